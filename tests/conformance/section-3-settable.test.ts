import { describe, expect, test } from 'vitest'
import { wire } from './wire.ts'

/** Confirmed, and on no vehicle yet. */
const ORDER = '/api/orders/NK-2026-004713'

/** A field of an order, something it is set to, and what is read again where that says more. */
type SettingCase = [field: string, value: unknown, read?: Record<string, unknown>]

/** Each that section 3 names. */
const settable: readonly SettingCase[] = [
  ['orderType', 'express'],
  ['priority', 'high'],
  ['customerId', 'cus-001', { customerId: 'cus-001' }],
  ['carrierId', 'car-001', { carrierId: 'car-001' }],
  ['contactPersonId', 'first contact of the customer'],
  ['cargoDescription', '12 Paletten Fliesen'],
  ['weight', 4200],
  ['volume', 30],
  ['quantity', 12],
  ['packageType', 'Gitterbox'],
  ['packageCount', 12],
  ['loadingMeters', 4.8],
  ['dimensions', '120 × 80 × 150 cm'],
  ['requiredVehicleType', 'TRUCK'],
  ...['pickup', 'delivery'].flatMap((stop): SettingCase[] => [
    [`${stop}Address`, 'Werkstraße 4'],
    [`${stop}City`, 'Bremen'],
    [`${stop}PostalCode`, '28195'],
    [`${stop}Country`, 'Österreich'],
    [`${stop}Date`, stop === 'pickup' ? '2026-11-24' : '2026-12-04'],
    [`${stop}TimeWindow`, '09:30-11:00', { [`${stop}TimeFrom`]: '09:30', [`${stop}TimeTo`]: '11:00' }],
    [`${stop}TimeFrom`, '07:15'],
    [`${stop}TimeTo`, '19:45'],
    [`${stop}ContactPerson`, 'Frau Kaya'],
  ]),
  ['assignedVehicleId', 'a free vehicle'],
  ['driverName', 'Jan Kröger'],
  ['driverPhone', '0171 2223344'],
  ['customerEmail', 'einkauf@fliesen.example'],
  ['customerPhone', '0421 998877'],
  ['customerPrice', 1234.5, { customerPrice: 1234.5, customerNetPrice: 1234.5, customerGrossPrice: 1469.06 }],
  ['carrierPrice', 900],
  ['currency', 'CHF'],
  // The rate follows from it: § 4 no. 3 UStG.
  ['customsLeg', 'export', { customsLeg: 'export', vatRate: 0 }],
  ['buyerIsShipper', false],
  ['paymentTerms', 21],
  ['customerReference', 'PO-4711'],
  ['internalNotes', 'Stapler bestellen'],
  ['approvalNotes', 'Preis telefonisch bestätigt'],
]

/** What nobody sets, and who does. */
const derived: readonly [field: string, value: unknown][] = [
  ['orderNumber', 'NK-2026-1'],
  ['customerName', 'Anders GmbH'],
  ['carrierName', 'Anders Transporte'],
  ['customerNetPrice', 1],
  ['customerGrossPrice', 1],
  ['margin', 1],
  ['marginPercent', 1],
  ['approvedBy', 'Niemand'],
  ['approvedAt', '2020-01-01T00:00:00.000Z'],
  ['status', 'DELIVERED'],
  ['createdBy', 'Niemand'],
  ['createdAt', '2020-01-01T00:00:00.000Z'],
  ['updatedAt', '2020-01-01T00:00:00.000Z'],
  ['tenantId', 'elbeoder'],
  ['id', 'NK-2026-1'],
]

const FROM_BASEL = {
  pickupCountry: 'Schweiz',
  pickupCity: 'Basel',
  pickupPostalCode: '4051',
  deliveryCountry: 'Deutschland',
}

type Fields = Readonly<Record<string, unknown>>
type Backend = ReturnType<typeof wire>

const read = async (backend: Backend, path: string) => (await backend.send(`GET ${path}`)).body as Fields

/** What the table names by what it is. */
async function valueOf(backend: Backend, field: string, value: unknown): Promise<unknown> {
  if (field === 'contactPersonId') {
    const { customerId } = await read(backend, ORDER)
    const { contacts } = await read(backend, `/api/partners/${String(customerId)}`)
    return (contacts as { id: string }[]).at(-1)?.id
  }
  if (field !== 'assignedVehicleId') return value
  const { data } = await read(backend, '/api/vehicles?status=available&owner=own&limit=50')
  const fitting = (data as { id: string; payloadKg: number }[]).toSorted((a, b) => b.payloadKg - a.payloadKg)
  return fitting[0]?.id
}

