import { chargesSum } from '#src/domain/prices/charges.ts'
import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'

const customer = { customerId: 'cus-002' }
const cargo = {
  description: '20 Europaletten Maschinenteile',
  weightKg: 9000,
  packageType: 'Europalette',
  packageCount: 20,
  loadingMeters: 8,
  vehicleType: 'TRUCK',
}
const pickup = {
  street: 'Am Kai 1',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'Deutschland',
  date: '2026-11-24',
  timeFrom: '08:00',
  timeTo: '12:00',
}
const delivery = {
  street: 'Ring 2',
  postalCode: '80331',
  city: 'München',
  country: 'Deutschland',
  date: '2026-11-25',
  timeFrom: '14:00',
  timeTo: '18:00',
}

async function startedWizard(account = DISPO) {
  const backend = seededBackend()
  const { body } = await backend.ask(account, 'wizard.start', {})
  const params = { sessionId: body.sessionId }
  const fill = async (parts: { customer?: object; cargo?: object } = {}) => {
    await backend.ask(account, 'wizard.setCustomer', { params, body: { ...customer, ...parts.customer } })
    await backend.ask(account, 'wizard.setCargo', { params, body: { ...cargo, ...parts.cargo } })
    await backend.ask(account, 'wizard.setPickup', { params, body: pickup })
    return backend.ask(account, 'wizard.setDelivery', { params, body: delivery })
  }
  return { backend, params, session: body, fill, account }
}

