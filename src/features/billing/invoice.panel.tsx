import { useState } from 'react'
import { invoiceLabel, invoiceSign, invoiceState } from '#src/entities/billing/invoice-words.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useRecordEvents } from '#src/records/history/record-history.tsx'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import { useAfterFirstPaint } from '#src/ui/loading/after-first-paint.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { ElectronicInvoice } from './record/electronic.tsx'
import { InvoiceHistory } from './record/invoice-history.tsx'
import { invoiceAsText } from './record/invoice-text.ts'
import { InvoiceOverview } from './record/overview.tsx'
import { InvoicePayments } from './record/payments.tsx'
import { useInvoice } from './record/use-invoice.ts'

/** One invoice: how far it is and what comes next, what it states, what was paid, who has changed what. */
export function InvoicePanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const format = useFormat()
  const id = panel.id ?? ''
  const [tab, setTab] = useState('overview')
  const isSeen = useAfterFirstPaint()
  const events = useRecordEvents('invoices.events', id, isSeen).data?.pagination.total
  return (
    <RecordPanel
      kind="invoice"
      id={id}
      query={useInvoice(id)}
      failure="billing.invoice.failed"
      title={({ number }) => number ?? t('billing.invoice')}
      status={(invoice) => <StatusWord status={invoiceSign(invoice)}>{invoiceState(invoice, t)}</StatusWord>}
      text={(invoice) => invoiceAsText(invoice, invoiceLabel(invoice, t), t, format)}
      tabs={{
        label: 'billing.tabs',
        of: ({ payments, reminders, findings }) => [
          { id: 'overview', title: t('orders.tab.overview') },
          {
            id: 'electronic',
            title: t('billing.electronic'),
            ...(findings.length > 0 && { count: findings.length }),
          },
          { id: 'payments', title: t('billing.payments'), count: payments.length + reminders.length },
          { id: 'history', title: t('history.title'), ...(events !== undefined && { count: events }) },
        ],
        current: tab,
        onSelect: setTab,
      }}
      body={(invoice) => {
        if (tab === 'electronic') return <ElectronicInvoice invoice={invoice} isWhole />
        if (tab === 'payments') return <InvoicePayments invoice={invoice} />
        if (tab === 'history') return <InvoiceHistory invoice={invoice} />
        return <InvoiceOverview invoice={invoice} />
      }}
    />
  )
}
