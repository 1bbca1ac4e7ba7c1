import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { RecordLink } from '#src/commands/record-link.tsx'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { creditNoteSign, creditNoteState, incomingSign, incomingState } from './carrier-words.ts'

/** What the carrier of a delivered order gets for it: credit notes, and invoices of his; nothing where there is none or it is nothing of this role. */
export function OrderCarrierPapers({ orderId, status }: { orderId: string; status: string }) {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const call = useCall()
  const enabled = may(role, 'billing.use') && (status === 'BILLED' || status === 'DELIVERED')
  const query = { orderId, limit: 10 } as const
  const notes = useQuery({ ...queryFor(call, 'creditNotes.list', { query }), enabled }).data?.data ?? []
  const invoices = useQuery({ ...queryFor(call, 'incomingInvoices.list', { query }), enabled }).data?.data ?? []
  if (!enabled || notes.length + invoices.length === 0) return null
  return (
    <Section title={t('carriers.ofOrder')}>
      <ul className="flex flex-col gap-1">
        {notes.map((note) => (
          <li key={note.id} className="flex items-baseline gap-2">
            <RecordLink kind="creditNote" id={note.id} label={note.number} />
            <StatusWord status={creditNoteSign(note)}>{creditNoteState(note, t)}</StatusWord>
            <span className="ml-auto">{format.cents(note.netCents)}</span>
          </li>
        ))}
        {invoices.map((invoice) => (
          <li key={invoice.id} className="flex items-baseline gap-2">
            <RecordLink kind="incomingInvoice" id={invoice.id} label={invoice.number} />
            <StatusWord status={incomingSign(invoice)}>{incomingState(invoice, t)}</StatusWord>
            <span className="ml-auto">{format.cents(invoice.netCents)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
