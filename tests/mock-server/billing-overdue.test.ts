import { expect, test } from 'vitest'
import { ADMIN, DAY, DISPO, type Backend, FINANCE, invoice, issued, ordersOfOne } from './billing-support.ts'
import { seededBackend } from './seeded-backend.ts'

const alerts = async (backend: Backend, account: string = FINANCE) => {
  const { data } = (await backend.ask(account, 'alerts.list', { query: { limit: 200 } })).body
  return data.filter(({ code }) => code === 'invoiceOverdue')
}

test('An invoice is told of once when its last day is over, leads to it, and no more when it is paid', async () => {
  const backend = seededBackend()
  const one = await issued(backend, await ordersOfOne(backend, 1))
  backend.pass(one.paymentTerms * DAY)
  await backend.server.runDue()
  expect((await alerts(backend)).map(({ actionUrl }) => actionUrl)).not.toContain(`/invoices/${one.id}`)
  backend.pass(DAY)
  await backend.server.runDue()
  const own = async (account?: string) =>
    (await alerts(backend, account)).filter(({ actionUrl }) => actionUrl === `/invoices/${one.id}`)
  expect(await own()).toMatchObject([{ values: { number: one.number, date: one.dueDate }, read: false }])
  expect(await own(ADMIN)).toHaveLength(1)
  expect(await own(DISPO)).toEqual([])
  backend.pass(DAY)
  await backend.server.runDue()
  expect(await own()).toHaveLength(1)
  const body = { amountCents: one.grossCents, date: '2026-11-21' }
  await backend.ask(FINANCE, 'invoices.pay', { params: { id: one.id }, body })
  expect(await own()).toEqual([])
})

test('What a customer owes counts in his credit, until it is paid or cancelled', async () => {
  const backend = seededBackend()
  const one = await issued(backend, await ordersOfOne(backend, 1))
  const params = { id: one.customerId ?? '' }
  const open = async () => (await backend.ask(ADMIN, 'partners.credit', { params })).body.openInvoicesCents
  const before = await open()
  expect(before).toBeGreaterThanOrEqual(one.grossCents)
  const body = { amountCents: 1_000, date: '2026-11-21' }
  await backend.ask(FINANCE, 'invoices.pay', { params: { id: one.id }, body })
  expect(await open()).toBe(before - 1_000)
  await backend.ask(FINANCE, 'invoices.cancel', { params: { id: one.id }, body: { reason: 'Irrtum' } })
  // What he has paid is his credit now.
  const after = before - one.grossCents - 1_000
  expect(await open()).toBe(after)
  expect((await backend.ask(ADMIN, 'partners.get', { params })).body.openCents).toBe(after)
})

test('Merging customers takes invoices along, which say what they said', async () => {
  const backend = seededBackend()
  const one = await issued(backend, await ordersOfOne(backend, 1))
  const from = one.customerId ?? ''
  const into = from === 'cus-001' ? 'cus-002' : 'cus-001'
  const query = { format: 'xrechnung' }
  const text = async () => {
    const { body } = await backend.ask(FINANCE, 'invoices.file', { params: { id: one.id }, query })
    return (body as unknown as File).text()
  }
  const before = await text()
  const merged = await backend.ask(DISPO, 'partners.merge', { body: { into, from } })
  expect(merged.body.moved.map(({ entity }) => entity)).toContain('invoices')
  const after = await invoice(backend, one.id)
  expect([after.customerId, after.customerName]).toEqual([into, one.customerName])
  expect(await text()).toBe(before)
})
