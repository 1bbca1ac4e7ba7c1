import type { FocusEvent } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { useRetry } from '#src/commands/gate/retry/use-retry.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Chart } from '#src/ui/chart/chart.tsx'
import { classes } from '#src/ui/classes.ts'
import { SkeletonBar } from '#src/ui/feedback/states.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeyLookup } from '#src/ui/keys/keys-of.tsx'
import { SubstituteBadge } from '#src/ui/signs/badge.tsx'
import { factText, markText, shortMarkText, valueText, weekName, weekNumber } from '../figures/figure-text.ts'
import type { ShownFigure } from '../figures/shown-figures.ts'
import { useReportAddress } from '../view/use-report-address.ts'
import type { ReportView } from '../view/report-view.ts'

/** Figures whose weeks are amounts stand as bars; how something develops is a line. */
const BARS: readonly string[] = ['revenue', 'utilisation']

/** Fewest and most weeks a chart is drawn for; others are read in the table. */
const [FEWEST, MOST] = [4, 26]

interface CellProps {
  view: ReportView
  shown: ShownFigure
  onPeek(): void
}

/** A figure: its last complete week as a number, what is to be said of it, and its course. */
export function ChartCell({ view, shown, onPeek }: CellProps) {
  const { t } = useText()
  const change = useReportAddress()
  const { current, format } = view
  const { figure, unit } = shown
  const isCurrent = figure === current
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (event.target === event.currentTarget && !isCurrent) change(() => ({ figure }))
  }
  const title = t(`reports.figure.${figure}`)
  return (
    <li
      tabIndex={isCurrent ? 0 : -1}
      data-figure={figure}
      data-autofocus={isCurrent ? '' : undefined}
      data-at-keyboard={isCurrent ? '' : undefined}
      aria-current={isCurrent}
      aria-label={[title, valueText(shown.last?.value, unit, format), weekNameOf(view)].filter(Boolean).join(', ')}
      onFocus={onFocus}
      onDoubleClick={onPeek}
      className={classes(
        'ring-inside relative flex h-54 min-w-0 flex-col border-b border-line px-4 py-3 @min-[1100px]:h-59',
        '@min-[560px]:border-r @min-[560px]:@max-[1099px]:even:border-r-0 @min-[1100px]:nth-[3n]:border-r-0',
      )}
    >
      {isCurrent && <span aria-hidden className="forced-fill absolute inset-y-0 left-0 w-1 bg-accent" />}
      <div className="flex h-4 items-center gap-2 text-section">
        <h2 className="min-w-0 truncate text-section text-text-2">
          {title} <span className="font-normal text-text-3">{t(`reports.unit.${figure}`)}</span>
        </h2>
        {isCurrent && <CellKeys />}
      </div>
      <Head view={view} shown={shown} />
      <Course view={view} shown={shown} title={title} isCurrent={isCurrent} />
    </li>
  )
}

const weekNameOf = ({ figures: { headWeek }, format }: ReportView) =>
  headWeek === undefined ? '' : weekName(headWeek, format)

function CellKeys() {
  const { t } = useText()
  const keys = useKeyLookup()
  return (
    <span
      aria-hidden
      className="ml-auto flex shrink-0 items-center gap-1 text-cap font-normal text-text-3 @max-[560px]:hidden"
    >
      {t('reports.table')}
      <KeyCaps keys={keys('list.peek') ?? ''} small />
      <span className="ml-1">{t('reports.toOrders')}</span>
      <KeyCaps keys={keys('list.open') ?? ''} small />
    </span>
  )
}

function Head({ view, shown }: { view: ReportView; shown: ShownFigure }) {
  const { t } = useText()
  const { format } = view
  const { last, state, unit } = shown
  return (
    <div className="mt-1 flex h-6 min-w-0 items-center gap-2 whitespace-nowrap">
      {state === 'loading' ? (
        <SkeletonBar width={96} />
      ) : state === 'failed' && last?.isSubstitute !== true ? (
        <span className="text-text-2">{t('reports.notLoaded')}</span>
      ) : (
        <span className="text-title">{valueText(last?.value, unit, format)}</span>
      )}
      {last?.isSubstitute === true && <SubstituteBadge />}
      <span className="min-w-0 truncate text-chip text-text-3">{factText(shown, t, format)}</span>
    </div>
  )
}

/** The chart, or why there is none. */
function Course({
  view,
  shown,
  title,
  isCurrent,
}: {
  view: ReportView
  shown: ShownFigure
  title: string
  isCurrent: boolean
}) {
  const { t } = useText()
  const { weeks, figure, unit, target, state, last } = shown
  const { format, week, figures } = view
  if (state === 'failed' && last?.isSubstitute !== true) return <NotLoaded onRetry={figures.retry} />
  if (weeks.length < FEWEST || weeks.length > MOST) {
    return (
      <p className="mt-6 text-chip text-text-3">{t(weeks.length < FEWEST ? 'reports.tooFew' : 'reports.tooMany')}</p>
    )
  }
  const hasBefore = weeks.some(({ before }) => before !== undefined)
  const year = Number(weeks.at(-1)?.week.slice(0, 4)) - 1
  return (
    <div className="mt-2 min-h-0 grow">
      <Chart
        kind={BARS.includes(figure) ? 'bars' : 'line'}
        name={t('reports.chartName', {
          title,
          first: weekName(weeks[0]?.week ?? '', format),
          last: weekName(weeks.at(-1)?.week ?? '', format),
        })}
        points={weeks.map(({ week: one, value, isSubstitute }, at) => ({
          key: one,
          label: at === 0 ? weekName(one, format).replace(/\/\d{4}$/, '') : weekNumber(one),
          value,
          text: state === 'loading' ? '' : markText(value, unit, format),
          shortText: shortMarkText(value, unit, format),
          isSubstitute,
        }))}
        comparison={hasBefore ? { name: String(year), values: weeks.map(({ before }) => before) } : undefined}
        target={
          target === undefined
            ? undefined
            : { name: t('reports.target', { value: format.number(target) }), value: target }
        }
        current={isCurrent && week !== undefined ? weeks.findIndex((one) => one.week === week) : undefined}
      />
    </div>
  )
}

function NotLoaded({ onRetry }: { onRetry(): void }) {
  const { t } = useText()
  const { run } = useCommands()
  const keys = useRetry(onRetry)
  return (
    <div className="mt-3">
      <Button keys={keys} onClick={() => void run('connection.retry')}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}
