import { useQuery } from '@tanstack/react-query'
import { activeAlertsQuery } from './enhanced.queries.ts'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { combineStatistics } from '#src/domain/enhanced/statistics.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { FigureList, FigureNote } from '#src/ui/page/figure-list.tsx'

const NAMES = ['total', 'transports', 'enhancedOrders', 'open', 'automationSavings', 'alerts'] as const

/**
 * Transports and orders read by OCR together. Where one of the two calls fails the other one is shown, and it is said which
 * is missing. Source: specification 7, enhanced statistics
 */
export function EnhancedFigures() {
  const { t } = useText()
  const format = useFormat()
  const call = useCall()
  const transports = useQuery(queryFor(call, 'transports.stats', {}))
  const enhanced = useQuery(queryFor(call, 'enhancedOrders.stats', {}))
  const alerts = useQuery(activeAlertsQuery(call))
  const isSettled = !transports.isPending && !enhanced.isPending
  const { automationSavings, ...counts } = combineStatistics(transports.data, enhanced.data)
  const count = (value: number | undefined) => format.number(value, 0)
  const texts = {
    total: isSettled ? count(counts.total) : undefined,
    transports: transports.isPending ? undefined : count(counts.transports),
    enhancedOrders: enhanced.isPending ? undefined : count(counts.enhancedOrders),
    open: enhanced.isPending ? undefined : count(enhanced.data?.open),
    automationSavings: enhanced.isPending
      ? undefined
      : automationSavings === undefined
        ? NOTHING
        : format.duration(automationSavings),
    alerts: alerts.isPending ? undefined : count(alerts.data?.length),
  }
  const failures = [
    { query: transports, title: t('enhanced.figures.noTransports') },
    { query: enhanced, title: t('enhanced.figures.noEnhancedOrders') },
  ].filter(({ query }) => query.isError)
  return (
    <section aria-label={t('enhanced.figures')} className="shrink-0 border-b border-line-strong">
      <FigureList
        className="flex h-11 flex-wrap gap-x-8 overflow-hidden px-4"
        since=""
        figures={NAMES.map((name) => ({
          name,
          label: t(`enhanced.figure.${name}`),
          text: texts[name],
          isSubstitute: false,
        }))}
      />
      {failures.map(({ query, title }) => (
        <FigureNote key={title} title={title} detail={query.error?.message ?? ''}>
          <Button variant="quiet" onClick={() => void query.refetch()}>
            {t('ui.retry')}
          </Button>
        </FigureNote>
      ))}
    </section>
  )
}
