import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { CreditNote, IncomingInvoice } from '#src/contract/billing/carrier-records.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'

type Paid = { kind: 'creditNote'; record: CreditNote } | { kind: 'incomingInvoice'; record: IncomingInvoice }

/** What was paid to a carrier and when, and what is still open. */
export function PaidOut(paid: Paid) {
  const { t } = useText()
  const format = useFormat()
  const { kind, record } = paid
  const { payments, grossCents, paidCents, openCents } = record
  return (
    <Section title={t('billing.payments')}>
      <DefinitionList
        amounts
        rows={[
          { label: t('billing.column.gross'), value: format.cents(grossCents) },
          ...payments.map(({ id, date, amountCents, reference, bookedBy }) => ({
            id,
            label: [format.dateWithYear(date), reference, bookedBy].filter(Boolean).join(' · '),
            value: format.cents(-amountCents),
          })),
          ...(payments.length > 1 ? [{ label: t('billing.paid'), value: format.cents(paidCents) }] : []),
          { label: t('billing.column.open'), value: format.cents(openCents), strong: true, ruled: true },
        ]}
      />
      <div className="mt-2">
        {kind === 'creditNote' ? (
          <CommandButton
            id="creditNotes.pay"
            record={{ kind, id: record.id, record }}
            label={t('billing.payment.command')}
          />
        ) : (
          <CommandButton
            id="incomingInvoices.pay"
            record={{ kind, id: record.id, record }}
            label={t('billing.payment.command')}
          />
        )}
      </div>
    </Section>
  )
}
