import { describe, expect, test } from 'vitest'
import { type Backend, FINANCE, freeOrders, invoice, issued } from './billing-support.ts'
import { seededBackend } from './seeded-backend.ts'

const TODAY = '2026-11-21'
const pay = (backend: Backend, id: string, amountCents: number) =>
  backend.ask(FINANCE, 'invoices.pay', { params: { id }, body: { amountCents, date: TODAY } })
const cancel = (backend: Backend, id: string) =>
  backend.ask(FINANCE, 'invoices.cancel', { params: { id }, body: { reason: 'Falscher Empfänger' } })
const transfer = (backend: Backend, id: string, body: { toId: string; amountCents?: number }) =>
  backend.ask(FINANCE, 'invoices.transfer', { params: { id }, body })
const undo = (backend: Backend, id: string, eventId = '') =>
  backend.ask(FINANCE, 'invoices.undo', { params: { id }, body: { eventId } })
const openRow = async (backend: Backend, id: string) => {
  const { body } = await backend.ask(FINANCE, 'invoices.list', { query: { state: 'open', limit: 500 } })
  return body.data.find((row) => row.id === id)
}
const open = async (backend: Backend) => (await backend.ask(FINANCE, 'billing.summary')).body.open.cents

/** Two invoices of one customer and one of another. */
async function three(backend: Backend) {
  const free = await freeOrders(backend)
  const [first] = free.filter(({ customerId }) => free.filter((one) => one.customerId === customerId).length > 1)
  const own = free.filter(({ customerId }) => customerId === first?.customerId)
  const other = free.find(({ customerId }) => customerId !== first?.customerId)
  const issue = (order: { id: string } | undefined) => issued(backend, [order?.id ?? ''])
  return { paid: await issue(own[0]), next: await issue(own[1]), foreign: await issue(other) }
}

describe('What was paid on an invoice that is cancelled', () => {
  test('is a credit of its customer: it stands among what is open until it is refunded, and that can be taken back', async () => {
    const backend = seededBackend()
    const before = await open(backend)
    const { paid, next, foreign } = await three(backend)
    await pay(backend, paid.id, 50_000)
    await cancel(backend, paid.id)
    expect(await openRow(backend, paid.id)).toMatchObject({ state: 'cancelled', paidCents: 50_000, openCents: -50_000 })
    expect((await open(backend)) - before).toBe(next.grossCents + foreign.grossCents - 50_000)
    const back = await pay(backend, paid.id, -50_000)
    expect(back.body.invoice).toMatchObject({ state: 'cancelled', paidCents: 0, openCents: 0 })
    expect(await openRow(backend, paid.id)).toBeUndefined()
    expect((await pay(backend, paid.id, -1)).refusal['message']).toBe('So viel ist nicht gezahlt')
    expect((await undo(backend, paid.id, back.body.eventId)).status).toBe(200)
    expect(await openRow(backend, paid.id)).toMatchObject({ openCents: -50_000 })
  })

  test('is set off against an open invoice of the same customer, both ways in one act', async () => {
    const backend = seededBackend()
    const { paid, next, foreign } = await three(backend)
    await pay(backend, paid.id, 50_000)
    expect((await transfer(backend, paid.id, { toId: next.id })).refusal['message']).toBe(
      'Die Rechnung hat kein Guthaben',
    )
    await cancel(backend, paid.id)
    const before = await open(backend)
    const refused = await transfer(backend, paid.id, { toId: foreign.id })
    expect([refused.status, refused.refusal['message']]).toEqual([
      422,
      'Verrechnet wird nur mit offenen Rechnungen desselben Kunden',
    ])
    expect((await transfer(backend, paid.id, { toId: next.id, amountCents: 50_001 })).refusal['message']).toBe(
      'Verrechnet werden können höchstens 500,00 €',
    )
    const part = await transfer(backend, paid.id, { toId: next.id, amountCents: 20_000 })
    expect(part.body.invoice).toMatchObject({ openCents: -30_000 })
    const rest = await transfer(backend, paid.id, { toId: next.id })
    expect(rest.body.invoice).toMatchObject({ state: 'cancelled', paidCents: 0, openCents: 0 })
    const target = await invoice(backend, next.id)
    expect(target).toMatchObject({ state: 'sent', paidCents: 50_000, openCents: next.grossCents - 50_000 })
    expect(target.payments.map(({ amountCents, reference }) => [amountCents, reference])).toEqual([
      [20_000, paid.number],
      [30_000, paid.number],
    ])
    expect(await open(backend)).toBe(before)
    expect((await undo(backend, paid.id, rest.body.eventId)).status).toBe(200)
    expect(await invoice(backend, next.id)).toMatchObject({ paidCents: 20_000 })
    expect(await invoice(backend, paid.id)).toMatchObject({ openCents: -30_000 })
  })
})

test('A payment is not taken back over another one that came after it, not even when asked for', async () => {
  const backend = seededBackend()
  const { paid } = await three(backend)
  const first = await pay(backend, paid.id, 10_000)
  await pay(backend, paid.id, 20_000)
  const forced = await backend.ask(FINANCE, 'invoices.undo', {
    params: { id: paid.id },
    body: { eventId: first.body.eventId ?? '', force: true },
  })
  expect(forced.status).toBe(409)
  expect(await invoice(backend, paid.id)).toMatchObject({ paidCents: 30_000 })
})

test("A carrier's price stays once his credit note states it; cancelled, it can change again, and what he got is his debt", async () => {
  const backend = seededBackend()
  const orders = await backend.ask(FINANCE, 'creditNotes.orders', { query: { limit: 500 } })
  const delivered = await backend.server.store('nordkurs').all('orders', { status: 'DELIVERED' })
  const order = orders.body.data.find(
    ({ id, message }) => message === undefined && delivered.some((one) => one.id === id),
  )
  const id = order?.id ?? ''
  const made = await backend.ask(FINANCE, 'creditNotes.create', { body: { orderIds: [id] } })
  const { creditNote } = made.body
  const price = (carrierPrice: number) =>
    backend.ask('admin@nordkurs', 'orders.setPricing', { params: { id }, body: { carrierPrice } })
  const refused = await price(1)
  expect([refused.status, refused.refusal['message']]).toEqual([
    409,
    `${order?.orderNumber} ist mit ${creditNote.number} abgerechnet: erst die Gutschrift stornieren, dann den Frachtführerpreis ändern`,
  ])
  const ofNote = { params: { id: creditNote.id } }
  await backend.ask(FINANCE, 'creditNotes.pay', { ...ofNote, body: { amountCents: 10_000, date: TODAY } })
  const cancelled = await backend.ask(FINANCE, 'creditNotes.cancel', { ...ofNote, body: { reason: 'Falscher Preis' } })
  expect(cancelled.body.creditNote).toMatchObject({ state: 'cancelled', openCents: -10_000 })
  expect(cancelled.body.warnings.map(({ message }) => message)).toEqual([
    'Gezahlt sind schon 100,00 €: bitte erstatten oder verrechnen',
  ])
  expect((await price(700)).status).toBe(200)
  const back = await backend.ask(FINANCE, 'creditNotes.pay', { ...ofNote, body: { amountCents: -10_000, date: TODAY } })
  expect(back.body.creditNote).toMatchObject({ state: 'cancelled', openCents: 0 })
})
