import { describe, expect, test } from 'vitest'
import { seededBackend, someOrder } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const FIXED = { id: 'NK-2026-004711' }

describe('Reading orders', () => {
  test('A page of the list, newest first, of the own tenant only', async () => {
    const { body } = await seededBackend().ask(DISPO, 'orders.list', { query: { limit: 3 } })
    expect(body.pagination).toEqual({ page: 1, limit: 3, total: 240, totalPages: 80 })
    expect(body.data.every(({ tenantId }) => tenantId === 'nordkurs')).toBe(true)
    expect(body.data.map(({ createdAt }) => createdAt)).toEqual(
      body.data
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
  })

  test.each<[string, Record<string, string>, number]>([
    ['the number', { q: '004711' }, 1],
    ['city and goods together, in any order', { q: 'maschinenteile münchen 20457' }, 1],
    ['statuses joined by commas', { status: 'CREATED,CONFIRMED' }, 47],
    ['who has nobody to drive', { unassigned: 'true', status: 'CREATED,CONFIRMED' }, 45],
    ['unassigned, but assigned', { unassigned: 'true', status: 'ASSIGNED' }, 0],
  ])('A filter by %s', async (_, query, total) => {
    const { body } = await seededBackend().ask(DISPO, 'orders.list', { query })
    expect(body.pagination.total).toBe(total)
  })

  test('Postal areas and ranges look at both stops', async () => {
    const { body } = await seededBackend().ask(DISPO, 'orders.list', { query: { plz: '80-81', limit: 500 } })
    const ends = body.data.map((order) => [order.pickupPostalCode, order.deliveryPostalCode])
    expect(ends.length).toBeGreaterThan(3)
    expect(ends.every((codes) => codes.some((code) => /^8[01]\d{3}$/.test(code)))).toBe(true)
  })

  test('Sorted by status the list follows the workflow, over pages', async () => {
    const backend = seededBackend()
    const pages = await Promise.all(
      [1, 2, 3].map((page) => backend.ask(DISPO, 'orders.list', { query: { sortBy: 'status', limit: 100, page } })),
    )
    const rows = pages.flatMap(({ body }) => body.data)
    const runs = rows.map(({ status }) => status).filter((status, index, all) => status !== all[index - 1])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(240)
    expect(runs).toEqual([
      'CREATED',
      'CONFIRMED',
      'ASSIGNED',
      'IN_TRANSIT',
      'DELIVERED',
      'BILLED',
      'CANCELLED',
      'unknown',
    ])
  })

  test("An unknown order and another tenant's are equally not there", async () => {
    const backend = seededBackend()
    const reasons = [{ code: 'reason.missing.order', values: { id: 'MS-2026-001801' } }]
    const missing = { message: 'Auftrag MS-2026-001801 wurde nicht gefunden', reasons, code: 'NOT_FOUND' }
    const answer = await backend.ask(DISPO, 'orders.get', { params: { id: 'MS-2026-001801' } })
    expect([answer.status, answer.refusal]).toEqual([404, missing])
    expect((await backend.ask('dispo@mainspessart', 'orders.get', { params: { id: 'MS-2026-001801' } })).status).toBe(
      200,
    )
  })

  test('The history comes newest first, in pages', async () => {
    const { body } = await seededBackend().ask(DISPO, 'orders.events', {
      params: FIXED,
      query: { page: 1, pageSize: 2 },
    })
    expect(body).toMatchObject({ page: 1, pageSize: 2, total: 5, hasMore: true })
    expect(body.items.map(({ type }) => type)).toEqual(['assigned', 'status_changed'])
  })
})

describe('Changing the status', () => {
  test('An order goes all the way, with its transport and its load', async () => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'CONFIRMED')
    const assigned = await backend.ask(DISPO, 'orders.setCarrier', { params: { id }, body: { carrierId: 'car-003' } })
    expect(assigned.body.order).toMatchObject({
      status: 'ASSIGNED',
      carrierName: 'Küstenlinie Logistik GmbH',
      transportStatus: 'ASSIGNED',
    })
    const transportId = assigned.body.order.transportId ?? ''
    const load = async (status: string) =>
      backend.ask(DISPO, 'transports.setStatus', { params: { id: transportId }, body: { status } })
    expect((await load('LOADED')).body.transport).toMatchObject({ status: 'LOADED', progress: 40 })
    expect((await backend.ask(DISPO, 'orders.get', { params: { id } })).body).toMatchObject({
      status: 'IN_TRANSIT',
      transportStatus: 'LOADED',
    })
    await load('DELIVERED')
    expect((await backend.ask(DISPO, 'orders.get', { params: { id } })).body.status).toBe('DELIVERED')
    const early = await backend.ask('finanzen@nordkurs', 'orders.setPricing', {
      params: { id },
      body: { carrierPrice: 300 },
    })
    expect(early.status).toBe(200)
    const bill = { params: { id }, body: { status: 'BILLED' } }
    const open = await backend.ask('finanzen@nordkurs', 'orders.setStatus', bill)
    expect([open.status, open.refusal['message']]).toEqual([422, 'Ablieferbeleg ist noch nicht geprüft'])
    const forced = { ...bill, body: { status: 'BILLED', override: true, notes: 'Beleg liegt auf Papier vor' } }
    expect((await backend.ask('finanzen@nordkurs', 'orders.setStatus', forced)).body.order.status).toBe('BILLED')
    expect((await backend.ask(DISPO, 'transports.get', { params: { id: transportId } })).body.status).toBe('COMPLETED')
    expect(await backend.server.store('nordkurs').all('loads', { orderId: id })).toMatchObject([{ status: 'done' }])
    const edit = await backend.ask('admin@nordkurs', 'orders.update', { params: { id }, body: { weight: 1000 } })
    expect([edit.status, edit.refusal['message']]).toEqual([409, 'Abgerechnete Aufträge sind schreibgeschützt'])
  })

  test('Taken off the plan an order has no transport, and the one it had is called off', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask(DISPO, 'orders.setStatus', { params: FIXED, body: { status: 'CONFIRMED' } })
    expect([body.order.status, body.order.transportId]).toEqual(['CONFIRMED', undefined])
    const { status } = (await backend.ask(DISPO, 'transports.get', { params: { id: 'tra-nk004711' } })).body
    expect(status).toBe('CANCELLED')
  })
})

