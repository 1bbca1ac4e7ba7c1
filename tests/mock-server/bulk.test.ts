import { describe, expect, test } from 'vitest'
import type { LiveMessage } from '#src/contract/live/live.ts'
import { seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
type Backend = ReturnType<typeof seededBackend>

/** CREATED without a customer's price. */
const UNPRICED = 'NK-2026-004810'
/** CREATED, Saturday 21.11., for 890 €. */
const CREATED = 'NK-2026-004793'
/** CONFIRMED, 1.645 €. */
const CONFIRMED = 'NK-2026-004713'
/** ASSIGNED to car-030, 740 €. */
const ASSIGNED = 'NK-2026-004709'
const IN_TRANSIT = 'NK-2026-004694'
const BILLED = 'NK-2026-004581'
const CANCELLED = 'NK-2026-004612'

async function bulk(backend: Backend, ids: readonly string[], change: object, more: object = {}, account = DISPO) {
  const answer = await backend.ask(account, 'orders.bulk', {
    body: { items: ids.map((id) => ({ id })), change, ...more },
  })
  return answer.body.results
}

const orderOf = async (backend: Backend, id: string) =>
  (await backend.ask(DISPO, 'orders.get', { params: { id } })).body
const short = (results: Awaited<ReturnType<typeof bulk>>) =>
  results.map(({ id, outcome, message }) => [id, outcome, message])

describe('Each kind of change', () => {
  test('A status, with the refusals of its rule; one refused stops no other', async () => {
    const backend = seededBackend()
    const results = await bulk(backend, [CREATED, UNPRICED, CONFIRMED, BILLED, 'NK-2026-999999'], {
      kind: 'status',
      status: 'CONFIRMED',
    })
    expect(short(results)).toEqual([
      [CREATED, 'changed', undefined],
      [UNPRICED, 'refused', 'Kundenpreis fehlt'],
      [CONFIRMED, 'unchanged', undefined],
      [BILLED, 'refused', 'Nur aus Angelegt oder Disponiert möglich'],
      ['NK-2026-999999', 'refused', 'Auftrag NK-2026-999999 wurde nicht gefunden'],
    ])
    expect(results.map(({ code }) => code)).toEqual([
      undefined,
      'reason.customerPriceMissing',
      undefined,
      'ILLEGAL_TRANSITION',
      'NOT_FOUND',
    ])
    expect(results[0]).toMatchObject({
      orderNumber: CREATED,
      order: { status: 'CONFIRMED', version: 2, approvedBy: 'Jürgen Weiß' },
      overridable: false,
      needsNotes: false,
    })
    expect(results[0]?.changes).toContainEqual({ field: 'status', from: 'CREATED', to: 'CONFIRMED' })
    expect(results[4]?.order).toBeUndefined()
    expect(await orderOf(backend, CREATED)).toMatchObject({ status: 'CONFIRMED', version: 2 })
    expect(await orderOf(backend, UNPRICED)).toMatchObject({ status: 'CREATED', version: 1 })
  })

  test('A missing reason is asked for, and lifts it', async () => {
    const backend = seededBackend()
    const cancel = { kind: 'status', status: 'CANCELLED' }
    const asked = await bulk(backend, [CREATED, IN_TRANSIT], cancel)
    expect(asked.map(({ message, needsNotes, overridable }) => [message, needsNotes, overridable])).toEqual([
      ['Bitte eine Begründung angeben', true, false],
      ['Nur für die Administration', false, false],
    ])
    const done = await bulk(backend, [CREATED], { ...cancel, notes: 'Kunde hat abgesagt' })
    expect(done).toMatchObject([{ outcome: 'changed', order: { status: 'CANCELLED' } }])
  })

  test('A proof that is not checked can be gone against with a reason', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask(DISPO, 'orders.list', { query: { status: 'DELIVERED', limit: 100 } })
    const order = body.data.find((one) => !one.proofOfDeliveryVerified && one.carrierPrice !== undefined)
    const bill = { kind: 'status', status: 'BILLED' }
    const finance = 'finanzen@nordkurs'
    expect(await bulk(backend, [order?.id ?? ''], bill, {}, finance)).toMatchObject([
      { outcome: 'refused', message: 'Ablieferbeleg ist noch nicht geprüft', overridable: true, needsNotes: false },
    ])
    expect(await bulk(backend, [order?.id ?? ''], { ...bill, override: true }, {}, finance)).toMatchObject([
      { outcome: 'refused', message: 'Bitte eine Begründung angeben', overridable: false, needsNotes: true },
    ])
    const forced = { ...bill, override: true, notes: 'Beleg liegt auf Papier vor' }
    expect(await bulk(backend, [order?.id ?? ''], forced, {}, finance)).toMatchObject([{ outcome: 'changed' }])
  })

  test('A carrier, a blocked one only with a reason, and taking it away', async () => {
    const backend = seededBackend()
    await backend.server.ready
    // No type of vehicle is asked for.
    await backend.server.store('nordkurs').patch('orders', CONFIRMED, { requiredVehicleType: undefined })
    const give = (carrierId: string | null, overrideReason?: string) =>
      bulk(backend, [CONFIRMED], { kind: 'carrier', carrierId, ...(overrideReason ? { overrideReason } : {}) })
    expect(await give('car-021')).toMatchObject([
      { outcome: 'refused', code: 'CONFLICTS', message: 'Frachtführer ist gesperrt', overridable: true },
    ])
    expect(await give('car-021', 'Freigabe durch Geschäftsführung')).toMatchObject([
      {
        outcome: 'changed',
        order: { carrierId: 'car-021', status: 'ASSIGNED' },
        // The order asks for an exchange of pallets, and he has not said whether he does.
        warnings: [
          { code: 'reason.carrierBlocked', message: 'Frachtführer ist gesperrt' },
          { code: 'reason.plan.palletExchangeUnknown' },
        ],
      },
    ])
    expect(await give(null)).toMatchObject([{ outcome: 'changed', order: { status: 'CONFIRMED' } }])
    expect((await orderOf(backend, CONFIRMED)).carrierId).toBeUndefined()
    expect(await give('car-999')).toMatchObject([{ message: 'Frachtführer wurde nicht gefunden', overridable: false }])
  })

  test('A priority', async () => {
    const backend = seededBackend()
    const results = await bulk(backend, [CREATED, CANCELLED], { kind: 'priority', priority: 'urgent' })
    expect(results).toMatchObject([
      { outcome: 'changed', changes: [{ field: 'priority', from: 'normal', to: 'urgent' }] },
      { outcome: 'refused', message: 'Stornierte Aufträge sind schreibgeschützt', code: 'READ_ONLY' },
    ])
    expect(await bulk(backend, [CREATED], { kind: 'priority', priority: 'urgent' })).toMatchObject([
      { outcome: 'unchanged', changes: [], order: { version: 2 } },
    ])
  })

  test.each<[string, object, string | number]>([
    ['three percent more of 890 €', { by: 'percent', value: 3 }, 916.7],
    ['two and a half percent less', { by: 'percent', value: -2.5 }, 867.75],
    ['50 € more', { by: 'amount', value: 50 }, 940],
    ['12,50 € less', { by: 'amount', value: -12.5 }, 877.5],
    ['480 € fixed', { by: 'fixed', value: 480 }, 480],
    ['more off than there is', { by: 'amount', value: -890.01 }, 'Preis: 0 bis 99.999,99 €'],
    ['above the limit', { by: 'amount', value: 99_110 }, 'Preis: 0 bis 99.999,99 €'],
  ])('A price: %s', async (_, how, result) => {
    const backend = seededBackend()
    const [done] = await bulk(backend, [CREATED], { kind: 'price', field: 'customerPrice', ...how })
    const price = (await orderOf(backend, CREATED)).customerPrice
    if (typeof result === 'number') expect([done?.outcome, price]).toEqual(['changed', result])
    else expect([done?.outcome, done?.message, price]).toEqual(['refused', result, 890])
  })

  test('A price that is not there is changed by nothing, but can be set', async () => {
    const backend = seededBackend()
    const change = { kind: 'price', field: 'customerPrice' }
    expect(await bulk(backend, [UNPRICED], { ...change, by: 'percent', value: 3 })).toMatchObject([
      { outcome: 'refused', message: 'Kundenpreis fehlt' },
    ])
    expect(await bulk(backend, [CREATED], { ...change, field: 'carrierPrice', by: 'amount', value: 5 })).toMatchObject([
      { outcome: 'refused', message: 'Frachtführerpreis fehlt' },
    ])
    expect(await bulk(backend, [UNPRICED], { ...change, by: 'fixed', value: 480 })).toMatchObject([
      { outcome: 'changed', order: { customerPrice: 480 } },
    ])
  })

  test('Dates move by days, both or one, with the warnings of the calendar', async () => {
    const backend = seededBackend()
    const [both] = await bulk(backend, [CREATED], { kind: 'dates', days: 1, stops: 'both' })
    expect(both).toMatchObject({
      changes: [
        { field: 'pickupDate', from: '2026-11-21', to: '2026-11-22' },
        { field: 'deliveryDate', from: '2026-11-21', to: '2026-11-22' },
      ],
      order: { pickupDate: '2026-11-22', deliveryDate: '2026-11-22' },
    })
    expect(both?.warnings.map(({ message }) => message)).toContain('Sonntagsfahrverbot am 22.11.2026')
    const [one] = await bulk(backend, [CREATED], { kind: 'dates', days: 7, stops: 'delivery' })
    expect(one?.order).toMatchObject({ pickupDate: '2026-11-22', deliveryDate: '2026-11-29' })
    expect(await bulk(backend, [CREATED], { kind: 'dates', days: -30, stops: 'delivery' })).toMatchObject([
      { outcome: 'refused', message: 'Entladung endet vor dem Beginn der Beladung' },
    ])
  })

  test('Dates move to a day and an hour; the other stop by as many days, at its own time', async () => {
    const backend = seededBackend()
    const before = {
      pickupTimeFrom: '08:00',
      pickupTimeTo: '12:00',
      deliveryTimeFrom: '14:00',
      deliveryTimeTo: '18:00',
    }
    await backend.server.ready
    await backend.server.store('nordkurs').patch('orders', CREATED, { deliveryDate: '2026-11-23', ...before })
    const [both] = await bulk(backend, [CREATED], {
      kind: 'dates',
      date: '2026-11-30',
      timeFrom: '10:00',
      stops: 'both',
    })
    expect(both?.order).toMatchObject({
      ...{ pickupDate: '2026-11-30', pickupTimeFrom: '10:00', pickupTimeTo: '14:00' },
      ...{ deliveryDate: '2026-12-02', deliveryTimeFrom: '14:00', deliveryTimeTo: '18:00' },
    })
    const window = { timeFrom: '07:00', timeTo: '09:00' }
    const [one] = await bulk(backend, [CREATED], { kind: 'dates', date: '2026-12-01', ...window, stops: 'delivery' })
    expect(one?.order).toMatchObject({
      ...{ pickupDate: '2026-11-30', pickupTimeFrom: '10:00' },
      ...{ deliveryDate: '2026-12-01', deliveryTimeFrom: '07:00', deliveryTimeTo: '09:00' },
    })
    const [hour] = await bulk(backend, [CREATED], { kind: 'dates', timeFrom: '11:00', stops: 'pickup' })
    expect(hour?.order).toMatchObject({ pickupDate: '2026-11-30', pickupTimeFrom: '11:00', pickupTimeTo: '15:00' })
  })

  test('An order without a date has none to move', async () => {
    const backend = seededBackend()
    await backend.server.ready
    await backend.server.store('nordkurs').patch('orders', CREATED, { pickupDate: undefined, deliveryDate: undefined })
    const move = (stops: string) => bulk(backend, [CREATED], { kind: 'dates', days: 1, stops })
    expect(await move('both')).toMatchObject([{ outcome: 'refused', message: 'Ladedatum fehlt' }])
    expect(await move('delivery')).toMatchObject([{ outcome: 'refused', message: 'Entladedatum fehlt' }])
  })
})

