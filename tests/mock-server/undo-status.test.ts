import { describe, expect, test } from 'vitest'
import { seededBackend, someOrder } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'
const SALES = 'vertrieb@nordkurs'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const move = async (backend: Backend, id: string, status: string, account = DISPO) => {
  const body = { status, notes: 'Der Kunde hat angerufen' }
  const answer = await backend.ask(account, 'orders.setStatus', { params: { id }, body })
  expect(answer.status).toBe(200)
  return answer.body.eventId
}
const undo = (backend: Backend, id: string, eventId: string | undefined, account = DISPO, more: object = {}) =>
  backend.ask(account, 'orders.undo', { params: { id }, body: { eventId, ...more } })

/** An order that has just left, its transport loaded. */
async function departed(backend: Backend) {
  const { id, transportId = '' } = await someOrder(backend, 'ASSIGNED')
  await backend.ask(DISPO, 'transports.setStatus', { params: { id: transportId }, body: { status: 'LOADED' } })
  const { items } = (await backend.ask(DISPO, 'orders.events', { params: { id }, query: { pageSize: 1 } })).body
  expect(items[0]?.changedFields).toContainEqual({ field: 'status', from: 'ASSIGNED', to: 'IN_TRANSIT' })
  return { id, eventId: items[0]?.id }
}

async function becomes(backend: Backend, account: string, role: string) {
  const [local, tenant = ''] = account.split('@')
  await backend.server.store(tenant).patch('users', `usr-${tenant}-${local}`, { role })
}

describe('Taking a change of status back', () => {
  test.each<[string, string, string]>([
    [SALES, 'CREATED', 'CANCELLED'],
    [SALES, 'CONFIRMED', 'CANCELLED'],
    [SALES, 'CONFIRMED', 'CREATED'],
    [DISPO, 'ASSIGNED', 'CONFIRMED'],
    [DISPO, 'ASSIGNED', 'CANCELLED'],
    [DISPO, 'IN_TRANSIT', 'DELIVERED'],
    ['admin@nordkurs', 'IN_TRANSIT', 'CANCELLED'],
    [DISPO, 'DELIVERED', 'IN_TRANSIT'],
  ])('%s takes %s → %s back at once, makes it again, and takes it back again', async (account, from, to) => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, from)
    let eventId = await move(backend, id, to, account)
    for (const status of [from, to, from]) {
      const { status: answered, body } = await undo(backend, id, eventId, account)
      expect([answered, body.order.status]).toEqual([200, status])
      eventId = body.eventId
    }
  })

  test('A departure is taken back within 60 minutes, not later', async () => {
    const backend = seededBackend()
    const { id, eventId } = await departed(backend)
    backend.pass(60 * MINUTE + 1)
    const late = await undo(backend, id, eventId)
    expect([late.status, late.refusal]).toMatchObject([
      422,
      { message: 'Nur innerhalb von 60 Minuten möglich', code: 'reason.onlyWithinMinutes' },
    ])
    backend.pass(-1)
    expect((await undo(backend, id, eventId)).body.order.status).toBe('ASSIGNED')
  })

  test('A cancellation is taken back within 30 days, not later, whatever status it leads back to', async () => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'CONFIRMED')
    const eventId = await move(backend, id, 'CANCELLED')
    backend.pass(30 * DAY + 1)
    const late = await undo(backend, id, eventId)
    expect([late.status, late.refusal]).toMatchObject([
      422,
      { message: 'Nur innerhalb von 30 Tagen möglich', code: 'reason.onlyWithinDays' },
    ])
    backend.pass(-1)
    expect((await undo(backend, id, eventId)).body.order.status).toBe('CONFIRMED')
  })

  test('Who may not make the change any more may not take it back', async () => {
    const backend = seededBackend()
    const { id, eventId } = await departed(backend)
    await becomes(backend, DISPO, 'sales')
    const { status, refusal } = await undo(backend, id, eventId)
    expect([status, refusal]).toMatchObject([403, { message: 'Nur für die Disposition', code: 'FORBIDDEN' }])
  })

  test('Sales does not put a carrier back: assigning is for dispatch', async () => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'CREATED')
    const given = { carrierId: 'car-003', overrideReason: 'Er leiht sich einen passenden Auflieger' }
    const { body } = await backend.ask(DISPO, 'orders.setCarrier', { params: { id }, body: given })
    await becomes(backend, DISPO, 'sales')
    expect((await undo(backend, id, body.eventId)).status).toBe(403)
  })

  test('A status that has moved on since is not written over, not even by who insists', async () => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'CONFIRMED')
    const cancelled = await move(backend, id, 'CANCELLED')
    await move(backend, id, 'CREATED')
    const { status, refusal } = await undo(backend, id, cancelled, DISPO, { force: true })
    expect([status, refusal]).toMatchObject([
      409,
      { code: 'UNDO_CONFLICT', conflicts: [{ field: 'status', mine: 'CANCELLED', theirs: 'CREATED' }] },
    ])
    expect((await backend.ask(DISPO, 'orders.get', { params: { id } })).body.status).toBe('CREATED')
  })

  test('A step is made again only where its needs still hold', async () => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'CONFIRMED')
    const { body } = await undo(backend, id, await move(backend, id, 'CREATED'))
    const back = await undo(backend, id, body.eventId)
    await backend.server.store('nordkurs').patch('orders', id, { customerPrice: undefined })
    const again = await undo(backend, id, back.body.eventId)
    expect([again.status, again.refusal['message']]).toEqual([422, 'Kundenpreis fehlt'])
  })
})

