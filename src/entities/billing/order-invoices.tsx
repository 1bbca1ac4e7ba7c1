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
import { invoiceLabel, invoiceSign, invoiceState } from './invoice-words.ts'

/** The invoices an order stands on, also those that were cancelled, the newest first; nothing where there is none or it is nothing of this role. */
export function OrderInvoices({ orderId, status }: { orderId: string; status: string }) {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const isTheirs = may(role, 'billing.use') && (status === 'BILLED' || status === 'DELIVERED')
  const { data } = useQuery({
    ...queryFor(useCall(), 'invoices.list', { query: { orderId, limit: 10 } }),
    enabled: isTheirs,
  })
  if (!isTheirs || data === undefined || data.data.length === 0) return null
  return (
    <Section title={t('billing.ofOrder')}>
      <ul className="flex flex-col gap-1">
        {data.data.map((invoice) => (
          <li key={invoice.id} className="flex items-baseline gap-2">
            <RecordLink kind="invoice" id={invoice.id} label={invoiceLabel(invoice, t)} />
            <StatusWord status={invoiceSign(invoice)}>{invoiceState(invoice, t)}</StatusWord>
            <span className="ml-auto">{format.cents(invoice.grossCents)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