describe('Versions', () => {
  test('An order that was changed since is refused and comes along as it is', async () => {
    const backend = seededBackend()
    await backend.ask(DISPO, 'orders.update', { params: { id: CREATED }, body: { internalNotes: 'Tor 3' } })
    const items = [
      { id: CREATED, version: 1 },
      { id: CONFIRMED, version: 1 },
    ]
    const { body } = await backend.ask(DISPO, 'orders.bulk', {
      body: { items, change: { kind: 'priority', priority: 'high' } },
    })
    expect(body.results).toMatchObject([
      {
        outcome: 'refused',
        code: 'VERSION_CONFLICT',
        message: 'Der Auftrag wurde inzwischen geändert',
        order: { version: 2, priority: 'normal', internalNotes: 'Tor 3' },
      },
      { outcome: 'changed', order: { version: 2, priority: 'high' } },
    ])
  })

  test('An order that is named twice is changed once', async () => {
    const backend = seededBackend()
    const raise = { kind: 'price', field: 'customerPrice', by: 'amount', value: 10 }
    expect(await bulk(backend, [CREATED, CREATED], raise)).toHaveLength(1)
    expect((await orderOf(backend, CREATED)).customerPrice).toBe(900)
  })
})

describe('A dry run', () => {
  const change = { kind: 'status', status: 'CONFIRMED' }
  const all = [CREATED, UNPRICED, ASSIGNED, BILLED]

  test('says what the call then does, and changes nothing', async () => {
    const backend = seededBackend()
    const tables = [
      'orders',
      'events',
      'eventLinks',
      'outbox',
      'auditLogs',
      'transports',
      'loads',
      'vehicles',
      'idempotency',
      'counters',
    ] as const
    const world = () => Promise.all(tables.map((entity) => backend.server.store('nordkurs').all(entity)))
    await backend.server.ready
    const before = await world()
    const dry = await bulk(backend, all, change, { dryRun: true })
    expect(await world()).toEqual(before)
    expect(dry.map(({ outcome, order, eventId }) => [outcome, order?.version, eventId])).toEqual([
      ['changed', 1, undefined],
      ['refused', 1, undefined],
      ['changed', 1, undefined],
      ['refused', 1, undefined],
    ])
    const done = await bulk(backend, all, change)
    const said = (results: typeof dry) =>
      results.map(({ id, outcome, message, warnings, changes }) => [id, outcome, message, warnings, changes])
    expect(said(done)).toEqual(said(dry))
    expect(done.map(({ eventId }) => typeof eventId)).toEqual(['string', 'undefined', 'string', 'undefined'])
  })

  test('tells nobody, the call then everybody once per order', async () => {
    const backend = seededBackend()
    const heard: LiveMessage[] = []
    const token = await backend.server.tokenFor('usr-nordkurs-dispo')
    const socket = { send: (text: string) => void heard.push(JSON.parse(text) as LiveMessage), close: () => undefined }
    const hello = JSON.stringify({ type: 'hello', tenantId: 'nordkurs', token })
    await backend.server.connect(socket, '/ws').received(hello)
    heard.length = 0
    await bulk(backend, all, change, { dryRun: true })
    expect(heard).toEqual([])
    await bulk(backend, all, change)
    expect(heard.filter(({ entity }) => entity === 'orders').map(({ id }) => id)).toEqual([CREATED, ASSIGNED])
  })

  test('An order depends on what would become of the one before', async () => {
    const backend = seededBackend()
    const store = backend.server.store('nordkurs')
    const { body } = await backend.ask(DISPO, 'orders.list', { query: { status: 'CONFIRMED', limit: 2 } })
    const ids = body.data.map(({ id }) => id)
    const vehicles = await store.all('vehicles', { status: 'available' })
    const vehicle = vehicles.find(({ loadingMeters }) => loadingMeters !== undefined && loadingMeters > 13)
    const stops = { pickupDate: '2026-11-30', deliveryDate: '2026-12-01' }
    const half = { assignedVehicleId: vehicle?.id, loadingMeters: 8, weight: 100, ...stops }
    for (const id of ids) {
      await store.patch('orders', id, { ...half, temperatureMin: undefined, temperatureMax: undefined })
      await store.patch('orders', id, { dangerousGoods: undefined, requiredVehicleType: 'TRUCK', tailLift: false })
    }
    const results = await bulk(backend, ids, { kind: 'status', status: 'ASSIGNED' }, { dryRun: true })
    expect(results.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['changed', undefined],
      ['refused', 'Offene Konflikte: 1'],
    ])
    expect(results[1]?.overridable).toBe(true)
  })

  test('Its key is free for the call itself', async () => {
    const { server } = seededBackend()
    const token = await server.tokenFor('usr-nordkurs-dispo')
    const headers = { 'X-Tenant-Id': 'nordkurs', Authorization: `Bearer ${token}`, 'Idempotency-Key': 'k1' }
    const send = async (body: object) => {
      const answer = await server.fetch('/api/orders/bulk', { method: 'POST', headers, body: JSON.stringify(body) })
      return [answer.status, await answer.text()] as const
    }
    const call = { items: [{ id: CREATED }], change }
    expect((await send({ ...call, dryRun: true }))[0]).toBe(200)
    const first = await send(call)
    expect(first[0]).toBe(200)
    expect(await send(call)).toEqual(first)
    expect(await server.store('nordkurs').find('orders', CREATED)).toMatchObject({ version: 2 })
  })
})

