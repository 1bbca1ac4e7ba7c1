import type { Invoice } from '#src/contract/billing/invoice.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'

interface TotalsProps {
  invoice: Pick<Invoice, 'vatGroups' | 'netCents' | 'vatCents' | 'grossCents'>
  /** What the sum of all is called, where it is no invoice's. */
  total?: TextKey
}

/** Net and tax of each rate with its reason, together, and what is to be paid. */
export function InvoiceTotals({ invoice, total = 'billing.total' }: TotalsProps) {
  const { t } = useText()
  const format = useFormat()
  const amount = (cents: number) => format.number(cents / 100, 2, true)
  const { vatGroups, netCents, vatCents, grossCents } = invoice
  return (
    <Section title={t('billing.totals')} fact="EUR">
      <table className="w-full">
        <thead className="text-chip text-text-3">
          <tr className="h-6">
            <th scope="col" className="text-left font-normal">
              {t('billing.vat.rate')}
            </th>
            <th scope="col" className="w-24 text-right font-normal">
              {t('billing.column.net')}
            </th>
            <th scope="col" className="w-24 text-right font-normal">
              {t('billing.column.vat')}
            </th>
          </tr>
        </thead>
        <tbody>
          {vatGroups.map(({ category, ratePercent, reason, netCents: net, vatCents: vat }) => (
            <tr key={`${category} ${ratePercent} ${reason ?? ''}`} className="h-6">
              <th scope="row" className="text-left font-normal">
                {format.percent(ratePercent)} <span className="text-chip text-text-3">{reason}</span>
              </th>
              <td className="text-right">{amount(net)}</td>
              <td className="text-right">{amount(vat)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="h-6 border-t border-line">
            <th scope="row" className="text-left font-normal">
              {t('billing.together')}
            </th>
            <td className="text-right">{amount(netCents)}</td>
            <td className="text-right">{amount(vatCents)}</td>
          </tr>
          <tr className="h-7 border-t border-line-strong font-semibold">
            <th scope="row" colSpan={2} className="text-left">
              {t(total)}
            </th>
            <td className="text-right">{format.cents(grossCents)}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  )
}
