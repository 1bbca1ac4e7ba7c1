import { expect, test } from 'vitest'
import { createQueryClient } from '#src/api/query.ts'
import { wholeList } from '#src/api/whole-list.ts'
import { clientWith, json } from './fake-server.ts'

const LIMIT = 500

test('a list to choose from is read to its end, in its order, and each page asked for once', async () => {
  const drivers = Array.from({ length: 1201 }, (_, at) => ({ id: `drv-${at}`, name: `Fahrer ${at}` }))
  const asked: string[] = []
  const { call } = clientWith((request) => {
    const { searchParams } = new URL(request.url)
    const page = Number(searchParams.get('page'))
    asked.push(`${page} ${searchParams.get('sortBy')}`)
    const data = drivers.slice((page - 1) * LIMIT, page * LIMIT)
    return json(200, { data, pagination: { page, limit: LIMIT, total: 1201, totalPages: 3 } })
  })
  const services = { call, queryClient: createQueryClient() }
  const read = () => wholeList(services, 'drivers.list', { sortBy: 'name', sortOrder: 'asc' })
  expect((await read()).map(({ id }) => id)).toEqual(drivers.map(({ id }) => id))
  expect((await read()).length).toBe(1201)
  expect(asked).toEqual(['1 name', '2 name', '3 name'])
})

test('a server that says there is more on every page is asked no further than for 200 of them', async () => {
  let asked = 0
  const { call } = clientWith((request) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    asked += 1
    const data = [{ id: `drv-${page}`, name: `Fahrer ${page}` }]
    return json(200, { data, pagination: { page, limit: LIMIT, total: 1e9, totalPages: Math.min(page + 1, 300) } })
  })
  const services = { call, queryClient: createQueryClient() }
  expect(await wholeList(services, 'drivers.list', { sortBy: 'name', sortOrder: 'asc' })).toHaveLength(200)
  expect(asked).toBe(200)
})
