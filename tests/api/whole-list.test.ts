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
