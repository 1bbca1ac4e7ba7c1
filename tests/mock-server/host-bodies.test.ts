import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpHost, type HttpHost } from '#mock-server/hosts/http/host.ts'
import type { MockServer } from '#mock-server/server.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { NOW } from './seeded-backend.ts'

let server: MockServer
let host: HttpHost
let port: number
const tokens: Record<string, string> = {}
const reports: unknown[] = []

beforeAll(async () => {
  server = createTestServer({ now: () => NOW, report: (error) => reports.push(error) })
  host = createHttpHost(server, { root: '/nowhere', faults: false })
  port = await host.listen(0, '127.0.0.1')
  for (const name of ['gast', 'dispo']) tokens[name] = await server.tokenFor(`usr-nordkurs-${name}`)
})
afterAll(() => host.close())

/** Status lines of all that one connection is answered, and whether the server has ended it; sent as it stands. */
function talk(...parts: readonly (string | Buffer)[]): Promise<string[]> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    const statuses = () => [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status)
    socket.on('data', (data) => {
      heard += data.toString('latin1')
      // The last call is one for the health of the server.
      if (heard.includes('smartMatching')) {
        socket.destroy()
        resolve(statuses())
      }
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve([...statuses(), 'closed']))
    for (const part of parts) socket.write(part)
  })
}

const HEALTH = 'GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n'

