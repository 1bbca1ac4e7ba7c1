import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useRetry } from '#src/commands/gate/retry/use-retry.ts'
import { isMoneyField } from '#src/domain/accounts/money-fields.ts'
import type { DashboardStatistics } from '#src/contract/reports/dashboard.ts'
import { hasRole, may } from '#src/domain/accounts/roles.ts'
import { parseDecimal } from '#src/domain/basics/numbers.ts'
import { completionOf, PERFORMANCE_SUBSTITUTES } from '#src/domain/reports/statistics.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { LANGUAGES } from '#src/i18n/languages.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { FigureList, FigureNote, type ListedFigure } from '#src/ui/page/figure-list.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { ALERT_READERS, dispatchLists } from '../parts/lists.ts'
import { figuresQuery, type Figures } from '../side-lists/dispatch.queries.ts'
import { useFigurePeriod } from '../side-lists/figure-period.ts'

const NAMES = [
  'availableVehicles',
  'activeTransports',
  'totalLoads',
  'onTimeDeliveryRate',
  'completionRate',
  'utilizationRate',
  'averageDeliveryTime',
  'avgCostPerKm',
  'totalRevenue',
] as const
type Name = (typeof NAMES)[number]

const METRICS = ['onTimeDeliveryRate', 'utilizationRate', 'avgCostPerKm'] as const
const isMetric = (name: Name): name is (typeof METRICS)[number] => METRICS.some((metric) => metric === name)

interface FigureText {
  text: string
  substitute?: boolean
}

/** The key figures of the start screen; stand-ins are marked with the time of the last real value (decision A10). */
export function KeyFigures({ aside }: { aside: ReactNode }) {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const readable = NAMES.filter((name) => !isMoneyField(name) || may(role, 'money.read'))
  const { period, days } = useFigurePeriod()
  const query = useQuery(figuresQuery(useCall(), days))
  const failed = query.isError
  const retryKeys = useRetry(failed ? () => void query.refetch() : undefined)
  const disruptions = useDisruptions()
  const metrics = query.data?.kind === 'full' ? query.data.statistics.performanceMetrics : undefined
  // What a backend never says has no empty place.
  const names = readable.filter((name) => metrics === undefined || !isMetric(name) || metrics[name] !== undefined)
  const shown = failed ? substitutes(format) : query.data && figuresOf(query.data, format)
  // Without a period of one's own these three are taken over the weeks of the reports.
  const weeks = period === 'all' && metrics?.from !== undefined ? weeksText(metrics.from, metrics.to, format) : ''
  const since =
    query.dataUpdatedAt === 0
      ? t('dispatch.figures.neverReal')
      : t('dispatch.figures.lastReal', { time: format.stamp(query.dataUpdatedAt) })
  return (
    <section
      aria-label={
        period === 'all' ? t('dispatch.figures') : `${t('dispatch.figures')}: ${t(`overview.period.${period}`)}`
      }
      className="shrink-0 border-b border-line-strong"
    >
      <div className="flex items-center pr-4">
        <FigureList
          className="flex h-11 min-w-0 grow flex-wrap gap-x-6 overflow-hidden px-4"
          since={since}
          figures={[
            disruptions,
            ...names.map((name) => ({
              name,
              label: [t(`dispatch.figure.${name}` satisfies TextKey), isMetric(name) ? weeks : '']
                .filter(Boolean)
                .join(' '),
              text: shown && (shown[name]?.text ?? NOTHING),
              isSubstitute: shown?.[name]?.substitute === true,
            })),
          ]}
        />
        {period !== 'all' && (
          <span className="mr-3 shrink-0 text-chip text-text-3">{t(`overview.period.${period}`)}</span>
        )}
        {aside}
      </div>
      {failed && (
        <FigureNote
          title={t('dispatch.figures.failed')}
          detail={query.error.message || 'Failed to load dashboard data'}
        >
          <Button variant="quiet" keys={retryKeys} onClick={() => void query.refetch()}>
            {t('ui.retry')}
          </Button>
        </FigureNote>
      )}
      {!failed && query.data?.kind === 'partial' && (
        <FigureNote title={t('dispatch.figures.partial')} detail="Partial data loaded - some features may be limited" />
      )}
    </section>
  )
}

