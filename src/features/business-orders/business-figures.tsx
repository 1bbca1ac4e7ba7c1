import { useQuery } from '@tanstack/react-query'
import { isApiError } from '#src/api/api-error.ts'
import { businessMetricsQuery } from '#src/api/business-metrics.ts'
import { useCall } from '#src/api/provider.tsx'
import { isMoneyField } from '#src/domain/money-fields.ts'
import { may } from '#src/domain/roles.ts'
import { QUICK_STATS_SUBSTITUTES, type BusinessMetrics } from '#src/domain/statistics.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { FigureList, FigureNote } from '#src/ui/figure-list.tsx'
import { useSession } from '#src/workspace/session.tsx'

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
  const { role } = useSession()
  const names = NAMES.filter((name) => !isMoneyField(name) || may(role, 'money.read'))
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
      <FigureList
        className="flex flex-wrap gap-x-8 px-4 pb-1"
        since={since}
        figures={names.map((name) => ({
          name,
          label: t(`business.figure.${name}`),
          text: figures && (figures[name] ?? NOTHING),
          isSubstitute: failed && figures?.[name] !== undefined,
        }))}
      />
      {query.isError && (
        <FigureNote
          title={failed ? t('business.figures.failed') : t('list.asOf', { time: format.time(query.dataUpdatedAt) })}
          detail={query.error.message}
        >
          <Button variant="quiet" onClick={() => void query.refetch()}>
            {t('ui.retry')}
          </Button>
        </FigureNote>
      )}
    </section>
  )
}

type Texts = Partial<Record<Name, string>>

function figuresOf(metrics: BusinessMetrics, format: Format): Texts {
  return {
    activeOrders: format.number(metrics.activeOrders, 0),
    ordersToday: format.number(metrics.ordersToday, 0),
    dayRevenue: sentAmount(metrics.dayRevenueFormatted) ?? format.money(metrics.dayRevenue),
    totalRevenue: format.money(metrics.totalRevenue),
    onTimeDeliveryRate: format.percent(metrics.onTimeDeliveryRate),
    completionRate: format.percent(metrics.completionRate),
  }
}

/** Longest amount in words of the server that is shown; more would be no amount. */
const LONGEST_AMOUNT = 30

/** The amount as the server has put it, where it is one. */
function sentAmount(text = ''): string | undefined {
  const amount = text.replaceAll(/\s/g, ' ').trim()
  return /\d/.test(amount) && amount.length <= LONGEST_AMOUNT ? amount : undefined
}

function substitutes(format: Format): Texts {
  const { activeOrders, dayRevenue, onTimeRate } = QUICK_STATS_SUBSTITUTES
  return {
    activeOrders: format.number(activeOrders.value, 0),
    dayRevenue: dayRevenue.value,
    onTimeDeliveryRate: onTimeRate.value,
  }
}
