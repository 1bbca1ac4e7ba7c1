import { NOTHING } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { Week } from '#src/domain/reports/weeks.ts'
import { classes } from '#src/ui/classes.ts'
import { SkeletonBar } from '#src/ui/feedback/states.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { rangeName, signed, valueText, weekName } from '../figures/figure-text.ts'
import type { ShownFigure, ShownWeek } from '../figures/shown-figures.ts'
import { partsText } from './parts-text.ts'

/** The numbers behind the chart: week, the parts of the fraction, the figure, how far from the target, and all together. */
export function WeekTable({ shown, week }: { shown: ShownFigure; week: Week | undefined }) {
  const { t } = useText()
  const format = useFormat()
  const { figure, unit, weeks, report, target, state } = shown
  const hasParts = figure !== 'revenue'
  const head = 'py-0.5 text-right text-cap font-normal text-text-3'
  const lacking = report?.missing ?? []
  return (
    <Section
      title={t('reports.perWeek')}
      {...(target !== undefined && { fact: t('reports.target', { value: valueText(target, unit, format) }) })}
    >
      <table className="w-full">
        <thead>
          <tr>
            <th scope="col" className="py-0.5 text-left text-cap font-normal text-text-3">
              {t('reports.week')}
            </th>
            {hasParts && (
              <th scope="col" className={head}>
                {t(`reports.whole.${figure}`)}
              </th>
            )}
            <th scope="col" className={head}>
              {t(hasParts ? `reports.part.${figure}` : 'reports.column.orders')}
            </th>
            <th scope="col" className={head}>
              {t(`reports.short.${figure}`)}
            </th>
            {target !== undefined && (
              <th scope="col" className={head}>
                {t('reports.toTarget')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {weeks.map((one) => (
            <WeekRow key={one.week} one={one} shown={shown} isCurrent={one.week === week} />
          ))}
          {report !== undefined && (
            <tr className="h-6 border-t border-line-strong font-semibold">
              <th scope="row" className="text-left">
                {rangeName(
                  weeks
                    .filter(({ value, isSubstitute }) => value !== undefined && !isSubstitute)
                    .map((one) => one.week),
                  format,
                )}
              </th>
              {hasParts && <td className="text-right">{partsText(figure, report.total, format)[0]}</td>}
              <td className="text-right">
                {hasParts
                  ? partsText(figure, report.total, format)[1]
                  : format.number(
                      weeks.reduce((sum, { parts }) => sum + (parts?.orders ?? 0), 0),
                      0,
                    )}
              </td>
              <td className="text-right">{valueText(report.total.value, unit, format)}</td>
              {target !== undefined && (
                <td className="text-right">
                  {report.total.value === undefined ? NOTHING : signed(report.total.value - target, format)}
                </td>
              )}
            </tr>
          )}
        </tbody>
      </table>
      {state === 'loading' && <SkeletonBar width={160} />}
      {lacking.length > 0 && (
        <p className="mt-2 text-chip text-text-3">
          {t('reports.lacking', {
            weeks: lacking.map((one) => weekName(one.week, format)).join(', '),
            why: t(`reports.why.${lacking[0]?.why ?? 'noOrders'}`),
          })}
        </p>
      )}
    </Section>
  )
}

function WeekRow({ one, shown, isCurrent }: { one: ShownWeek; shown: ShownFigure; isCurrent: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const { figure, unit, target } = shown
  const { parts, value, isSubstitute } = one
  const texts = parts === undefined || isSubstitute ? undefined : partsText(figure, parts, format)
  return (
    <tr className={classes('h-6', isCurrent && 'bg-tint font-semibold')} aria-current={isCurrent}>
      <th scope="row" className="text-left [font-weight:inherit]">
        {weekName(one.week, format)}
      </th>
      {figure !== 'revenue' && <td className="text-right">{texts?.[0] ?? NOTHING}</td>}
      <td className="text-right">
        {figure === 'revenue'
          ? parts === undefined
            ? NOTHING
            : format.number(parts.orders, 0)
          : (texts?.[1] ?? NOTHING)}
      </td>
      <td className="text-right">
        {isSubstitute ? (
          <span className="hatched rounded-cap border border-control px-1">
            <span className="bg-surface px-0.5">{valueText(value, unit, format)}</span>
            <span className="sr-only"> {t('ui.substitute')}</span>
          </span>
        ) : (
          valueText(value, unit, format)
        )}
      </td>
      {target !== undefined && (
        <td className="text-right font-normal text-text-3">
          {value === undefined || isSubstitute ? NOTHING : signed(value - target, format)}
        </td>
      )}
    </tr>
  )
}
