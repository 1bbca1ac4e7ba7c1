import type { DunningResult } from '#src/contract/billing/invoices.ts'
import { reminderCoverText } from '#src/domain/billing/cover-texts.ts'
import type { RemindedDocument, Reminder } from '#src/domain/billing/paper/reminder-paper.ts'
import { REMINDER_LEVELS } from '#src/domain/billing/states.ts'
import { checkReminder, nextReminder } from '#src/domain/billing/dunning.ts'
import { billingOf } from '#src/domain/partners/partner-terms.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { HttpError, refusalBody } from '../../../core/http-error.ts'
import { type RuleContext, ruleContextOf, stamp, todayOf } from '../../../core/rule-context.ts'
import type { Row } from '../../../store/models.ts'
import type { Store } from '../../../store/store.ts'
import { act } from '../../../write/act.ts'
import { frozenDocument } from '../cancel.ts'
import { companyOf } from '../parties.ts'
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

/** A letter to a customer; a run writes one to each. */
interface Letter {
  id: string
  invoices: Invoice[]
  /** One letter costs its fee once. */
  hasFee: boolean
}

const newLetter = (context: RuleContext): Letter => ({ id: context.newId('ltr'), invoices: [], hasFee: false })

/** The next reminder of an invoice, on a letter that is sent afterwards. 409 where none is due. */
async function recordReminder(context: RuleContext, invoice: Invoice, letter: Letter, force: boolean) {
  const { store, session } = context
  const today = todayOf(context)
  const partner = invoice.customerId ? await store.find('partners', invoice.customerId) : undefined
  const dunning = partner === undefined || billingOf(partner).dunning
  const { dunningMinimumCents: leastCents } = await companyOf(store)
  const check = checkReminder(invoice, { today, dunning, customer: invoice.customerName, leastCents, force })
  if (!check.allowed) {
    const reason: Reason = { code: check.reason, values: check.values }
    throw new HttpError(409, { ...refusalBody(reason), code: 'NOT_REMINDABLE' })
  }
  const next = nextReminder(invoice, today)
  if (next === undefined) throw new Error('A reminder that may go is there')
  const { level, dueDate } = next
  const feeCents = letter.hasFee ? 0 : next.feeCents
  const reminder = { level, dueDate, feeCents, date: today, letterId: letter.id }
  const reminders = [...invoice.reminders, { ...reminder, sentAt: stamp(context), sentBy: session.userName }]
  await act(context, { kind: 'invoice', id: invoice.id }, { type: 'reminded', payload: { level } }, async () => {
    await store.patch('invoices', invoice.id, { reminders, reminderLevel: level })
  })
  letter.invoices.push({ ...invoice, reminders, reminderLevel: level })
  letter.hasFee ||= feeCents > 0
  return { level, feeCents, dueDate }
}

/** What a letter reminds of, as its paper and its mail say it: the longest overdue first. */
export async function lettered(store: Store, invoices: readonly Invoice[], letterId: string) {
  const items: RemindedDocument[] = []
  for (const invoice of invoices.toSorted((a, b) => ((a.dueDate ?? '') < (b.dueDate ?? '') ? -1 : 1))) {
    const reminder = invoice.reminders.find((one) => one.letterId === letterId)
    if (reminder === undefined) continue
    items.push({ document: await frozenDocument(store, invoice.id), reminder: statedReminder(invoice, reminder) })
  }
  return items
}

/** Sends a letter where there is an address, its file made soon after. */
async function sendLetter(context: RuleContext, { id, invoices }: Letter): Promise<void> {
  const { store, session } = context
  const [first] = invoices
  const [item, ...items] = await lettered(store, invoices, id)
  if (first === undefined || item === undefined) return
  const cover = reminderCoverText([item, ...items], session.userName)
  const recipient = invoices.find(({ email }) => email !== undefined)?.email
  const messageId = recipient
    ? await queueMail(context, {
        ...{ kind: 'paymentReminder', orders: [], recipient, name: first.customerName },
        ...{ ...cover, fileName: `${cover.subject}.pdf` },
      })
    : undefined
  await finishSoon(store, context.now, { paperId: first.id, messageId, level: first.reminderLevel })
}

/** The next reminder of one invoice: noted, and sent where there is an address. 409 where none is due. */
export async function remindInvoice(
  context: RuleContext,
  invoice: Invoice,
  { force }: { force?: boolean | undefined },
) {
  const letter = newLetter(context)
  const done = await recordReminder(context, invoice, letter, force === true)
  await sendLetter(context, letter)
  return done
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
 * Reminds of many, each in a savepoint of its own, and writes one letter to each customer. A dry run does it and takes it back: what it says is what would happen.
 */
export async function runDunning(context: RuleContext, { items, dryRun = false }: DunningInput) {
  const { store } = context
  const where = overdueWhere(todayOf(context))
  const found = items ? undefined : await store.page('invoices', { where, sort: [{ field: 'dueDate' }], limit: 500 })
  const wanted = items ?? found?.data.map(({ id, version }) => ({ id, version })) ?? []
  const results: DunningResult[] = []
  let [tried, reminded] = [0, 0]
  const trial = { ...ruleContextOf(context), newId: (prefix: string) => `${prefix}-trial-${(tried += 1)}` }
  const acting = dryRun ? trial : context
  const letters = new Map<string, Letter>()
  let more = false
  await store.savepoint(
    async () => {
      for (const { id, version } of wanted) {
        if (reminded >= MOST) {
          more = true
          break
        }
        const result = await remindOne({ ...acting, ifMatch: version }, id, letters)
        // Of those that nobody named, only the ones that are due count.
        if (items === undefined && result.outcome === 'refused') continue
        if (result.outcome === 'reminded') reminded += 1
        results.push(result)
      }
      for (const letter of letters.values()) await sendLetter({ ...acting, ifMatch: undefined }, letter)
    },
    { keep: !dryRun },
  )
  return { results, more }
}

async function remindOne(context: RuleContext, id: string, letters: Map<string, Letter>): Promise<DunningResult> {
  const { store } = context
  const invoice = await store.find('invoices', id)
  const facts = {
    ...{ id, number: invoice?.number ?? '', customerName: invoice?.customerName ?? '', dueDate: invoice?.dueDate },
    ...{ openCents: invoice?.openCents ?? 0, level: invoice?.reminderLevel ?? 0, feeCents: 0, newDueDate: undefined },
    ...{ message: undefined, reasons: [], eventId: undefined },
  }
  try {
    if (!invoice) throw new HttpError(404, { message: 'Data not found' })
    const customer = invoice.customerId ?? invoice.customerName
    const letter = letters.get(customer) ?? newLetter(context)
    const done = await store.savepoint(() => recordReminder(context, invoice, letter, false))
    letters.set(customer, letter)
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
  const { dunningMinimumCents: leastCents } = await companyOf(context.store)
  const { data } = await context.store.page('invoices', { where: overdueWhere(today), limit: 10_000 })
  const due = data.filter(
    (invoice) => checkReminder(invoice, { today, dunning: true, customer: '', leastCents }).allowed,
  )
  return { count: due.length, cents: due.reduce((sum, { openCents }) => sum + openCents, 0) }
}
