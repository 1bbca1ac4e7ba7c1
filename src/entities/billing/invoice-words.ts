import type { Invoice } from '#src/contract/billing/invoice.ts'
import { daysBetween, isPlainDate, type PlainDate } from '#src/domain/basics/dates.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { SignName } from '#src/ui/signs/status-sign.tsx'

/** What a person sees of where an invoice stands: finer than its state, by its delivery and what is paid. */
type ShownState = 'draft' | 'issued' | 'open' | 'partPaid' | 'paid' | 'overdue' | 'cancelled'

/** What is asked of an invoice to say where it stands. */
export type StatedInvoice = Pick<Invoice, 'state' | 'delivery' | 'paidCents'>

const signs: Readonly<Record<ShownState, SignName>> = {
  draft: 'inquiry',
  issued: 'CONFIRMED',
  open: 'open',
  partPaid: 'partPaid',
  paid: 'success',
  overdue: 'warning',
  cancelled: 'CANCELLED',
}

/** Where an invoice stands, as lists say it. */
export function shownState({ state, delivery, paidCents }: StatedInvoice): ShownState {
  if (state !== 'sent') return state
  if (paidCents !== 0) return 'partPaid'
  return delivery === 'sent' ? 'open' : 'issued'
}

/** The sign of an invoice. */
export const invoiceSign = (invoice: StatedInvoice): SignName => signs[shownState(invoice)]

/** The word for where it stands: "Teilbezahlt". */
export const invoiceState = (invoice: StatedInvoice, t: Translate): string => t(`billing.state.${shownState(invoice)}`)

/** What people call it: its number, or that it is a draft of a customer. */
export const invoiceLabel = (
  { number, customerName }: Pick<Invoice, 'number' | 'customerName'>,
  t: Translate,
): string => number ?? t('billing.draftOf', { name: customerName })

/** How long there is to pay, or for how long it is over: "in 30 T", "4 T über". Nothing where nobody waits for money. */
export function termText(
  { state, dueDate }: Pick<Invoice, 'state' | 'dueDate'>,
  today: PlainDate,
  t: Translate,
): string | undefined {
  if ((state !== 'sent' && state !== 'overdue') || !isPlainDate(dueDate)) return undefined
  const days = daysBetween(today, dueDate)
  return days < 0 ? t('billing.term.over', { days: -days }) : t('billing.term.left', { days })
}