describe('Every field of an order', () => {
  test.each(settable)('%s is set over the API and read again', async (field, given, said) => {
    const backend = wire()
    // Of an import both rates are right, by what customs value.
    if (field === 'vatRate') await backend.send(`PUT ${ORDER}`, { body: FROM_BASEL })
    const value = await valueOf(backend, field, given)
    const before = await read(backend, ORDER)
    expect(before[field]).not.toEqual(value)
    const body = { [field]: value, overrideReason: 'Mit dem Kunden besprochen' }
    const answer = await backend.send(`PUT ${ORDER}`, { body })
    expect([answer.status, answer.body]).toMatchObject([200, {}])
    expect(await read(backend, ORDER)).toMatchObject(said ?? { [field]: value })
  })

  // What is refused changes nothing: all of these share one backend.
  const refusing = wire()
  test.each(derived)(
    '%s follows from others: set to something else it is refused by its name',
    async (field, value) => {
      const before = await read(refusing, ORDER)
      const answer = await refusing.send(`PUT ${ORDER}`, { body: { [field]: value } })
      expect([answer.status, answer.body]).toMatchObject([422, { fieldErrors: [{ path: field }] }])
      expect(await read(refusing, ORDER)).toEqual(before)
    },
  )

  test('a vehicle that is set is an assignment: what stands against it is refused, and the order follows', async () => {
    const backend = wire()
    const blocked = await read(backend, '/api/vehicles?status=workshop&limit=1')
    const [broken] = blocked['data'] as { id: string }[]
    const refused = await backend.send(`PUT ${ORDER}`, { body: { assignedVehicleId: broken?.id } })
    expect([refused.status >= 400, refused.status < 500]).toEqual([true, true])
    const sales = await backend.send(`PUT ${ORDER}`, { as: 'sales', body: { assignedVehicleId: 'veh-001' } })
    expect(sales.status).toBe(403)
    const free = await valueOf(backend, 'assignedVehicleId', undefined)
    const body = { assignedVehicleId: free, overrideReason: 'Eilt' }
    const { body: set } = await backend.send(`PUT ${ORDER}`, { body })
    expect(set).toMatchObject({ order: { status: 'ASSIGNED', assignedVehicleId: free } })
    const { body: off } = await backend.send(`PUT ${ORDER}`, { body: { assignedVehicleId: null } })
    const { order } = off as { order: Fields }
    expect([order['status'], order['assignedVehicleId']]).toEqual(['CONFIRMED', undefined])
  })

  test('a vehicle and a carrier in one change are two answers to one question: refused, and nothing is set', async () => {
    const backend = wire()
    const before = await read(backend, ORDER)
    const body = { carrierId: 'car-001', assignedVehicleId: await valueOf(backend, 'assignedVehicleId', undefined) }
    const answer = await backend.send(`PUT ${ORDER}`, { body: { ...body, overrideReason: 'Eilt' } })
    expect([answer.status, answer.body]).toMatchObject([422, { fieldErrors: [{ path: 'assignedVehicleId' }] }])
    expect(await read(backend, ORDER)).toEqual(before)
  })

  test('whoever is asked belongs to the customer that the order has after the change', async () => {
    const backend = wire()
    const { customerId } = await read(backend, ORDER)
    const { data } = await read(backend, '/api/partners?kind=customer&limit=100')
    const others = data as { id: string }[]
    for (const { id } of others.filter((each) => each.id !== customerId)) {
      const { contacts } = await read(backend, `/api/partners/${id}`)
      const contact = (contacts as { id: string; name: string }[]).at(-1)
      if (contact === undefined) continue
      const answer = await backend.send(`PUT ${ORDER}`, { body: { customerId: id, contactPersonId: contact.id } })
      expect(answer.status).toBe(200)
      const order = await read(backend, ORDER)
      expect([order['customerId'], order['contactPersonId'], order['contactPerson']]).toEqual([
        id,
        contact.id,
        contact.name,
      ])
      return
    }
    throw new Error('No other customer has a contact')
  })

  test('a window is two times, and a contact is somebody the customer knows', async () => {
    const backend = wire()
    const wrong = await backend.send(`PUT ${ORDER}`, { body: { pickupTimeWindow: 'morgens' } })
    expect([wrong.status, wrong.body]).toMatchObject([422, { fieldErrors: [{ path: 'pickupTimeWindow' }] }])
    const nobody = await backend.send(`PUT ${ORDER}`, { body: { contactPersonId: 'cus-999-9' } })
    expect(nobody.status).toBe(404)
  })
})
