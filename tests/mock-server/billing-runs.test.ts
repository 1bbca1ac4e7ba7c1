import { describe, expect, test } from 'vitest'
import { ADMIN, type Backend, FINANCE, freeOrders, sequence } from './billing-support.ts'
import { seededBackend } from './seeded-backend.ts'

const run = async (backend: Backend, id: string) =>
  (await backend.ask(FINANCE, 'billingRuns.get', { params: { id } })).body

describe('A billing run', () => {
  test('bills order by order as is agreed with each customer, in parts, with numbers that have no gap', async () => {
    const backend = seededBackend()
    const before = await sequence(backend)
    const orders = await freeOrders(backend)
    const waiting = (await backend.ask(FINANCE, 'billing.orders', { query: { state: 'waiting', limit: 3 } })).body.data
    const orderIds = [...orders, ...waiting].map(({ id }) => id)
    const begun = await backend.ask(FINANCE, 'billing.run', { body: { orderIds } })
    expect([begun.status, begun.body.state, begun.body.done]).toEqual([201, 'running', 0])
    await backend.server.runDue()
    const done = await run(backend, begun.body.id)
    expect(done).toMatchObject({ state: 'done', total: orderIds.length, done: orderIds.length, billed: orders.length })
    expect(done.results.filter(({ outcome }) => outcome === 'refused').map(({ orderId }) => orderId)).toEqual(
      expect.arrayContaining(waiting.map(({ id }) => id)),
    )
    const all = await sequence(backend)
    expect(all).toEqual(all.map((_, index) => index + 1))
    expect(all.length).toBe(before.length + done.invoices)
    const modes = new Map(orders.map(({ id, mode }) => [id, mode]))
    const singles = done.results.filter(
      ({ orderId, outcome }) => outcome === 'billed' && modes.get(orderId) === 'single',
    )
    expect(new Set(singles.map(({ invoiceId }) => invoiceId)).size).toBe(singles.length)
    expect(done.invoices).toBeLessThan(orders.length)
  })
})

describe('What carriers get', () => {
  test('is credited by a numbered paper for their orders, once, and cancelled by another one', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask(FINANCE, 'creditNotes.orders', { query: { limit: 200 } })
    const order = body.data.find(({ message, netCents }) => message === undefined && netCents > 0)
    const orderIds = [order?.id ?? '']
    const made = await backend.ask(FINANCE, 'creditNotes.create', { body: { orderIds } })
    expect(made.status).toBe(201)
    const note = made.body.creditNote
    expect(note).toMatchObject({ netCents: order?.netCents, state: 'issued', carrierId: order?.carrierId })
    expect(note.number).toMatch(/^GS-2026-\d{5}$/)
    const twice = await backend.ask(FINANCE, 'creditNotes.create', { body: { orderIds } })
    expect(twice.refusal).toMatchObject({ message: `${order?.orderNumber} steht schon auf ${note.number}` })
    const params = { id: note.id }
    const paid = { amountCents: note.grossCents, date: '2026-11-21' }
    expect((await backend.ask(FINANCE, 'creditNotes.pay', { params, body: paid })).body.creditNote.state).toBe('paid')
    const gone = await backend.ask(FINANCE, 'creditNotes.cancel', { params, body: { reason: 'Falscher Satz' } })
    expect(gone.body.cancellation).toMatchObject({ netCents: -note.netCents, cancelsNumber: note.number })
    expect((await backend.ask(ADMIN, 'creditNotes.create', { body: { orderIds } })).status).toBe(201)
  })

  test('is invoiced by themselves and held against what was agreed', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask(FINANCE, 'creditNotes.orders', { query: { limit: 200 } })
    const order = body.data.find(({ netCents }) => netCents > 0)
    const netCents = (order?.netCents ?? 0) + 1_250
    const input = { orderIds: [order?.id ?? ''], number: 'A-77', netCents, vatCents: 0, date: '2026-11-20' }
    const ofNothing = await backend.ask(FINANCE, 'incomingInvoices.create', { body: { ...input, documentId: 'doc-0' } })
    expect(ofNothing.refusal['fieldErrors']).toMatchObject([
      { path: 'documentId', message: 'Dokument wurde nicht gefunden' },
    ])
    const made = await backend.ask(FINANCE, 'incomingInvoices.create', { body: input })
    expect(made.body.incomingInvoice).toMatchObject({ differenceCents: 1_250, state: 'received' })
    const params = { id: made.body.incomingInvoice.id }
    const pay = { amountCents: netCents, date: '2026-11-21' }
    expect((await backend.ask(FINANCE, 'incomingInvoices.pay', { params, body: pay })).status).toBe(409)
    const refused = await backend.ask(FINANCE, 'incomingInvoices.approve', { params, body: {} })
    expect(refused.refusal['message']).toContain('weicht um 12,50 € von der Vereinbarung ab')
    const disputed = await backend.ask(FINANCE, 'incomingInvoices.dispute', { params, body: { reason: 'Standgeld?' } })
    expect(disputed.body.incomingInvoice.state).toBe('disputed')
    const eventId = disputed.body.eventId ?? ''
    expect((await backend.ask(FINANCE, 'incomingInvoices.undo', { params, body: { eventId } })).status).toBe(200)
    const approved = await backend.ask(FINANCE, 'incomingInvoices.approve', { params, body: { reason: 'Geklärt' } })
    expect(approved.body.incomingInvoice.state).toBe('approved')
    expect((await backend.ask(FINANCE, 'incomingInvoices.pay', { params, body: pay })).body.incomingInvoice.state).toBe(
      'paid',
    )
  })

  test('differs in one invoice of the seed', async () => {
    const { body } = await seededBackend().ask(FINANCE, 'incomingInvoices.list', { query: { differs: 'true' } })
    expect(body.data.map(({ differenceCents }) => differenceCents)).toEqual([4_500])
  })
})

describe('Papers', () => {
  test('are files: paper, both electronic forms, what a document of the order shows, bookings', async () => {
    const backend = seededBackend()
    const [order] = await freeOrders(backend)
    const made = await backend.ask(FINANCE, 'invoices.create', { body: { orderIds: [order?.id ?? ''] } })
    const params = { id: made.body.invoice.id }
    const { number } = (await backend.ask(FINANCE, 'invoices.issue', { params, body: {} })).body.invoice
    const startOf = async (format: string) => {
      const { status, body } = await backend.ask(FINANCE, 'invoices.file', { params, query: { format } })
      return [status, (await (body as unknown as File).text()).slice(0, 5)]
    }
    expect([await startOf('pdf'), await startOf('zugferd'), await startOf('xrechnung')]).toEqual([
      [200, '%PDF-'],
      [200, '%PDF-'],
      [200, '<?xml'],
    ])
    await backend.server.runDue()
    const query = { orderId: order?.id ?? '', kind: 'invoice' }
    const document = (await backend.ask(FINANCE, 'documents.list', { query })).body.data.find(({ name }) =>
      name.includes(number ?? '?'),
    )
    const file = await backend.ask(FINANCE, 'documents.download', { params: { id: document?.id ?? '' } })
    expect((file.body as unknown as File).size).toBe(document?.size)
    expect(await backend.ask(FINANCE, 'invoices.get', { params })).toMatchObject({ body: { delivery: 'sent' } })
    const bookings = await backend.ask(FINANCE, 'billing.export', { query: { from: '2026-11-21', to: '2026-11-21' } })
    expect(await (bookings.body as unknown as File).text()).toContain(number)
  })
})
