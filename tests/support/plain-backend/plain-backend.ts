import type { EndpointName } from '#src/contract/index.ts'
import type { createMockServer } from '#mock-server/index.ts'
import { specifiedCalls } from '#tests/conformance/section-7-specified.ts'
import { PLAIN_ANSWERS } from './answers.ts'

type MockServer = ReturnType<typeof createMockServer>
type Fetch = MockServer['fetch']

/** A call as it left the app. */
export interface AskedCall {
  line: string
  /** Undefined: the specification has no such call. */
  name: EndpointName | undefined
  ifMatch: string | null
  body: string
}

/** A backend that knows the specification alone, and what it was asked. */
export interface PlainBackend {
  server: MockServer
  asked: AskedCall[]
  /** Calls the specification does not have; an app that works with such a backend sends none. */
  unknown(): string[]
}

const BASE = 'http://backend.invalid'
/** Rows of one request to the backend behind. */
const MOST = 500
/** Lists that come whole: the specification gives their answers no pages. */
const WHOLE: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'orders.list',
  'transports.list',
  'vehicles.list',
  'partners.list',
  'loads.list',
  'users.list',
  'documents.list',
])

const table = specifiedCalls.flatMap(([call, , , name]) => {
  const [method = '', path = ''] = call.split(' ')
  if (name === undefined) return []
  const pattern = new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`)
  return [{ method, pattern, name, isExact: !path.includes('{') }]
})

function nameOf(method: string, path: string): EndpointName | undefined {
  const fitting = table.filter((row) => row.method === method && row.pattern.test(path))
  return (fitting.find(({ isExact }) => isExact) ?? fitting[0])?.name
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/**
 * Cuts a backend down to what the specification shows: the calls of section 7 with the fields of section 3, plain records after a
 * change, `{}` after a deletion, errors that are a message, no idempotency, no versions, and a live connection that opens and says
 * nothing. Everything else is a path it does not have. Source: decision A34
 */
export function plainBackend(server: MockServer): PlainBackend {
  const asked: AskedCall[] = []
  const { fetch } = server

  const plain: Fetch = async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, BASE) : input, init)
    const url = new URL(request.url)
    const name = nameOf(request.method, url.pathname)
    const body = typeof init?.body === 'string' ? init.body : ''
    asked.push({ line: `${request.method} ${url.pathname}`, name, ifMatch: request.headers.get('If-Match'), body })
    if (name === undefined) return json({ message: `Cannot ${request.method} ${url.pathname}` }, 404)
    const headers = new Headers(request.headers)
    headers.delete('If-Match')
    headers.delete('Idempotency-Key')
    const path = `${url.pathname}${url.search}`
    const sent = init ?? { body: request.method === 'GET' ? null : await request.arrayBuffer() }
    if (WHOLE.has(name)) return await wholeList(name, url, (at) => fetch(at, { ...sent, headers }))
    return await cut(name, await fetch(path, { ...sent, method: request.method, headers }))
  }
  server.fetch = plain
  server.connect = () => ({ received: async () => undefined, closed: () => undefined })
  return {
    server,
    asked,
    unknown: () => [...new Set(asked.filter(({ name }) => name === undefined).map(({ line }) => line))],
  }
}

/** An answer with what the specification shows of it. */
async function cut(name: EndpointName, response: Response): Promise<Response> {
  if (!(response.headers.get('content-type') ?? '').includes('json')) return response
  const body = (await response.json()) as Record<string, unknown>
  if (!response.ok) return json({ message: body['message'] }, response.status)
  return json(PLAIN_ANSWERS[name]?.(body) ?? body, response.status)
}

/** All rows of a list that the filters leave. */
async function wholeList(name: EndpointName, url: URL, ask: (path: string) => Promise<Response>): Promise<Response> {
  const rows: unknown[] = []
  const limit = name === 'documents.list' ? 200 : MOST
  for (let page = 1, last = 1; page <= last; page++) {
    url.searchParams.set('page', String(page))
    url.searchParams.set('limit', String(limit))
    const response = await ask(`${url.pathname}${url.search}`)
    if (!response.ok) return await cut(name, response)
    const { data, pagination } = (await response.json()) as { data: unknown[]; pagination: { totalPages: number } }
    rows.push(...data)
    last = pagination.totalPages
  }
  return json(PLAIN_ANSWERS[name]?.({ data: rows }) ?? rows)
}
