import { describe, expect, test } from 'vitest'
import { seededBackend, someOrder } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'

async function made(backend: Backend, country: string | undefined, name = `Neu ${country} GmbH`) {
  const { status, body } = await backend.ask(DISPO, 'partners.create', { body: { kind: 'customer', name, country } })
  expect(status).toBe(201)
  return body
}

const give = async (backend: Backend, id: string, customerId: string) =>
  (await backend.ask(DISPO, 'orders.setCustomer', { params: { id }, body: { customerId } })).body.order

describe('The VAT of a customer', () => {
  test.each([
    ['de', 'Deutschland', 19],
    [' DEUTSCHLAND ', 'Deutschland', 19],
    [undefined, 'Deutschland', 19],
    ['', 'Deutschland', 19],
    ['PL', 'Polen', 0],
    ['Norwegen', 'Norwegen', 0],
  ])('from %j is stored as %s and pays %i percent', async (typed, country, vatRate) => {
    const backend = seededBackend()
    const partner = await made(backend, typed)
    const { id } = await someOrder(backend, 'CREATED')
    expect([partner.country, (await give(backend, id, partner.id)).vatRate]).toEqual([country, vatRate])
  })

  test('none stays behind when the order goes back to Germany', async () => {
    const backend = seededBackend()
    const [abroad, home] = [await made(backend, 'PL'), await made(backend, 'DE')]
    const { id } = await someOrder(backend, 'CREATED')
    const rates = [(await give(backend, id, abroad.id)).vatRate, (await give(backend, id, home.id)).vatRate]
    expect(rates).toEqual([0, 19])
  })

  test('follows the countries of the stops, and a rate against the law is refused', async () => {
    const backend = seededBackend()
    const [home, swiss] = [await made(backend, 'DE'), await made(backend, 'Schweiz')]
    const { id } = await someOrder(backend, 'CREATED')
    await give(backend, id, home.id)
    const changed = async (body: object) => {
      const { status, body: answer, refusal } = await backend.ask(DISPO, 'orders.update', { params: { id }, body })
      return status === 200 ? answer.order.vatRate : refusal['message']
    }
    const germany = { pickupCountry: 'Deutschland', deliveryCountry: 'Deutschland' }
    const toBasel = { deliveryCountry: 'Schweiz', deliveryCity: 'Basel', deliveryPostalCode: '4051' }
    const fromBasel = { pickupCountry: 'Schweiz', pickupCity: 'Basel', pickupPostalCode: '4051' }
    const toHamburg = { deliveryCountry: 'Deutschland', deliveryCity: 'Hamburg', deliveryPostalCode: '20457' }
    const said = [
      await changed({ ...germany, pickupPostalCode: '30159', deliveryPostalCode: '20457' }),
      await changed({ vatRate: 0 }),
      await changed(toBasel),
      await changed({ vatRate: 19 }),
      await changed({ ...fromBasel, ...toHamburg }),
      await changed({ vatRate: 19 }),
      (await give(backend, id, swiss.id)).vatRate,
      await changed({ vatRate: 7 }),
    ]
    const law = (rate: number) => `USt-Satz: nach dem Gesetz ${rate} %`
    const exported =
      'Ausfuhr: 0 % für Versender und Empfänger. Ist der Kunde Frachtführer oder Spediteur, bitte beim Kunden oder im Auftrag angeben'
    const ofFreight = '7 % gelten nicht für die Beförderung von Gütern (§ 12 Abs. 2 UStG): 19 % oder 0 %'
    expect(said).toEqual([19, law(19), 0, exported, 0, 19, 0, ofFreight])
  })

  test('a postal code is checked by the country as it is meant', async () => {
    const body = { kind: 'customer', name: 'Wiener Hof', country: 'at', postalCode: '10300' }
    const { status, refusal } = await seededBackend().ask(DISPO, 'partners.create', { body })
    expect([status, refusal['message']]).toEqual([422, 'PLZ passt nicht zum Land Österreich'])
  })

  test('is that of the chosen customer, whatever country is typed beside it', async () => {
    const backend = seededBackend()
    const abroad = await made(backend, 'PL')
    const data = {
      cargo: { description: 'Papier', weightKg: 1000 },
      pickup: { street: 'Weg 1', city: 'Hamburg', postalCode: '20457', date: '2026-11-24' },
      delivery: { street: 'Weg 2', city: 'Hannover', postalCode: '30159', date: '2026-11-25' },
    }
    const rateFor = async (customer: object) => {
      const { body } = await backend.ask(DISPO, 'wizard.start', { body: { data: { ...data, customer } } })
      const params = { sessionId: body.sessionId }
      const price = await backend.ask(DISPO, 'wizard.calculatePrice', { params, body: {} })
      const { body: created } = await backend.ask(DISPO, 'wizard.createOrder', { params, body: {} })
      return [price.body.vatRate, created.order.vatRate]
    }
    expect([
      await rateFor({ customerId: abroad.id, name: abroad.name, country: 'Deutschland' }),
      await rateFor({ name: abroad.name, country: 'Deutschland' }),
      await rateFor({ name: 'Ganz neu AS', country: 'Norwegen' }),
      await rateFor({ customerId: 'cus-001', name: 'Holzmann', country: 'Polen' }),
    ]).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [19, 19],
    ])
  })
})

