import { describe, expect, test } from 'vitest'
import { fold } from '#mock-server/store/fold.ts'
import { seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const backend = seededBackend()

async function list(query: Record<string, string | number>) {
  const { status, body } = await backend.ask(DISPO, 'orders.list', { query: { limit: 500, ...query } })
  expect(status).toBe(200)
  return body.data
}

test.each([
  ['Straßburger & Söhne', 'strassburger & sohne'],
  ['Łódź', 'lodz'],
  ['KØBENHAVN', 'kobenhavn'],
  ['Ibáñez', 'ibanez'],
])('%s is searched and sorted as %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

describe('Filters', () => {
  test('Days of delivery, both inclusive, and open at either end', async () => {
    const all = await list({})
    const days = all.flatMap(({ deliveryDate }) => deliveryDate ?? [])
    const between = (from: string, to: string) => days.filter((day) => day >= from && day <= to).length
    const found = await list({ deliveryFrom: '2026-11-23', deliveryTo: '2026-11-24' })
    expect(found.length).toBe(between('2026-11-23', '2026-11-24'))
    expect(found.length).toBeGreaterThan(5)
    expect(new Set(found.map(({ deliveryDate }) => deliveryDate))).toEqual(new Set(['2026-11-23', '2026-11-24']))
    expect((await list({ deliveryFrom: '2026-11-25' })).length).toBe(between('2026-11-25', '9999'))
    expect((await list({ deliveryTo: '2026-11-10' })).length).toBe(between('0000', '2026-11-10'))
  })

  test('Days of pickup and of delivery together', async () => {
    const found = await list({ pickupFrom: '2026-11-23', pickupTo: '2026-11-23', deliveryTo: '2026-11-24' })
    expect(found.length).toBeGreaterThan(1)
    expect(found.every((order) => order.pickupDate === '2026-11-23')).toBe(true)
    expect(found.every((order) => (order.deliveryDate ?? '') <= '2026-11-24')).toBe(true)
  })

  test.each(['münchen', 'MUNCHEN', 'nchen'])('A part of a city at either stop: %s', async (city) => {
    const found = await list({ city })
    expect(found.length).toBeGreaterThan(3)
    expect(found.every((order) => fold(`${order.pickupCity} ${order.deliveryCity}`).includes(fold(city)))).toBe(true)
    const others = (await list({})).filter(({ id }) => !found.some((order) => order.id === id))
    expect(others.some((order) => fold(`${order.pickupCity} ${order.deliveryCity}`).includes(fold(city)))).toBe(false)
  })

  test('Priorities by OR, everything else by AND', async () => {
    const urgent = await list({ priority: 'urgent' })
    const high = await list({ priority: 'high' })
    expect(urgent.every(({ priority }) => priority === 'urgent')).toBe(true)
    expect((await list({ priority: 'urgent,high' })).length).toBe(urgent.length + high.length)
    const all = await list({ priority: 'urgent,high', status: 'CREATED,CONFIRMED', plz: '2', unassigned: 'true' })
    const expected = [...urgent, ...high].filter(
      (order) =>
        (order.status === 'CREATED' || order.status === 'CONFIRMED') &&
        order.carrierId === undefined &&
        order.assignedVehicleId === undefined &&
        ((order.pickupPostalCode.startsWith('2') && order.pickupCountry === 'Deutschland') ||
          (order.deliveryPostalCode.startsWith('2') && order.deliveryCountry === 'Deutschland')),
    )
    expect(all.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
    expect(all.length).toBeGreaterThan(0)
  })
})

describe('Sorting', () => {
  const runs = (values: readonly string[]) => values.filter((value, index) => value !== values[index - 1])

  test('A priority sorts by urgency, not by its letters', async () => {
    const of = async (sortOrder: string) => (await list({ sortBy: 'priority', sortOrder })).map((o) => o.priority)
    expect(runs(await of('desc'))).toEqual(['urgent', 'high', 'normal', 'low'])
    expect(runs(await of('asc'))).toEqual(['low', 'normal', 'high', 'urgent'])
  })

  test('Backwards the statuses go backwards', async () => {
    const statuses = (await list({ sortBy: 'status', sortOrder: 'desc' })).map(({ status }) => status)
    expect(runs(statuses)).toEqual([
      'unknown',
      'CANCELLED',
      'BILLED',
      'DELIVERED',
      'IN_TRANSIT',
      'ASSIGNED',
      'CONFIRMED',
      'CREATED',
    ])
  })

  test.each([
    ...['createdAt', 'updatedAt', 'orderNumber', 'customerName', 'carrierName', 'customerReference'],
    ...['cargoDescription', 'weight', 'loadingMeters', 'pickupCity', 'pickupPostalCode', 'pickupDate'],
    ...['deliveryCity', 'deliveryPostalCode', 'deliveryDate', 'distanceKm', 'vehiclePlate', 'driverName'],
    ...['customerPrice', 'carrierPrice', 'margin', 'marginPercent', 'orderType', 'delayMinutes', 'statusSince'],
  ])('By %s in both directions, what is missing last, equal ones newest first', async (field) => {
    const value = (order: object) => {
      const cell: unknown = Reflect.get(order, field)
      return typeof cell === 'string' ? fold(cell) : typeof cell === 'number' ? cell : undefined
    }
    for (const sortOrder of ['asc', 'desc']) {
      const orders = await list({ sortBy: field, sortOrder })
      const wrong = orders.filter((order, index) => {
        const next = orders[index + 1]
        if (!next) return false
        const [left, right] = [value(order), value(next)]
        if (left === right) return (order.createdAt ?? '') < (next.createdAt ?? '')
        if (left === undefined || right === undefined) return left === undefined
        return sortOrder === 'asc' ? left > right : left < right
      })
      expect([orders.length, wrong.map(({ id }) => id)]).toEqual([240, []])
    }
  })
})

describe('Business orders', () => {
  test("A person's own, newest first", async () => {
    const { body } = await backend.ask(DISPO, 'businessOrders.list', { query: { userId: 'usr-nordkurs-vertrieb' } })
    expect(body.data.length).toBe(44)
    expect(new Set(body.data.map(({ createdBy }) => createdBy))).toEqual(new Set(['Svenja Petersen']))
    const stamps = body.data.map(({ createdAt }) => createdAt ?? '')
    expect(stamps).toEqual(stamps.toSorted().toReversed())
    const nobody = await backend.ask(DISPO, 'businessOrders.list', { query: { userId: 'usr-mainspessart-vertrieb' } })
    expect(nobody.body.data).toEqual([])
  })

  test('Of two people of one name each has the own', async () => {
    const { server, ask } = seededBackend()
    await server.ready
    const store = server.store('nordkurs')
    const known = await store.find('users', 'usr-nordkurs-vertrieb')
    const first = await store.first('orders', { createdBy: known?.name ?? '' })
    if (!known || !first) throw new Error('Sales has made no order')
    await store.insert('users', { ...known, id: 'usr-nordkurs-zweite', email: 'zweite@nordkurs.example' })
    await store.patch('orders', first.id, { createdById: 'usr-nordkurs-zweite' })
    const ownOf = async (userId: string) =>
      (await ask(DISPO, 'businessOrders.list', { query: { userId } })).body.data.map(({ id }) => id)
    expect(await ownOf('usr-nordkurs-zweite')).toEqual([first.id])
    expect(await ownOf('usr-nordkurs-vertrieb')).toHaveLength(43)
    expect(await ownOf('usr-nordkurs-vertrieb')).not.toContain(first.id)
  })

  test('Also the one just made in the wizard, at the top', async () => {
    const own = seededBackend()
    const sales = 'vertrieb@nordkurs'
    const stop = { country: 'Deutschland', timeFrom: '08:00', timeTo: '16:00', street: 'Am Kai 1' }
    const data = {
      customer: { customerId: 'cus-002' },
      cargo: { description: '10 Paletten Papier', weightKg: 4000, vehicleType: 'TRUCK' },
      pickup: { ...stop, postalCode: '20457', city: 'Hamburg', date: '2026-11-24' },
      delivery: { ...stop, postalCode: '80331', city: 'München', date: '2026-11-26' },
    }
    const started = await own.ask(sales, 'wizard.start', { body: { data } })
    const made = await own.ask(sales, 'wizard.createOrder', {
      params: { sessionId: started.body.sessionId },
      body: {},
    })
    const { body } = await own.ask(sales, 'businessOrders.list', { query: { userId: 'usr-nordkurs-vertrieb' } })
    expect([body.data.length, body.data[0]?.id]).toEqual([45, made.body.order.id])
    const metrics = (await own.ask(sales, 'businessOrders.metrics')).body
    expect(metrics.ordersToday).toBe(7)
  })

  test('The figures fit the orders', async () => {
    const orders = await list({})
    const of = (...statuses: string[]) => orders.filter(({ status }) => statuses.includes(status))
    const done = of('DELIVERED', 'BILLED')
    const sum = (some: typeof orders) =>
      some.reduce((cents, o) => cents + Math.round((o.customerPrice ?? 0) * 100), 0) / 100
    const [from, to] = ['2026-09-21', '2026-11-15']
    const measured = done.filter(
      ({ deliveryDate = '', delayMinutes, currency }) =>
        deliveryDate >= from && deliveryDate <= to && delayMinutes !== undefined && currency === 'EUR',
    )
    const onTime = measured.filter(({ delayMinutes = 0 }) => delayMinutes <= 15).length
    const rate = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10
    expect((await backend.ask(DISPO, 'businessOrders.metrics')).body).toEqual({
      activeOrders: of('ASSIGNED', 'IN_TRANSIT').length,
      ordersToday: orders.filter(({ createdAt = '' }) => createdAt >= '2026-11-20T23:00:00.000Z').length,
      dayRevenue: 5585,
      dayRevenueFormatted: '5.585,00\u00A0€',
      totalRevenue: sum(done),
      ...{ from, to, onTime, measured: measured.length, onTimeDeliveryRate: rate(onTime, measured.length) },
      completionRate: rate(done.length, done.length + of('CANCELLED').length),
    })
    expect(sum(done.filter(({ deliveryDate }) => deliveryDate === '2026-11-21'))).toBe(5585)
  })
})

describe('Around an order', () => {
  test('Its transports', async () => {
    const { body } = await backend.ask(DISPO, 'transports.list', { query: { orderId: 'NK-2026-004711' } })
    expect(body.data.map(({ id, orderId }) => [id, orderId])).toEqual([['tra-nk004711', 'NK-2026-004711']])
    const none = await backend.ask(DISPO, 'transports.list', { query: { orderId: 'NK-2026-004793' } })
    expect(none.body.data).toEqual([])
  })

  test.each<['customers.orderHistory' | 'carriers.orderHistory', string, string]>([
    ['customers.orderHistory', 'cus-002', 'car-028'],
    ['carriers.orderHistory', 'car-028', 'cus-002'],
  ])('%s: 50 unless more or fewer are asked for, 404 for who is none', async (name, id, other) => {
    const big = seededBackend()
    await big.server.ready
    const store = big.server.store('nordkurs')
    const field = name.startsWith('customers') ? 'customerId' : 'carrierId'
    for (const order of (await store.all('orders')).slice(0, 60)) await store.patch('orders', order.id, { [field]: id })
    const count = async (query: Record<string, number>) =>
      (await big.ask(DISPO, name, { params: { id }, query })).body.data.length
    expect([await count({}), await count({ limit: 5 })]).toEqual([50, 5])
    expect(await count({ limit: 200 })).toBeGreaterThanOrEqual(60)
    expect((await big.ask(DISPO, name, { params: { id: other } })).status).toBe(404)
    expect((await big.ask(DISPO, name, { params: { id: 'nobody' } })).status).toBe(404)
  })

  test('Events of the same moment come with the latest first', async () => {
    const own = seededBackend()
    const params = { id: 'NK-2026-004711' }
    for (let round = 1; round <= 12; round += 1)
      await own.ask(DISPO, 'orders.update', { params, body: { internalNotes: `Notiz ${round}` } })
    const { body } = await own.ask(DISPO, 'orders.events', { params, query: { page: 2, pageSize: 5 } })
    expect(body.items.map(({ changedFields }) => changedFields[0]?.to)).toEqual(
      [7, 6, 5, 4, 3].map((round) => `Notiz ${round}`),
    )
  })
})
