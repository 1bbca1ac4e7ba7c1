import { describe, expect, test } from 'vitest'
import { endpoints } from '#src/contract/index.ts'
import { Order, ORDER_PRIORITIES, ORDER_TYPES } from '#src/contract/orders/order.ts'
import { ORDER_EVENT_TYPES, OrderEvent } from '#src/contract/orders/events.ts'
import { de } from '#tests/support/words.ts'
import { wire } from './wire.ts'

/** Own values of an order made of one field, without the defaults of the others. */
const only = (order: Order, field: string) => Reflect.get(order, field) as unknown

/** Every field of an order: its snake_case name, a value, and what it is when it is missing. */
const fields: readonly (readonly [field: string, snake: string, value: unknown, missing: unknown])[] = [
  ['id', 'id', 'NK-2026-004711', ''],
  ['orderNumber', 'order_number', 'NK-2026-004711', ''],
  ['orderType', 'order_type', 'express', 'standard'],
  ['status', 'status', 'CONFIRMED', 'unknown'],
  ['priority', 'priority', 'urgent', 'normal'],
  ['customerId', 'customer_id', 'cus-007', undefined],
  ['customerName', 'customer_name', 'Groß & Söhne', 'Unbekannt'],
  ['carrierId', 'carrier_id', 'car-003', undefined],
  ['carrierName', 'carrier_name', 'Przewóz Łódź', undefined],
  ['contactPersonId', 'contact_person_id', 'con-1', undefined],
  ['cargoDescription', 'cargo_description', 'Maschinenteile', ''],
  ['weight', 'weight', 12_400, undefined],
  ['volume', 'volume', 38.5, undefined],
  ['quantity', 'quantity', 2, undefined],
  ['packageType', 'package_type', 'Europalette', undefined],
  ['packageCount', 'package_count', 24, undefined],
  ['loadingMeters', 'loading_meters', 9.6, undefined],
  ['dimensions', 'dimensions', '1,2 × 0,8 × 1,6 m', undefined],
  ['requiredVehicleType', 'required_vehicle_type', 'MEGA', undefined],
  ['pickupAddress', 'pickup_address', 'Kaiweg 4', ''],
  ['pickupCity', 'pickup_city', 'Hamburg', ''],
  ['pickupPostalCode', 'pickup_postal_code', '01067', ''],
  ['pickupCountry', 'pickup_country', 'Polen', 'Deutschland'],
  ['pickupDate', 'pickup_date', '2026-11-23', undefined],
  ['pickupTimeFrom', 'pickup_time_from', '08:00', undefined],
  ['pickupTimeTo', 'pickup_time_to', '18:00', undefined],
  ['pickupContactPerson', 'pickup_contact_person', 'Frau Öztürk', undefined],
  ['deliveryAddress', 'delivery_address', 'Ringstraße 1', ''],
  ['deliveryCity', 'delivery_city', 'München', ''],
  ['deliveryPostalCode', 'delivery_postal_code', '80331', ''],
  ['deliveryCountry', 'delivery_country', 'Österreich', 'Deutschland'],
  ['deliveryDate', 'delivery_date', '2026-11-24', undefined],
  ['deliveryTimeFrom', 'delivery_time_from', '14:00', undefined],
  ['deliveryTimeTo', 'delivery_time_to', '18:00', undefined],
  ['deliveryContactPerson', 'delivery_contact_person', "Herr O'Neill", undefined],
  ['assignedVehicleId', 'assigned_vehicle_id', 'veh-001', undefined],
  ['driverName', 'driver_name', 'Jürgen Weiß', undefined],
  ['driverPhone', 'driver_phone', '+49 40 123456', undefined],
  ['customerEmail', 'customer_email', 'versand@gross.example', undefined],
  ['customerPhone', 'customer_phone', '+49 30 998877', undefined],
  ['customerPrice', 'customer_price', 1234.56, undefined],
  ['carrierPrice', 'carrier_price', 1050, undefined],
  ['customerNetPrice', 'customer_net_price', 1234.56, undefined],
  ['customerGrossPrice', 'customer_gross_price', 1469.13, undefined],
  ['currency', 'currency', 'PLN', 'EUR'],
  ['vatRate', 'vat_rate', 7, 19],
  ['paymentTerms', 'payment_terms', 30, undefined],
  ['margin', 'margin', 184.56, undefined],
  ['marginPercent', 'margin_percent', 14.95, undefined],
  ['customerReference', 'customer_reference', 'PO-77', undefined],
  ['internalNotes', 'internal_notes', 'Rampe 3', undefined],
  ['approvedBy', 'approved_by', 'Anna Groß', undefined],
  ['approvedAt', 'approved_at', '2026-11-23T13:03:00.000Z', undefined],
  ['approvalNotes', 'approval_notes', 'telefonisch', undefined],
  ['createdBy', 'created_by', 'Anna Groß', undefined],
  ['createdAt', 'created_at', '2026-11-20T08:00:00.000Z', undefined],
  ['updatedAt', 'updated_at', '2026-11-22T08:00:00.000Z', undefined],
  ['tenantId', 'tenant_id', 'nordkurs', ''],
]

