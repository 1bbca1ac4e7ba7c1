import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const SALES = 'vertrieb@nordkurs'

const head = { name: 'Touren_KW49.xlsx', source: 'file', contentHash: 'abcdef0123456789', rows: 3 }
const fingerprint = (number: number) => number.toString(16).padStart(20, '0')

const draft = (number: number, weightKg = 9600) => ({
  customer: { name: 'Nordkorn Mühlen GmbH', customerReference: `NM-${number}` },
  cargo: { description: 'Mehl', weightKg, packageCount: 12, packageType: 'Europalette' },
  pickup: { company: 'Mühle Kiel-Wik', postalCode: '24103', city: 'Kiel', date: '2026-11-30' },
  delivery: { company: 'Bäckerring', postalCode: '33602', city: 'Bielefeld', date: '2026-12-01' },
})
const row = (line: number, weightKg?: number) => ({
  line,
  fingerprint: fingerprint(line),
  draft: draft(line, weightKg),
  price: 420,
})

async function world() {
  const backend = seededBackend()
  // The world is there from the first call on.
  await backend.ask(DISPO, 'imports.list')
  const store = backend.server.store('nordkurs')
  const send = (importId: string, rows: readonly object[], account = DISPO, more: object = {}) =>
    backend.ask(account, 'imports.create', { body: { importId, head: { ...head, ...more }, rows } })
  const known = (fingerprints: readonly string[], contentHash = head.contentHash) =>
    backend.ask(DISPO, 'imports.known', { body: { fingerprints, contentHash } })
  const undo = (id: string, eventId: string | undefined, account = DISPO) =>
    backend.ask(account, 'imports.undo', { params: { id }, body: { eventId } })
  return { backend, store, send, known, undo }
}

