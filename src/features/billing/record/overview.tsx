import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Invoice } from '#src/contract/billing/invoice.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useDay } from '#src/i18n/use-day.ts'
import { useText } from '#src/i18n/use-text.ts'
import { termText } from '#src/entities/billing/invoice-words.ts'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { ProgressSteps } from '#src/ui/signs/progress-steps.tsx'
import { ElectronicInvoice } from './electronic.tsx'
import { periodText } from './invoice-text.ts'
import { InvoicePositions } from './positions.tsx'
import { InvoiceTotals } from './totals.tsx'

/** The first tab: of a draft first what stands on it and what will follow, else first what was agreed. */
export function InvoiceOverview({ invoice }: { invoice: Invoice }) {
  const isDraft = invoice.state === 'draft'
  return (
    <>
      <Steps invoice={invoice} />
      {isDraft ? <InvoicePositions invoice={invoice} /> : <Terms invoice={invoice} />}
      {!isDraft && <ElectronicInvoice invoice={invoice} />}
      <InvoiceTotals invoice={invoice} />
      {isDraft ? <ElectronicInvoice invoice={invoice} /> : <InvoicePositions invoice={invoice} />}
      {isDraft && <Effect invoice={invoice} />}
    </>
  )
}

const STEPS = ['draft', 'issued', 'delivered', 'paid'] as const

function stepOf({ state, delivery }: Invoice): number {
  if (state === 'draft') return 0
  if (state === 'paid') return 3
  return delivery === 'sent' ? 2 : 1
}

/** How far it is, what is open, and the next legal step; of a cancelled one what cancels it. */
function Steps({ invoice }: { invoice: Invoice }) {
  const { t } = useText()
  const format = useFormat()
  const record = { kind: 'invoice', id: invoice.id, record: invoice } as const
  const { state, type, cancelledById, cancelledByNumber, cancelsId, cancelsNumber, reason } = invoice
  if (state === 'cancelled' || type === 'cancellation') {
    return (
      <Section title={t(type === 'cancellation' ? 'billing.cancellation' : 'billing.state.cancelled')}>
        <DefinitionList
          rows={[
            ...(cancelledById === undefined
              ? []
              : [
                  {
                    label: t('billing.cancelledBy'),
                    value: <RecordLink kind="invoice" id={cancelledById} label={cancelledByNumber ?? cancelledById} />,
                  },
                ]),
            ...(cancelsId === undefined
              ? []
              : [
                  {
                    label: t('billing.cancels'),
                    value: <RecordLink kind="invoice" id={cancelsId} label={cancelsNumber ?? cancelsId} />,
                  },
                ]),
            ...(reason === undefined ? [] : [{ label: t('changes.reason'), value: reason }]),
          ]}
        />
      </Section>
    )
  }
  const at = stepOf(invoice)
  const name = t(`billing.step.${STEPS[at] ?? 'draft'}`)
  const amount = format.cents(state === 'draft' ? invoice.grossCents : invoice.openCents)
  return (
    <div className="border-b border-line px-4 py-3">
      <ProgressSteps
        label={t('billing.step', { step: at + 1, of: STEPS.length, name })}
        fact={state === 'draft' ? amount : t('billing.sum.open', { amount })}
        steps={STEPS.map((id) => ({ id, name: t(`billing.step.${id}`) }))}
        current={at}
      />
      {state !== 'paid' && (
        <div className="mt-2 flex flex-wrap gap-2">
          <CommandButton
            id="invoices.advance"
            record={record}
            label={t(state === 'draft' ? 'billing.issue.confirm' : 'billing.payment.command')}
            variant="primary"
          />
          {state === 'draft' && <CommandButton id="invoices.compose" record={record} label={t('billing.compose')} />}
          {state === 'overdue' && <CommandButton id="invoices.remind" record={record} label={t('billing.remind')} />}
        </div>
      )}
    </div>
  )
}

/** Whom it is for, from when, until when, for which days. */
function Terms({ invoice }: { invoice: Invoice }) {
  const { t } = useText()
  const format = useFormat()
  const today = useDay()
  const term = termText(invoice, today, t)
  const record = { kind: 'invoice', id: invoice.id, record: invoice } as const
  return (
    <Section
      title={t('billing.invoice')}
      fact={
        <CommandButton
          id="invoices.print"
          record={record}
          label={t('billing.print')}
          variant="quiet"
          className="-mr-2 h-6 text-chip"
        />
      }
    >
      <DefinitionList
        rows={[
          {
            label: t('records.customer'),
            value: <RecordLink kind="partner" id={invoice.customerId} label={invoice.customerName} />,
          },
          { label: t('billing.column.date'), value: format.dateWithYear(invoice.invoiceDate) },
          {
            label: t('billing.column.due'),
            value: (
              <>
                {format.dateWithYear(invoice.dueDate)}
                {term !== undefined && (
                  <span className={invoice.state === 'overdue' ? 'ml-2 text-status-amber' : 'ml-2 text-text-3'}>
                    {term}
                  </span>
                )}
              </>
            ),
          },
          { label: t('billing.period'), value: periodText(invoice, format) },
          ...(invoice.buyerReference === undefined
            ? []
            : [{ label: t('billing.field.buyerReference'), value: invoice.buyerReference }]),
        ]}
      />
    </Section>
  )
}

/** What issuing will do, said before it is done. */
function Effect({ invoice }: { invoice: Invoice }) {
  const { t } = useText()
  return (
    <Section title={t('billing.effect.title')}>
      <p className="text-text-2">{t('billing.effect', { count: invoice.orderIds.length })}</p>
    </Section>
  )
}
