import { describe, expect, test } from 'vitest'
import { ADMIN, DISPO, draft, FINANCE, freeOrders, invoice, issued, ordersOfOne, sequence } from './billing-support.ts'
import { seededBackend, someOrder } from './seeded-backend.ts'

describe('An invoice', () => {
  test('is a draft without a number, is issued with the next one, and its orders are billed with it', async () => {
    const backend = seededBackend()
    const orderIds = await ordersOfOne(backend)
    const nets = (await freeOrders(backend)).filter(({ id }) => orderIds.includes(id)).map(({ netCents }) => netCents)
    const made = await draft(backend, orderIds)
    expect(made.status).toBe(201)
    expect(made.body.invoice).toMatchObject({
      state: 'draft',
      collective: true,
      openCents: made.body.invoice.grossCents,
    })
    expect(made.body.invoice.number).toBeUndefined()
    expect(made.body.invoice.netCents).toBe(nets.reduce((sum, net) => sum + net, 0))
    const { nextNumber } = (await backend.ask(FINANCE, 'billing.summary')).body
    const params = { id: made.body.invoice.id }
    const done = await backend.ask(FINANCE, 'invoices.issue', { params, body: {} })
    // Answers of changes say as much as the record itself.
    expect(done.body.invoice.orders.map(({ orderId }) => orderId).toSorted()).toEqual(orderIds.toSorted())
    expect(made.body.invoice.orders).toHaveLength(orderIds.length)
    expect(done.refusal).toMatchObject({ invoice: { number: nextNumber, state: 'sent', invoiceDate: '2026-11-21' } })
    const whole = await invoice(backend, params.id)
    expect(whole.orders.map(({ orderId }) => orderId).toSorted()).toEqual(orderIds.toSorted())
    expect(whole.vatGroups.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(whole.vatCents)
    for (const id of orderIds) {
      expect((await backend.ask(FINANCE, 'orders.get', { params: { id } })).body.status).toBe('BILLED')
      const documents = (await backend.ask(FINANCE, 'documents.list', { query: { orderId: id, kind: 'invoice' } })).body
      expect(documents.data.map(({ name }) => name)).toContain(`Sammelrechnung ${nextNumber}.pdf`)
    }
    const messages = (await backend.ask(FINANCE, 'messages.list', { query: { kind: 'invoice' } })).body.data
    expect(messages.map(({ subject }) => subject)).toContain(`Sammelrechnung ${nextNumber}, Nordkurs Spedition GmbH`)
  })

  test('states what was frozen, whatever the customer is called later', async () => {
    const backend = seededBackend()
    const [orderId = ''] = await ordersOfOne(backend, 1)
    const one = await issued(backend, [orderId])
    const partner = await backend.ask(ADMIN, 'partners.get', { params: { id: one.customerId ?? '' } })
    const before = await backend.ask(FINANCE, 'invoices.file', {
      params: { id: one.id },
      query: { format: 'xrechnung' },
    })
    const renamed = await backend.ask(ADMIN, 'partners.update', {
      params: { id: partner.body.id },
      body: { name: 'Ganz anders GmbH' },
      ifMatch: partner.body.version,
    })
    expect(renamed.status).toBe(200)
    const after = await backend.ask(FINANCE, 'invoices.file', {
      params: { id: one.id },
      query: { format: 'xrechnung' },
    })
    expect(before.status).toBe(200)
    const texts = [before, after].map(({ body }) => (body as unknown as File).text())
    const [first, second] = await Promise.all(texts)
    expect(first).toContain(one.number)
    expect(second).toBe(first)
  })

  test('is changed and thrown away only as a draft; its orders are free again then', async () => {
    const backend = seededBackend()
    const orderIds = await ordersOfOne(backend)
    const [first = ''] = orderIds
    const made = (await draft(backend, orderIds)).body.invoice
    const params = { id: made.id }
    const changed = await backend.ask(FINANCE, 'invoices.update', {
      params,
      body: { orderIds: [first], paymentTerms: 14, buyerReference: 'EK-4410' },
      ifMatch: made.version,
    })
    expect(changed.body.invoice).toMatchObject({
      orderIds: [first],
      paymentTerms: 14,
      dueDate: '2026-12-05',
      collective: false,
    })
    expect((await draft(backend, orderIds.slice(1))).status).toBe(201)
    const undone = { params, body: { eventId: changed.body.eventId } }
    expect((await backend.ask(FINANCE, 'invoices.undo', undone)).refusal).toMatchObject({ code: 'ALREADY_BILLED' })
    const gone = await backend.ask(FINANCE, 'invoices.delete', { params })
    expect(gone.status).toBe(200)
    expect((await freeOrders(backend)).map(({ id }) => id)).toContain(first)
    const back = await backend.ask(FINANCE, 'invoices.undo', { params, body: { eventId: gone.body.eventId } })
    expect(back.status).toBe(200)
    expect((await draft(backend, [first])).status).toBe(409)
    await backend.ask(FINANCE, 'invoices.issue', { params, body: {} })
    expect(
      (await backend.ask(FINANCE, 'invoices.update', { params, body: { paymentTerms: 7 } })).refusal,
    ).toMatchObject({
      message: 'Die Rechnung ist gestellt und steht fest',
    })
    expect((await backend.ask(FINANCE, 'invoices.delete', { params })).status).toBe(409)
  })

  test('names what keeps orders from being billed: delivery, proof, price, one customer', async () => {
    const backend = seededBackend()
    const [orderId = ''] = await ordersOfOne(backend, 1)
    const underWay = await someOrder(backend, 'IN_TRANSIT')
    const refused = await draft(backend, [underWay.id])
    expect(refused.status).toBe(422)
    expect(refused.refusal['message']).toContain(`${underWay.orderNumber} ist nicht zugestellt`)
    const { body } = await backend.ask(FINANCE, 'billing.orders', { query: { state: 'waiting', limit: 10 } })
    const [waiting] = body.data
    expect(waiting?.obstacles).toMatchObject([{ code: 'reason.billing.proofMissing', remedy: 'checkProof' }])
    expect((await draft(backend, [waiting?.id ?? ''])).refusal).toMatchObject({ code: 'NOT_BILLABLE' })
    const anyway = await draft(backend, [waiting?.id ?? ''], { overrideReason: 'Kunde hat bestätigt' })
    expect(anyway.status).toBe(201)
    const other = (await freeOrders(backend)).find(({ customerId }) => customerId !== waiting?.customerId)
    const mine = (await freeOrders(backend)).find(({ id }) => id === orderId)
    const two = (await freeOrders(backend)).find(({ customerId }) => customerId !== mine?.customerId)
    expect((await draft(backend, [orderId, two?.id ?? other?.id ?? ''])).refusal).toMatchObject({
      message: 'Eine Rechnung geht an einen einzigen Kunden',
    })
  })

  test('follows its orders while it is a draft: another price, and gone where they are delivered no more', async () => {
    const backend = seededBackend()
    const [orderId = ''] = await ordersOfOne(backend, 1)
    const made = (await draft(backend, [orderId])).body.invoice
    const priced = await backend.ask(FINANCE, 'orders.setPricing', {
      params: { id: orderId },
      body: { customerPrice: 1234.5 },
    })
    expect(priced.status).toBe(200)
    expect(await invoice(backend, made.id)).toMatchObject({ netCents: 123_450 })
    const back = { status: 'IN_TRANSIT', notes: 'War noch unterwegs' }
    expect((await backend.ask(DISPO, 'orders.setStatus', { params: { id: orderId }, body: back })).status).toBe(200)
    expect((await backend.ask(FINANCE, 'invoices.get', { params: { id: made.id } })).status).toBe(404)
  })

  test('belongs to finance: for others there is no billing at all', async () => {
    const backend = seededBackend()
    for (const account of [DISPO, 'vertrieb@nordkurs', 'gast@nordkurs']) {
      expect((await backend.ask(account, 'billing.orders')).status, account).toBe(403)
      expect((await draft(backend, ['x'], {}, account)).status, account).toBe(403)
      expect((await backend.ask(account, 'billing.summary')).status, account).toBe(403)
    }
    expect((await backend.ask(ADMIN, 'billing.orders')).status).toBe(200)
  })
})

describe('Numbers', () => {
  test('of twenty who bill at once have no gap and no double', async () => {
    const backend = seededBackend()
    const before = await sequence(backend)
    const orders = (await freeOrders(backend)).slice(0, 20)
    expect(orders).toHaveLength(20)
    const drafts = await Promise.all(orders.map(({ id }) => draft(backend, [id])))
    const answers = await Promise.all(
      drafts.map(({ body }) => backend.ask(FINANCE, 'invoices.issue', { params: { id: body.invoice.id }, body: {} })),
    )
    expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200))
    const last = before.at(-1) ?? 0
    const all = await sequence(backend)
    expect(all).toEqual(Array.from({ length: last + 20 }, (_, index) => index + 1))
  })

  test('is no XRechnung without the buyer reference, and a credit note never without one', async () => {
    const backend = seededBackend()
    const [first = ''] = await ordersOfOne(backend, 1)
    const made = (await draft(backend, [first], { format: 'pdf' })).body.invoice
    const store = backend.server.store('nordkurs')
    await store.patch('partners', made.customerId ?? '', { buyerReference: undefined })
    await backend.ask(FINANCE, 'invoices.update', { params: { id: made.id }, body: { buyerReference: null } })
    await backend.ask(FINANCE, 'invoices.issue', { params: { id: made.id }, body: {} })
    const file = (format: string) =>
      backend.ask(FINANCE, 'invoices.file', { params: { id: made.id }, query: { format } })
    expect((await file('pdf')).status).toBe(200)
    const refused = await file('xrechnung')
    expect([refused.status, refused.refusal['message']]).toEqual([
      422,
      'Die Rechnung kann noch nicht gestellt werden: Käuferreferenz fehlt: Die XRechnung verlangt sie (BT-10).',
    ])
    const [note] = (await backend.ask(FINANCE, 'creditNotes.list', { query: { limit: 1 } })).body.data
    const asked = { params: { id: note?.id ?? '' }, query: { format: 'xrechnung' } }
    const credited = await backend.ask(FINANCE, 'creditNotes.file', asked)
    expect([credited.status, credited.refusal['message']]).toMatchObject([
      422,
      expect.stringContaining('Käuferreferenz fehlt: Die XRechnung verlangt sie (BT-10).'),
    ])
  })

  test('takes no Leitweg-ID with wrong check digits', async () => {
    const backend = seededBackend()
    const made = (await draft(backend, await ordersOfOne(backend, 1))).body.invoice
    const change = (buyerReference: string) =>
      backend.ask(FINANCE, 'invoices.update', { params: { id: made.id }, body: { buyerReference } })
    expect((await change('04011000-12345-99')).refusal).toMatchObject({
      fieldErrors: [{ path: 'buyerReference', message: 'Die Prüfziffern der Leitweg-ID stimmen nicht' }],
    })
    expect((await change('04011000-12345-03')).status).toBe(200)
  })

  test('are not used up by what is refused', async () => {
    const backend = seededBackend()
    const [orderId = ''] = await ordersOfOne(backend, 1)
    const { nextNumber } = (await backend.ask(FINANCE, 'billing.summary')).body
    const trial = { items: [{ id: orderId }], change: { kind: 'status', status: 'BILLED' }, dryRun: true }
    const tried = await backend.ask(FINANCE, 'orders.bulk', { body: trial })
    expect(tried.body.results).toMatchObject([{ outcome: 'changed' }])
    const one = (await draft(backend, [orderId], { format: 'xrechnung', buyerReference: null })).body.invoice
    const partner = (await backend.ask(ADMIN, 'partners.get', { params: { id: one.customerId ?? '' } })).body
    await backend.ask(ADMIN, 'partners.update', {
      params: { id: partner.id },
      body: { street: '' },
      ifMatch: partner.version,
    })
    const refused = await backend.ask(FINANCE, 'invoices.issue', { params: { id: one.id }, body: {} })
    expect(refused.status).toBe(422)
    expect((await backend.ask(FINANCE, 'billing.summary')).body.nextNumber).toBe(nextNumber)
  })

  test('go to the first of two who bill the same orders; the other one is told who, when and the number', async () => {
    const backend = seededBackend()
    const orderIds = await ordersOfOne(backend)
    const [first, second] = await Promise.all([draft(backend, orderIds), draft(backend, orderIds, {}, ADMIN)])
    expect([first.status, second.status]).toEqual([201, 409])
    expect(second.refusal['message']).toMatch(/steht seit 21\.11\.2026 um 10:00 im Rechnungsentwurf von /)
    const one = await backend.ask(FINANCE, 'invoices.issue', { params: { id: first.body.invoice.id }, body: {} })
    const { number } = one.body.invoice
    const late = await draft(backend, orderIds, {}, ADMIN)
    expect(late.refusal).toMatchObject({ code: 'ALREADY_BILLED' })
    expect(late.refusal['message']).toContain(number)
    const again = await backend.ask(ADMIN, 'invoices.issue', { params: { id: first.body.invoice.id }, body: {} })
    expect(again.status).toBe(409)
    expect((await sequence(backend)).filter((value) => value === Number(number?.slice(-5)))).toHaveLength(1)
  })
})
