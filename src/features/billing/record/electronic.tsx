import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Invoice } from '#src/contract/billing/invoice.ts'
import type { Finding } from '#src/contract/billing/parts.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord, type SignName } from '#src/ui/signs/status-sign.tsx'

const signs: Readonly<Record<Finding['severity'], SignName>> = { error: 'failure', warning: 'warning', info: 'notice' }

/** What the check of the invoice found, each with its sign: an error keeps it from being issued. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {findings.map(({ code, severity, message, orderId }) => (
        <li key={`${code} ${orderId ?? ''}`} className="flex min-h-5 whitespace-normal [&_.signed]:whitespace-normal">
          <StatusWord status={signs[severity]}>{message}</StatusWord>
        </li>
      ))}
    </ul>
  )
}

/** Whether it holds as an e-invoice, how it goes out and whether it has; `isWhole` with all findings and the files. */
export function ElectronicInvoice({ invoice, isWhole }: { invoice: Invoice; isWhole?: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const { findings, delivery, deliveredAt, email, state } = invoice
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const record = { kind: 'invoice', id: invoice.id, record: invoice } as const
  const deliverySign: Record<Invoice['delivery'], SignName> = {
    none: 'pending',
    queued: 'pending',
    sent: 'success',
    failed: 'failure',
  }
  return (
    <Section title={t('billing.electronic')} fact={t(`billing.format.${invoice.format}`)}>
      <DefinitionList
        rows={[
          {
            label: t('billing.check'),
            value: (
              <>
                <StatusWord status={errors > 0 ? 'failure' : 'success'}>
                  {t(errors > 0 ? 'billing.check.failed' : 'billing.check.passed')}
                </StatusWord>
                <span className="ml-2 text-text-3">{t('billing.check.errors', { count: errors })}</span>
              </>
            ),
          },
          ...(state === 'draft'
            ? []
            : [
                {
                  label: t('billing.delivery'),
                  value: (
                    <>
                      <StatusWord status={deliverySign[delivery]}>{t(`billing.delivery.${delivery}`)}</StatusWord>
                      {deliveredAt !== undefined && (
                        <span className="ml-2 text-text-3">{format.stamp(deliveredAt)}</span>
                      )}
                    </>
                  ),
                },
              ]),
          ...(email === undefined ? [] : [{ label: t('billing.field.email'), value: email }]),
        ]}
      />
      {findings.length > 0 && (isWhole === true || state === 'draft') && (
        <div className="mt-2">
          <Findings findings={findings} />
        </div>
      )}
      {isWhole && (
        <div className="mt-3 flex flex-wrap gap-2">
          <CommandButton id="invoices.file" record={record} label={t('billing.file')} />
          <CommandButton id="invoices.print" record={record} label={t('billing.print')} />
          <CommandButton id="invoices.send" record={record} label={t('billing.send')} />
        </div>
      )}
    </Section>
  )
}