/** How much goes wrong now, as the frame's counts say it; its word leads to the alerts. */
function useDisruptions(): ListedFigure {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const lists = useSessionValue(dispatchLists)
  const { data, isError } = useQuery(queryFor(useCall(), 'navigation.get', {}))
  return {
    name: 'activeDisruptions',
    label: t('dispatch.figure.activeDisruptions'),
    text: data ? format.number(data.activeDisruptions, 0) : isError ? NOTHING : undefined,
    isSubstitute: false,
    ...(hasRole(role, ALERT_READERS) && { onOpen: () => lists.enter('alerts') }),
  }
}

type Values = Partial<Record<Name, FigureText>>

function figuresOf(figures: Figures, format: Format): Values {
  if (figures.kind === 'partial') {
    const { totalRevenue, onTimeDeliveryRate, errorRate } = figures.metrics
    return {
      onTimeDeliveryRate: { text: format.percent(onTimeDeliveryRate) },
      completionRate: { text: format.percent(completionOf(errorRate)) },
      totalRevenue: { text: format.wholeMoney(totalRevenue) },
    }
  }
  const { performanceMetrics, ...rest } = figures.statistics
  return {
    availableVehicles: { text: format.number(rest.availableVehicles, 0) },
    activeTransports: { text: format.number(rest.activeTransports, 0) },
    totalLoads: { text: format.number(rest.totalLoads, 0) },
    onTimeDeliveryRate: { text: measuredText(performanceMetrics, format) },
    completionRate: { text: format.percent(rest.completionRate) },
    utilizationRate: { text: format.percent(performanceMetrics.utilizationRate) },
    averageDeliveryTime: { text: daysText(rest.averageDeliveryTime, format) },
    avgCostPerKm: { text: format.money(performanceMetrics.avgCostPerKm) },
    totalRevenue: { text: format.wholeMoney(rest.totalRevenue) },
  }
}

/** `92,9 % (224/241)`: punctual of those whose arrival was measured. */
function measuredText(
  {
    onTimeDeliveryRate,
    onTime,
    measured,
  }: Pick<DashboardStatistics['performanceMetrics'], 'onTimeDeliveryRate' | 'onTime' | 'measured'>,
  format: Format,
): string {
  const percent = format.percent(onTimeDeliveryRate)
  if (onTime === undefined || !measured) return percent
  return `${percent} (${format.number(onTime, 0)}/${format.number(measured, 0)})`
}

/** `KW 36–KW 47` */
const weeksText = (from: string, to: string | undefined, format: Format): string =>
  [format.week(from), format.week(to)].filter((text) => text !== NOTHING).join('–')

/** The server's `1,4 Tage` in the language of the interface; what is no number of days stays as it is. */
function daysText(text: string, { language }: Format): string {
  const days = parseDecimal(/^(.+) Tage?$/.exec(text)?.[1] ?? '')
  if (days === undefined) return text
  const unit = { style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(LANGUAGES[language].locale, unit).format(days).replace(/[\u00a0\u202f]/g, ' ')
}

function substitutes(format: Format): Values {
  const { avgCostPerKm, onTimeDeliveryRate, totalLoads, utilizationRate } = PERFORMANCE_SUBSTITUTES
  return {
    totalLoads: { text: format.number(totalLoads.value, 0), substitute: true },
    onTimeDeliveryRate: { text: format.percent(onTimeDeliveryRate.value), substitute: true },
    utilizationRate: { text: format.percent(utilizationRate.value), substitute: true },
    avgCostPerKm: { text: format.money(avgCostPerKm.value), substitute: true },
  }
}
