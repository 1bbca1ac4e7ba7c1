import { describe, expect, test } from 'vitest'
import { seededBackend, someOrder } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'
const ADMIN = 'admin@nordkurs'

/** A backend whose world is made. */
async function world(): Promise<Backend> {
  const backend = seededBackend()
  await backend.ask(DISPO, 'drivers.list')
  return backend
}

const storeOf = (backend: Backend) => backend.server.store('nordkurs')
const update = (backend: Backend, id: string, body: object, ifMatch?: number) =>
  backend.ask(DISPO, 'drivers.update', { params: { id }, body, ...(ifMatch !== undefined && { ifMatch }) })
const absent = (backend: Backend, id: string, from: string, to: string, more: object = {}) =>
  backend.ask(DISPO, 'drivers.absent', { params: { id }, body: { from, to, kind: 'holiday', ...more } })
const undo = (backend: Backend, id: string, eventId: string | undefined) =>
  backend.ask(DISPO, 'drivers.undo', { params: { id }, body: { eventId } })
const names = async (backend: Backend, query: Record<string, string>) =>
  (await backend.ask(DISPO, 'drivers.list', { query })).body.data.map(({ name }) => name)

/** A vehicle of the tenant that drives nothing, and its driver; none of both stands in another one's way. */
async function freePair(backend: Backend, nth = 0) {
  const free = await storeOf(backend).all('vehicles', { status: 'available', type: 'TAUTLINER' })
  const vehicle = free[nth]
  if (!vehicle?.driverId) throw new Error('No free vehicle with a driver')
  return { vehicle, driverId: vehicle.driverId }
}

const assign = (backend: Backend, order: string, vehicleId: string, more: object = {}, account = DISPO) =>
  backend.ask(account, 'orders.setVehicle', { params: { id: order }, body: { vehicleId, ...more } })

