import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Invoice } from '#src/contract/billing/invoice.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { ReminderPaper } from './reminder-paper.tsx'

/** What came in and when, what is still open, and which reminders have gone out. */
export function InvoicePayments({ invoice }: { invoice: Invoice }) {
  const { t } = useText()
  const format = useFormat()
  const { payments, reminders, grossCents, paidCents, openCents, cancelledByNumber } = invoice
  const record = { kind: 'invoice', id: invoice.id, record: invoice } as const
  return (
    <>
      <Section title={t('billing.payments')}>
        <DefinitionList
          amounts
          rows={[
            { label: t('billing.total'), value: format.cents(grossCents) },
            ...(cancelledByNumber === undefined
              ? []
              : [{ label: cancelledByNumber, value: format.cents(-grossCents) }]),
            ...payments.map(({ id, date, amountCents, reference, bookedBy }) => ({
              id,
              label: [format.dateWithYear(date), reference, bookedBy].filter(Boolean).join(' · '),
              value: format.cents(-amountCents),
            })),
            ...(payments.length > 1 ? [{ label: t('billing.paid'), value: format.cents(paidCents) }] : []),
            { label: t('billing.column.open'), value: format.cents(openCents), strong: true, ruled: true },
          ]}
        />
        <div className="mt-2 flex gap-2">
          <CommandButton
            id="invoices.pay"
            record={record}
            label={t(openCents < 0 ? 'billing.refund' : 'billing.payment.command')}
          />
          {openCents < 0 && (
            <CommandButton id="invoices.transfer" record={record} label={t('billing.transfer.title')} />
          )}
        </div>
      </Section>
      <Section title={t('billing.reminders')} fact={reminders.length === 0 ? t('billing.reminders.none') : undefined}>
        <ul className="flex flex-col gap-1">
          {reminders.map((reminder) => (
            <li key={reminder.level} className="flex items-baseline gap-2">
              <span className="font-semibold">{t('billing.reminder.level', { level: reminder.level })}</span>
              <span className="text-text-2">
                {t('billing.reminder.until', {
                  date: format.dateWithYear(reminder.date),
                  due: format.dateWithYear(reminder.dueDate),
                })}
              </span>
              <span className="ml-auto">{reminder.feeCents > 0 && format.cents(reminder.feeCents)}</span>
              <ReminderPaper id={invoice.id} level={reminder.level} />
            </li>
          ))}
        </ul>
        {invoice.state === 'overdue' && (
          <div className="mt-2">
            <CommandButton id="invoices.remind" record={record} label={t('billing.remind')} />
          </div>
        )}
      </Section>
    </>
  )
}
