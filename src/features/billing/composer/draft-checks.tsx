import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Invoice } from '#src/contract/billing/invoice.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { Findings } from '../record/electronic.tsx'

/** What the server has found in the draft, and what is left of the customer's credit with it. */
export function DraftChecks({ invoice }: { invoice: Invoice }) {
  const { t } = useText()
  const format = useFormat()
  const { customerId, findings } = invoice
  const { data } = useQuery({
    ...queryFor(useCall(), 'partners.credit', { params: { id: customerId ?? '' }, query: {} }),
    enabled: customerId !== undefined,
  })
  const isWhole = findings.every(({ severity }) => severity !== 'error')
  return (
    <Section title={t('billing.checks')}>
      {isWhole && (
        <p className="mb-1">
          <StatusWord status="success">{t('billing.checks.whole')}</StatusWord>
        </p>
      )}
      <Findings findings={findings} />
      {data?.limitCents !== undefined && data.freeCents !== undefined && (
        <p className="mt-1">
          <StatusWord status={data.freeCents < 0 ? 'warning' : 'success'}>
            {t('billing.checks.credit', { limit: format.cents(data.limitCents), free: format.cents(data.freeCents) })}
          </StatusWord>
        </p>
      )}
    </Section>
  )
}
