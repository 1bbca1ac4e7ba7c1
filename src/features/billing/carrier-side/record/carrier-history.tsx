import type { CreditNote, IncomingInvoice } from '#src/contract/billing/carrier-records.ts'
import {
  CREDIT_NOTE_STATES,
  creditNoteState,
  INCOMING_STATES,
  incomingState,
} from '#src/entities/billing/carrier-words.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { OwnLines } from '#src/records/history/event-lines.ts'
import { RecordHistory } from '#src/records/history/record-history.tsx'
import { incomingFields } from '../changes/incoming-fields.ts'

/** Says amounts as amounts, and states by `stateOf`. */
function useLines(stateOf: (value: unknown) => string | undefined): OwnLines {
  const { t } = useText()
  const format = useFormat()
  return ({ field, from, to }) => {
    if (field === 'state') {
      const word = (value: unknown) => stateOf(value) ?? NOTHING
      return [t('history.change', { field: t('orders.column.status'), from: word(from), to: word(to) })]
    }
    if (field !== 'paidCents' && field !== 'openCents') return undefined
    const amount = (value: unknown) => format.cents(typeof value === 'number' ? value : undefined)
    const name = t(field === 'paidCents' ? 'billing.paid' : 'billing.column.open')
    return [t('history.change', { field: name, from: amount(from), to: amount(to) })]
  }
}

/** Who has changed what of a credit note. */
export function NoteHistory({ note }: { note: CreditNote }) {
  const { t } = useText()
  const own = useLines((value) => {
    const state = CREDIT_NOTE_STATES.find((one) => one === value)
    return state && creditNoteState({ state, type: 'creditNote', paidCents: 0 }, t)
  })
  return <RecordHistory endpoint="creditNotes.events" id={note.id} record={note} fields={[]} own={own} />
}

/** Who has changed what of a carrier's invoice. */
export function IncomingHistory({ invoice }: { invoice: IncomingInvoice }) {
  const { t } = useText()
  const own = useLines((value) => {
    const state = INCOMING_STATES.find((one) => one === value)
    return state && incomingState({ state }, t)
  })
  return (
    <RecordHistory
      endpoint="incomingInvoices.events"
      id={invoice.id}
      record={invoice}
      fields={incomingFields}
      own={own}
    />
  )
}
