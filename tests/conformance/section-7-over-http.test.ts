import { afterEach, describe, expect, test } from 'vitest'
import { ENTITY_KINDS, entities } from '#src/contract/entities.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { createHttpHost } from '#mock-server/hosts/http/host.ts'
import type { MockServer } from '#mock-server/server.ts'
import { fieldsOf } from './fields-of.ts'
import type { CallRow } from './section-7-row.ts'
import { callRows as table } from './section-7-rows.ts'
import { missingIn, wire, type Answer } from './wire.ts'

const open: { close(): Promise<void> }[] = []

/** The standalone host before a backend. */
async function overHttp(server: MockServer) {
  const host = createHttpHost(server, { root: '/nowhere', faults: false })
  open.push(host)
  const port = await host.listen(0, '127.0.0.1')
  return (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((host) => host.close()))
})

/** What a row's call is answered by a fresh backend, as the admin. */
async function played(row: CallRow, backend: ReturnType<typeof wire>): Promise<Answer> {
  for (const [line, body] of row.before ?? []) {
    const as = row.beforeAs === 'another' ? 'dispatcher' : (row.beforeAs ?? 'dispatcher')
    await backend.send(line, { as, body })
  }
  const [method = '', own = ''] = row.call.split(' ')
  return backend.send(`${method} ${row.path ?? own}`, { body: row.body })
}

describe('Each call of section 7 over HTTP', () => {
  test.each(Object.keys(table) as EndpointName[])('%s answers as it does within the program', async (name) => {
    const row = table[name]
    if (row === undefined) throw new Error(`No row for ${name}`)
    const here = await played(row, wire())
    const there = await played(row, wire(overHttp))
    expect([there.status, missingIn(there.body, row.answer)]).toEqual([row.status ?? 200, []])
    expect(there).toEqual(here)
  })
})

test('The same seed and clock are the same world on both hosts, byte for byte, and in two backends made after each other', async () => {
  const lists = ENTITY_KINDS.map((kind) => endpoints[entities[kind].endpoints.list]).filter(
    ({ path }) => !path.includes('{'),
  )
  const textOf = async (backend: ReturnType<typeof wire>) => {
    const texts: string[] = []
    for (const { path, query } of lists) {
      const most = fieldsOf(query).includes('limit') ? '?limit=500' : ''
      texts.push(`${path} ${JSON.stringify(await backend.send(`GET ${path}${most}`))}`)
    }
    return texts
  }
  const [here, again, there] = [await textOf(wire()), await textOf(wire()), await textOf(wire(overHttp))]
  expect(here.join('').length).toBeGreaterThan(500_000)
  expect(again).toEqual(here)
  expect(there).toEqual(here)
})