describe('An import', () => {
  test('makes an order of each row that is right, and says of the others what is wrong', async () => {
    const { send, store, backend } = await world()
    const before = await store.count('orders')
    const made = await send('imp-00000001', [row(1), row(2, 99_000), row(3)])
    expect([made.status, made.body.results.map(({ line, outcome }) => `${line} ${outcome}`)]).toEqual([
      201,
      ['1 created', '2 refused', '3 created'],
    ])
    expect(made.body.results[1]).toMatchObject({
      message: 'Gewicht: 1 bis 40.000 kg',
      fieldErrors: [{ path: 'cargo.weightKg' }],
    })
    expect([await store.count('orders'), made.body.import]).toMatchObject([
      before + 2,
      { created: 2, rows: 3, createdBy: expect.any(String) },
    ])
    const [first] = made.body.results
    const order = await store.find('orders', first?.orderId ?? '')
    expect(order).toMatchObject({
      status: 'CREATED',
      customerReference: 'NM-1',
      customerPrice: 420,
      pickupCity: 'Kiel',
      weight: 9600,
    })
    const events = await backend.ask(DISPO, 'orders.events', { params: { id: order?.id ?? '' } })
    expect(events.body.items.map(({ type, payload }) => [type, payload])).toEqual([
      ['created', { source: 'import', importId: 'imp-00000001', name: 'Touren_KW49.xlsx', line: 1 }],
    ])
    const got = await backend.ask(DISPO, 'imports.get', { params: { id: 'imp-00000001' } })
    expect(got.body.orderIds).toEqual(made.body.results.flatMap(({ orderId }) => orderId ?? []))
  })

  test('is what its orders are found by', async () => {
    const { send, backend } = await world()
    const made = await send('imp-00000001', [row(1), row(2, 99_000), row(3)])
    await send('imp-00000002', [row(4)])
    const found = async (importId: string) => {
      const { body } = await backend.ask(DISPO, 'orders.list', { query: { importId, sortBy: 'orderNumber' } })
      return body.data.map(({ id }) => id)
    }
    expect(await found('imp-00000001')).toEqual(made.body.results.flatMap(({ orderId }) => orderId ?? []))
    expect(await found('imp-unknown')).toEqual([])
  })

  test('of the same rows makes no second order: in another part, another file, by another person', async () => {
    const { send, store, known } = await world()
    const first = await send('imp-00000001', [row(1), row(2)])
    const count = await store.count('orders')
    const again = await send('imp-00000001', [row(1), row(2)])
    const other = await send('imp-00000002', [row(2), row(1), row(2)], SALES, {
      name: 'Kopie.csv',
      contentHash: 'abcdef0123456780',
    })
    expect([again.body.results, other.body.results].map((all) => all.map(({ outcome }) => outcome))).toEqual([
      ['known', 'known'],
      ['known', 'known', 'known'],
    ])
    expect(other.body.results.map(({ orderNumber }) => orderNumber)).toEqual(
      [1, 0, 1].map((at) => first.body.results[at]?.orderNumber),
    )
    expect([await store.count('orders'), again.body.eventId, other.body.eventId]).toEqual([count, undefined, undefined])
    const asked = await known([fingerprint(1), fingerprint(2), fingerprint(3)])
    expect(asked.body.rows.map(({ fingerprint: is, importName }) => [is, importName])).toEqual([
      [fingerprint(1), 'Touren_KW49.xlsx'],
      [fingerprint(2), 'Touren_KW49.xlsx'],
    ])
    expect(asked.body.before).toMatchObject({ id: 'imp-00000001', created: 2 })
  })

  test('sent by two people in the same moment makes one order of each row', async () => {
    const { send, store } = await world()
    const before = await store.count('orders')
    const rows = Array.from({ length: 20 }, (_, at) => row(at + 1))
    const [one, two] = await Promise.all([send('imp-00000001', rows), send('imp-00000002', rows, SALES)])
    const outcomes = [...one.body.results, ...two.body.results].map(({ outcome }) => outcome)
    expect([
      await store.count('orders'),
      outcomes.filter((is) => is === 'created').length,
      outcomes.filter((is) => is === 'known').length,
    ]).toEqual([before + 20, 20, 20])
  })

  test('makes several orders of a row that was split, once each', async () => {
    const { send, store } = await world()
    const before = await store.count('orders')
    const parts = [0, 1].map((part) => ({ ...row(1), part }))
    await send('imp-00000001', parts)
    await send('imp-00000001', parts)
    expect(await store.count('orders')).toBe(before + 2)
  })

  test('of 1 000 rows goes in ten parts and is counted as one', async () => {
    const { send, backend } = await world()
    for (let part = 0; part < 10; part += 1) {
      const rows = Array.from({ length: 100 }, (_, at) => row(part * 100 + at + 1))
      expect(
        (await send('imp-00000001', rows, DISPO, { rows: 1000 })).body.results.every(
          ({ outcome }) => outcome === 'created',
        ),
      ).toBe(true)
    }
    const got = await backend.ask(DISPO, 'imports.get', { params: { id: 'imp-00000001' } })
    expect([got.body.created, got.body.orderIds?.length]).toEqual([1000, 1000])
    expect(
      (
        await send(
          'imp-00000001',
          Array.from({ length: 101 }, (_, at) => row(at + 1)),
        )
      ).status,
    ).toBe(422)
  })

  test('is refused under the id of another list, and for who makes no orders', async () => {
    const { send } = await world()
    await send('imp-00000001', [row(1)])
    const other = await send('imp-00000001', [row(2)], DISPO, { contentHash: 'abcdef0123456780' })
    expect([other.status, other.refusal['code']]).toEqual([409, 'OTHER_IMPORT'])
    expect((await send('imp-00000003', [row(3)], 'finanzen@nordkurs')).status).toBe(403)
  })
})