describe('Drivers', () => {
  test('are listed with what they do today, found by status, papers, class and words', async () => {
    const backend = await world()
    const all = (await backend.ask(DISPO, 'drivers.list', { query: { limit: 100 } })).body
    expect(all.pagination.total).toBe(47)
    const busy = await storeOf(backend).all('transports', { status: { in: ['IN_TRANSIT', 'LOADED'] } })
    const driving = new Set(busy.flatMap(({ driverId }) => driverId ?? []))
    for (const { id, status } of all.data) if (driving.has(id)) expect(status).toBe('driving')
    const away = await backend.ask(DISPO, 'drivers.list', { query: { status: 'holiday,sick' } })
    expect(away.body.data.map(({ id, status }) => `${id} ${status}`)).toEqual(
      expect.arrayContaining(['drv-082 holiday', 'drv-083 sick']),
    )
    expect(away.body.data).toHaveLength(2)
    expect(await names(backend, { papers: 'expired' })).toEqual([
      (await storeOf(backend).find('drivers', 'drv-081'))?.name,
    ])
    const due = (await backend.ask(DISPO, 'drivers.list', { query: { papers: 'due', sortBy: 'nextExpiry' } })).body.data
    expect(due.length).toBeGreaterThan(2)
    expect(due.map(({ nextExpiry }) => nextExpiry)).toEqual(due.map(({ nextExpiry }) => nextExpiry).toSorted())
    const [one] = all.data
    expect(await names(backend, { q: one?.vehiclePlate ?? '' })).toEqual([one?.name])
    const small = all.data.filter(({ licenceClasses }) => !licenceClasses.includes('CE')).length
    expect((await backend.ask(DISPO, 'drivers.list', { query: { licence: 'CE' } })).body.pagination.total).toBe(
      47 - small,
    )
  })

  test('are made as they are typed, wrong input names its fields, and the making is taken back and made again', async () => {
    const backend = await world()
    const create = (body: object) => backend.ask(DISPO, 'drivers.create', { body })
    const wrong = await create({ name: 'X', licenceClasses: 'D', code95Until: '31.12.' })
    expect([wrong.status, (wrong.refusal['fieldErrors'] as { path: string }[]).map(({ path }) => path)]).toEqual([
      422,
      ['name', 'licenceClasses', 'code95Until'],
    ])
    const made = await create({ name: ' Ole Brandt ', licenceClasses: 'ce c', code95Until: '2027-01-31' })
    const { driver } = made.body
    expect([made.status, driver.name, driver.licenceClasses, driver.nextExpiry, driver.status]).toEqual([
      201,
      'Ole Brandt',
      'C, CE',
      '2027-01-31',
      'free',
    ])
    const undone = await undo(backend, driver.id, made.body.eventId)
    expect([undone.status, await storeOf(backend).find('drivers', driver.id)]).toEqual([200, undefined])
    await undo(backend, driver.id, undone.body.eventId)
    expect((await storeOf(backend).find('drivers', driver.id))?.name).toBe('Ole Brandt')
  })

  test('change field by field, upon a version, with the next paper worked out anew and back again', async () => {
    const backend = await world()
    const before = await storeOf(backend).find('drivers', 'drv-001')
    const changed = await update(backend, 'drv-001', { code95Until: '2026-11-30', notes: 'Nur Nahverkehr' }, 1)
    expect([changed.body.driver.nextExpiry, changed.body.driver.notes]).toEqual(['2026-11-30', 'Nur Nahverkehr'])
    expect((await update(backend, 'drv-001', { phone: '040 1234567' }, 1)).status).toBe(409)
    await undo(backend, 'drv-001', changed.body.eventId)
    const after = await storeOf(backend).find('drivers', 'drv-001')
    expect([after?.nextExpiry, after?.notes, after?.code95Until]).toEqual([
      before?.nextExpiry,
      undefined,
      before?.code95Until,
    ])
  })

  test('have one vehicle: whoever had it leaves it, and has it again when that is taken back', async () => {
    const backend = await world()
    const store = storeOf(backend)
    const { vehicle, driverId } = await freePair(backend)
    const crew = async () => {
      const [one, other] = [await store.find('drivers', 'drv-081'), await store.find('drivers', driverId)]
      const now = await store.find('vehicles', vehicle.id)
      return [one?.vehiclePlate, other?.vehicleId, now?.driverId, now?.driverName]
    }
    const before = await crew()
    const given = await update(backend, 'drv-081', { vehicleId: vehicle.id })
    const { name } = given.body.driver
    expect(await crew()).toEqual([vehicle.licencePlate, undefined, 'drv-081', name])
    await undo(backend, 'drv-081', given.body.eventId)
    expect(await crew()).toEqual(before)
  })

  test('leave the vehicle in which another is named by hand; that is taken back and made again', async () => {
    const backend = await world()
    const store = storeOf(backend)
    const { vehicle, driverId } = await freePair(backend)
    const params = { id: vehicle.id }
    const pair = async () => {
      const [driver, now] = [await store.find('drivers', driverId), await store.find('vehicles', vehicle.id)]
      return [driver?.vehicleId, driver?.vehiclePlate, now?.driverId, now?.driverName, now?.driverPhone]
    }
    const before = await pair()
    expect(before.slice(0, 3)).toEqual([vehicle.id, vehicle.licencePlate, driverId])
    const apart = [undefined, undefined, undefined, 'Jan Unbekannt', undefined]
    const named = await backend.ask(DISPO, 'vehicles.update', { params, body: { driverName: 'Jan Unbekannt' } })
    expect(await pair()).toEqual(apart)
    const back = await backend.ask(DISPO, 'vehicles.undo', { params, body: { eventId: named.body.eventId ?? '' } })
    expect(await pair()).toEqual(before)
    await backend.ask(DISPO, 'vehicles.undo', { params, body: { eventId: back.body.eventId } })
    expect(await pair()).toEqual(apart)
  })

  test('lose a vehicle that is deleted, and have it again when that is taken back', async () => {
    const backend = await world()
    const { vehicle, driverId } = await freePair(backend)
    const params = { id: vehicle.id }
    const plate = async () => (await storeOf(backend).find('drivers', driverId))?.vehiclePlate
    const gone = await backend.ask(DISPO, 'vehicles.delete', { params })
    expect(await plate()).toBeUndefined()
    await backend.ask(DISPO, 'vehicles.undo', { params, body: { eventId: gone.body.eventId } })
    expect(await plate()).toBe(vehicle.licencePlate)
  })

  test('who is planned cannot be deleted; who is free can, and comes back with his vehicle', async () => {
    const backend = await world()
    const store = storeOf(backend)
    const [job] = await store.all('transports', { status: 'IN_TRANSIT', driverId: { exists: true } })
    const remove = (id: string) => backend.ask(DISPO, 'drivers.delete', { params: { id } })
    const refused = await remove(job?.driverId ?? '')
    expect([refused.status, refused.refusal['message']]).toEqual([
      409,
      expect.stringContaining(`ist für ${job?.loadId} ${job?.origin} → ${job?.destination} eingeteilt`),
    ])
    const { vehicle, driverId } = await freePair(backend)
    const { body } = await remove(driverId)
    expect([await store.find('drivers', driverId), (await store.find('vehicles', vehicle.id))?.driverName]).toEqual([
      undefined,
      undefined,
    ])
    await undo(backend, driverId, body.eventId)
    expect((await store.find('vehicles', vehicle.id))?.driverName).toBe(vehicle.driverName)
  })

  test('belong to a carrier that exists, and one of another tenant does not exist', async () => {
    const backend = await world()
    const [carrier] = await storeOf(backend).all('partners', { kind: 'carrier' })
    const { body } = await update(backend, 'drv-081', { carrierId: carrier?.id })
    expect(body.driver.carrierName).toBe(carrier?.name)
    expect((await update(backend, 'drv-081', { carrierId: 'car-999' })).refusal['message']).toBe(
      'Frachtführer wurde nicht gefunden',
    )
    const elsewhere = { params: { id: 'drv-001' } }
    expect((await backend.ask('dispo@elbeoder', 'drivers.get', elsewhere)).status).toBe(404)
  })
})