describe('Assigning', () => {
  test('Expired papers are a conflict, which dispatch may override with a reason', async () => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'CONFIRMED')
    const refused = await backend.ask(DISPO, 'orders.setCarrier', { params: { id }, body: { carrierId: 'car-011' } })
    expect([refused.status, refused.refusal['code']]).toEqual([409, 'CONFLICTS'])
    expect(refused.refusal['conflicts']).toMatchObject([{ code: 'reason.licenceExpired', severity: 'block' }])
    const body = { carrierId: 'car-011', overrideReason: 'Neue Police liegt vor' }
    const passed = await backend.ask(DISPO, 'orders.setCarrier', { params: { id }, body })
    expect([passed.status, passed.body.order.status, passed.body.warnings.length]).toEqual([200, 'ASSIGNED', 1])
  })

  test('A carrier that is taken away takes its price along, also before the order is planned', async () => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'CREATED')
    const given = { carrierId: 'car-003', overrideReason: 'Er leiht sich einen passenden Auflieger' }
    await backend.ask(DISPO, 'orders.setCarrier', { params: { id }, body: given })
    const priced = await backend.ask(DISPO, 'orders.setPricing', { params: { id }, body: { carrierPrice: 500 } })
    expect([priced.body.order.carrierId, priced.body.order.carrierPrice]).toEqual(['car-003', 500])
    const { order } = (await backend.ask(DISPO, 'orders.setCarrier', { params: { id }, body: { carrierId: null } }))
      .body
    expect([order.status, order.carrierId, order.carrierPrice]).toEqual(['CREATED', undefined, undefined])
  })

  test('A full truck does not fit a van', async () => {
    const backend = seededBackend()
    const vehicles = await backend.ask(DISPO, 'vehicles.list', { query: { type: 'SPRINTER', limit: 1 } })
    const van = vehicles.body.data[0]
    const { refusal } = await backend.ask(DISPO, 'orders.setVehicle', { params: FIXED, body: { vehicleId: van?.id } })
    expect(refusal).toMatchObject({ code: 'CONFLICTS' })
    expect(refusal['message']).toContain('10,8 Lademeter, nur 4,8 vorhanden')
    expect(refusal['message']).toContain('12.150 kg, nur 1.100 kg Nutzlast')
  })

  test('A vehicle brings its plate and driver, and is free again when taken off', async () => {
    const backend = seededBackend()
    const { data } = (await backend.ask(DISPO, 'vehicles.list', { query: { status: 'available', type: 'TAUTLINER' } }))
      .body
    const [vehicle] = data
    const id = vehicle?.id ?? ''
    const put = await backend.ask(DISPO, 'orders.setVehicle', { params: FIXED, body: { vehicleId: id } })
    expect(put.body.order).toMatchObject({
      assignedVehicleId: id,
      vehiclePlate: vehicle?.licencePlate,
      driverName: vehicle?.driverName,
    })
    expect((await backend.ask(DISPO, 'vehicles.get', { params: { id } })).body.status).toBe('assigned')
    expect((await backend.ask(DISPO, 'transports.get', { params: { id: 'tra-nk004711' } })).body.vehicleId).toBe(id)
    const off = await backend.ask(DISPO, 'orders.setVehicle', { params: FIXED, body: { vehicleId: null } })
    expect([off.body.order.status, off.body.order.carrierId]).toEqual(['ASSIGNED', 'car-028'])
    expect((await backend.ask(DISPO, 'vehicles.get', { params: { id } })).body.status).toBe('available')
  })

  test("Another tenant's carrier is not there", async () => {
    const answer = await seededBackend().ask(DISPO, 'orders.setCarrier', {
      params: FIXED,
      body: { carrierId: 'car-031' },
    })
    expect([answer.status, answer.refusal['message']]).toEqual([404, 'Frachtführer wurde nicht gefunden'])
    expect(answer.refusal['reasons']).toEqual([{ code: 'reason.missing.carrier' }])
  })
})

