import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

const [DISPO, SALES, FINANCE] = ['dispo@nordkurs', 'vertrieb@nordkurs', 'finanzen@nordkurs']
type Backend = ReturnType<typeof seededBackend>

const LANE = { fromArea: '20', toArea: '80', priceCents: 120_561, validFrom: '2026-07-01' }
const make = async (backend: Backend, as: string, partnerId: string, more: object = {}) =>
  backend.ask(as, 'tariffs.create', { body: { partnerId, ...LANE, ...more } })

/** What the wizard asks for a full load of a customer from Hamburg to München. */
async function wizardPrice(backend: Backend, customerId = 'cus-002') {
  const params = { sessionId: (await backend.ask(DISPO, 'wizard.start', { body: {} })).body.sessionId }
  await backend.ask(DISPO, 'wizard.setCustomer', { params, body: { customerId } })
  const cargo = { description: 'Papier', weightKg: 22_000, loadingMeters: 13.6, vehicleType: 'TRUCK' }
  await backend.ask(DISPO, 'wizard.setCargo', { params, body: cargo })
  const from = { postalCode: '20457', city: 'Hamburg', date: '2026-11-24' }
  await backend.ask(DISPO, 'wizard.setPickup', { params, body: { street: 'Am Kai 1', ...from } })
  const to = { street: 'Am Ring 2', postalCode: '80331', city: 'München', date: '2026-11-25' }
  await backend.ask(DISPO, 'wizard.setDelivery', { params, body: to })
  return { params, price: (await backend.ask(DISPO, 'wizard.calculatePrice', { params, body: {} })).body }
}

describe('Tariffs', () => {
  test.each([
    [SALES, 'cus-002', 201],
    [FINANCE, 'cus-002', 201],
    [DISPO, 'cus-002', 403],
    [DISPO, 'car-001', 201],
    [FINANCE, 'car-001', 201],
    [SALES, 'car-001', 403],
    ['gast@nordkurs', 'cus-002', 403],
  ])('%s agrees with %s: %i', async (as, partnerId, status) => {
    expect((await make(seededBackend(), as, partnerId)).status).toBe(status)
  })

  test('are written in the usual way, changed, taken back and deleted; an overlap is said', async () => {
    const backend = seededBackend()
    const made = await make(backend, SALES, 'cus-002', {
      fromCountry: 'deutschland',
      toCountry: 'Polen',
      toArea: '60-0',
    })
    expect(made.body.tariff).toMatchObject({ fromCountry: 'DE', toCountry: 'PL', toArea: '600', side: 'customer' })
    const again = await make(backend, SALES, 'cus-002', { toCountry: 'PL', toArea: '600', validFrom: '2026-10-01' })
    expect(again.body.warnings).toMatchObject([
      { code: 'issue.tariffOverlaps', values: { lane: '20 → PL 600', date: '2026-07-01' } },
    ])
    const params = { id: made.body.tariff.id }
    const changed = await backend.ask(SALES, 'tariffs.update', { params, body: { priceCents: 130_000 }, ifMatch: 1 })
    expect((await backend.ask(SALES, 'tariffs.update', { params, body: { priceCents: 1 }, ifMatch: 1 })).status).toBe(
      409,
    )
    const eventId = changed.body.eventId ?? ''
    expect((await backend.ask(DISPO, 'tariffs.undo', { params, body: { eventId } })).status).toBe(403)
    await backend.ask(SALES, 'tariffs.undo', { params, body: { eventId } })
    expect((await backend.ask(SALES, 'tariffs.get', { params })).body.priceCents).toBe(120_561)
    expect((await backend.ask(DISPO, 'tariffs.delete', { params })).status).toBe(403)
    const gone = await backend.ask(SALES, 'tariffs.delete', { params })
    expect((await backend.ask(SALES, 'tariffs.get', { params })).status).toBe(404)
    await backend.ask(SALES, 'tariffs.undo', { params, body: { eventId: gone.body.eventId ?? '' } })
    expect((await backend.ask(SALES, 'tariffs.get', { params })).status).toBe(200)
  })

  test('of a day are those that hold on it', async () => {
    const backend = seededBackend()
    await make(backend, SALES, 'cus-002', { validUntil: '2026-08-31' })
    const count = async (validOn: string) => {
      const query = { partnerId: 'cus-002', validOn }
      return (await backend.ask(DISPO, 'tariffs.list', { query })).body.data.length
    }
    const before = await count('2026-09-01')
    expect(await count('2026-08-31')).toBe(before + 1)
  })
})

