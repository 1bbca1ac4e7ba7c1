import { fc } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { Invoice } from '#src/contract/billing/invoice.ts'
import { type Backend, DAY, FINANCE, freeOrders, issued } from './billing-support.ts'
import { seededBackend } from './seeded-backend.ts'

/** What somebody does next: which kind of step, to which of the invoices there are, and how much of what is open. */
const anyStep = fc.record({
  act: fc.constantFrom('issue', 'pay', 'overpay', 'payBack', 'cancel', 'transfer', 'undo', 'tomorrow'),
  which: fc.nat(1_000),
  share: fc.constantFrom(1, 2, 3),
})
type Step = { act: string; which: number; share: number }

type Row = Pick<Invoice, 'id' | 'type' | 'grossCents' | 'paidCents' | 'openCents' | 'customerId' | 'payments'>

const every = async ({ server }: Backend): Promise<Row[]> =>
  (await server.store('nordkurs').all('invoices', {})).filter(({ number }) => number !== undefined)

const sum = (rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)
const paid = ({ payments }: Row) => payments.reduce((all, { amountCents }) => all + amountCents, 0)

/** What was asked for, and taken back, less what was paid. */
const movements = (rows: readonly Row[]) => sum(rows, ({ grossCents }) => grossCents) - sum(rows, paid)

/** What is open, by each of the ways it is told. */
async function openByAllWays(backend: Backend) {
  const listed = await backend.ask(FINANCE, 'invoices.list', { query: { state: 'open', limit: 500 } })
  const { body } = await backend.ask(FINANCE, 'billing.summary')
  const partners = await backend.ask(FINANCE, 'partners.list', { query: { kind: 'customer', limit: 500 } })
  return {
    list: sum(listed.body.data, ({ openCents }) => openCents),
    summary: body.open.cents,
    partners: partners.body.data.reduce((all, { openCents = 0 }) => all + openCents, 0),
  }
}

class Month {
  /** The last payment of each invoice that can be taken back. */
  readonly #events = new Map<string, string>()

  constructor(
    readonly backend: Backend,
    readonly refused: Record<string, number>,
    readonly done: Record<string, number>,
  ) {}

  async take({ act, which, share }: Step): Promise<void> {
    const rows = (await every(this.backend)).filter(({ type }) => type === 'invoice')
    const row = rows[which % rows.length]
    if (act === 'tomorrow') return this.backend.pass(DAY)
    if (act === 'issue' || row === undefined) {
      const free = await freeOrders(this.backend)
      const order = free[which % free.length]
      if (order) await issued(this.backend, [order.id])
      return
    }
    const { status, body } = await this.#ask(act, { row, share, rows, which })
    const counts = status === 200 ? this.done : this.refused
    counts[act] = (counts[act] ?? 0) + 1
    if (status === 200 && body.eventId !== undefined) this.#events.set(row.id, body.eventId)
  }

  #ask(act: string, { row, share, rows, which }: { row: Row; share: number; rows: Row[]; which: number }) {
    const params = { id: row.id }
    const date = '2026-11-21'
    const pay = (amountCents: number) =>
      this.backend.ask(FINANCE, 'invoices.pay', { params, body: { amountCents, date } })
    if (act === 'pay') return pay(Math.ceil(row.openCents / share))
    if (act === 'overpay') return pay(row.openCents + 1_234)
    if (act === 'payBack') return pay(-Math.ceil(row.paidCents / share))
    if (act === 'cancel') return this.backend.ask(FINANCE, 'invoices.cancel', { params, body: { reason: 'Irrtum' } })
    if (act === 'undo') {
      const eventId = this.#events.get(row.id) ?? ''
      return this.backend.ask(FINANCE, 'invoices.undo', { params, body: { eventId, force: which % 2 === 0 } })
    }
    const others = rows.filter(({ customerId, openCents }) => customerId === row.customerId && openCents > 0)
    const toId = others[which % others.length]?.id ?? row.id
    return this.backend.ask(FINANCE, 'invoices.transfer', { params, body: { toId } })
  }
}

describe('A month of invoices, payments and corrections', () => {
  test('keeps what is open the sum of all movements, by whatever way it is told', async () => {
    const [refused, done]: [Record<string, number>, Record<string, number>] = [{}, {}]
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 30, maxLength: 30 }), async (steps) => {
        const month = new Month(seededBackend(), refused, done)
        for (const step of steps) {
          await month.take(step)
          const rows = await every(month.backend)
          expect([step, sum(rows, ({ openCents }) => openCents)]).toEqual([step, movements(rows)])
        }
        const open = movements(await every(month.backend))
        expect(await openByAllWays(month.backend)).toEqual({ list: open, summary: open, partners: open })
      }),
      { numRuns: 8 },
    )
    // Each kind of step was taken, and not only refused.
    expect(Object.keys(done).toSorted()).toEqual(['cancel', 'overpay', 'pay', 'payBack', 'transfer', 'undo'])
  })
})
