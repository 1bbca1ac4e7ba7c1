import { describe, expect, test } from 'vitest'
import {
  ADMIN,
  DAY,
  FINANCE,
  type Backend,
  freeOrders,
  invoice,
  issued,
  ordersOfOne,
  sequence,
} from './billing-support.ts'
import { seededBackend } from './seeded-backend.ts'

const setStatus = (backend: Backend, id: string, body: object) =>
  backend.ask(FINANCE, 'orders.setStatus', { params: { id }, body })
const pay = (backend: Backend, id: string, amountCents: number, date = '2026-11-21') =>
  backend.ask(FINANCE, 'invoices.pay', { params: { id }, body: { amountCents, date } })
const undo = (backend: Backend, id: string, eventId = '') =>
  backend.ask(FINANCE, 'invoices.undo', { params: { id }, body: { eventId } })

describe('Billing an order by its status', () => {
  test('issues its invoice, and taking it back cancels that by another one of its own number', async () => {
    const backend = seededBackend()
    const [id = ''] = await ordersOfOne(backend, 1)
    const { nextNumber } = (await backend.ask(FINANCE, 'billing.summary')).body
    const billed = await setStatus(backend, id, { status: 'BILLED' })
    expect(billed.body.order.status).toBe('BILLED')
    const found = async () =>
      (await backend.ask(FINANCE, 'invoices.list', { query: { orderId: id, sortBy: 'number' } })).body.data
    const [one] = await found()
    expect(one).toMatchObject({ number: nextNumber, state: 'sent', collective: false })
    const eventId = billed.body.eventId ?? ''
    const undone = await backend.ask(FINANCE, 'orders.undo', { params: { id }, body: { eventId } })
    expect([undone.status, undone.refusal['message']]).toEqual([
      409,
      'Was gestellt ist, lässt sich nicht rückgängig machen, nur stornieren',
    ])
    expect((await setStatus(backend, id, { status: 'DELIVERED' })).status).toBe(422)
    const back = await setStatus(backend, id, { status: 'DELIVERED', notes: 'Falscher Empfänger' })
    expect(back.body.order.status).toBe('DELIVERED')
    const [original, cancellation] = await found()
    expect(original).toMatchObject({ state: 'cancelled', openCents: 0, cancelledByNumber: cancellation?.number })
    expect(cancellation).toMatchObject({ type: 'cancellation', grossCents: -(one?.grossCents ?? 0), openCents: 0 })
    expect((await setStatus(backend, id, { status: 'BILLED' })).status).toBe(200)
    const all = await sequence(backend)
    expect(all).toEqual(all.map((_, index) => index + 1))
  })

  test('of a collective invoice cancels it whole, and says which others can be billed again', async () => {
    const backend = seededBackend()
    const ids = await ordersOfOne(backend)
    const one = await issued(backend, ids)
    const [first = '', second = ''] = ids
    const back = await setStatus(backend, first, { status: 'DELIVERED', notes: 'Falsche Menge' })
    expect(back.body.warnings.map(({ message }) => message)).toEqual([`Mit ihr werden wieder abrechenbar: ${second}`])
    expect(await invoice(backend, one.id)).toMatchObject({ state: 'cancelled' })
    expect((await freeOrders(backend)).map(({ id }) => id)).toEqual(expect.arrayContaining([...ids]))
  })

  test('asks for the proof of delivery, or a reason', async () => {
    const backend = seededBackend()
    const { body } = await backend.ask(FINANCE, 'billing.orders', { query: { state: 'waiting', limit: 1 } })
    const id = body.data[0]?.id ?? ''
    expect((await setStatus(backend, id, { status: 'BILLED' })).status).toBe(422)
    const anyway = await setStatus(backend, id, { status: 'BILLED', override: true, notes: 'Bestätigung per Mail' })
    expect(anyway.body.order.status).toBe('BILLED')
  })
})

describe('Payments', () => {
  test('in part, whole and too much are told to the cent, and are taken back', async () => {
    const backend = seededBackend()
    const one = await issued(backend, await ordersOfOne(backend, 1))
    const part = await pay(backend, one.id, 10_000)
    expect(part.body.invoice).toMatchObject({ state: 'sent', paidCents: 10_000, openCents: one.grossCents - 10_000 })
    const rest = await pay(backend, one.id, one.grossCents - 10_000)
    expect(rest.body.invoice).toMatchObject({ state: 'paid', openCents: 0 })
    expect((await pay(backend, one.id, 1)).refusal).toMatchObject({ message: 'Es ist nichts mehr offen' })
    expect((await undo(backend, one.id, rest.body.eventId)).status).toBe(200)
    expect(await invoice(backend, one.id)).toMatchObject({ state: 'sent', paidCents: 10_000 })
    const over = await pay(backend, one.id, one.grossCents)
    expect(over.body.invoice).toMatchObject({ state: 'paid', openCents: -10_000 })
    expect(over.body.warnings.map(({ message }) => message)).toEqual(['Es sind 100,00 € zu viel gezahlt'])
  })

  test('are refused for nothing, for a day to come, for drafts and what is cancelled', async () => {
    const backend = seededBackend()
    const one = await issued(backend, await ordersOfOne(backend, 1))
    expect((await pay(backend, one.id, 0)).refusal).toMatchObject({ message: 'Der Betrag darf nicht 0 sein' })
    expect((await pay(backend, one.id, 1, '2026-11-22')).status).toBe(422)
    expect((await pay(backend, one.id, -1)).refusal).toMatchObject({ message: 'So viel ist nicht gezahlt' })
    await pay(backend, one.id, 5_000)
    const cancelled = await backend.ask(FINANCE, 'invoices.cancel', {
      params: { id: one.id },
      body: { reason: 'Irrtum' },
    })
    expect(cancelled.body.warnings.map(({ message }) => message)).toEqual([
      'Gezahlt sind schon 50,00 €: bitte erstatten oder verrechnen',
    ])
    expect((await pay(backend, one.id, 1)).refusal).toMatchObject({ message: 'Das Dokument ist storniert' })
    const params = { id: cancelled.body.cancellation.id }
    const twice = await backend.ask(FINANCE, 'invoices.cancel', { params, body: { reason: 'Noch einmal' } })
    expect(twice.refusal).toMatchObject({ message: 'Mit einer Stornorechnung geht das nicht' })
    // No way back is offered, and who asks for one all the same is told that there is none.
    expect(cancelled.body.eventId).toBeUndefined()
    const { body } = await backend.ask(FINANCE, 'invoices.events', { params: { id: one.id }, query: {} })
    const event = body.data.find(({ type }) => type === 'cancelled')
    expect((await undo(backend, one.id, event?.id)).refusal['code']).toBe('IS_CANCELLED')
  })
})