describe('The price of the wizard', () => {
  test('is the customer’s tariff with the surcharge of the month, and so is the order’s', async () => {
    const backend = seededBackend()
    const market = (await wizardPrice(backend)).price
    expect(market.assumptions.map(({ code }) => code)).toContain('dieselShare')
    await make(backend, SALES, 'cus-002', { fromArea: '204', toArea: '803' })
    const { params, price } = await wizardPrice(backend)
    expect(price.lines.map(({ code, text, amount }) => [code, text, amount])).toEqual([
      ['FRACHT', 'Tarif 204 → 803 seit 01.07.2026', 1205.61],
      ['DIESEL', '7,0 % der Fracht, November 2026', 84.39],
    ])
    expect([price.netPrice, price.marketRange]).toEqual([1290, market.marketRange])
    const made = (await backend.ask(DISPO, 'wizard.createOrder', { params, body: {} })).body
    expect(made.order).toMatchObject({ customerPrice: 1290 })
    expect(made.order.customerCharges).toEqual([
      { code: 'FRACHT', text: 'Tarif 204 → 803 seit 01.07.2026', amount: 1205.61 },
      { code: 'DIESEL', text: '7,0 % der Fracht, November 2026', amount: 84.39 },
    ])
  })

  test('says with the price and with the order that the customer would owe more than he may', async () => {
    const backend = seededBackend()
    const { freeCents = 0, usedCents } = (await backend.ask(SALES, 'partners.credit', { params: { id: 'cus-002' } }))
      .body
    expect(freeCents).toBeGreaterThan(0)
    const body = { creditLimitCents: usedCents + 100 }
    await backend.ask(SALES, 'partners.update', { params: { id: 'cus-002' }, body })
    const { params, price } = await wizardPrice(backend)
    expect(price.warnings).toMatchObject([{ code: 'issue.creditLimit', values: { limit: (usedCents + 100) / 100 } }])
    const made = await backend.ask(DISPO, 'wizard.createOrder', { params, body: {} })
    expect([made.status, made.body.warnings]).toMatchObject([201, [{ code: 'creditLimit', severity: 'warning' }]])
  })
})

describe('What a carrier is expected to cost', () => {
  test('is his tariff with the surcharge of the month, in the wizard and in the proposals', async () => {
    const backend = seededBackend()
    const { params } = await wizardPrice(backend)
    const search = async () =>
      (await backend.ask(DISPO, 'wizard.findCarriers', { params, body: { searchRadius: 300 } })).body.matches
    const [first] = await search()
    const carrierId = first?.carrierId ?? ''
    await make(backend, DISPO, carrierId, { priceCents: 100_000 })
    const priced = (await search()).find((match) => match.carrierId === carrierId)
    expect([priced?.estimatedCost, priced?.reasons.map(({ code }) => code)]).toEqual([
      1070,
      expect.arrayContaining(['reason.tariff', 'reason.margin']),
    ])
    const { order } = (await backend.ask(DISPO, 'wizard.createOrder', { params, body: {} })).body
    const query = { orderId: order.id, radius: 300, vehicleType: priced?.vehicleType ?? '' }
    const { fits } = (await backend.ask(DISPO, 'matching.proposals', { query })).body
    expect(fits.find((fit) => fit.carrierId === carrierId)?.price).toBe(1070)
  })
})