describe('Roles', () => {
  test('Who may only read is refused as a whole, others per order', async () => {
    const backend = seededBackend()
    const body = { items: [{ id: CREATED }], change: { kind: 'carrier', carrierId: 'car-003' } }
    const guest = await backend.ask('gast@nordkurs', 'orders.bulk', { body })
    expect([guest.status, guest.refusal['message']]).toEqual([403, 'Nur für Disposition und Vertrieb'])
    expect(await bulk(backend, [CREATED], body.change, {}, 'vertrieb@nordkurs')).toMatchObject([
      { outcome: 'refused', code: 'FORBIDDEN', message: 'Nur für die Disposition', overridable: false },
    ])
    const buy = { kind: 'price', field: 'carrierPrice', by: 'fixed', value: 500 }
    expect(await bulk(backend, [CREATED], buy, {}, 'vertrieb@nordkurs')).toMatchObject([
      { outcome: 'refused', message: 'Nur für Disposition und Finanzen' },
    ])
  })

  test("Another tenant's order is not there", async () => {
    expect(short(await bulk(seededBackend(), ['MS-2026-001801'], { kind: 'priority', priority: 'low' }))).toEqual([
      ['MS-2026-001801', 'refused', 'Auftrag MS-2026-001801 wurde nicht gefunden'],
    ])
  })

  test('More than a hundred at once do not fit', async () => {
    const items = Array.from({ length: 101 }, (_, index) => ({ id: `x${index}` }))
    const { status } = await seededBackend().ask(DISPO, 'orders.bulk', {
      body: { items, change: { kind: 'priority', priority: 'low' } },
    })
    expect(status).toBe(422)
  })
})

test('Each order of a bulk is taken back by its own event', async () => {
  const backend = seededBackend()
  const results = await bulk(backend, [CREATED, CONFIRMED], { kind: 'dates', days: 2, stops: 'both' })
  for (const { id, eventId } of results) {
    const before = (await orderOf(backend, id)).version
    const { body } = await backend.ask(DISPO, 'orders.undo', { params: { id }, body: { eventId } })
    expect(body.order).toMatchObject({ pickupDate: '2026-11-21', version: before + 1 })
  }
})