describe('Editing', () => {
  test('Margins follow the prices to the cent', async () => {
    const { body } = await seededBackend().ask(DISPO, 'orders.setPricing', {
      params: FIXED,
      body: { customerPrice: 1500.55, carrierPrice: 1290.1 },
    })
    expect(body.order).toMatchObject({
      customerPrice: 1500.55,
      customerGrossPrice: 1785.65,
      margin: 210.45,
      marginPercent: 14,
    })
  })

  test('Errors of changed fields are refused, warnings come along', async () => {
    const backend = seededBackend()
    const update = (body: object) => backend.ask(DISPO, 'orders.update', { params: FIXED, body })
    const refused = await update({ weight: 50_000, deliveryPostalCode: '8033' })
    expect([refused.status, refused.refusal['fieldErrors']]).toMatchObject([
      422,
      [{ path: 'weight' }, { path: 'deliveryPostalCode' }],
    ])
    const { body } = await update({ pickupDate: '2026-11-22' })
    expect(body.warnings).toEqual([
      { code: 'issue.sundayBan', values: { date: '2026-11-22' }, message: 'Sonntagsfahrverbot am 22.11.2026' },
    ])
  })

  test('Another destination changes the distance, the transport follows', async () => {
    const backend = seededBackend()
    const body = { deliveryPostalCode: '60311', deliveryCity: 'Frankfurt am Main' }
    const { body: changed } = await backend.ask(DISPO, 'orders.update', { params: FIXED, body })
    expect(changed.order).toMatchObject({ distanceKm: 498, version: 2 })
    expect((await backend.ask(DISPO, 'transports.get', { params: { id: 'tra-nk004711' } })).body.destination).toBe(
      'Frankfurt am Main',
    )
  })

  test('An old version is refused with the current order', async () => {
    const backend = seededBackend()
    await backend.ask(DISPO, 'orders.update', { params: FIXED, body: { internalNotes: 'Tor 3' } })
    const old = await backend.ask(DISPO, 'orders.update', {
      params: FIXED,
      body: { internalNotes: 'Tor 4' },
      ifMatch: 1,
    })
    expect(old.status).toBe(409)
    expect(old.refusal).toMatchObject({ code: 'VERSION_CONFLICT', current: { version: 2, internalNotes: 'Tor 3' } })
  })

  test('Nothing changes when nothing differs', async () => {
    const { body } = await seededBackend().ask(DISPO, 'orders.update', { params: FIXED, body: { weight: 12_150 } })
    expect([body.order.version, body.eventId]).toEqual([1, undefined])
  })
})