describe('How many orders a partner has', () => {
  const countOf = async (backend: Backend, id: string) =>
    (await backend.ask(DISPO, 'partners.get', { params: { id } })).body.orderCount

  test('follows a change of customer and of carrier', async () => {
    const backend = seededBackend()
    const { id, customerId = '' } = await someOrder(backend, 'CONFIRMED')
    const other = await made(backend, 'DE')
    const [before, carrying] = [await countOf(backend, customerId), await countOf(backend, 'car-003')]
    await give(backend, id, other.id)
    await backend.ask(DISPO, 'orders.setCarrier', { params: { id }, body: { carrierId: 'car-003' } })
    expect([
      await countOf(backend, customerId),
      await countOf(backend, other.id),
      await countOf(backend, 'car-003'),
    ]).toEqual([before - 1, 1, carrying + 1])
  })

  test.each(['customer', 'carrier'] as const)('is what the list of every %s says, also sorted by it', async (kind) => {
    const backend = seededBackend()
    const query = { kind, sortBy: 'orderCount', sortOrder: 'desc', limit: 5 }
    const pages = [1, 2].map(async (page) => {
      return (await backend.ask(DISPO, 'partners.list', { query: { ...query, page } })).body
    })
    const [first, second] = await Promise.all(pages)
    const shown = [...(first?.data ?? []), ...(second?.data ?? [])]
    expect(first?.pagination.total).toBeGreaterThan(10)
    const counts = shown.map(({ orderCount }) => orderCount)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    const field = kind === 'customer' ? 'customerId' : 'carrierId'
    const counted = shown.map(async ({ id }) => {
      const { body } = await backend.ask(DISPO, 'orders.list', { query: { [field]: id, limit: 1 } })
      return body.pagination.total
    })
    expect(counts).toEqual(await Promise.all(counted))
  })
})

describe('One call that changes customer and carrier', () => {
  test('is one event, which is taken back whole', async () => {
    const backend = seededBackend()
    const before = await someOrder(backend, 'CONFIRMED')
    const params = { id: before.id }
    const other = await made(backend, 'PL')
    const body = { customerId: other.id, carrierId: 'car-003', internalNotes: 'Alles neu', customerPrice: 1234 }
    const changed = await backend.ask(DISPO, 'orders.update', { params, body })
    expect(changed.body.order).toMatchObject({ ...body, status: 'ASSIGNED', vatRate: 0, version: before.version + 1 })
    const undone = await backend.ask(DISPO, 'orders.undo', { params, body: { eventId: changed.body.eventId } })
    expect({ ...undone.body.order, version: 0, updatedAt: '' }).toEqual({ ...before, version: 0, updatedAt: '' })
  })

  test('is refused whole when one of them is', async () => {
    const backend = seededBackend()
    const before = await someOrder(backend, 'CONFIRMED')
    const params = { id: before.id }
    const update = async (account: string, body: object) =>
      (await backend.ask(account, 'orders.update', { params, body })).status
    expect([
      await update(DISPO, { customerId: 'cus-001', carrierId: 'car-011' }),
      await update(DISPO, { customerId: 'cus-404', carrierId: 'car-003' }),
      await update('vertrieb@nordkurs', { customerId: 'cus-001', carrierId: 'car-003' }),
    ]).toEqual([409, 404, 403])
    expect((await backend.ask(DISPO, 'orders.get', { params })).body).toEqual(before)
  })
})

describe('The currency of an order', () => {
  test.each(['', 'x', 'eur', 'EURO', '€'])('%j is none', async (currency) => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'CREATED')
    const params = { id }
    const answers = [
      await backend.ask(DISPO, 'orders.setPricing', { params, body: { currency } }),
      await backend.ask(DISPO, 'orders.update', { params, body: { currency } }),
    ]
    expect(answers.map(({ status, refusal }) => [status, refusal['fieldErrors']])).toMatchObject([
      [422, [{ path: 'currency' }]],
      [422, [{ path: 'currency' }]],
    ])
  })

  test('other than the euro does not count as revenue in euros', async () => {
    const backend = seededBackend()
    await backend.server.ready
    const store = backend.server.store('nordkurs')
    const revenue = async () => [
      (await backend.ask(DISPO, 'businessOrders.metrics')).body.totalRevenue,
      (await backend.ask(DISPO, 'statistics.dashboard')).body.totalRevenue,
    ]
    const [all = 0] = await revenue()
    const order = await store.first('orders', { status: 'BILLED', customerPrice: { gt: 0 } })
    await store.patch('orders', order?.id ?? '', { currency: 'CHF' })
    const cents = (euros: number) => Math.round(euros * 100)
    const left = cents(all) - cents(order?.customerPrice ?? 0)
    expect((await revenue()).map((sum = 0) => cents(sum))).toEqual([left, left])
  })
})