describe('A vehicle that comes back', () => {
  /** Two orders of the same days, and a truck that holds one of them. */
  async function twoForOne(backend: Backend) {
    const store = backend.server.store('nordkurs')
    const { id } = await someOrder(backend, 'CONFIRMED')
    const other = (await store.all('orders', { status: 'CONFIRMED' })).find((order) => order.id !== id)?.id ?? ''
    const cargo = { loadingMeters: 13.6, weight: 20_000, dangerousGoods: undefined, requiredVehicleType: undefined }
    const plain = { ...cargo, temperatureMin: undefined, temperatureMax: undefined }
    const dates = { pickupDate: '2026-11-24', deliveryDate: '2026-11-25' }
    for (const each of [id, other]) await store.patch('orders', each, { ...plain, ...dates })
    const vehicle = await store.first('vehicles', { status: 'available', type: 'TAUTLINER' })
    const vehicleId = vehicle?.id ?? ''
    const book = (order: string) =>
      backend.ask(DISPO, 'orders.setVehicle', { params: { id: order }, body: { vehicleId } })
    expect((await book(id)).status).toBe(200)
    return { id, other, vehicleId, plate: vehicle?.licencePlate, book }
  }

  test.each(['CONFIRMED', 'CANCELLED'])('%s undone: a truck booked meanwhile is a question', async (status) => {
    const backend = seededBackend()
    const { id, other, vehicleId, plate, book } = await twoForOne(backend)
    const eventId = await move(backend, id, status)
    expect((await book(other)).status).toBe(200)
    const asked = await undo(backend, id, eventId)
    expect([asked.status, asked.refusal['code'], asked.refusal['conflicts']]).toMatchObject([
      409,
      'UNDO_CONFLICT',
      [
        { field: 'vehiclePlate', mine: plate, theirs: '13,6 geladen + 13,6 Lademeter, nur 13,6 vorhanden' },
        { field: 'vehiclePlate', mine: plate },
      ],
    ])
    expect((await backend.ask(DISPO, 'orders.get', { params: { id } })).body.status).toBe(status)
    const decided = await undo(backend, id, eventId, DISPO, { force: true })
    expect([decided.status, decided.body.order]).toMatchObject([
      200,
      { status: 'ASSIGNED', assignedVehicleId: vehicleId },
    ])
  })

  test('A truck that is free comes back without a question', async () => {
    const backend = seededBackend()
    const { id, vehicleId } = await twoForOne(backend)
    const undone = await undo(backend, id, await move(backend, id, 'CONFIRMED'))
    expect([undone.status, undone.body.order.assignedVehicleId]).toEqual([200, vehicleId])
  })

  test('An assignment against a rule comes back with the reason it had, and asks nobody', async () => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'CONFIRMED')
    const body = { carrierId: 'car-011', overrideReason: 'Neue Police liegt vor' }
    const put = await backend.ask(DISPO, 'orders.setCarrier', { params: { id }, body })
    const undone = await undo(backend, id, put.body.eventId)
    const again = await undo(backend, id, undone.body.eventId)
    expect([again.status, again.body.order.carrierId]).toEqual([200, 'car-011'])
    for (const status of ['CONFIRMED', 'CANCELLED']) {
      const back = await undo(backend, id, await move(backend, id, status))
      expect([back.status, back.body.order]).toMatchObject([200, { status: 'ASSIGNED', carrierId: 'car-011' }])
    }
  })

  test('A carrier that came without a reason and has lost its papers since is a question', async () => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'CONFIRMED')
    const put = await backend.ask(DISPO, 'orders.setCarrier', { params: { id }, body: { carrierId: 'car-003' } })
    const undone = await undo(backend, id, put.body.eventId)
    await backend.server.store('nordkurs').patch('partners', 'car-003', { insuranceUntil: '2026-01-31' })
    const asked = await undo(backend, id, undone.body.eventId)
    expect([asked.status, asked.refusal['code']]).toEqual([409, 'UNDO_CONFLICT'])
    expect(asked.refusal['conflicts']).toMatchObject([{ field: 'carrierName', code: 'reason.insuranceExpired' }])
  })
})

test('A load comes back with its order', async () => {
  const backend = seededBackend()
  const { id } = await someOrder(backend, 'CONFIRMED')
  await backend.ask(DISPO, 'orders.setCarrier', { params: { id }, body: { carrierId: 'car-003' } })
  const loads = async () =>
    (await backend.server.store('nordkurs').all('loads', { orderId: id })).map((load) => load.status)
  expect(await loads()).toEqual(['assigned'])
  const eventId = await move(backend, id, 'CANCELLED')
  expect(await loads()).toEqual([])
  await undo(backend, id, eventId)
  expect(await loads()).toEqual(['assigned'])
})
