import { addDays, type PlainDate } from '../basics/dates.ts'
import type { Cents } from '../basics/money.ts'
import { refuse, type TransitionCheck } from '../refusals/refusal.ts'
import { eurosText } from './lines.ts'
import { invoiceState, type InvoiceState, type ReminderLevel } from './states.ts'

/**
 * Days from one step to the next, how long a reminder gives, and its fee. The first one asks for none: it is what puts the debtor in
 * default, and only what is spent after that is owed. Source: § 280 Abs. 2, § 286 Abs. 1 BGB
 */
const STEPS: Readonly<Record<ReminderLevel, { after: number; gives: number; feeCents: Cents }>> = {
  1: { after: 3, gives: 7, feeCents: 0 },
  2: { after: 3, gives: 7, feeCents: 500 },
  3: { after: 3, gives: 7, feeCents: 1000 },
}

/** What dunning looks at. Days plain. */
export interface RemindedInvoice {
  type: 'invoice' | 'cancellation'
  state: InvoiceState
  number?: string | undefined
  dueDate?: string | undefined
  openCents: Cents
  reminders: readonly { level: number; dueDate?: string | undefined }[]
}

/** The least that is reminded of, in cents, where a company has settled nothing else. */
export const DUNNING_MINIMUM: Cents = 500

/** The next reminder: its level, the last day it sets, its fee in cents. Nothing after the third. */
export function nextReminder({ reminders }: Pick<RemindedInvoice, 'reminders'>, today: PlainDate) {
  const level = Math.max(0, ...reminders.map((one) => one.level)) + 1
  if (level !== 1 && level !== 2 && level !== 3) return undefined
  const { gives, feeCents } = STEPS[level]
  return { level, feeCents, dueDate: addDays(today, gives) }
}

/** The first day on which the next reminder may go: some days after the last one that was set. */
export function remindableOn({ dueDate, reminders }: RemindedInvoice): PlainDate | undefined {
  const last = reminders.at(-1)?.dueDate ?? dueDate
  const level = Math.min(3, reminders.length + 1) as ReminderLevel
  return last === undefined ? undefined : addDays(last, STEPS[level].after)
}

/** Whether the next reminder may go out today; `force` goes past the days between. */
export function checkReminder(
  invoice: RemindedInvoice,
  {
    today,
    dunning,
    customer,
    leastCents = DUNNING_MINIMUM,
    force = false,
  }: { today: PlainDate; dunning: boolean; customer: string; leastCents?: Cents | undefined; force?: boolean },
): TransitionCheck {
  if (invoice.type !== 'invoice' || invoiceState(invoice, today) !== 'overdue') {
    return refuse('need', 'reason.billing.notOverdue')
  }
  if (!dunning) return refuse('need', 'reason.billing.dunningStopped', { name: customer })
  const { openCents } = invoice
  if (openCents < leastCents) {
    const values = { amount: eurosText(openCents), least: eurosText(leastCents) }
    return refuse('need', 'reason.billing.tooLittleOpen', values)
  }
  if (nextReminder(invoice, today) === undefined) return refuse('need', 'reason.billing.lastReminder')
  const from = remindableOn(invoice)
  if (!force && from !== undefined && from > today) return refuse('need', 'reason.billing.reminderSoon', { date: from })
  return { allowed: true }
}
