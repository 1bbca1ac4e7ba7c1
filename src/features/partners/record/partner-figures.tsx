import type { PartnerFigures } from '#src/contract/partners/figures.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FigureList, type ListedFigure } from '#src/ui/page/figure-list.tsx'

/** What he brings and costs this year, how punctual he is, and what is open: only what is known. */
export function FigureStrip({ partner, figures }: { partner: Partner; figures: PartnerFigures | undefined }) {
  const { t } = useText()
  const format = useFormat()
  const year = String(figures?.year ?? '')
  const figure = (name: string, label: string, text: string | undefined): ListedFigure => ({
    name,
    label,
    text,
    isSubstitute: false,
  })
  // Missing once the answer is there: not known, or not for this person to see.
  const known = (name: string, label: string, value: number | undefined, shown: (value: number) => string) =>
    value === undefined ? [] : [figure(name, label, shown(value))]
  const cents = (value: number) => format.cents(value)
  const { kind } = partner
  const listed =
    figures === undefined
      ? [figure('orders', t('partners.figure.orders', { year }), undefined)]
      : [
          ...known('revenue', t('partners.figure.revenue', { year }), figures.revenueCents, cents),
          ...known('purchase', t('partners.figure.purchase', { year }), figures.purchaseCents, cents),
          figure('orders', t('partners.figure.orders', { year }), format.number(figures.orders, 0)),
          ...known('margin', t('partners.figure.margin'), figures.marginPercent, (value) => format.percent(value)),
          ...known('onTime', `${t('records.partner.punctuality')} ${year}`, figures.onTimePercent, (value) =>
            figures.onTime === undefined || figures.measured === undefined
              ? format.percent(value)
              : `${format.percent(value)} (${format.number(figures.onTime, 0)}/${format.number(figures.measured, 0)})`,
          ),
          ...known('claims', t('partners.figure.claims'), figures.claims, (value) => format.number(value, 0)),
          ...known(
            'open',
            t(kind === 'carrier' ? 'partners.figure.openCredit' : 'partners.figure.open'),
            figures.openCents,
            cents,
          ),
          ...known('limit', t('partners.column.credit'), figures.creditLimitCents, (limit) =>
            t('partners.figure.limit', { limit: cents(limit), used: cents(figures.creditUsedCents ?? 0) }),
          ),
        ]
  return (
    <FigureList
      figures={listed}
      since=""
      className="flex shrink-0 flex-wrap gap-x-8 gap-y-1 px-4 pb-1 max-[479px]:gap-x-4"
    />
  )
}
