import { describe, expect, test } from 'vitest'
import { seededBackend, someOrder } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const params = { id: 'NK-2026-004793' }

const update = (backend: ReturnType<typeof seededBackend>, body: object, account = DISPO) =>
  backend.ask(account, 'orders.update', { params, body })

const FIELDS = {
  dimensions: '13,20 × 2,40 × 2,70 m',
  dangerousGoods: [
    { unNumber: '1263', name: 'FARBE', class: '3', packingGroup: 'II', tunnelCode: 'D/E', quantity: 400, unit: 'kg' },
    { unNumber: '1203', name: 'BENZIN', class: '3', packingGroup: 'II', tunnelCode: 'D/E', quantity: 50, unit: 'l' },
  ],
  temperatureMin: 2,
  temperatureMax: 8,
  customerEmail: 'einkauf@holzmann.example',
  customerPhone: '040 000 12-34',
  pickupReference: 'L-482913',
  pickupBookingNumber: 'ZF-0815',
  pickupFixed: true,
  deliveryReference: 'WE 4711',
  deliveryPhone: '089 654321',
  tailLift: true,
  palletExchange: true,
  palletsExchanged: 12,
  contactPerson: 'Frau Öztürk',
}

describe('Fields of an order that are not asked for at first', () => {
  test('are changed, told in the history, undone and cleared', async () => {
    const backend = seededBackend()
    const before = (await backend.ask(DISPO, 'orders.get', { params })).body
    const changed = await update(backend, FIELDS)
    expect(changed.body.order).toMatchObject({ ...FIELDS, version: 2 })
    const { body } = await backend.ask(DISPO, 'orders.events', { params, query: { pageSize: 1 } })
    // Whom no one knows has no id.
    const told = (body.items[0]?.changedFields ?? [])
      .map(({ field }) => field)
      .filter((field) => field !== 'contactPersonId')
    expect(told.toSorted()).toEqual(Object.keys(FIELDS).toSorted())
    const undone = await backend.ask(DISPO, 'orders.undo', { params, body: { eventId: changed.body.eventId } })
    expect(undone.body.order).toMatchObject({
      customerEmail: before.customerEmail,
      customerPhone: before.customerPhone,
    })
    expect(undone.body.order.dimensions).toBe(before.dimensions)
    const cleared = await update(backend, { customerEmail: null, customerPhone: '' })
    expect(cleared.body.order.customerEmail).toBeUndefined()
    expect(cleared.body.order.customerPhone).toBeUndefined()
  })

  test.each<[object, string, string]>([
    [{ dangerousGoods: [{ unNumber: '12' }] }, 'dangerousGoods', 'UN-Nummer hat 4 Ziffern'],
    [{ trailerPlate: 'HH-SS 12' }, 'trailerPlate', 'Kein gültiges Kennzeichen'],
    [{ pickupPhone: 'abc' }, 'pickupPhone', 'Keine gültige Telefonnummer'],
    [{ deliveryReference: 'x'.repeat(36) }, 'deliveryReference', 'Höchstens 35 Zeichen'],
    [{ deliveryBookingNumber: 'x'.repeat(36) }, 'deliveryBookingNumber', 'Höchstens 35 Zeichen'],
    [{ palletsExchanged: 1.5 }, 'palletsExchanged', 'Ganze Zahl von 0 bis 9.999'],
    [{ dangerousGoods: [{ unNumber: '1203', class: '99' }] }, 'dangerousGoods', 'Unbekannte Gefahrgutklasse'],
    [{ temperatureMin: -40 }, 'temperatureMin', 'Temperatur: -30 bis 30 °C'],
    [{ temperatureMax: 31 }, 'temperatureMax', 'Temperatur: -30 bis 30 °C'],
    [{ temperatureMin: 8, temperatureMax: 2 }, 'temperatureMax', 'Mindesttemperatur liegt über der Höchsttemperatur'],
    [{ customerEmail: 'einkauf' }, 'customerEmail', 'Keine gültige E-Mail-Adresse'],
    [{ customerPhone: 'abc' }, 'customerPhone', 'Keine gültige Telefonnummer'],
    [{ driverPhone: '12' }, 'driverPhone', 'Keine gültige Telefonnummer'],
    [{ paymentTerms: 91 }, 'paymentTerms', 'Zahlungsziel: ganze Tage von 0 bis 90'],
    [{ customerReference: 'x'.repeat(36) }, 'customerReference', 'Höchstens 35 Zeichen'],
  ])('%j is refused at %s', async (body, path, message) => {
    const backend = seededBackend()
    const { status, refusal } = await update(backend, body)
    expect([status, refusal['message'], refusal['fieldErrors']]).toEqual([
      422,
      message,
      expect.arrayContaining([expect.objectContaining({ path, message, severity: 'error' })]),
    ])
    expect((await backend.ask(DISPO, 'orders.get', { params })).body.version).toBe(1)
  })

  test('A lower end above the upper one is refused also when only the lower one changes', async () => {
    const backend = seededBackend()
    await update(backend, { temperatureMin: 2, temperatureMax: 8 })
    const { status, refusal } = await update(backend, { temperatureMin: 9 })
    expect([status, refusal['message']]).toEqual([422, 'Mindesttemperatur liegt über der Höchsttemperatur'])
  })

  test.each<[object, string[]]>([
    [{ status: 'DELIVERED' }, ['status']],
    [{ weight: 900, driverId: 'drv-1', margin: 4 }, ['driverId', 'margin']],
    [{ color: 'red' }, ['color']],
  ])('%j is refused by name, and nothing of it is done', async (body, named) => {
    const backend = seededBackend()
    const { status, refusal } = await update(backend, body)
    expect([status, refusal['fieldErrors']]).toEqual([
      422,
      named.map((path) => ({
        path,
        code: 'notSettable',
        severity: 'error',
        message: `Feld „${path}“ kann hier nicht gesetzt werden`,
        values: { field: path },
      })),
    ])
    expect((await backend.ask(DISPO, 'orders.get', { params })).body.version).toBe(1)
  })

  test('A carrier’s plates are typed, and written as all plates are; an own vehicle brings its own', async () => {
    const backend = seededBackend()
    const fixed = { id: 'NK-2026-004711' }
    const typed = { vehiclePlate: 'hh ab1234', trailerPlate: 'wgm 4f321', driverName: 'Jan Kowalski' }
    const { body } = await backend.ask(DISPO, 'orders.update', { params: fixed, body: typed })
    expect(body.order).toMatchObject({ ...typed, vehiclePlate: 'HH-AB 1234', trailerPlate: 'WGM 4F321' })
    const { transportId: id = '' } = body.order
    const transport = await backend.ask(DISPO, 'transports.get', { params: { id } })
    expect(transport.body).toMatchObject({ vehicleNumber: 'HH-AB 1234', driverName: 'Jan Kowalski' })
    const [vehicle] = (await backend.ask(DISPO, 'vehicles.list', { query: { type: 'TAUTLINER', limit: 1 } })).body.data
    const own = { vehicleId: vehicle?.id ?? '', overrideReason: 'passt' }
    const moved = await backend.ask(DISPO, 'orders.setVehicle', { params: fixed, body: own })
    expect(moved.body.order).toMatchObject({
      vehiclePlate: vehicle?.licencePlate,
      trailerPlate: vehicle?.trailerPlate,
    })
    const { status, refusal } = await backend.ask(DISPO, 'orders.update', {
      params: fixed,
      body: { vehiclePlate: 'HH-XY 9' },
    })
    expect([status, refusal['fieldErrors']]).toEqual([
      422,
      [expect.objectContaining({ path: 'vehiclePlate', code: 'plateOfVehicle' })],
    ])
  })

  test('Loading metres nobody typed follow the pallets, are marked as calculated, and undo keeps the mark', async () => {
    const backend = seededBackend()
    const metres = async (body: object) => {
      const { order, eventId } = (await update(backend, body)).body
      return { ldm: order.loadingMeters, calculated: order.loadingMetersCalculated, eventId }
    }
    const pallets = { packageCount: 12, packageType: 'Europalette' }
    await update(backend, { ...pallets, loadingMeters: 9 })
    expect(await metres({ packageCount: 20 })).toMatchObject({ ldm: 9, calculated: undefined })
    expect(await metres({ loadingMeters: null })).toMatchObject({ ldm: 8, calculated: true })
    expect(await metres({ stackable: true })).toMatchObject({ ldm: 4, calculated: true })
    const own = await metres({ loadingMeters: 4 })
    expect(own).toMatchObject({ ldm: 4, calculated: undefined })
    expect(await metres({ packageCount: 30 })).toMatchObject({ ldm: 4, calculated: undefined })
    await update(backend, { packageCount: 20 })
    const undone = await backend.ask(DISPO, 'orders.undo', { params, body: { eventId: own.eventId } })
    expect(undone.body.order).toMatchObject({ loadingMeters: 4, loadingMetersCalculated: true })
    expect(await metres({ packageType: 'Coil' })).toMatchObject({ ldm: undefined, calculated: undefined })
  })

  test('With the name of somebody the customer has come phone and mail; of another name nothing is known', async () => {
    const backend = seededBackend()
    const { body: before } = await backend.ask(DISPO, 'orders.get', { params })
    const partner = await backend.ask(DISPO, 'partners.get', { params: { id: before.customerId ?? '' } })
    const contact = partner.body.contacts.at(-1)
    expect(contact?.name).not.toBe(before.contactPerson)
    const named = await update(backend, { contactPerson: contact?.name.toLowerCase() })
    expect(named.body.order).toMatchObject({
      contactPersonId: contact?.id,
      customerPhone: contact?.phone,
      customerEmail: contact?.email,
    })
    const undone = await backend.ask(DISPO, 'orders.undo', { params, body: { eventId: named.body.eventId } })
    expect(undone.body.order).toMatchObject({
      contactPerson: before.contactPerson,
      contactPersonId: before.contactPersonId,
      customerPhone: before.customerPhone,
    })
    const unknown = (await update(backend, { contactPerson: 'Frau Niemand' })).body.order
    expect([unknown.contactPersonId, unknown.customerPhone]).toEqual([undefined, before.customerPhone])
    const given = { contactPerson: contact?.name, customerPhone: '+49 40 1234' }
    expect((await update(backend, given)).body.order.customerPhone).toBe('+49 40 1234')
  })

  test('Whom to ask at the carrier’s comes from the carrier, by whoever assigns, and leaves with him', async () => {
    const backend = seededBackend()
    const fixed = { id: 'NK-2026-004711' }
    const { body: before } = await backend.ask(DISPO, 'orders.get', { params: fixed })
    const carrier = await backend.ask(DISPO, 'partners.get', { params: { id: before.carrierId ?? '' } })
    const [contact] = carrier.body.contacts
    const body = { carrierContactPerson: contact?.name }
    expect((await backend.ask('vertrieb@nordkurs', 'orders.update', { params: fixed, body })).status).toBe(403)
    const named = await backend.ask(DISPO, 'orders.update', { params: fixed, body })
    expect(named.body.order).toMatchObject({
      carrierContactPerson: contact?.name,
      carrierContactPhone: contact?.phone,
      carrierContactEmail: contact?.email,
    })
    const other = (await backend.ask(DISPO, 'partners.list', { query: { kind: 'carrier', limit: 2 } })).body.data.find(
      ({ id }) => id !== before.carrierId,
    )
    const moved = await backend.ask(DISPO, 'orders.setCarrier', {
      params: fixed,
      body: { carrierId: other?.id ?? '', overrideReason: 'passt' },
    })
    expect(moved.body.order).toMatchObject({ carrierId: other?.id })
    expect([moved.body.order.carrierContactPerson, moved.body.order.carrierContactPhone]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('A requirement that is taken back is none, not a no', async () => {
    const backend = seededBackend()
    await update(backend, { tailLift: true, pickupFixed: true })
    const { order } = (await update(backend, { tailLift: false, pickupFixed: null })).body
    expect([order.tailLift, order.pickupFixed]).toEqual([undefined, undefined])
  })

  test('Orders are found by what they ask for', async () => {
    const backend = seededBackend()
    const needs = async (text: string) =>
      (await backend.ask(DISPO, 'orders.list', { query: { needs: text, limit: 500 } })).body.data
    const lifted = await needs('tailLift')
    expect(lifted.length).toBeGreaterThan(0)
    expect(lifted.every(({ tailLift }) => tailLift === true)).toBe(true)
    const either = await needs('tailLift,fixed')
    expect(either.length).toBeGreaterThan(lifted.length)
    expect(either.every((order) => order.tailLift ?? order.pickupFixed ?? order.deliveryFixed)).toBe(true)
  })

  test('A carrier with a reason to override is taken here too, as the way around a missing call sends it', async () => {
    const backend = seededBackend()
    const confirmed = { params: { id: 'NK-2026-004804' } }
    const body = { carrierId: 'car-011' }
    const refused = await backend.ask(DISPO, 'orders.update', { ...confirmed, body })
    expect([refused.status, refused.refusal['code']]).toEqual([409, 'CONFLICTS'])
    const overridden = { ...confirmed, body: { ...body, overrideReason: 'Neue Police liegt vor' } }
    const { status, body: answer } = await backend.ask(DISPO, 'orders.update', overridden)
    expect([status, answer.order.carrierId]).toEqual([200, 'car-011'])
  })

  test('A PATCH is as strict as a PUT', async () => {
    const backend = seededBackend()
    const asked = { params: { id: 'trp-1' }, body: { status: 'LOADED', progress: 99 } }
    const { status, refusal } = await backend.ask(DISPO, 'transports.setStatus', asked)
    expect([status, refusal['fieldErrors']]).toEqual([422, [expect.objectContaining({ path: 'progress' })]])
  })

  test('What is wrong already is no reason to refuse another field', async () => {
    const backend = seededBackend()
    await backend.server.ready
    await backend.server.store('nordkurs').patch('orders', params.id, { customerEmail: 'kaputt', weight: 99_999 })
    expect((await update(backend, { dimensions: '1 × 1 × 1 m' })).status).toBe(200)
  })

  test.each<[string, number, string | undefined]>([
    ['vertrieb@nordkurs', 200, undefined],
    ['dispo@nordkurs', 200, undefined],
    ['finanzen@nordkurs', 403, 'Nur für Disposition und Vertrieb'],
    ['gast@nordkurs', 403, 'Nur für Disposition und Vertrieb'],
  ])('%s gets %i', async (account, status, message) => {
    const answer = await update(seededBackend(), FIELDS, account)
    expect([answer.status, answer.refusal['message']]).toEqual([status, message])
  })

  test('Sales may no longer once the order is assigned', async () => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'ASSIGNED')
    const answer = await backend.ask('vertrieb@nordkurs', 'orders.update', {
      params: { id },
      body: { dimensions: '1 × 1 × 1 m' },
    })
    expect([answer.status, answer.refusal['message']]).toEqual([
      403,
      'Nach der Disposition nur durch die Disposition änderbar',
    ])
  })
})
