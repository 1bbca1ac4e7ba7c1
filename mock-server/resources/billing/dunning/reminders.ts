import type { DunningResult } from '#src/contract/billing/invoices.ts'
import { reminderCoverText } from '#src/domain/billing/cover-texts.ts'
import type { Reminder } from '#src/domain/billing/paper/reminder-paper.ts'
import { REMINDER_LEVELS } from '#src/domain/billing/states.ts'
import { checkReminder, nextReminder } from '#src/domain/billing/dunning.ts'
import { billingOf } from '#src/domain/partners/partner-terms.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { HttpError, refusalBody } from '../../../core/http-error.ts'
import { type RuleContext, ruleContextOf, stamp, todayOf } from '../../../core/rule-context.ts'
import type { Row } from '../../../store/models.ts'
import { act } from '../../../write/act.ts'
import { frozenDocument } from '../cancel.ts'
import { finishSoon, queueMail } from '../papers.ts'

type Invoice = Row<'invoices'>
type SentReminder = Invoice['reminders'][number]

/** A reminder of an invoice as its paper and its mail say it. */
export function statedReminder(
  { reminders, openCents, dueDate = '' }: Pick<Invoice, 'reminders' | 'openCents' | 'dueDate'>,
  {
    level,
    date = dueDate,
    feeCents,
    dueDate: until = date,
  }: Pick<SentReminder, 'level' | 'date' | 'feeCents' | 'dueDate'>,
): Reminder {
  const known = REMINDER_LEVELS.find((one) => one === level) ?? 1
  const first = level > 1 ? reminders.find((one) => one.level === 1)?.date : undefined
  return { level: known, date, dueDate: until, openCents, feeCents, firstReminder: first }
}

/** The next reminder of an invoice: noted, and sent where there is an address. 409 where none is due. */
export async function remindInvoice(
  context: RuleContext,
  invoice: Invoice,
  { force }: { force?: boolean | undefined },
) {
  const { store, session } = context
  const today = todayOf(context)
  const partner = invoice.customerId ? await store.find('partners', invoice.customerId) : undefined
  const dunning = partner === undefined || billingOf(partner).dunning
  const check = checkReminder(invoice, { today, dunning, customer: invoice.customerName, force: force === true })
  if (!check.allowed) {
    const reason: Reason = { code: check.reason, values: check.values }
    throw new HttpError(409, { ...refusalBody(reason), code: 'NOT_REMINDABLE' })
  }
  const next = nextReminder(invoice, today)
  if (next === undefined) throw new Error('A reminder that may go is there')
  const { level, feeCents, dueDate } = next
  const reminder = { ...next, date: today, sentAt: stamp(context), sentBy: session.userName }
  const said = { type: 'reminded', payload: { level } }
  await act(context, { kind: 'invoice', id: invoice.id }, said, async () => {
    await store.patch('invoices', invoice.id, { reminders: [...invoice.reminders, reminder], reminderLevel: level })
    const stated = statedReminder(invoice, reminder)
    const cover = reminderCoverText(await frozenDocument(store, invoice.id), stated, session.userName)
    const messageId = invoice.email
      ? await queueMail(context, {
          ...{ kind: 'paymentReminder', orders: [], recipient: invoice.email, name: invoice.customerName },
          ...{ ...cover, fileName: `${cover.subject}.pdf` },
        })
      : undefined
    await finishSoon(store, context.now, { paperId: invoice.id, messageId, level })
  })
  return { level, feeCents, dueDate }
}

interface DunningInput {
  items?: readonly { id: string; version?: number | undefined }[] | undefined
  dryRun?: boolean | undefined
}

/** Most invoices of one run. */
const MOST = 100

/** Invoices whose last day is over and that are not paid, the longest overdue first. */
const overdueWhere = (today: string) =>
  ({ type: 'invoice', state: 'sent', dueDate: { lt: today }, reminderLevel: { lt: 3 } }) as const

/**
 * Reminds of many, each in a savepoint of its own. A dry run does it and takes it back: what it says is what would happen.
 */
export async function runDunning(context: RuleContext, { items, dryRun = false }: DunningInput) {
  const { store } = context
  const where = overdueWhere(todayOf(context))
  const found = items ? undefined : await store.page('invoices', { where, sort: [{ field: 'dueDate' }], limit: 500 })
  const wanted = items ?? found?.data.map(({ id, version }) => ({ id, version })) ?? []
  const results: DunningResult[] = []
  let [tried, reminded] = [0, 0]
  const trial = { ...ruleContextOf(context), newId: (prefix: string) => `${prefix}-trial-${(tried += 1)}` }
  let more = false
  await store.savepoint(
    async () => {
      for (const { id, version } of wanted) {
        if (reminded >= MOST) {
          more = true
          break
        }
        const result = await remindOne({ ...(dryRun ? trial : context), ifMatch: version }, id)
        // Of those that nobody named, only the ones that are due count.
        if (items === undefined && result.outcome === 'refused') continue
        if (result.outcome === 'reminded') reminded += 1
        results.push(result)
      }
    },
    { keep: !dryRun },
  )
  return { results, more }
}

async function remindOne(context: RuleContext, id: string): Promise<DunningResult> {
  const { store } = context
  const invoice = await store.find('invoices', id)
  const facts = {
    ...{ id, number: invoice?.number ?? '', customerName: invoice?.customerName ?? '', dueDate: invoice?.dueDate },
    ...{ openCents: invoice?.openCents ?? 0, level: invoice?.reminderLevel ?? 0, feeCents: 0, newDueDate: undefined },
    ...{ message: undefined, reasons: [], eventId: undefined },
  }
  try {
    if (!invoice) throw new HttpError(404, { message: 'Data not found' })
    const done = await store.savepoint(() => remindInvoice(context, invoice, {}))
    const { level, feeCents, dueDate: newDueDate } = done
    return { ...facts, outcome: 'reminded', level, feeCents, newDueDate }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { message, reasons = [] } = error.answer
    const said = reasons.map(({ code, values }) => ({ code, values }))
    return { ...facts, outcome: 'refused', message, reasons: said }
  }
}

/** How many are due for a reminder today, and what is open of them, in cents. */
export async function remindable(
  context: Pick<RuleContext, 'store' | 'now'>,
): Promise<{ count: number; cents: number }> {
  const today = todayOf(context)
  const { data } = await context.store.page('invoices', { where: overdueWhere(today), limit: 10_000 })
  const due = data.filter((invoice) => checkReminder(invoice, { today, dunning: true, customer: '' }).allowed)
  return { count: due.length, cents: due.reduce((sum, { openCents }) => sum + openCents, 0) }
}
