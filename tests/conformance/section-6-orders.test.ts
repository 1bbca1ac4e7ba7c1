import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '#src/domain/workflow/order-status.ts'
import { ordersIn } from './orders-in.ts'
import { ROLE_NAMES, wire } from './wire.ts'

const { server, send } = wire()
const orderIn = ordersIn(server)

const order = (id: string) => `PUT /api/orders/${id}`
const enhanced = (call: string) => (id: string) => `PUT /api/orders/enhanced/${id}/${call}`
const carrier = { carrierId: 'car-003' }
const other = { carrierId: undefined, carrierName: undefined, carrierPrice: undefined }

interface Row {
  what: string
  status: OrderStatus
  line: (id: string) => string
  body?: object
  /** Fields of the order that are otherwise than usual. */
  more?: object
  /** What admin, dispatcher, sales, finance and user are answered, in this order. */
  answers: string
}

const row = (
  what: string,
  status: OrderStatus,
  line: Row['line'],
  body: object | undefined,
  answers: string,
  more?: object,
): Row => ({ what, status, line, answers, ...(body && { body }), ...(more && { more }) })

const REASON = { notes: 'Mit dem Kunden geklärt' }

/** Decision B5, as far as it concerns orders, call by call; what each status allows is a table of the domain. */
const rows: readonly Row[] = [
  row('edit the cargo', 'CREATED', order, { weight: 9000 }, '200 200 200 403 403'),
  row('edit the cargo', 'ASSIGNED', order, { weight: 9000 }, '200 200 403 403 403'),
  row('edit the cargo', 'BILLED', order, { weight: 9000 }, '409 409 409 409 403'),
  row('edit a stop', 'CREATED', order, { pickupAddress: 'Kai 7' }, '200 200 200 403 403'),
  row('edit a stop', 'ASSIGNED', order, { pickupTimeFrom: '09:00' }, '200 200 403 403 403'),
  row('set priority and type', 'CREATED', order, { priority: 'high', orderType: 'express' }, '200 200 200 403 403'),
  row('change the customer', 'CREATED', enhanced('customer'), { customerId: 'cus-001' }, '200 200 200 403 403'),
  row('change the customer', 'ASSIGNED', enhanced('customer'), { customerId: 'cus-001' }, '200 200 403 403 403'),
  row('assign a carrier', 'CONFIRMED', enhanced('carrier'), carrier, '200 200 403 403 403', other),
  row('assign a carrier in the old way', 'CONFIRMED', order, carrier, '200 200 403 403 403', other),
  row('assign a vehicle', 'CONFIRMED', enhanced('vehicle'), { vehicleId: null }, '200 200 403 403 403'),
  row('note something', 'ASSIGNED', order, { internalNotes: 'Skonto 2 %' }, '200 200 200 200 403'),
  row('name the driver', 'ASSIGNED', order, { driverName: 'Anna Groß' }, '200 200 403 403 403'),
  row(
    'override papers that have run out',
    'CONFIRMED',
    enhanced('carrier'),
    { carrierId: 'car-011', overrideReason: 'Neue Police liegt vor' },
    '200 200 403 403 403',
    other,
  ),
  row(
    'go against them without a reason',
    'CONFIRMED',
    enhanced('carrier'),
    { carrierId: 'car-011' },
    '409 409 403 403 403',
    other,
  ),
  row("set the customer's price", 'CREATED', enhanced('pricing'), { customerPrice: 1511 }, '200 200 200 200 403'),
  row("set the customer's price in the old way", 'CREATED', order, { customerPrice: 1511 }, '200 200 200 200 403'),
  row("set the carrier's price", 'CREATED', enhanced('pricing'), { carrierPrice: 1211 }, '200 200 403 200 403'),
  row("set the carrier's price in the old way", 'CREATED', order, { carrierPrice: 1211 }, '200 200 403 200 403'),
  row(
    "send the carrier's price as it is",
    'CREATED',
    enhanced('pricing'),
    { carrierPrice: 1290 },
    '200 200 200 200 403',
  ),
  row('bill', 'DELIVERED', enhanced('status'), { status: 'BILLED' }, '200 403 403 200 403'),
  row('take billing back', 'BILLED', enhanced('status'), { status: 'DELIVERED', ...REASON }, '200 403 403 200 403'),
  row('delete', 'CREATED', (id) => `DELETE /api/orders/${id}`, undefined, '200 403 403 403 403'),
  row('delete', 'CONFIRMED', (id) => `DELETE /api/orders/${id}`, undefined, '409 403 403 403 403'),
  row('create', 'CREATED', () => 'POST /api/orders/wizard/start', {}, '201 201 201 403 403'),
  row('read', 'CREATED', (id) => `GET /api/orders/${id}`, undefined, '200 200 200 200 200'),
  row('read the history', 'CREATED', (id) => `GET /api/orders/${id}/events`, undefined, '200 200 200 200 200'),
]

describe('decision B5: admin, dispatcher, sales, finance, user', () => {
  test.each(rows.map((one) => [one.what, one.status, one.answers, one] as const))(
    '%s (%s): %s',
    async (_what, status, answers, { line, body, more }) => {
      const got: number[] = []
      for (const as of ROLE_NAMES) {
        const id = await orderIn(status, more)
        got.push((await send(line(id), { as, ...(body && { body }) })).status)
      }
      expect(got.join(' ')).toBe(answers)
    },
  )

  test('a refusal names who may', async () => {
    const said = async (as: (typeof ROLE_NAMES)[number], line: Row['line'], body?: object) => {
      const answer = await send(line(await orderIn('ASSIGNED')), { as, ...(body && { body }) })
      return (answer.body as { message: string }).message
    }
    expect([
      await said('user', order, { weight: 1 }),
      await said('sales', order, { weight: 1 }),
      await said('sales', enhanced('carrier'), carrier),
      await said('sales', enhanced('pricing'), { carrierPrice: 1 }),
      await said('user', enhanced('pricing'), { customerPrice: 1 }),
      await said('dispatcher', (id) => `DELETE /api/orders/${id}`),
      await said('admin', (id) => `DELETE /api/orders/${id}`),
    ]).toEqual([
      'Nur für Disposition und Vertrieb',
      'Nach der Disposition nur durch die Disposition änderbar',
      'Nur für die Disposition',
      'Nur für Disposition und Finanzen',
      'Nur für Disposition, Vertrieb und Finanzen',
      'Nur für die Administration',
      'Nur aus Angelegt oder Storniert löschbar',
    ])
  })
})