describe('Taking an import back', () => {
  test('takes all its orders away, with the customer they brought, and a second undo makes them again', async () => {
    const { send, store, undo, known } = await world()
    const before = await store.count('orders')
    const customers = await store.count('partners')
    const made = await send('imp-00000001', [row(1), row(2)])
    const back = await undo('imp-00000001', made.body.eventId)
    expect([back.status, await store.count('orders'), (await known([fingerprint(1)])).body.rows]).toEqual([
      200,
      before,
      [],
    ])
    expect(await store.count('partners')).toBe(customers)
    const redo = await undo('imp-00000001', back.body.eventId)
    expect([redo.status, await store.count('orders')]).toEqual([200, before + 2])
    expect((await send('imp-00000001', [row(1)])).body.results[0]?.outcome).toBe('known')
  })

  test('leaves the orders somebody has worked with, and names them', async () => {
    const { send, store, undo, backend } = await world()
    const before = await store.count('orders')
    const made = await send('imp-00000001', [row(1), row(2), row(3)])
    const id = made.body.results[1]?.orderId ?? ''
    await backend.ask(SALES, 'orders.update', { params: { id }, body: { internalNotes: 'Anruf' } })
    const back = await undo('imp-00000001', made.body.eventId)
    expect([back.status, back.body.warnings.map(({ message }) => message)]).toEqual([
      200,
      [`Bearbeitet und deshalb geblieben: ${id}`],
    ])
    expect([await store.count('orders'), (await store.find('orders', id))?.id]).toEqual([before + 1, id])
  })

  test('is refused where all of them stay, and to anyone else', async () => {
    const { send, undo, backend } = await world()
    const made = await send('imp-00000001', [row(1)])
    expect((await undo('imp-00000001', made.body.eventId, SALES)).status).toBe(403)
    const id = made.body.results[0]?.orderId ?? ''
    await backend.ask(DISPO, 'orders.update', { params: { id }, body: { internalNotes: 'Anruf' } })
    const back = await undo('imp-00000001', made.body.eventId)
    expect([back.status, back.refusal['message']]).toEqual([409, `Bearbeitet und deshalb geblieben: ${id}`])
  })

  test('goes by the events that still hold: each part, none that was taken back, and what made them again', async () => {
    const { send, undo, backend } = await world()
    const held = async () =>
      (await backend.ask(DISPO, 'imports.get', { params: { id: 'imp-00000001' } })).body.eventIds ?? []
    const first = await send('imp-00000001', [row(1)])
    const second = await send('imp-00000001', [row(2)])
    expect(await held()).toEqual([first.body.eventId, second.body.eventId])
    const back = await undo('imp-00000001', first.body.eventId)
    expect(await held()).toEqual([second.body.eventId])
    const again = await undo('imp-00000001', back.body.eventId)
    expect(await held()).toEqual([second.body.eventId, again.body.eventId])
    for (const eventId of await held()) expect((await undo('imp-00000001', eventId)).status).toBe(200)
    expect(await held()).toEqual([])
  })

  test('frees its rows: they can be taken in again, and then what was taken back does not come back beside them', async () => {
    const { send, store, undo } = await world()
    const before = await store.count('orders')
    const made = await send('imp-00000001', [row(1)])
    const back = await undo('imp-00000001', made.body.eventId)
    expect((await send('imp-00000002', [row(1)])).body.results[0]?.outcome).toBe('created')
    expect((await undo('imp-00000001', back.body.eventId)).status).toBe(409)
    expect(await store.count('orders')).toBe(before + 1)
  })
})

test('What the columns of a sender are is remembered, since when, and for the first sender that is known', async () => {
  const { backend } = await world()
  const put = (columns: object) =>
    backend.ask(DISPO, 'importMappings.put', { body: { senderKey: 'touren@nordkorn.example', columns } })
  const get = async (senders: string) =>
    (await backend.ask(DISPO, 'importMappings.get', { query: { senders } })).body.mapping
  expect(await get('head:1,touren@nordkorn.example')).toBeUndefined()
  const first = await put({ 'Auftrags-Nr.': 'reference', 'Bem. intern': 'skip' })
  backend.pass(86_400_000)
  await put({ Ldm: 'loadingMeters', 'Bem. intern': 'note' })
  expect(await get('head:1,touren@nordkorn.example')).toMatchObject({
    since: first.body.since,
    columns: { 'Auftrags-Nr.': 'reference', 'Bem. intern': 'note', Ldm: 'loadingMeters' },
  })
})