describe('An absence', () => {
  test('is entered and taken away, both taken back; two at a time are refused', async () => {
    const backend = await world()
    const days = async () =>
      (await storeOf(backend).find('drivers', 'drv-081'))?.absences.map(({ from, to }) => `${from} ${to}`)
    const { body } = await absent(backend, 'drv-081', '2026-12-21', '2027-01-03')
    expect(await days()).toEqual(['2026-12-21 2027-01-03'])
    const twice = await absent(backend, 'drv-081', '2027-01-03', '2027-01-04')
    expect([twice.status, twice.refusal['message']]).toEqual([
      422,
      'Überschneidet sich mit der Abwesenheit vom 21.12.2026 bis 03.01.2027',
    ])
    const absenceId = body.driver.absences[0]?.id ?? ''
    const gone = await backend.ask(DISPO, 'drivers.present', { params: { id: 'drv-081', absenceId } })
    expect(await days()).toEqual([])
    await undo(backend, 'drv-081', gone.body.eventId)
    expect(await days()).toEqual(['2026-12-21 2027-01-03'])
    const back = await undo(backend, 'drv-081', body.eventId)
    expect([back.status, await days()]).toEqual([200, []])
  })

  test('against a transport he drives then names it, and stands with a reason', async () => {
    const backend = await world()
    const [job] = await storeOf(backend).all('transports', { status: 'IN_TRANSIT', driverId: { exists: true } })
    const { driverId = '', unloadingDate = '', loadId } = job ?? {}
    const refused = await absent(backend, driverId, unloadingDate, unloadingDate)
    expect([refused.status, refused.refusal['code'], refused.refusal['message']]).toEqual([
      409,
      'CONFLICTS',
      expect.stringContaining(`fährt in dieser Zeit ${loadId}`),
    ])
    const reason = { overrideReason: 'Vertretung fährt weiter' }
    expect((await absent(backend, driverId, unloadingDate, unloadingDate, reason)).status).toBe(200)
    const [event] = await storeOf(backend).all('events', { recordId: driverId })
    expect(event?.payload).toEqual(reason)
  })
})

