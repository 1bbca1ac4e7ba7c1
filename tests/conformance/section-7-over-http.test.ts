import { afterEach, describe, expect, test } from 'vitest'
import { FileBody, type Endpoint } from '#src/contract/basics/core.ts'
import { ENTITY_KINDS, entities } from '#src/contract/entities.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { createHttpHost } from '#mock-server/hosts/http/host.ts'
import type { MockServer } from '#mock-server/server.ts'
import { fieldsOf } from './fields-of.ts'
import { lineOf, prepare, rowOf, type Backend } from './section-7-play.ts'
import { callRows } from './section-7-rows.ts'
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

/** What a call sends and is answered, as far as the host between client and backend notices. */
function shapeOf(name: EndpointName): string {
  const { method, query, file, response, access }: Endpoint = endpoints[name]
  const { body, path = '', answer, status = 200 } = rowOf(name)
  const sent = [
    method,
    ...(path.includes('?') || fieldsOf(query).length > 0 ? ['query'] : []),
    ...(body === undefined ? [] : [body instanceof FormData ? 'form' : 'JSON']),
    ...(file === undefined ? [] : [file.mostFiles === undefined ? 'one file' : 'several files']),
    ...(file?.plainFields ? ['plain fields'] : []),
    ...(access === 'public' ? ['no session'] : []),
  ]
  const isPage = answer.some((field) => field.startsWith('pagination'))
  return `${sent.join(', ')} → ${status} ${response === FileBody ? 'file' : isPage ? 'page' : 'JSON'}`
}

/** The first call of each shape. */
const shapes = new Map((Object.keys(callRows) as EndpointName[]).toReversed().map((name) => [shapeOf(name), name]))

/** What a row's call is answered by a fresh backend, as the admin. */
async function answerOf(name: EndpointName, backend: Backend): Promise<Answer> {
  const row = rowOf(name)
  await prepare(backend, row)
  return backend.send(lineOf(row), { body: row.body })
}

describe('Each shape of request and answer over HTTP', () => {
  test('is one of a few', () => {
    expect(shapes.size).toBeGreaterThan(20)
    expect(shapes.size).toBeLessThan(50)
  })

  test.each([...shapes])('%s: %s is answered as within the program', async (_, name) => {
    const { answer, status = 200 } = rowOf(name)
    const here = await answerOf(name, wire())
    const there = await answerOf(name, wire({ host: overHttp }))
    expect([there.status, missingIn(there.body, answer)]).toEqual([status, []])
    expect(there).toEqual(here)
  })
})

test('The same seed and clock are the same world on both hosts, byte for byte, and in two backends made after each other', async () => {
  const lists = ENTITY_KINDS.map((kind) => endpoints[entities[kind].endpoints.list]).filter(
    ({ path }) => !path.includes('{'),
  )
  const textOf = async (backend: Backend) => {
    const texts: string[] = []
    for (const { path, query } of lists) {
      const most = fieldsOf(query).includes('limit') ? '?limit=500' : ''
      texts.push(`${path} ${JSON.stringify(await backend.send(`GET ${path}${most}`))}`)
    }
    return texts
  }
  const [here, again, there] = [await textOf(wire()), await textOf(wire()), await textOf(wire({ host: overHttp }))]
  expect(here.join('').length).toBeGreaterThan(500_000)
  expect(again).toEqual(here)
  expect(there).toEqual(here)
})
