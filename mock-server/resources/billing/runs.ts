import { BILLING_CALL_LIMIT } from '#src/contract/billing/parts.ts'
import type { BillingRun, RunResult } from '#src/contract/billing/runs.ts'
import { isOutsideTax, salesParties } from '#src/domain/billing/obstacles.ts'
import { billingOf } from '#src/domain/partners/partner-terms.ts'
import { HttpError, notFound } from '../../core/http-error.ts'
import { notNow, type RuleContext, stamp, todayOf } from '../../core/rule-context.ts'
import { withTimestamps } from '../../core/with-timestamps.ts'
import { putJob } from '../../ports/jobs.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { yieldToEventLoop } from '../../store/yield-to-event-loop.ts'
import type { JobContext } from '../../write/noun.ts'
import { companyOf } from './parties.ts'
import { createDraft, supplyKey } from './drafts.ts'
import { assertIssueDate, lastIssueDate } from './numbers.ts'
import { issueInvoice } from './issue.ts'

type Run = Row<'billingRuns'>
type Order = Row<'orders'>

/** Orders of a part; the last invoice of one may go beyond them, as a customer's orders stay together. */
const PART = 50

/** What a run is told without the list it works by. */
export const shownRun = ({ orderIds: _left, createdById: _by, send: _send, overrideReason: _why, ...run }: Run) =>
  withTimestamps(run)

export async function readRun(store: Store, id: string): Promise<Run> {
  const run = await store.find('billingRuns', id)
  if (!run) throw notFound()
  return run
}

interface RunInput {
  orderIds: readonly string[]
  invoiceDate?: string | undefined
  send?: boolean | undefined
  overrideReason?: string | undefined
}

/** Begins a run; its first part is done with the next look at what is due. */
export async function beginRun(context: RuleContext, input: RunInput): Promise<BillingRun> {
  const { store, session } = context
  const orders = await store.findMany('orders', [...new Set(input.orderIds)])
  if (orders.length === 0) throw notFound()
  if (input.invoiceDate !== undefined) await assertIssueDate(context, 'RE', 'invoiceDate', input.invoiceDate)
  const run = await store.insert('billingRuns', {
    ...{ id: context.newId('run'), state: 'running', total: orders.length, done: 0, billed: 0, refused: 0 },
    ...{ invoices: 0, grossCents: 0, invoiceDate: input.invoiceDate ?? todayOf(context), results: [], parts: 0 },
    orderIds: inOrder(orders),
    ...{ send: input.send !== false, overrideReason: input.overrideReason?.trim() || undefined },
    ...{ createdBy: session.userName, createdById: session.userId },
    ...{ createdAt: stamp(context), updatedAt: stamp(context) },
  })
  await goOn(store, run)
  return shownRun(run)
}

/** Customer by customer, and of each the order that was delivered first. */
function inOrder(orders: readonly Order[]): string[] {
  const key = (order: Order) => [order.customerName, order.customerId ?? '', supplyKey(order)].join(' ')
  return orders.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map(({ id }) => id)
}

/** Milliseconds by which parts of a run come before their time: numbers first, papers after, those of an earlier run too. */
const HEAD_START = 60 * 60_000

const goOn = (store: Store, { id, parts, createdAt }: Run) =>
  putJob(store, {
    ...{ id: `${id}-${parts}`, name: 'billing.runPart', payload: { runId: id } },
    runAt: Date.parse(createdAt) - HEAD_START,
  })

/**
 * Does the next part of a run: each invoice in a savepoint of its own, so that what is refused takes no number and stops no other. A
 * part is whole or not at all, with the job that it was; what was issued stays issued.
 */
export async function runPart(context: JobContext, runId: string): Promise<void> {
  const { store } = context
  const run = await store.find('billingRuns', runId)
  if (run?.state !== 'running') return
  const session = {
    ...context.session,
    role: 'finance' as const,
    userId: run.createdById,
    userName: run.createdBy ?? '',
  }
  const acting = { ...context, session }
  const part: RunResult[] = []
  let rest = run.orderIds
  const made: Row<'invoices'>[] = []
  while (rest.length > 0 && part.length < PART) {
    const group = await nextGroup(store, rest)
    const { invoice, results } = await billGroup(acting, run, group)
    if (invoice) made.push(invoice)
    part.push(...results)
    rest = rest.filter((id) => !group.some((order) => order.id === id))
    const gone = group.length === 0 ? rest.slice(0, 1) : []
    if (gone.length > 0) rest = rest.slice(1)
    await yieldToEventLoop()
    part.push(...gone.map((orderId) => refused({ id: orderId, orderNumber: orderId }, 'Data not found')))
  }
  const count = part.filter(({ outcome }) => outcome === 'billed').length
  const isDone = rest.length === 0
  const after = await store.patch('billingRuns', runId, {
    ...{ orderIds: rest, done: run.done + part.length, billed: run.billed + count },
    ...{ refused: run.refused + part.length - count, invoices: run.invoices + made.length, parts: run.parts + 1 },
    grossCents: run.grossCents + made.reduce((sum, { grossCents }) => sum + grossCents, 0),
    ...{ firstNumber: run.firstNumber ?? made[0]?.number, lastNumber: made.at(-1)?.number ?? run.lastNumber },
    results: [...run.results, ...part],
    ...(isDone && { state: 'done' as const, finishedAt: stamp(context) }),
  })
  if (!isDone) await goOn(store, after)
}

