import type { CreditNote, IncomingInvoice } from '#src/contract/billing/carrier-records.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { SignName } from '#src/ui/signs/status-sign.tsx'

/** The states of a credit note, in the order of its way. */
export const CREDIT_NOTE_STATES = ['issued', 'paid', 'cancelled'] as const

/** The states of an invoice of a carrier, in the order of its way. */
export const INCOMING_STATES = ['received', 'disputed', 'approved', 'paid'] as const

const noteSigns: Readonly<Record<CreditNote['state'], SignName>> = {
  issued: 'open',
  paid: 'success',
  cancelled: 'CANCELLED',
}

const incomingSigns: Readonly<Record<IncomingInvoice['state'], SignName>> = {
  received: 'inquiry',
  disputed: 'warning',
  approved: 'open',
  paid: 'success',
}

type StatedNote = Pick<CreditNote, 'state' | 'type' | 'paidCents'>

const isPartPaid = ({ state, paidCents }: StatedNote) => state === 'issued' && paidCents !== 0

/** The sign of a credit note. */
export const creditNoteSign = (note: StatedNote): SignName =>
  note.type === 'cancellation' ? 'CANCELLED' : isPartPaid(note) ? 'partPaid' : noteSigns[note.state]

/** The word for where a credit note stands: "Offen"; of one that cancels another what it is. */
export function creditNoteState(note: StatedNote, t: Translate): string {
  if (note.type === 'cancellation') return t('carriers.note.cancellation')
  return isPartPaid(note) ? t('billing.state.partPaid') : t(`carriers.note.state.${note.state}`)
}

/** The sign of an invoice of a carrier. */
export const incomingSign = ({ state }: Pick<IncomingInvoice, 'state'>): SignName => incomingSigns[state]

/** The word for where it stands: "Beanstandet". */
export const incomingState = ({ state }: Pick<IncomingInvoice, 'state'>, t: Translate): string =>
  t(`carriers.incoming.state.${state}`)

/** How an amount in cents lies beside what was agreed: "stimmt", "12,50 € mehr als vereinbart". */
export function differenceText(differenceCents: number, t: Translate, format: Format): string {
  if (differenceCents === 0) return t('carriers.difference.none')
  const amount = format.cents(Math.abs(differenceCents))
  return t(differenceCents > 0 ? 'carriers.difference.more' : 'carriers.difference.under', { amount })
}
