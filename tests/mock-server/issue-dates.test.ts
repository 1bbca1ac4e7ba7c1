import { describe, expect, test } from 'vitest'
import { DAY, type Backend, draft, FINANCE, freeOrders, invoice, issued, ordersOfOne } from './billing-support.ts'
import { seededBackend } from './seeded-backend.ts'

const TODAY = '2026-11-21'
const change = (backend: Backend, id: string, body: object) =>
  backend.ask(FINANCE, 'invoices.update', { params: { id }, body })
const issue = (backend: Backend, id: string) => backend.ask(FINANCE, 'invoices.issue', { params: { id }, body: {} })
const refusedAt = (refusal: Record<string, unknown>) =>
  (refusal['fieldErrors'] as { path: string; message: string }[] | undefined)?.map(({ path, message }) => [
    path,
    message,
  ])

/** A backend whose last invoice is of today. */
async function afterAnInvoice() {
  const backend = seededBackend()
  const [first = '', second = ''] = (await freeOrders(backend)).map(({ id }) => id)
  await issued(backend, [first])
  return { backend, second }
}

describe('An invoice is dated the day it is issued', () => {
  test.each([
    ['2030-06-30', 'Das Datum liegt in der Zukunft'],
    ['2026-11-22', 'Das Datum liegt in der Zukunft'],
    ['2026-11-20', 'Die letzte Nummer wurde am 21.11.2026 vergeben, früher geht nicht'],
    ['2019-06-30', 'Die letzte Nummer wurde am 21.11.2026 vergeben, früher geht nicht'],
  ])('%s is refused at its field, and the draft keeps its values', async (invoiceDate, message) => {
    const { backend, second } = await afterAnInvoice()
    expect(refusedAt((await draft(backend, [second], { invoiceDate })).refusal)).toEqual([['invoiceDate', message]])
    const made = (await draft(backend, [second])).body.invoice
    const refused = await change(backend, made.id, { invoiceDate })
    expect([refused.status, refusedAt(refused.refusal)]).toEqual([422, [['invoiceDate', message]]])
    const run = await backend.ask(FINANCE, 'billing.run', { body: { orderIds: [second], invoiceDate } })
    expect([run.status, refusedAt(run.refusal)]).toEqual([422, [['invoiceDate', message]]])
    expect(await invoice(backend, made.id)).toMatchObject({ invoiceDate: TODAY, state: 'draft' })
  })

  test('a date chosen for a draft that others have overtaken is refused when it is issued, and takes no number', async () => {
    const { backend, second } = await afterAnInvoice()
    const made = (await draft(backend, [second], { invoiceDate: TODAY })).body.invoice
    backend.pass(DAY)
    const third = (await freeOrders(backend)).map(({ id }) => id)[0] ?? ''
    await issued(backend, [third])
    const { nextNumber } = (await backend.ask(FINANCE, 'billing.summary')).body
    const refused = await issue(backend, made.id)
    expect([refused.status, refusedAt(refused.refusal)]).toEqual([
      422,
      [['invoiceDate', 'Die letzte Nummer wurde am 22.11.2026 vergeben, früher geht nicht']],
    ])
    expect((await change(backend, made.id, { notes: 'Danke' })).status).toBe(200)
    expect((await change(backend, made.id, { invoiceDate: null })).status).toBe(200)
    expect((await issue(backend, made.id)).refusal).toMatchObject({
      invoice: { number: nextNumber, invoiceDate: '2026-11-22' },
    })
  })

  test('a run that goes on after others have billed dates its invoices after theirs', async () => {
    const { backend, second } = await afterAnInvoice()
    const run = (await backend.ask(FINANCE, 'billing.run', { body: { orderIds: [second] } })).body
    await backend.ask(FINANCE, 'billingRuns.halt', { params: { id: run.id } })
    backend.pass(DAY)
    await issued(backend, [(await freeOrders(backend)).find(({ id }) => id !== second)?.id ?? ''])
    await backend.ask(FINANCE, 'billingRuns.resume', { params: { id: run.id } })
    backend.pass(60_000)
    await backend.server.runDue()
    const { data } = (await backend.ask(FINANCE, 'invoices.list', { query: { runId: run.id } })).body
    expect(data.map(({ invoiceDate }) => invoiceDate)).toEqual(['2026-11-22'])
  })

  test('a credit note as well', async () => {
    const backend = seededBackend()
    const { data } = (await backend.ask(FINANCE, 'creditNotes.orders', { query: { limit: 500 } })).body
    const [first, second] = data.filter(({ message }) => message === undefined)
    const credit = (orderId: string, date?: string) =>
      backend.ask(FINANCE, 'creditNotes.create', { body: { orderIds: [orderId], date } })
    expect((await credit(first?.id ?? '')).status).toBe(201)
    for (const [date, message] of [
      ['2024-02-01', 'Die letzte Nummer wurde am 21.11.2026 vergeben, früher geht nicht'],
      ['2026-12-01', 'Das Datum liegt in der Zukunft'],
    ] as const) {
      const refused = await credit(second?.id ?? '', date)
      expect([refused.status, refusedAt(refused.refusal)]).toEqual([422, [['date', message]]])
    }
  })

  test('the numbers of the seed follow their days, of both series', async () => {
    const backend = seededBackend()
    await backend.server.ready
    for (const tenant of ['nordkurs', 'mainspessart', 'elbeoder']) {
      const store = backend.server.store(tenant)
      const invoices = (await store.all('invoices')).flatMap(({ number, invoiceDate }) =>
        number ? [[number, invoiceDate]] : [],
      )
      const notes = (await store.all('creditNotes')).map(({ number, date }) => [number, date])
      for (const series of [invoices, notes]) {
        const days = series.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)).map(([, day]) => day)
        expect(days).toEqual(days.toSorted())
      }
    }
  })
})

describe('The period of supply', () => {
  test('covers the days of supply and lies within the supplies; else it is refused at its field', async () => {
    const backend = seededBackend()
    const made = (await draft(backend, await ordersOfOne(backend))).body.invoice
    const { periodFrom = '', periodTo = '' } = made
    const german = (day: string) => day.split('-').toReversed().join('.')
    const message = `Geleistet wurde vom ${german(periodFrom)} bis ${german(periodTo)}: Der Zeitraum muss alle Leistungstage umfassen und darin liegen`
    for (const [field, day] of [
      ['periodFrom', '2019-01-01'],
      ['periodFrom', periodTo < '2026-11-21' ? '2026-11-21' : '2026-11-22'],
      ['periodTo', '2026-12-31'],
      ['periodTo', '2019-01-31'],
    ] as const) {
      const refused = await change(backend, made.id, { [field]: day })
      expect([refused.status, refusedAt(refused.refusal)]).toEqual([422, [[field, message]]])
    }
    expect((await change(backend, made.id, { periodFrom, periodTo })).status).toBe(200)
  })
})