describe('The credit limit', () => {
  const limit = async (backend: Backend, creditLimitCents: number) =>
    backend.ask(SALES, 'partners.update', { params: { id: 'cus-002' }, body: { creditLimitCents } })

  test('is warned of where an order is given to a customer, by its own price, and never blocks', async () => {
    const backend = seededBackend()
    const { usedCents } = (await backend.ask(SALES, 'partners.credit', { params: { id: 'cus-002' } })).body
    const store = backend.server.store('nordkurs')
    const order = (await store.all('orders', { status: 'CREATED', customerId: { ne: 'cus-002' } })).find(
      ({ customerPrice = 0 }) => customerPrice > 0,
    )
    const params = { id: order?.id ?? '' }
    const gross = Math.round((order?.customerPrice ?? 0) * 119)
    const give = async (customerId: string) =>
      (await backend.ask(DISPO, 'orders.setCustomer', { params, body: { customerId } })).body
    await limit(backend, usedCents + gross)
    expect((await give('cus-002')).warnings).toEqual([])
    await give(order?.customerId ?? '')
    await limit(backend, usedCents + gross - 1)
    const given = await give('cus-002')
    expect([given.order.customerId, given.warnings]).toMatchObject(['cus-002', [{ code: 'issue.creditLimit' }]])
    // What he owes by this order already is not added twice.
    await limit(backend, usedCents + gross)
    expect((await give('cus-002')).warnings).toEqual([])
  })

  test('is warned of where an order that was read is taken over', async () => {
    const backend = seededBackend()
    await limit(backend, 100)
    const store = backend.server.store('nordkurs')
    const [read] = await store.all('enhancedOrders', {
      status: { notIn: ['converted'] },
      transport_id: { exists: false },
    })
    const customer = await store.find('partners', 'cus-002')
    await store.patch('enhancedOrders', read?.id ?? '', { customer_name: customer?.name ?? '' })
    const made = await backend.ask(DISPO, 'enhancedOrders.convert', { params: { id: read?.id ?? '' } })
    expect([made.status, made.body.warnings]).toMatchObject([200, [{ code: 'issue.creditLimit' }]])
  })
})

describe('The surcharge', () => {
  test('there is one for each month, twelve of them up to this one', async () => {
    const backend = seededBackend()
    const { data } = (await backend.ask(DISPO, 'fuelSurcharges.list')).body
    expect([data.length, data[0]?.month, data[0]?.percent, data.at(-1)?.month]).toEqual([12, '2026-11', 7, '2025-12'])
    const taken = await backend.ask(FINANCE, 'fuelSurcharges.create', { body: { month: '2026-11', percent: 1 } })
    expect([taken.status, taken.refusal['message']]).toEqual([422, 'Für 11/2026 gibt es schon einen Dieselfloater'])
    const made = await backend.ask(FINANCE, 'fuelSurcharges.create', { body: { month: '2026-12', percent: 7.255 } })
    expect(made.body.fuelSurcharge).toMatchObject({ percent: 7.26, indexName: data[0]?.indexName })
    expect((await backend.ask(DISPO, 'fuelSurcharges.create', { body: { month: '2027-01' } })).status).toBe(403)
  })
})

describe('The pallet account', () => {
  test('is what orders left open and what was booked by hand, with the balance after each', async () => {
    const backend = seededBackend()
    const params = { id: 'car-001' }
    await backend.ask(DISPO, 'partners.get', { params })
    const [order] = await backend.server.store('nordkurs').all('orders', { status: 'DELIVERED' })
    const given = { packageType: 'Europalette', packageCount: 33, palletExchange: true, palletsExchanged: 0 }
    await backend.server.store('nordkurs').patch('orders', order?.id ?? '', { ...given, carrierId: 'car-001' })
    const account = async () => (await backend.ask(FINANCE, 'partners.pallets', { params })).body
    const before = await account()
    expect(before.entries.find(({ orderId }) => orderId === order?.id)).toMatchObject({
      quantity: 33,
      reason: 'notExchanged',
    })
    const balance = before.balances.find(({ kind }) => kind === 'euro')?.quantity ?? 0
    const body = { partnerId: 'car-001', quantity: -27, reference: '8841' }
    const made = await backend.ask(DISPO, 'palletBookings.create', { body })
    const after = await account()
    expect(after.entries[0]).toMatchObject({
      quantity: -27,
      balance: balance - 27,
      reason: 'returned',
      reference: '8841',
    })
    const undo = { params: { id: made.body.palletBooking.id }, body: { eventId: made.body.eventId ?? '' } }
    await backend.ask(DISPO, 'palletBookings.undo', undo)
    expect(await account()).toEqual(before)
    const none = await backend.ask(DISPO, 'palletBookings.create', { body: { partnerId: 'car-001', quantity: 0 } })
    expect([none.status, none.refusal['code']]).toEqual([422, 'VALIDATION'])
  })
})
