import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { SkeletonBar } from '#src/ui/feedback/states.tsx'
import { rangeName, valueText, weekName, weekNumber } from '../figures/figure-text.ts'
import type { ShownFigure } from '../figures/shown-figures.ts'
import { useReportAddress } from '../view/use-report-address.ts'
import type { ReportView } from '../view/report-view.ts'

/** All figures in one table: a row each, a column per week; the row and the week the keyboard is on stand out. */
export function FiguresTable({ view, onPeek }: { view: ReportView; onPeek(figure: string): void }) {
  const { t } = useText()
  const { figures, week, format } = view
  const { weeks, shown } = figures
  return (
    <div className="overflow-x-auto border-b border-line-strong">
      <table className="w-full border-collapse whitespace-nowrap">
        <caption className="sr-only">{t('reports.figures')}</caption>
        <thead>
          <tr className="h-7 bg-sunken text-section text-text-2">
            <th scope="col" className="sticky left-0 bg-sunken pl-4 text-left">
              {t('reports.figure')}
            </th>
            {weeks.map((one, at) => (
              <th key={one} scope="col" className={classes('px-2 text-right', one === week && 'bg-tint')}>
                {at === 0 ? weekName(one, format) : <span aria-label={weekName(one, format)}>{weekNumber(one)}</span>}
              </th>
            ))}
            <th scope="col" className="pr-4 pl-2 text-right">
              {rangeName(weeks, format)}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((figure) => (
            <Row key={figure.figure} view={view} shown={figure} onPeek={() => onPeek(figure.figure)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ view, shown, onPeek }: { view: ReportView; shown: ShownFigure; onPeek(): void }) {
  const { t } = useText()
  const change = useReportAddress()
  const { current, week, format } = view
  const { figure, unit, weeks, report, state } = shown
  const isCurrent = figure === current
  const missing = report?.missing ?? []
  return (
    <tr
      tabIndex={isCurrent ? 0 : -1}
      data-figure={figure}
      data-autofocus={isCurrent ? '' : undefined}
      data-at-keyboard={isCurrent ? '' : undefined}
      aria-current={isCurrent}
      onFocus={() => !isCurrent && change(() => ({ figure }))}
      onDoubleClick={onPeek}
      className={classes('ring-inside h-8 border-t border-line', isCurrent && 'bg-tint')}
    >
      <th
        scope="row"
        className={classes(
          'sticky left-0 pl-4 text-left font-normal',
          isCurrent ? 'edge-shown ring-of-row bg-tint' : 'bg-surface',
        )}
      >
        {t(`reports.figure.${figure}`)}
      </th>
      {weeks.map(({ week: one, value, isSubstitute }) => (
        <td key={one} className={classes('px-2 text-right', one === week && 'bg-tint')}>
          {state === 'loading' ? (
            <SkeletonBar width={40} />
          ) : isSubstitute ? (
            <span className="hatched rounded-cap border border-control px-1 font-semibold">
              {valueText(value, unit, format)}
              <span className="sr-only"> {t('ui.substitute')}</span>
            </span>
          ) : (
            valueText(value, unit, format)
          )}
        </td>
      ))}
      <td className="pr-4 pl-2 text-right font-semibold">
        {state === 'failed' ? (
          <span className="font-normal text-text-2">{t('reports.notLoaded')}</span>
        ) : (
          <>
            {valueText(report?.total.value, unit, format)}
            {missing.length > 0 && missing.length < weeks.length && (
              <span className="text-chip font-normal text-text-3">
                {' '}
                {t('reports.without', { weeks: missing.map(({ week: one }) => weekName(one, format)).join(', ') })}
              </span>
            )}
          </>
        )}
      </td>
    </tr>
  )
}