describe('Undo', () => {
  test('An assignment is taken back and done again, with all that follows', async () => {
    const backend = seededBackend()
    const before = await someOrder(backend, 'CONFIRMED')
    const params = { id: before.id }
    const done = await backend.ask(DISPO, 'orders.setCarrier', { params, body: { carrierId: 'car-003' } })
    const undone = await backend.ask(DISPO, 'orders.undo', { params, body: { eventId: done.body.eventId } })
    expect({ ...undone.body.order, version: 0, updatedAt: '' }).toEqual({ ...before, version: 0, updatedAt: '' })
    const redone = await backend.ask(DISPO, 'orders.undo', { params, body: { eventId: undone.body.eventId } })
    expect(redone.body.order).toMatchObject({
      status: 'ASSIGNED',
      carrierId: 'car-003',
      transportId: done.body.order.transportId,
    })
  })

  test('The history tells what was taken back from what was made again', async () => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'CONFIRMED')
    const params = { id }
    const { body } = await backend.ask(DISPO, 'orders.update', { params, body: { weight: 9000 } })
    let eventId = body.eventId
    for (let step = 0; step < 3; step++) {
      eventId = (await backend.ask(DISPO, 'orders.undo', { params, body: { eventId } })).body.eventId
    }
    const events = await backend.ask(DISPO, 'orders.events', { params, query: { pageSize: 3 } })
    expect(events.body.items.map(({ payload }) => payload?.['redo'])).toEqual([undefined, true, undefined])
  })

  test('What somebody else changed since is a conflict, unless forced', async () => {
    const backend = seededBackend()
    const price = (account: string, carrierPrice: number) =>
      backend.ask(account, 'orders.setPricing', { params: FIXED, body: { carrierPrice } })
    const mine = await price(DISPO, 1250)
    await price('finanzen@nordkurs', 1275)
    const undo = { params: FIXED, body: { eventId: mine.body.eventId } }
    const refused = await backend.ask(DISPO, 'orders.undo', undo)
    expect([refused.status, refused.refusal['code'], refused.refusal['conflicts']]).toEqual([
      409,
      'UNDO_CONFLICT',
      [{ field: 'carrierPrice', mine: 1250, theirs: 1275 }],
    ])
    const forced = await backend.ask(DISPO, 'orders.undo', { ...undo, body: { ...undo.body, force: true } })
    expect(forced.body.order.carrierPrice).toBe(1290)
  })

  test("Somebody else's change is not mine to take back; the admin may", async () => {
    const backend = seededBackend()
    const { body } = await backend.ask('finanzen@nordkurs', 'orders.setPricing', {
      params: FIXED,
      body: { carrierPrice: 1250 },
    })
    const undo = { params: FIXED, body: { eventId: body.eventId } }
    expect((await backend.ask(DISPO, 'orders.undo', undo)).status).toBe(403)
    expect((await backend.ask('admin@nordkurs', 'orders.undo', undo)).body.order.carrierPrice).toBe(1290)
  })

  test.each([1e308, 100.5, -19, 16])('A VAT rate of %s is refused by its field', async (vatRate) => {
    const backend = seededBackend()
    for (const name of ['orders.setPricing', 'orders.update'] as const) {
      const { status, refusal } = await backend.ask('finanzen@nordkurs', name, { params: FIXED, body: { vatRate } })
      expect([status, refusal['fieldErrors']]).toMatchObject([422, [{ path: 'vatRate', severity: 'error' }]])
    }
  })

  test.each<[string, string, string | number]>([
    ['vertrieb@nordkurs', 'internalNotes', 'Kunde wünscht Anruf'],
    ['vertrieb@nordkurs', 'paymentTerms', 45],
    ['vertrieb@nordkurs', 'currency', 'CHF'],
    ['vertrieb@nordkurs', 'customerPrice', 1600],
    ['vertrieb@nordkurs', 'customsLeg', 'export'],
    ['finanzen@nordkurs', 'internalNotes', 'Skonto 2 %'],
    ['finanzen@nordkurs', 'carrierPrice', 1250],
  ])('%s puts back %s of an assigned order, as it may set it', async (account, field, value) => {
    const backend = seededBackend()
    const { body: before } = await backend.ask(account, 'orders.get', { params: FIXED })
    const set = await backend.ask(account, 'orders.update', { params: FIXED, body: { [field]: value } })
    expect(set.body.order).toMatchObject({ [field]: value })
    const undone = await backend.ask(account, 'orders.undo', { params: FIXED, body: { eventId: set.body.eventId } })
    expect([undone.status, undone.body.order]).toEqual([
      200,
      { ...before, version: undone.body.order.version, updatedAt: undone.body.order.updatedAt },
    ])
  })

  test('What finance has found verified it may find unverified again', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask('finanzen@nordkurs', 'documents.list', { query: { kind: 'pod', limit: 200 } })
    const orders = await backend.ask(DISPO, 'orders.list', { query: { status: 'DELIVERED', limit: 200 } })
    const open = new Set(orders.body.data.filter((one) => !one.proofOfDeliveryVerified).map(({ id }) => id))
    const document = body.data.find(({ orderId, verified }) => !verified && open.has(orderId ?? ''))
    const params = { id: document?.orderId ?? '' }
    await backend.ask('finanzen@nordkurs', 'documents.verify', {
      params: { id: document?.id ?? '' },
      body: { verified: true },
    })
    const { body: events } = await backend.ask(DISPO, 'orders.events', { params, query: { pageSize: 1 } })
    const eventId = events.items[0]?.id
    const undone = await backend.ask('finanzen@nordkurs', 'orders.undo', { params, body: { eventId } })
    expect([undone.status, undone.body.order.proofOfDeliveryVerified]).toEqual([200, false])
  })
})