function call(method: string, path: string, body: string | Buffer, ...headers: string[]): (string | Buffer)[] {
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'X-Tenant-Id: nordkurs', ...headers]
  return [`${[...lines, `Content-Length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n`, body]
}

const as = (name: string) => `Authorization: Bearer ${tokens[name]}`
const FORM = 'Content-Type: multipart/form-data; boundary=b'

/** A form with a PDF of so many bytes under a name as it stands. */
function form(megabytes: number, name = 'a.pdf', more = ''): Buffer {
  const head = `${more}--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7`
  return Buffer.concat([Buffer.from(head), Buffer.alloc(megabytes * 1e6, 120), Buffer.from('\r\n--b--\r\n')])
}

const metadata = (value: object) =>
  `--b\r\nContent-Disposition: form-data; name="metadata"\r\n\r\n${JSON.stringify(value)}\r\n`

describe('A body that is refused is read, so that the next call on its connection is answered', () => {
  test.each([
    ['of somebody unknown', () => call('POST', '/api/v1/documents', form(4), FORM), ['401', '200']],
    ['of one who may not', () => call('POST', '/api/v1/documents', form(11), FORM, as('gast')), ['403', '200']],
    [
      'of 30 MB for many files',
      () => call('POST', '/api/v1/documents/bulk', form(30), FORM, as('gast')),
      ['403', '200'],
    ],
    [
      'in a wrong form',
      () => call('POST', '/api/v1/documents', form(4), 'Content-Type: multipart/x', as('dispo')),
      ['400', '200'],
    ],
    ['of a page', () => call('POST', '/orders', form(4), FORM), ['405', '200']],
    [
      'too large for a file',
      () => call('POST', '/api/v1/messages/transport-orders', form(11), FORM, as('dispo')),
      ['413', 'closed'],
    ],
    ['too large for a call', () => call('POST', '/api/orders', form(3), as('dispo')), ['413', 'closed']],
  ])('%s', async (_, parts, heard) => {
    expect(await talk(...parts(), HEALTH)).toEqual(heard)
  })

  test('that does not say how long it is', async () => {
    const body = form(4)
    const head = [
      'POST /api/v1/documents HTTP/1.1',
      'Host: localhost',
      'X-Tenant-Id: nordkurs',
      FORM,
      'Transfer-Encoding: chunked',
    ]
    const parts = [`${head.join('\r\n')}\r\n\r\n${body.length.toString(16)}\r\n`, body, '\r\n0\r\n\r\n']
    expect(await talk(...parts, HEALTH)).toEqual(['401', '200'])
  })
})

describe('Nothing that is malformed stays without an answer or is answered by 500', () => {
  const BAD = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])
  test.each([
    ['an id that is no text', () => ['GET /api/orders/%ff HTTP/1.1\r\nHost: x\r\n\r\n'], '400'],
    ['a link that is no text', () => ['GET /api/v1/answers/%ff HTTP/1.1\r\nHost: x\r\n\r\n'], '400'],
    ['a page that is no text', () => ['GET /answer/%ff HTTP/1.1\r\nHost: x\r\n\r\n'], '400'],
    ['half a sign', () => ['GET /api/orders/% HTTP/1.1\r\nHost: x\r\n\r\n'], '400'],
    ['an address that is none', () => ['GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n'], '400'],
    ['a star', () => ['OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n'], '400'],
    ['a method of no one', () => ['TRACE /api/orders HTTP/1.1\r\nHost: x\r\n\r\n'], '405'],
    ['a head', () => ['HEAD /api/orders HTTP/1.1\r\nHost: x\r\n\r\n'], '405'],
    ['a question with a body', () => call('GET', '/api/v1/health', '{}'), '200'],
    ['a question with a form', () => call('GET', '/api/v1/health', form(0), FORM), '200'],
    ['bytes that are no text', () => call('PUT', '/api/orders/NK-2026-004711', BAD, as('dispo')), '400'],
    ['a packed body', () => call('POST', '/api/partners', BAD, 'Content-Encoding: gzip', as('dispo')), '400'],
    ['a body that is a list', () => call('POST', '/api/partners', '[]', as('dispo')), '422'],
    ['a body that is nothing', () => call('POST', '/api/partners', 'null', as('dispo')), '422'],
    ['a sign-in with a number', () => call('POST', '/api/auth/login', '{"email":1,"password":2}'), '422'],
    ['a sign-in that is no JSON', () => call('POST', '/api/auth/login', '{"email'), '400'],
    ['a token that is none', () => call('GET', '/api/orders', '', 'Authorization: Bearer \x01.ÿ.x'), '4..'],
    [
      'a version that is none',
      () => call('PUT', '/api/orders/NK-2026-004711', '{"weight":1}', 'If-Match: ÿ', as('dispo')),
      '400',
    ],
  ])('%s', async (_, parts, status) => {
    const [first = ''] = await talk(...parts(), HEALTH)
    expect(first).toMatch(new RegExp(`^${status}$`))
    expect(reports).toEqual([])
  })

  test.each([
    ['a line of its own', 'a\r\nBcc: x@evil.example\r\n.pdf'],
    ['a line in one', 'a\nBcc: x@evil.example.pdf'],
    ['signs no one sees', 'a\x00\x01\x7fb.pdf'],
    ['a quote in it', 'a"; name="metadata"; x=".pdf'],
    ['nothing', ''],
  ])('a file whose name has %s', async (_, name) => {
    const { body } = await someOrder()
    const bytes = form(0, name, metadata(body))
    const answers = [
      await talk(...call('POST', '/api/v1/messages/transport-orders', bytes, FORM, as('dispo')), HEALTH),
      await talk(...call('POST', '/api/v1/documents', bytes, FORM, as('dispo')), HEALTH),
    ]
    for (const [first, second] of answers) expect([/^(201|4\d\d)$/.test(first ?? ''), second]).toEqual([true, '200'])
    expect(reports).toEqual([])
    for (const { fileName = '' } of await server.store('nordkurs').all('messages'))
      expect(fileName).not.toMatch(/\p{Cc}/u)
  })

  async function someOrder() {
    const where = { status: 'ASSIGNED', carrierId: { exists: true }, transportStatus: 'ASSIGNED' } as const
    const order = await server.store('nordkurs').first('orders', where)
    return { body: { orderId: order?.id, recipient: 'dispo@frachtweg.example', text: 'Bitte bestätigen.' } }
  }
})

test('What breaks on its way to a rule is answered by 500 and told, and the server goes on', async () => {
  const { fetch: usual } = server
  server.fetch = () => Promise.reject(new Error('planned'))
  const [first] = await talk(...call('POST', '/api/partners', '{}', as('dispo')), HEALTH).finally(
    () => (server.fetch = usual),
  )
  expect(first).toBe('500')
  expect(await talk(HEALTH)).toEqual(['200'])
})