/** The orders of the next invoice: one, or all of a customer who has them on one, as many as an invoice takes. */
async function nextGroup(store: Store, ids: readonly string[]): Promise<Order[]> {
  const first = await store.find('orders', ids[0] ?? '')
  if (first === undefined) return []
  const partner = first.customerId ? await store.find('partners', first.customerId) : undefined
  if (!partner || billingOf(partner).mode === 'single') return [first]
  const more = await store.findMany('orders', ids.slice(1, BILLING_CALL_LIMIT))
  const between = salesParties(await companyOf(store), partner)
  // What is not taxable here has an invoice of its own.
  const isOutside = (order: Order) => isOutsideTax(order, between)
  return [
    first,
    ...more.filter((order) => order.customerId === first.customerId && isOutside(order) === isOutside(first)),
  ]
}

const refused = ({ id, orderNumber }: Pick<Order, 'id' | 'orderNumber'>, message: string): RunResult => ({
  ...{ orderId: id, orderNumber, outcome: 'refused', message, invoiceId: undefined, invoiceNumber: undefined },
})

const billed = ({ id, orderNumber }: Order, invoice: Row<'invoices'>): RunResult => ({
  ...{ orderId: id, orderNumber, outcome: 'billed', message: undefined },
  ...{ invoiceId: invoice.id, invoiceNumber: invoice.number },
})

/** An invoice of a group; where it is refused each of several is judged by itself, so that the others are billed together. */
async function billGroup(context: JobContext, run: Run, group: readonly Order[]) {
  if (group.length === 0) return { invoice: undefined, results: [] }
  const done = await tried(context, run, group, true)
  if (typeof done !== 'string') return { invoice: done, results: group.map((order) => billed(order, done)) }
  const results: RunResult[] = []
  const good: Order[] = []
  for (const order of group) {
    const message = group.length === 1 ? done : await tried(context, run, [order], false)
    if (typeof message === 'string') results.push(refused(order, message))
    else good.push(order)
  }
  const rest = good.length === 0 ? undefined : await tried(context, run, good, true)
  if (typeof rest === 'string') results.push(...good.map((order) => refused(order, rest)))
  if (rest === undefined || typeof rest === 'string') return { invoice: undefined, results }
  return { invoice: rest, results: [...results, ...good.map((order) => billed(order, rest))] }
}

/** The invoice of orders, or why there is none; `keep: false` only tries. */
async function tried(context: JobContext, run: Run, orders: readonly Order[], keep: boolean) {
  const { store } = context
  const { overrideReason, send } = run
  // A run that was halted, or goes on after midnight, may not date anything before what was issued meanwhile.
  const last = await lastIssueDate(store, 'RE', todayOf(context))
  const invoiceDate = last !== undefined && run.invoiceDate < last ? undefined : run.invoiceDate
  let trials = 0
  const newId = keep ? context.newId : (prefix: string) => `${prefix}-trial-${(trials += 1)}`
  const acting = { ...context, newId, ifMatch: undefined }
  try {
    return await store.savepoint(
      async () => {
        const orderIds = orders.map(({ id }) => id)
        const row = await createDraft(acting, { orderIds, invoiceDate, overrideReason })
        const own = await store.patch('invoices', row.id, { runId: run.id })
        await issueInvoice(acting, own, { send, overrideReason })
        return (await store.find('invoices', row.id)) ?? own
      },
      { keep },
    )
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return error.answer.message
  }
}

/** Halts a run between two parts. */
export async function haltRun(context: RuleContext, run: Run): Promise<BillingRun> {
  if (run.state !== 'running') throw notNow('reason.billing.notRunning', 'NOT_RUNNING')
  return shownRun(await context.store.patch('billingRuns', run.id, { state: 'halted' }))
}

/** Goes on where it was halted. */
export async function resumeRun(context: RuleContext, run: Run): Promise<BillingRun> {
  if (run.state !== 'halted') throw notNow('reason.billing.notHalted', 'NOT_HALTED')
  const after = await context.store.patch('billingRuns', run.id, { state: 'running' })
  await goOn(context.store, after)
  return shownRun(after)
}