describe('The wizard', () => {
  test('From the customer to the order', async () => {
    const { backend, params, fill } = await startedWizard()
    const filled = await fill()
    expect([filled.body.completedSteps, filled.body.currentStep]).toEqual([
      ['customer', 'cargo', 'pickup', 'delivery'],
      'price',
    ])
    const price = (await backend.ask(DISPO, 'wizard.calculatePrice', { params, body: {} })).body
    expect([price.distanceKm, price.vatRate, price.currency]).toEqual([776, 19, 'EUR'])
    expect(price.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
      Math.round(price.netPrice * 100),
    )
    const carriers = (await backend.ask(DISPO, 'wizard.findCarriers', { params, body: {} })).body
    expect([carriers.matches.length, carriers.autoSelectThreshold, carriers.searchRadius]).toEqual([2, 85, 50])
    expect(carriers.matches.filter(({ distanceKm }) => distanceKm > 50)).toEqual([])
    const best = carriers.matches[0]
    const made = await backend.ask(DISPO, 'wizard.createOrder', { params, body: { carrierId: best?.carrierId } })
    expect([made.status, made.body.success]).toEqual([201, true])
    expect(made.body.order).toMatchObject({
      id: 'NK-2026-004821',
      orderNumber: 'NK-2026-004821',
      status: 'CREATED',
      customerId: 'cus-002',
      customerName: 'Elbufer Maschinenbau AG',
      carrierId: best?.carrierId,
      customerPrice: price.netPrice,
      carrierPrice: best?.estimatedCost,
      weight: 9000,
      pickupCity: 'Hamburg',
      deliveryCity: 'München',
      createdBy: 'Jürgen Weiß',
    })
    const session = (await backend.ask(DISPO, 'wizard.get', { params })).body
    expect([session.status, session.orderId]).toEqual(['completed', 'NK-2026-004821'])
  })

  test('Warnings come along with the saved step', async () => {
    const { backend, params } = await startedWizard()
    const warned = await backend.ask(DISPO, 'wizard.setCargo', { params, body: { ...cargo, weightKg: 30_000 } })
    expect(warned.status).toBe(200)
    expect(warned.body.issues.map(({ path, severity }) => [path, severity])).toEqual([['cargo.weightKg', 'warning']])
  })

  test('An own price takes the place of the calculated one, and the order is made at the last one named', async () => {
    const { backend, params, fill } = await startedWizard()
    await fill()
    const own = { customerPrice: 1500.5 }
    const price = (await backend.ask(DISPO, 'wizard.calculatePrice', { params, body: own })).body
    expect([price.netPrice, price.vatAmount, price.grossPrice]).toEqual([1500.5, 285.1, 1785.6])
    expect(price.lines.map(({ code }) => code)).toEqual(['FRACHT', 'MAUT', 'DIESEL'])
    const made = await backend.ask(DISPO, 'wizard.createOrder', { params, body: {} })
    expect(made.body.order).toMatchObject({
      customerPrice: 1500.5,
      customerCharges: price.lines.map(({ code, amount }) => ({ code, amount })),
    })

    const other = await startedWizard()
    await other.fill()
    await other.backend.ask(DISPO, 'wizard.calculatePrice', { params: other.params, body: own })
    const later = await other.backend.ask(DISPO, 'wizard.createOrder', {
      params: other.params,
      body: { customerPrice: 1600 },
    })
    expect(later.body.order.customerPrice).toBe(1600)
    expect(chargesSum(later.body.order.customerCharges ?? [])).toBe(160_000)
  })

  test('The document it was read from goes with the order, unless it belongs to another one', async () => {
    const { backend, params, fill } = await startedWizard()
    await fill()
    const store = backend.server.store('nordkurs')
    const [document] = await store.all('documents', { kind: 'cmr' })
    const documentId = document?.id ?? ''
    await store.patch('documents', documentId, { orderId: undefined })
    const made = await backend.ask(DISPO, 'wizard.createOrder', { params, body: { documentId } })
    expect((await store.find('documents', documentId))?.orderId).toBe(made.body.order.id)
    const other = await startedWizard()
    await other.fill()
    const taken = other.backend.server.store('nordkurs')
    await other.backend.ask(DISPO, 'wizard.createOrder', { params: other.params, body: { documentId } })
    expect((await taken.find('documents', documentId))?.orderId).toBe(document?.orderId)
  })

  test('A price that was agreed elsewhere brings what it was made of along', async () => {
    const { backend, params, fill } = await startedWizard()
    await fill()
    const customerCharges = [
      { code: 'FRACHT', text: 'Pauschale', amount: 1200 },
      { code: 'SONSTIGES', amount: 40 },
    ]
    const body = { customerPrice: 1240, customerCharges }
    await backend.ask(DISPO, 'wizard.calculatePrice', { params, body })
    const made = await backend.ask(DISPO, 'wizard.createOrder', { params, body: {} })
    expect(made.body.order).toMatchObject(body)
  })

  test('The results of a calculation make no version old', async () => {
    const { backend, params, fill } = await startedWizard()
    const { body } = await fill()
    await backend.ask(DISPO, 'wizard.calculatePrice', { params, body: {} })
    const saved = await backend.ask(DISPO, 'wizard.setCargo', { params, body: cargo, ifMatch: body.version })
    expect(saved.status).toBe(200)
  })

  test('A customer who is new becomes a partner', async () => {
    const { backend, params, fill } = await startedWizard()
    await fill({ customer: { customerId: undefined, name: 'Neukunde Übersee GmbH', email: 'info@neukunde.example' } })
    const { body } = await backend.ask(DISPO, 'wizard.createOrder', { params, body: {} })
    const partner = (await backend.ask(DISPO, 'partners.get', { params: { id: body.order.customerId ?? '' } })).body
    expect(partner).toMatchObject({
      kind: 'customer',
      name: 'Neukunde Übersee GmbH',
      email: 'info@neukunde.example',
      orderCount: 1,
    })
  })

  test('Nothing typed is lost: contact, phone, references, slot and requirements are fields of the order', async () => {
    const { backend, params, fill } = await startedWizard()
    await fill({
      customer: { contactPerson: 'Frau Öztürk', email: 'lager@elbufer.example', phone: '+49 40 998877' },
      cargo: {
        tailLift: true,
        palletExchange: true,
        adr: {
          unNumber: '1263',
          class: '3',
          packingGroup: 'II',
          tunnelCode: 'D/E',
          quantity: 400,
          further: 'UN 1203 BENZIN, 3, II, (D/E), 50 l',
        },
      },
    })
    await backend.ask(DISPO, 'wizard.setPickup', {
      params,
      body: { ...pickup, phone: '+49 40 123456', reference: 'L-7', bookingNumber: 'ZF-12', fixed: true },
    })
    const { body } = await backend.ask(DISPO, 'wizard.createOrder', { params, body: {} })
    expect(body.order).toMatchObject({
      customerEmail: 'lager@elbufer.example',
      customerPhone: '+49 40 998877',
      dangerousGoods: [
        { unNumber: '1263', class: '3', packingGroup: 'II', tunnelCode: 'D/E', quantity: 400, unit: 'kg' },
        {
          unNumber: '1203',
          name: 'BENZIN',
          class: '3',
          packingGroup: 'II',
          tunnelCode: 'D/E',
          quantity: 50,
          unit: 'l',
        },
      ],
      contactPerson: 'Frau Öztürk',
      pickupPhone: '+49 40 123456',
      pickupReference: 'L-7',
      pickupBookingNumber: 'ZF-12',
      pickupFixed: true,
      tailLift: true,
      palletExchange: true,
    })
    expect(body.order.internalNotes).toBeUndefined()
  })

  test('Loading metres nobody typed are calculated from the pallets, and say so', async () => {
    const { backend, params, fill } = await startedWizard()
    await fill({
      cargo: { loadingMeters: undefined, packageType: 'Industriepalette', packageCount: 9, stackable: true },
    })
    const { body } = await backend.ask(DISPO, 'wizard.createOrder', { params, body: {} })
    expect(body.order).toMatchObject({
      loadingMeters: 2.5,
      loadingMetersCalculated: true,
      stackable: true,
      orderType: 'teilladung',
    })
  })

  test('Sales creates orders too, but sets no price of the carrier; guests create none', async () => {
    const { backend, params, fill } = await startedWizard('vertrieb@nordkurs')
    await fill()
    const own = { carrierId: 'car-003', carrierPrice: 500 }
    expect((await backend.ask('vertrieb@nordkurs', 'wizard.createOrder', { params, body: own })).status).toBe(403)
    expect((await backend.ask('vertrieb@nordkurs', 'wizard.createOrder', { params, body: {} })).status).toBe(201)
    expect((await backend.ask('gast@nordkurs', 'wizard.start', {})).status).toBe(403)
  })

  test('In one call by the integration, for the own tenant', async () => {
    const backend = seededBackend()
    const send = (tenantId: string) =>
      backend.ask(DISPO, 'tmsIntegration.orderWizardToTms', { body: { tenantId, customer, cargo, pickup, delivery } })
    expect((await send('nordkurs')).body.order).toMatchObject({ orderNumber: 'NK-2026-004821', status: 'CREATED' })
    expect((await send('elbeoder')).status).toBe(404)
  })

  test('What the integration requires and has reviewed is kept with the order', async () => {
    const backend = seededBackend()
    const requirements = { tailLift: true, equipment: ['Antirutschmatten'] }
    const review = { customerPrice: 640, notes: 'Mit Herrn Voss besprochen' }
    const body = { tenantId: 'nordkurs', customer, cargo, pickup, delivery, requirements, review }
    const { order } = (await backend.ask(DISPO, 'tmsIntegration.orderWizardToTms', { body })).body
    expect(order.customerPrice).toBe(640)
    // What the order has a field for is in it: planning looks there.
    expect(order.tailLift).toBe(true)
    const events = await backend.ask(DISPO, 'orders.events', { params: { id: order.id } })
    expect(events.body.items.map(({ payload }) => payload)).toEqual([{ source: 'wizard', requirements, review }])
  })
})