describe('Billing', () => {
  test('makes an invoice, and taking it back a cancellation invoice', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask('finanzen@nordkurs', 'orders.list', {
      query: { status: 'DELIVERED', limit: 100 },
    })
    const order = body.data.find(({ proofOfDeliveryVerified }) => proofOfDeliveryVerified)
    const params = { id: order?.id ?? '' }
    const invoices = async () => {
      const found = await backend.ask('finanzen@nordkurs', 'documents.list', {
        query: { orderId: params.id, kind: 'invoice,cancellationInvoice' },
      })
      return found.body.data.map(({ name }) => name).toSorted()
    }
    const { nextNumber } = (await backend.ask('finanzen@nordkurs', 'billing.summary')).body
    const next = nextNumber.replace(/\d+$/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'))
    await backend.ask('finanzen@nordkurs', 'orders.setStatus', { params, body: { status: 'BILLED' } })
    expect(await invoices()).toEqual([`Rechnung ${nextNumber}.pdf`])
    const back = { status: 'DELIVERED', notes: 'Falscher Empfänger' }
    await backend.ask('finanzen@nordkurs', 'orders.setStatus', { params, body: back })
    expect(await invoices()).toEqual([`Rechnung ${nextNumber}.pdf`, `Stornorechnung ${next}.pdf`])
  })

  test('closes the order to every earlier undo', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask('finanzen@nordkurs', 'orders.list', {
      query: { status: 'DELIVERED', limit: 100 },
    })
    const order = body.data.find(({ proofOfDeliveryVerified }) => proofOfDeliveryVerified)
    const params = { id: order?.id ?? '' }
    const priced = await backend.ask('finanzen@nordkurs', 'orders.setPricing', { params, body: { customerPrice: 999 } })
    await backend.ask('finanzen@nordkurs', 'orders.setStatus', { params, body: { status: 'BILLED' } })
    const undo = await backend.ask('finanzen@nordkurs', 'orders.undo', {
      params,
      body: { eventId: priced.body.eventId },
    })
    expect([undo.status, undo.refusal['message']]).toEqual([409, 'Abgerechnete Aufträge sind schreibgeschützt'])
  })
})