describe('section 3: an order', () => {
  test.each(fields)('%s is read from its camelCase name', (field, _snake, value) => {
    expect(only(Order.parse({ [field]: value }), field)).toEqual(value)
  })

  test.each(fields)('%s is read from %s', (field, snake, value) => {
    expect(only(Order.parse({ [snake]: value }), field)).toEqual(value)
  })

  test.each(fields)('%s (%s) has its default when it is missing or null', (field, _snake, _value, missing) => {
    expect([only(Order.parse({}), field), only(Order.parse({ [field]: null }), field)]).toEqual([missing, missing])
  })

  test.each(fields)('%s (%s) never takes over what is no value of its kind', (field, _snake, value, missing) => {
    const kinds = typeof value === 'number' ? [{}, [], 'viel', true, Number.NaN] : [{}, [], true, Number.NaN]
    expect(kinds.map((hostile) => only(Order.parse({ [field]: hostile }), field))).toEqual(kinds.map(() => missing))
  })

  test('the camelCase name wins where both are given', () => {
    expect(Order.parse({ customer_name: 'Alt', customerName: 'Neu' }).customerName).toBe('Neu')
  })

  test('a time window in one text gives both times', () => {
    expect(Order.parse({ pickup_time_window: '8:00 - 12:30', deliveryTimeWindow: '14:00–18:00' })).toMatchObject({
      pickupTimeFrom: '08:00',
      pickupTimeTo: '12:30',
      deliveryTimeFrom: '14:00',
      deliveryTimeTo: '18:00',
    })
  })

  test('times given by themselves win over the window', () => {
    const order = Order.parse({ pickupTimeWindow: '08:00-18:00', pickupTimeFrom: '06:00', pickupTimeTo: '07:00' })
    expect([order.pickupTimeFrom, order.pickupTimeTo]).toEqual(['06:00', '07:00'])
  })

  test.each([
    ['', 'Unbekannt'],
    ['   ', 'Unbekannt'],
  ])('a customer called "%s" is %s', (customerName, shown) => {
    expect(Order.parse({ customerName }).customerName).toBe(shown)
  })

  test.each([
    ['2026-02-30', undefined],
    ['2026-11-23T22:30:00Z', '2026-11-23'],
    ['23.11.2026', undefined],
    ['9999-99-99', undefined],
  ])('the date %s is read as %s', (pickupDate, read) => {
    expect(Order.parse({ pickupDate }).pickupDate).toBe(read)
  })

  test.each([
    ['12400.5', 12_400.5],
    ['-3', -3],
    ['0', 0],
    ['12.400,5', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    [' 7', undefined],
    ['', undefined],
    ['9'.repeat(400), undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('the number %j is read as %s', (weight, read) => {
    expect(Order.parse({ weight }).weight).toBe(read)
  })

  test.each([
    ['8:00-12:30', '08:00', '12:30'],
    ['08:00 bis 12:30', '08:00', '12:30'],
    ['vormittags', undefined, undefined],
    [{ from: '08:00' }, undefined, undefined],
  ])('the window %j gives %s and %s', (window, from, to) => {
    const { deliveryTimeFrom, deliveryTimeTo } = Order.parse({ delivery_time_window: window })
    expect([deliveryTimeFrom, deliveryTimeTo]).toEqual([from, to])
  })

  test.each([
    ['08:00:30', '08:00'],
    ['24:00', undefined],
    ['8 Uhr', undefined],
    [8, undefined],
  ])('the time %j is read as %s', (pickupTimeFrom, read) => {
    expect(Order.parse({ pickupTimeFrom }).pickupTimeFrom).toBe(read)
  })

  test('text stays text: a number becomes its digits, markup stays what it is, 1 MB is cut', () => {
    const order = Order.parse({
      order_number: 4711,
      customerName: '<b>Müller</b> =1+1',
      internalNotes: 'x'.repeat(1e6),
    })
    expect([order.orderNumber, order.customerName, order.internalNotes?.length]).toEqual([
      '4711',
      '<b>Müller</b> =1+1',
      10_000,
    ])
  })

  test('text is always well-formed, so that it may stand in an address', () => {
    const order = Order.parse({ id: 'A\ud800', cargoDescription: `${'x'.repeat(9_999)}🚚` })
    expect([order.id, order.cargoDescription.isWellFormed()]).toEqual(['A\ufffd', true])
    expect(encodeURIComponent(order.id)).toBe('A%EF%BF%BD')
  })

  test.each([['neu'], ['__proto__'], [7], [{}], ['confirmed '.repeat(1000)]])('the status %j is unknown', (status) => {
    expect(Order.parse({ status }).status).toBe('unknown')
  })
})

test('section 3: an order says nothing but its fields', () => {
  const order = Order.parse({ id: 'A', nonsense: 1, __proto__: { weight: 7 }, adminNote: 'x', price_list: [1] })
  expect(
    Object.keys(order).filter((key) => ['nonsense', 'adminNote', 'priceList', 'price_list'].includes(key)),
  ).toEqual([])
  expect(order.weight).toBe(undefined)
})

test('section 3: an order of the list has the thirteen fields of the list service', () => {
  const row = {
    id: 'NK-2026-004711',
    status: 'ASSIGNED',
    pickup_city: 'Hamburg',
    pickup_address: 'Kaiweg 4',
    delivery_city: 'München',
    delivery_address: 'Ringstraße 1',
    customer_name: 'Groß & Söhne',
    carrier_name: 'Przewóz Łódź',
    order_number: 'NK-2026-004711',
    cargo_description: 'Maschinenteile',
    pickup_date: '2026-11-23',
    delivery_date: '2026-11-24',
    updated_at: '2026-11-22T08:00:00.000Z',
  }
  const [plain, wrapped] = [[row], { data: [row] }].map((answer) => endpoints['orders.list'].response.parse(answer))
  expect(wrapped).toEqual(plain)
  expect(plain?.data[0]).toMatchObject({
    id: 'NK-2026-004711',
    status: 'ASSIGNED',
    pickupCity: 'Hamburg',
    pickupAddress: 'Kaiweg 4',
    deliveryCity: 'München',
    deliveryAddress: 'Ringstraße 1',
    customerName: 'Groß & Söhne',
    carrierName: 'Przewóz Łódź',
    orderNumber: 'NK-2026-004711',
    cargoDescription: 'Maschinenteile',
    pickupDate: '2026-11-23',
    deliveryDate: '2026-11-24',
    updatedAt: '2026-11-22T08:00:00.000Z',
  })
})

describe('section 3: an order event', () => {
  test('has its eight fields, in either way of writing', () => {
    const event = {
      id: 'evt-1',
      orderId: 'NK-2026-004711',
      type: 'priced',
      createdAt: '2026-11-22T08:00:00.000Z',
      actorId: 'usr-1',
      actorName: 'Anna Groß',
      changedFields: [{ field: 'customerPrice', from: 100, to: 103 }],
      payload: { notes: 'Diesel' },
    }
    const snake = {
      id: event.id,
      order_id: event.orderId,
      type: event.type,
      created_at: event.createdAt,
      actor_id: event.actorId,
      actor_name: event.actorName,
      changed_fields: event.changedFields,
      payload: event.payload,
    }
    expect([OrderEvent.parse(event), OrderEvent.parse(snake)]).toEqual([event, event])
  })

  test('its payload brings no prototype along', () => {
    const raw: unknown = JSON.parse('{"payload":{"__proto__":{"polluted":1},"notes":"ja"}}')
    const { payload } = OrderEvent.parse(raw)
    expect([payload, Reflect.get(payload ?? {}, 'polluted')]).toEqual([{ notes: 'ja' }, undefined])
  })

  test('without anything is an update by the system', () => {
    expect(OrderEvent.parse({})).toMatchObject({ id: '', type: 'updated', actorName: 'System', changedFields: [] })
  })

  test('a broken change leaves its neighbours', () => {
    const changedFields = [null, 'x', { field: 'weight', from: 1, to: 2 }, 7, { from: 1 }]
    expect(OrderEvent.parse({ changedFields }).changedFields).toEqual([
      { field: 'weight', from: 1, to: 2 },
      { field: '', from: 1 },
    ])
  })
})

describe('decision B6: the values of an order', () => {
  test('priorities, types and kinds of events, with their German words', () => {
    const words = (prefix: string, values: readonly string[]) =>
      values.map((value) => `${value} ${Reflect.get(de, `${prefix}.${value}`)}`)
    expect(words('orders.priority', ORDER_PRIORITIES)).toEqual([
      'low Niedrig',
      'normal Normal',
      'high Hoch',
      'urgent Dringend',
    ])
    expect(words('orders.type', ORDER_TYPES)).toEqual([
      'standard Standard',
      'express Express',
      'adr Gefahrgut',
      'kuehl Kühlgut',
      'teilladung Teilladung',
    ])
    expect(words('orders.event', ORDER_EVENT_TYPES)).toEqual([
      'created Auftrag angelegt',
      'updated Auftrag geändert',
      'status_changed Status geändert',
      'assigned Disponiert',
      'unassigned Entdisponiert',
      'priced Preise geändert',
      'document_added Dokument hinzugefügt',
      'note Notiz geändert',
      'undone Rückgängig gemacht',
      // What is sent to carrier and driver, and what comes back (decision A32).
      'sent Transportauftrag an {{to}} gesendet',
      'reminded Erinnerung an {{to}} gesendet',
      'accepted Transportauftrag angenommen',
      'declined Transportauftrag abgelehnt',
      'driver_informed Fahrer informiert ({{to}})',
      'proof_requested Ablieferbeleg angefordert ({{to}})',
      // The confirmation to the customer, and what he says of it.
      'confirmation_sent Auftragsbestätigung an {{to}} gesendet',
      'confirmation_accepted Auftragsbestätigung vom Kunden bestätigt',
      'confirmation_declined Auftragsbestätigung beanstandet',
      // What is told of an order on its way (decision record 049).
      'delay_notified Verspätung dem Kunden gemeldet ({{to}})',
      'delivery_announced Avis an Empfänger gesendet ({{to}})',
      'pickup_announced Avis an Ladestelle gesendet ({{to}})',
    ])
  })

  test('the server takes these and no others', async () => {
    const { send } = wire()
    const put = async (body: object) => (await send('PUT /api/orders/NK-2026-004789', { body })).status
    const statuses: number[] = []
    for (const priority of ['low', 'normal', 'high', 'urgent', 'critical']) statuses.push(await put({ priority }))
    for (const orderType of ['standard', 'express', 'adr', 'kuehl', 'teilladung', 'luftfracht']) {
      statuses.push(await put({ orderType }))
    }
    expect(statuses).toEqual([200, 200, 200, 200, 422, 200, 200, 200, 200, 200, 422])
  })
})

describe('decision B8: order numbers', () => {
  test.each([
    ['nordkurs', /^NK-2026-\d{6}$/],
    ['mainspessart', /^MS-2026-\d{6}$/],
    ['elbeoder', /^EO-2026-\d{6}$/],
  ])('of %s look like %s', async (tenant, shape) => {
    const { body } = await wire().send('GET /api/orders?limit=100', { tenant })
    const numbers = (body as { data: Order[] }).data.map(({ orderNumber }) => orderNumber)
    expect(numbers.length).toBeGreaterThan(20)
    expect(numbers.filter((number) => !shape.test(number))).toEqual([])
  })
})

test('section 3: an audit log entry keeps its tenant, entity, event and details', async () => {
  const { send, server } = wire()
  const details = {
    field: 'carrierId',
    newValue: 'car-003',
    source: 'orders.setCarrier',
    at: '2026-11-23T13:03:00.000Z',
  }
  const entry = {
    tenantId: 'nordkurs',
    entityType: 'order',
    entityId: 'NK-2026-004711',
    eventType: 'carrier_changed',
    details,
  }
  expect((await send('POST /api/audit-logs', { as: 'dispatcher', body: entry })).body).toEqual({ success: true })
  expect(await server.store('nordkurs').all('auditLogs')).toMatchObject([entry])
})
