import { describe, expect, test } from 'vitest'
import { ADMIN, type Backend, draft, FINANCE, invoice } from './billing-support.ts'
import { seededBackend } from './seeded-backend.ts'

/** A delivered order from Germany to Switzerland of a German customer, ready to be billed. */
async function anExport(more: object = {}) {
  const backend = seededBackend()
  await backend.server.ready
  const store = backend.server.store('nordkurs')
  const partners = new Map((await store.all('partners')).map((partner) => [partner.id, partner]))
  const claimed = new Set((await store.all('billedOrders')).map(({ orderId }) => orderId))
  const order = (await store.all('orders', { status: 'DELIVERED' })).find(
    ({ id, customerId, customerPrice, carrierPrice, carrierId }) =>
      !claimed.has(id) &&
      customerPrice &&
      (!carrierId || carrierPrice) &&
      partners.get(customerId ?? '')?.country === 'Deutschland',
  )
  if (!order) throw new Error('No order')
  const abroad = { pickupCountry: 'Deutschland', deliveryCountry: 'Schweiz', vatRate: 0, proofOfDeliveryVerified: true }
  await store.patch('orders', order.id, { ...abroad, ...more })
  return { backend, id: order.id, customerId: order.customerId ?? '' }
}

const change = (backend: Backend, id: string, body: object) =>
  backend.ask(ADMIN, 'orders.update', { params: { id }, body })
const rate = (backend: Backend, id: string, vatRate: number) =>
  backend.ask(FINANCE, 'orders.setPricing', { params: { id }, body: { vatRate } })
const billedAs = async (backend: Backend, id: string) => {
  const made = (await draft(backend, [id])).body.invoice
  const [order] = (await invoice(backend, made.id)).orders
  return [order?.category, order?.ratePercent, order?.reason]
}

describe('Carriage out of the European Union', () => {
  test('is exempt for a shipper, and 19 % is refused with what to do', async () => {
    const { backend, id } = await anExport()
    const refused = await rate(backend, id, 19)
    expect([refused.status, refused.refusal['message']]).toEqual([
      422,
      'Ausfuhr: 0 % für Versender und Empfänger. Ist der Kunde Frachtführer oder Spediteur, bitte beim Kunden oder im Auftrag angeben',
    ])
    expect(await billedAs(backend, id)).toEqual(['E', 0, '§ 4 Nr. 3 a UStG'])
  })

  test('is taxed for a customer who is a carrier or forwarder, by his record', async () => {
    const { backend, id, customerId } = await anExport()
    const said = await backend.ask(ADMIN, 'partners.update', {
      params: { id: customerId },
      body: { buyerIsShipper: false },
    })
    expect(said.body.partner.buyerIsShipper).toBe(false)
    expect((await rate(backend, id, 19)).body.order.vatRate).toBe(19)
    expect((await rate(backend, id, 0)).refusal['message']).toBe('USt-Satz: nach dem Gesetz 19 %')
    expect(await billedAs(backend, id)).toEqual(['S', 19, undefined])
  })

  test('goes by what the order says before what the record says, and its rate follows', async () => {
    const { backend, id, customerId } = await anExport()
    const forwarder = await change(backend, id, { buyerIsShipper: false })
    expect(forwarder.body.order).toMatchObject({ buyerIsShipper: false, vatRate: 19 })
    await backend.ask(ADMIN, 'partners.update', { params: { id: customerId }, body: { buyerIsShipper: false } })
    expect((await change(backend, id, { buyerIsShipper: true })).body.order.vatRate).toBe(0)
    expect((await change(backend, id, { buyerIsShipper: null })).body.order.vatRate).toBe(19)
    expect(await billedAs(backend, id)).toEqual(['S', 19, undefined])
  })

  test('a leg to the port inside Germany is exempt where the order says so', async () => {
    const { backend, id } = await anExport({ deliveryCountry: 'Deutschland', vatRate: 19 })
    const leg = await change(backend, id, { customsLeg: 'export' })
    expect(leg.body.order).toMatchObject({ customsLeg: 'export', vatRate: 0 })
    expect(await billedAs(backend, id)).toEqual(['E', 0, '§ 4 Nr. 3 a UStG'])
    expect((await change(backend, id, { customsLeg: null })).body.order.vatRate).toBe(19)
  })

  test('7 % is refused for freight, and an order that still has it is not billed', async () => {
    const { backend, id } = await anExport({ deliveryCountry: 'Deutschland', vatRate: 7 })
    expect((await rate(backend, id, 7)).refusal['message']).toBe(
      '7 % gelten nicht für die Beförderung von Gütern (§ 12 Abs. 2 UStG): 19 % oder 0 %',
    )
    expect((await draft(backend, [id])).refusal['message']).toContain('7 % gelten nicht für die Beförderung von Gütern')
    expect((await rate(backend, id, 19)).status).toBe(200)
    expect(await billedAs(backend, id)).toEqual(['S', 19, undefined])
  })
})

describe('What carriers bill', () => {
  async function carried(country: string, more: object = {}) {
    const backend = seededBackend()
    const { data } = (await backend.ask(FINANCE, 'creditNotes.orders', { query: { limit: 500 } })).body
    const order = data.find(
      ({ message, netCents, category }) => message === undefined && netCents > 0 && category === 'S',
    )
    const store = backend.server.store('nordkurs')
    await store.patch('partners', order?.carrierId ?? '', { country, ...more })
    return { backend, orderIds: [order?.id ?? ''], netCents: order?.netCents ?? 0, name: order?.carrierName ?? '' }
  }

  test('a small business is credited without VAT, with the words of the law', async () => {
    const { backend, orderIds, netCents } = await carried('Deutschland', { smallBusiness: true })
    const made = await backend.ask(FINANCE, 'creditNotes.create', { body: { orderIds } })
    expect(made.body.creditNote).toMatchObject({
      ...{ netCents, vatCents: 0, grossCents: netCents },
      vatGroups: [{ category: 'E', reason: 'Steuerfrei nach § 19 Abs. 1 UStG: Umsatz eines Kleinunternehmers.' }],
    })
  })

  test('VAT that a carrier from abroad states is reported at the approval, and passes with a reason', async () => {
    const { backend, orderIds, netCents, name } = await carried('Polen')
    const vatCents = Math.round(netCents * 0.19)
    const body = { number: 'PL-1', date: '2026-11-20', orderIds, netCents, vatCents }
    const { id } = (await backend.ask(FINANCE, 'incomingInvoices.create', { body })).body.incomingInvoice
    const approve = (more: object) => backend.ask(FINANCE, 'incomingInvoices.approve', { params: { id }, body: more })
    const refused = await approve({})
    expect([refused.status, refused.refusal['code']]).toEqual([422, 'reason.billing.unowedVat'])
    expect(refused.refusal['message']).toContain(`${name} weist `)
    expect(refused.refusal['message']).toContain('Umsatzsteuer aus, schuldet aber keine (§ 13b UStG)')
    expect((await approve({ reason: 'In Deutschland registriert' })).body.incomingInvoice.state).toBe('approved')
  })
})