describe('What stands against an assignment', () => {
  const DAYS = { pickupDate: '2026-11-23', deliveryDate: '2026-11-24' }
  const WINDOWS = { pickupTimeFrom: '08:00', pickupTimeTo: '10:00', deliveryTimeFrom: '14:00', deliveryTimeTo: '16:00' }

  /** A confirmed order with little aboard, on days that are known. */
  async function order(backend: Backend, nth = 0) {
    const store = storeOf(backend)
    const all = await store.all('orders', { status: 'CONFIRMED' })
    const plain = all.filter(({ dangerousGoods, temperatureMin, temperatureMax }) => {
      return !dangerousGoods?.length && temperatureMin === undefined && temperatureMax === undefined
    })
    const { id } = plain[nth] ?? (await someOrder(backend, 'CONFIRMED'))
    await store.patch('orders', id, { ...DAYS, ...WINDOWS, loadingMeters: 2, weight: 800 })
    return id
  }

  test('an unknown driver is not found', async () => {
    const backend = await world()
    const { transportId = '' } = await someOrder(backend, 'ASSIGNED')
    const input = { params: { id: transportId }, body: { driverId: 'drv-999' } }
    const { status, refusal } = await backend.ask(DISPO, 'transports.assignDriver', input)
    expect([status, refusal['message']]).toEqual([404, 'Fahrer wurde nicht gefunden'])
  })

  test("a holiday of the vehicle's driver is named with its days, and stands against the transport until a reason is given", async () => {
    const backend = await world()
    const { vehicle, driverId } = await freePair(backend)
    await absent(backend, driverId, '2026-11-24', '2026-12-04')
    const id = await order(backend)
    const refused = await assign(backend, id, vehicle.id)
    expect([refused.status, refused.refusal['message']]).toEqual([
      409,
      `${vehicle.driverName} hat vom 24.11.2026 bis 04.12.2026 Urlaub`,
    ])
    const passed = await assign(backend, id, vehicle.id, { overrideReason: 'Tauscht den Urlaub' })
    expect([passed.status, passed.body.order.driverName]).toEqual([200, vehicle.driverName])
    const events = await storeOf(backend).all('events', { recordId: id })
    expect(events.map(({ payload }) => payload?.['overrideReason'])).toContain('Tauscht den Urlaub')
  })

  test('whom somebody has named in the vehicle by hand is judged as its driver', async () => {
    const backend = await world()
    const { vehicle } = await freePair(backend)
    const { name = '', phone } = (await storeOf(backend).find('drivers', 'drv-083')) ?? {}
    await backend.ask(DISPO, 'vehicles.update', {
      params: { id: vehicle.id },
      body: { driverName: name, driverPhone: phone },
    })
    const refused = await assign(backend, await order(backend), vehicle.id)
    expect([refused.status, refused.refusal['message']]).toEqual([
      409,
      `${name} ist vom 20.11.2026 bis 24.11.2026 krank`,
    ])
  })

  test('Code 95 that has ended blocks, a card that ends on the way warns', async () => {
    const backend = await world()
    const { vehicle, driverId } = await freePair(backend)
    const id = await order(backend)
    await update(backend, driverId, { code95Until: '2026-11-01' })
    expect((await assign(backend, id, vehicle.id)).refusal['message']).toBe(
      `Code 95 von ${vehicle.driverName} ist am 01.11.2026 abgelaufen`,
    )
    await update(backend, driverId, { code95Until: '2028-11-01', driverCardUntil: '2026-11-23' })
    const { status, body } = await assign(backend, id, vehicle.id)
    expect([status, body.warnings.map(({ code }) => code)]).toEqual([200, ['reason.driver.driverCardExpiring']])
  })

  test('another driver of an order is judged as well, whether typed or chosen; one nobody knows is not', async () => {
    const backend = await world()
    const { vehicle } = await freePair(backend)
    const id = await order(backend)
    await assign(backend, id, vehicle.id)
    const ill = await storeOf(backend).find('drivers', 'drv-083')
    const edit = (body: object) => backend.ask(DISPO, 'orders.update', { params: { id }, body })
    const refused = await edit({ driverName: ill?.name, driverPhone: ill?.phone })
    expect([refused.status, refused.refusal['code'], refused.refusal['message']]).toEqual([
      409,
      'CONFLICTS',
      `${ill?.name} ist vom 20.11.2026 bis 24.11.2026 krank`,
    ])
    const passed = await edit({ driverName: ill?.name, driverPhone: ill?.phone, overrideReason: 'Wieder gesund' })
    const { transportId = '' } = passed.body.order
    expect((await storeOf(backend).find('transports', transportId))?.driverId).toBe('drv-083')
    expect((await edit({ driverName: 'Jan Unbekannt', driverPhone: null })).status).toBe(200)
    expect((await storeOf(backend).find('transports', transportId))?.driverId).toBeUndefined()
  })

  test('two people who plan one driver at the same time: the second reads for what, and who has done it', async () => {
    const backend = await world()
    const [one, two] = [await freePair(backend, 0), await freePair(backend, 1)]
    const [first, second] = [await order(backend, 0), await order(backend, 1)]
    await assign(backend, first, one.vehicle.id, {}, ADMIN)
    const { body } = await assign(backend, second, two.vehicle.id)
    const params = { id: body.order.transportId ?? '' }
    const input = { params, body: { driverId: one.driverId } }
    const refused = await backend.ask(DISPO, 'transports.assignDriver', input)
    const job = await storeOf(backend).first('transports', { orderId: first })
    const admin = (await storeOf(backend).find('users', 'usr-nordkurs-admin'))?.name
    expect([refused.status, refused.refusal['message']]).toEqual([
      409,
      `${one.vehicle.driverName} fährt dann ${first} ${job?.origin} → ${job?.destination}, zugewiesen von ${admin}`,
    ])
    const passed = await backend.ask(DISPO, 'transports.assignDriver', {
      params,
      body: { ...input.body, overrideReason: 'Umgeladen' },
    })
    expect([passed.status, passed.body.transport.driverId]).toEqual([200, one.driverId])
  })

  test('a full vehicle says who has given it away', async () => {
    const backend = await world()
    const { vehicle } = await freePair(backend)
    const [first, second] = [await order(backend, 0), await order(backend, 1)]
    for (const id of [first, second]) await storeOf(backend).patch('orders', id, { loadingMeters: 13 })
    await assign(backend, first, vehicle.id, {}, ADMIN)
    const { refusal } = await assign(backend, second, vehicle.id)
    expect(refusal['message']).toMatch(
      new RegExp(`^13 geladen \\+ 13 Lademeter, nur 13,6 vorhanden; ${first} .* fährt mit, zugewiesen von `),
    )
  })
})
