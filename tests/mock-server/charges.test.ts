import { describe, expect, test } from 'vitest'
import { chargesSum, chargesOf, PRICE_FIELDS, CHARGES_OF } from '#src/domain/prices/charges.ts'
import { toCents } from '#src/domain/basics/money.ts'
import { seededBackend, someOrder } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const params = { id: 'NK-2026-004711' }
const CHARGES = [
  { code: 'FRACHT', amount: 1200 },
  { code: 'MAUT', amount: 120.5 },
  { code: 'STANDGELD', text: '2 h Rampe 3', amount: 110 },
]

const price = (backend: ReturnType<typeof seededBackend>, body: object, account = DISPO) =>
  backend.ask(account, 'orders.setPricing', { params, body })
const orderOf = async (backend: ReturnType<typeof seededBackend>) =>
  (await backend.ask(DISPO, 'orders.get', { params })).body

describe('positions of a price', () => {
  test('say the price, are one event with it, and go back with it', async () => {
    const backend = seededBackend()
    const before = await orderOf(backend)
    const { body } = await price(backend, { customerCharges: CHARGES })
    expect(body.order).toMatchObject({ customerCharges: CHARGES, customerPrice: 1430.5, margin: 140.5 })
    const events = await backend.ask(DISPO, 'orders.events', { params, query: { pageSize: 1 } })
    expect(events.body.items[0]?.changedFields.map(({ field }) => field).toSorted()).toEqual([
      'customerCharges',
      'customerPrice',
    ])
    const undone = await backend.ask(DISPO, 'orders.undo', { params, body: { eventId: body.eventId } })
    expect(undone.body.order.customerCharges).toEqual(before.customerCharges)
    const redone = await backend.ask(DISPO, 'orders.undo', { params, body: { eventId: undone.body.eventId } })
    expect(redone.body.order).toMatchObject({ customerCharges: CHARGES, customerPrice: 1430.5 })
  })

  test('a price set by itself is made up by the freight', async () => {
    const backend = seededBackend()
    await price(backend, { customerCharges: CHARGES })
    const { body } = await price(backend, { customerPrice: 1500 })
    expect(body.order.customerCharges).toEqual([{ code: 'FRACHT', amount: 1269.5 }, ...CHARGES.slice(1)])
    const cleared = await backend.ask(DISPO, 'orders.update', { params, body: { customerPrice: null } })
    expect([cleared.body.order.customerPrice, cleared.body.order.customerCharges]).toEqual([undefined, undefined])
  })

  test('none is no price, and what stood in one line is kept in one', async () => {
    const backend = seededBackend()
    const { body } = await price(backend, { customerCharges: [{ code: 'FRACHT', text: '  Tour\n 7 ', amount: 5 }] })
    expect(body.order.customerCharges).toEqual([{ code: 'FRACHT', text: 'Tour 7', amount: 5 }])
    const none = await price(backend, { customerCharges: [] })
    expect([none.body.order.customerPrice, none.body.order.customerCharges]).toEqual([undefined, undefined])
  })

  test.each<[object, string, string]>([
    [
      { customerCharges: CHARGES, customerPrice: 1400 },
      'customerCharges',
      'Die Positionen ergeben 1.430,5 €, der Preis ist 1.400 €',
    ],
    [{ carrierCharges: [{ code: 'ADR', amount: 5 }] }, 'carrierCharges', 'Unbekannte Position ADR'],
    [
      { carrierCharges: [{ code: 'MAUT', amount: -5 }] },
      'carrierCharges',
      'Betrag je Position: 0 bis 99.999,99 €, unter null nur Sonstiges',
    ],
    [
      {
        customerCharges: [
          { code: 'FRACHT', amount: 99_000 },
          { code: 'MAUT', amount: 1000 },
        ],
      },
      'customerPrice',
      'Preis: 0 bis 99.999,99 €',
    ],
  ])('%j is refused at %s', async (body, path, message) => {
    const backend = seededBackend()
    const { status, refusal } = await price(backend, body)
    expect([status, refusal['fieldErrors']]).toEqual([
      422,
      expect.arrayContaining([expect.objectContaining({ path, message, severity: 'error' })]),
    ])
    expect((await orderOf(backend)).version).toBe(1)
  })

  test('those of the carrier are for whoever may set his price', async () => {
    const backend = seededBackend()
    const carrierCharges = [{ code: 'FRACHT', amount: 1000 }]
    expect((await price(backend, { carrierCharges }, 'vertrieb@nordkurs')).status).toBe(403)
    expect((await price(backend, { carrierCharges }, 'finanzen@nordkurs')).body.order.carrierPrice).toBe(1000)
    expect((await price(backend, { customerCharges: CHARGES }, 'vertrieb@nordkurs')).status).toBe(200)
    expect((await price(backend, { customerCharges: CHARGES }, 'gast@nordkurs')).status).toBe(403)
  })

  test('a per cent for many is one of every position, an amount is one of the freight', async () => {
    const backend = seededBackend()
    await price(backend, { customerCharges: CHARGES })
    const change = (by: string, value: number) =>
      backend.ask(DISPO, 'orders.bulk', {
        body: { items: [{ id: params.id }], change: { kind: 'price', field: 'customerPrice', by, value } },
      })
    await change('percent', 3)
    expect((await orderOf(backend)).customerCharges).toEqual([
      { code: 'FRACHT', amount: 1236 },
      { code: 'MAUT', amount: 124.12 },
      { code: 'STANDGELD', text: '2 h Rampe 3', amount: 113.3 },
    ])
    await change('amount', 50)
    const order = await orderOf(backend)
    expect([order.customerPrice, order.customerCharges?.[0]?.amount]).toEqual([1523.42, 1286])
  })

  test('another carrier has none of the one before, neither with a price of his own nor without', async () => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'ASSIGNED')
    const carrierCharges = CHARGES
    const order = { carrierId: 'car-004', carrierPrice: 1430.5, carrierCharges, customerPrice: 2000 }
    await backend.server.store('nordkurs').patch('orders', id, order)
    const give = (body: object) =>
      backend.ask(DISPO, 'orders.setCarrier', { params: { id }, body: { carrierId: 'car-003', ...body } })
    const dropped = await give({})
    expect(dropped.body.order.carrierCharges).toBeUndefined()
    const undone = await backend.ask(DISPO, 'orders.undo', { params: { id }, body: { eventId: dropped.body.eventId } })
    expect(undone.body.order).toMatchObject({ carrierCharges, carrierPrice: 1430.5 })
    const own = await give({ carrierPrice: 1350 })
    expect([own.body.order.carrierPrice, own.body.order.carrierCharges]).toEqual([1350, undefined])
    const again = await give({ carrierPrice: 1400 })
    expect(again.body.order.carrierPrice).toBe(1400)
  })

  test('taken off the plan, the order has none of its carrier’s', async () => {
    const backend = seededBackend()
    await price(backend, { carrierCharges: CHARGES })
    const body = { status: 'CONFIRMED' }
    const { body: changed } = await backend.ask(DISPO, 'orders.setStatus', { params, body })
    expect([changed.order.carrierPrice, changed.order.carrierCharges]).toEqual([undefined, undefined])
  })
})

test('in the whole world positions come to their price', async () => {
  const backend = seededBackend()
  await orderOf(backend)
  const orders = await backend.server.store('nordkurs').all('orders')
  const codes = new Set<string>()
  for (const order of orders) {
    for (const field of PRICE_FIELDS) {
      const charges = order[CHARGES_OF[field]]
      if (order[field] === undefined) expect(charges, order.id).toBeUndefined()
      else if (charges) expect(chargesSum(charges), order.id).toBe(toCents(order[field]))
      for (const { code } of chargesOf(charges, order[field])) codes.add(code)
    }
  }
  expect([...codes].toSorted()).toEqual(['DIESEL', 'FRACHT', 'MAUT', 'PALETTEN', 'SONSTIGES', 'STANDGELD'])
})