describe('Reminders', () => {
  test('go out in three steps some days after the last day, and no more of them', async () => {
    const backend = seededBackend()
    const one = await issued(backend, await ordersOfOne(backend, 1))
    const remind = (body: object = {}) => backend.ask(FINANCE, 'invoices.remind', { params: { id: one.id }, body })
    expect((await remind()).refusal).toMatchObject({ message: 'Die Rechnung ist nicht überfällig' })
    backend.pass((one.paymentTerms + 1) * DAY)
    expect(await invoice(backend, one.id)).toMatchObject({ state: 'overdue' })
    expect((await remind()).status).toBe(409)
    backend.pass(2 * DAY)
    expect((await remind()).body.invoice).toMatchObject({ reminderLevel: 1, state: 'overdue' })
    expect((await remind()).status).toBe(409)
    expect((await remind({ force: true })).body.invoice.reminders.map(({ feeCents }) => feeCents)).toEqual([0, 500])
    await remind({ force: true })
    expect((await remind({ force: true })).refusal).toMatchObject({
      message: 'Die dritte Mahnung ist schon verschickt',
    })
  })

  test('of a run are told before they go, and go to those that are due', async () => {
    const backend = seededBackend()
    const { overdue } = (await backend.ask(FINANCE, 'billing.summary')).body
    expect(overdue.count).toBeGreaterThan(0)
    backend.pass(20 * DAY)
    const trial = await backend.ask(FINANCE, 'dunning.run', { body: { dryRun: true } })
    expect(trial.body.results.length).toBeGreaterThan(0)
    const again = await backend.ask(FINANCE, 'dunning.run', { body: { dryRun: true } })
    expect(again.body).toEqual(trial.body)
    const real = await backend.ask(FINANCE, 'dunning.run', { body: {} })
    expect(real.body.results.map(({ id, level }) => [id, level])).toEqual(
      trial.body.results.map(({ id, level }) => [id, level]),
    )
    expect((await backend.ask(FINANCE, 'dunning.run', { body: { dryRun: true } })).body.results).toEqual([])
  })

  test('of a run go as one letter to a customer, with all his invoices and one fee; small amounts are left out', async () => {
    const backend = seededBackend()
    const [first = '', second = '', third = ''] = await ordersOfOne(backend, 3)
    const [one, two, small] = [
      await issued(backend, [first]),
      await issued(backend, [second]),
      await issued(backend, [third]),
    ]
    await pay(backend, small.id, small.grossCents - 1)
    backend.pass(100 * DAY)
    const items = [one, two, small].map(({ id }) => ({ id }))
    const messages = async () => {
      const all = await backend.server.store('nordkurs').all('messages', { kind: 'paymentReminder' })
      return all.filter(({ recipientName }) => recipientName === one.customerName)
    }
    const before = (await messages()).length
    const run = async () => (await backend.ask(FINANCE, 'dunning.run', { body: { items } })).body.results
    expect((await run()).map(({ outcome, message }) => [outcome, message])).toEqual([
      ['reminded', undefined],
      ['reminded', undefined],
      ['refused', 'Offen sind nur 0,01 €, gemahnt wird ab 5,00 €'],
    ])
    const sent = (await messages()).slice(before)
    expect(sent.map(({ subject }) => subject)).toEqual(['Zahlungserinnerung zu 2 Rechnungen, Nordkurs Spedition GmbH'])
    backend.pass(20 * DAY)
    expect((await run()).map(({ feeCents }) => feeCents)).toEqual([500, 0, 0])
    expect((await messages()).length).toBe(before + 2)
    const [a, b] = [await invoice(backend, one.id), await invoice(backend, two.id)]
    expect(a.reminders.map(({ letterId }) => letterId)).toEqual(b.reminders.map(({ letterId }) => letterId))
    const file = await backend.ask(FINANCE, 'reminders.file', { params: { id: two.id, level: '2' } })
    expect(file.status).toBe(200)
    await backend.ask(ADMIN, 'companies.update', { params: { id: 'nordkurs' }, body: { dunningMinimumCents: 1 } })
    expect((await run()).at(-1)?.outcome).toBe('reminded')
  })
})
