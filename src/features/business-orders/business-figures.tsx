import { useQuery } from '@tanstack/react-query'
import { isApiError } from '#src/api/api-error.ts'
import { businessMetricsQuery } from '#src/api/business-metrics.ts'
import { useCall } from '#src/api/provider.tsx'
import { QUICK_STATS_SUBSTITUTES, type BusinessMetrics } from '#src/domain/statistics.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SubstituteBadge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { SkeletonBar } from '#src/ui/states.tsx'
import { StatusWord } from '#src/ui/status-sign.tsx'

const NAMES = [
  'activeOrders',
  'ordersToday',
  'dayRevenue',
  'totalRevenue',
  'onTimeDeliveryRate',
  'completionRate',
] as const
type Name = (typeof NAMES)[number]

/**
 * The figures of the business dashboard. Where no call answers, three of them have stand-ins, marked with the time of the
 * last real value; the others show nothing. Offline the last real values stay, with their age. Source: decision A10
 */
export function BusinessFigures() {
  const { t } = useText()
  const format = useFormat()
  const query = useQuery(businessMetricsQuery(useCall()))
  const isOffline = isApiError(query.error) && query.error.kind === 'offline'
  const failed = query.isError && !(isOffline && query.data !== undefined)
  const figures = failed ? substitutes(format) : query.data && figuresOf(query.data, format)
  const since =
    query.dataUpdatedAt === 0
      ? t('chrome.substituteNever')
      : t('chrome.substituteSince', { time: format.time(query.dataUpdatedAt) })
  return (
    <section aria-label={t('business.figures')} className="shrink-0 border-b border-line-strong">
      <dl className="flex flex-wrap gap-x-8 px-4 pb-1">
        {NAMES.map((name) => {
          const isSubstitute = failed && figures?.[name] !== undefined
          return (
            <div key={name} className="h-11 shrink-0">
              <dt className="text-chip text-text-2">{t(`business.figure.${name}`)}</dt>
              <dd className="flex items-center gap-2 font-semibold">
                {figures === undefined ? <SkeletonBar width={48} /> : (figures[name] ?? NOTHING)}
                {isSubstitute && (
                  <span title={since} className="font-normal">
                    <SubstituteBadge />
                    <span className="sr-only">{since}</span>
                  </span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {query.isError && (
        <p
          role="status"
          className="flex min-h-8 items-center gap-2 border-t border-line bg-status-amber-tint px-4 text-chip"
        >
          <StatusWord status="warning">
            {failed ? t('business.figures.failed') : t('orders.asOf', { time: format.time(query.dataUpdatedAt) })}
          </StatusWord>
          <span className="min-w-0 grow truncate text-text-2">{query.error.message}</span>
          <Button variant="quiet" onClick={() => void query.refetch()}>
            {t('ui.retry')}
          </Button>
        </p>
      )}
    </section>
  )
}

type Texts = Partial<Record<Name, string>>

function figuresOf(metrics: BusinessMetrics, format: Format): Texts {
  return {
    activeOrders: format.number(metrics.activeOrders, 0),
    ordersToday: format.number(metrics.ordersToday, 0),
    dayRevenue: metrics.dayRevenueFormatted?.replaceAll(/\s/g, ' ') || format.money(metrics.dayRevenue),
    totalRevenue: format.money(metrics.totalRevenue),
    onTimeDeliveryRate: format.percent(metrics.onTimeDeliveryRate),
    completionRate: format.percent(metrics.completionRate),
  }
}

function substitutes(format: Format): Texts {
  const { activeOrders, dayRevenue, onTimeRate } = QUICK_STATS_SUBSTITUTES
  return {
    activeOrders: format.number(activeOrders.value, 0),
    dayRevenue: dayRevenue.value,
    onTimeDeliveryRate: onTimeRate.value,
  }
}
