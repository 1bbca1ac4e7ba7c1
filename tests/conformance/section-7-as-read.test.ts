import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#src/contract/basics/core.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { prepare, rowOf, type Backend } from './section-7-play.ts'
import { wire } from './wire.ts'

type Fields = Readonly<Record<string, unknown>>

const shapeOf = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}')

/** Every change of a record that is read at the same address. */
const changes = Object.entries<Endpoint>(endpoints).flatMap(([name, { method, path }]) => {
  if (method !== 'PUT' && method !== 'PATCH') return []
  const isRead = Object.values<Endpoint>(endpoints).some(
    (other) =>
      other.method === 'GET' && shapeOf(other.path) === shapeOf(path) && !('shape' in other.query && other.query.shape),
  )
  return isRead ? [{ name: name as EndpointName, method, path }] : []
})

/** What can be changed only as long as nobody has decided upon it. */
const UNDECIDED: Readonly<Record<string, (record: Fields) => boolean>> = {
  'campaigns.update': ({ status }) => status === 'draft',
  'invoices.update': ({ state }) => state === 'draft',
  'incomingInvoices.update': ({ state }) => state === 'received',
}

/** The record of the call's row, and up to four more it can change. */
async function addressesOf(backend: Backend, name: EndpointName, path: string): Promise<string[]> {
  const row = rowOf(name)
  await prepare(backend, row)
  const own = row.path ?? row.call.split(' ')[1] ?? ''
  if (!path.includes('{')) return [own]
  const { body } = await backend.send(`GET ${path.replace(/\/\{.*$/, '')}?limit=50`)
  const rows = (body as { data: (Fields & { id: string })[] }).data
  const others = rows.filter(UNDECIDED[name] ?? (() => true)).map(({ id }) => path.replace(/\{.*\}/, id))
  return [...new Set([own, ...others])].slice(0, 5)
}

const snakeCased = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A value with its names in snake_case, at every depth; what a paper says is by the names of the paper. */
function inSnakeCase(value: unknown, at = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => inSnakeCase(one))
  if (typeof value !== 'object' || value === null || at === 'extractedData') return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [snakeCased(name), inSnakeCase(entry, name)]))
}

describe('A record goes back as it was read', () => {
  test.each(changes)('$path takes it, and changes nothing', async ({ name, method, path }) => {
    const backend = wire()
    const addresses = await addressesOf(backend, name, path)
    expect(addresses).not.toEqual([])
    for (const address of addresses) {
      const before = await backend.send(`GET ${address}`)
      backend.pass(60_000)
      const camel = await backend.send(`${method} ${address}`, { body: before.body })
      const snake = await backend.send(`${method} ${address}`, { body: inSnakeCase(before.body) })
      expect([camel.status, snake.status, address, camel.body]).toEqual([200, 200, address, camel.body])
      expect((await backend.send(`GET ${address}`)).body).toEqual(before.body)
    }
  })

  test.each(changes.filter(({ path }) => path.includes('{')))(
    '$path refuses another id by its name, and an older version as a conflict',
    async ({ name, method, path }) => {
      const backend = wire()
      const [address = ''] = await addressesOf(backend, name, path)
      const { body } = await backend.send(`GET ${address}`)
      const other = await backend.send(`${method} ${address}`, { body: { ...Object(body), id: 'other' } })
      const older = await backend.send(`${method} ${address}`, { body: { ...Object(body), version: 0 } })
      expect([other.status, other.body, older.status, older.body]).toMatchObject([
        422,
        { fieldErrors: [{ path: 'id' }] },
        409,
        { code: 'VERSION_CONFLICT' },
      ])
    },
  )
})

describe('A whole record with one other field', () => {
  const id = 'NK-2026-004811'

  test('changes that field and no other, not even what was worked out for the order', async () => {
    const backend = wire()
    const { body: before } = await backend.send(`GET /api/orders/${id}`)
    const answer = await backend.send(`PUT /api/orders/${id}`, {
      body: { ...Object(before), internalNotes: 'Bitte anrufen' },
    })
    const { body: after } = await backend.send(`GET /api/orders/${id}`)
    expect(answer.status).toBe(200)
    const { version: _, updatedAt: __, ...rest } = Object(after)
    const { version: ___, updatedAt: ____, ...expected } = Object(before)
    expect(rest).toEqual({ ...expected, internalNotes: 'Bitte anrufen' })
    expect(rest.loadingMetersCalculated).toBe(true)
  })

  test.each([
    ['tenantId', 'mainspessart'],
    ['createdAt', '2020-01-01T00:00:00.000Z'],
    ['created_by', 'Somebody'],
    ['isFromOCR', false],
    ['nobodyKnows', 1],
  ])('is refused by its name where that cannot be set: %s', async (field, value) => {
    const backend = wire()
    const { body } = await backend.send(`GET /api/orders/${id}`)
    const answer = await backend.send(`PUT /api/orders/${id}`, { body: { ...Object(body), [field]: value } })
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'VALIDATION', fieldErrors: [{ path: field }] }])
    expect((await backend.send(`GET /api/orders/${id}`)).body).toEqual(body)
  })

  test('of a version that somebody has changed since is a conflict, unless the header says otherwise', async () => {
    const backend = wire()
    const { body } = await backend.send(`GET /api/orders/${id}`)
    await backend.send(`PUT /api/orders/${id}`, { as: 'dispatcher', body: { weight: 900 } })
    const mine = { ...Object(body), internalNotes: 'Rampe 3' }
    expect((await backend.send(`PUT /api/orders/${id}`, { body: mine })).status).toBe(409)
    const headers = { 'If-Match': String(Object(body).version + 1) }
    expect((await backend.send(`PUT /api/orders/${id}`, { body: mine, headers })).status).toBe(200)
  })
})

test('Names in snake_case are read in bodies of every kind, at every depth; where both stand there, the own counts', async () => {
  const backend = wire()
  const charges = [{ code: 'FRACHT', amount: 500 }]
  const { status, body } = await backend.send('PUT /api/orders/NK-2026-004811', {
    body: {
      customer_charges: charges,
      dangerous_goods: [{ un_number: '1203', class: '3', packing_group: 'II', tunnel_code: 'D/E' }],
      internal_notes: 'falsch',
      internalNotes: 'richtig',
    },
  })
  expect([status, body]).toMatchObject([
    200,
    {
      order: {
        customerPrice: 500,
        internalNotes: 'richtig',
        dangerousGoods: [{ unNumber: '1203', packingGroup: 'II', tunnelCode: 'D/E' }],
      },
    },
  ])
  const login = await backend.send('POST /api/auth/login', {
    body: { email: 'dispo@nordkurs.example', password: 'Frachtbrief-2026', remember_me: true },
    headers: { Authorization: undefined },
  })
  expect(login.status).toBe(200)
})
