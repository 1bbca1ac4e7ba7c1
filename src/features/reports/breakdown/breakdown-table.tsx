import type { ReactNode } from 'react'
import type { BreakdownAnswer, BreakdownRow, ReportSums } from '#src/contract/reports/reports.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ShareBar, SmallBars } from '#src/ui/chart/small-bars.tsx'
import { classes } from '#src/ui/classes.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { rangeName } from '../figures/figure-text.ts'
import type { ReportView } from '../view/report-view.ts'
import { rowName } from './row-text.ts'

interface TableProps {
  view: ReportView
  answer: BreakdownAnswer
  at: number
  /** What is asked for is not there yet: these are the rows before it. */
  isOld: boolean
  onFocus(at: number): void
  onOpen(at: number): void
}

/** The rows with their shares, what is left in one row, and all together. Money only for who may read it (A23). */
export function BreakdownTable({ view, answer, at, isOld, onFocus, onOpen }: TableProps) {
  const { t } = useText()
  const { format, figures } = view
  const { role } = useSession()
  const hasMoney = may(role, 'money.read')
  const { by, rows, rest, total } = answer
  const most = Math.max(...rows.map(({ sharePercent = 0 }) => sharePercent), 0)
  const hasWeeks = by !== 'week'
  const head = (text: string, className = 'text-right') => (
    <th scope="col" className={classes('px-2', className)}>
      {text}
    </th>
  )
  return (
    <div className={classes('overflow-x-auto', isOld && 'opacity-60')} aria-busy={isOld}>
      <table className="w-full border-collapse whitespace-nowrap">
        <thead>
          <tr className="h-7 border-y border-line-strong bg-sunken text-section text-text-2">
            <th scope="col" className="pr-2 pl-4 text-left">
              {t(`reports.by.${by}`)}
            </th>
            {head(t('reports.column.orders'))}
            {hasMoney && head(t('reports.figure.revenue'))}
            {hasMoney && head(t('reports.column.share'), 'text-left @max-[760px]:hidden')}
            {hasMoney && head(t('reports.column.margin'), 'text-right @max-[760px]:hidden')}
            {hasMoney && head(t('reports.column.marginPercent'), 'text-right @max-[900px]:hidden')}
            {head(t('reports.column.onTime'), 'text-right @max-[560px]:hidden')}
            {hasMoney && hasWeeks && (
              <th scope="col" className="pr-4 pl-2 text-right @max-[900px]:hidden">
                {t('reports.column.course', { range: rangeName(figures.weeks, format) })}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={row.key === '' ? row.kind : row.key}
              data-row={row.key}
              tabIndex={index === at ? 0 : -1}
              data-at-keyboard={index === at ? '' : undefined}
              onFocus={() => onFocus(index)}
              onDoubleClick={() => onOpen(index)}
              className="ring-inside h-8 border-b border-line focus:bg-tint"
            >
              <Cells sums={row} most={most} view={view} hasMoney={hasMoney} hasWeeks={hasWeeks}>
                <RowHead row={row} by={by} view={view} />
              </Cells>
            </tr>
          ))}
          {rest !== undefined && (
            <tr className="h-8 border-b border-line text-text-2">
              <Cells sums={rest} most={most} view={view} hasMoney={hasMoney} hasWeeks={hasWeeks} isRest>
                {t('reports.rest', { count: rest.count, what: t(`reports.plural.${by}`) })}
              </Cells>
            </tr>
          )}
          <tr className="h-8 border-t border-line-strong bg-sunken font-semibold">
            <Cells sums={total} most={0} view={view} hasMoney={hasMoney} hasWeeks={hasWeeks} isRest>
              {t('reports.total')}
            </Cells>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function RowHead({ row, by, view }: { row: BreakdownRow; by: BreakdownAnswer['by']; view: ReportView }) {
  const { t } = useText()
  return <bdi>{rowName(row, by, t, view.format)}</bdi>
}

interface CellsProps {
  sums: ReportSums
  most: number
  view: ReportView
  hasMoney: boolean
  hasWeeks: boolean
  /** It stands for many: no bar of its share. */
  isRest?: boolean
  children: ReactNode
}

function Cells({ sums, most, view, hasMoney, hasWeeks, isRest, children }: CellsProps) {
  const { t } = useText()
  const { format, figures } = view
  const percent = (value: number | undefined) => (value === undefined ? NOTHING : `${format.number(value, 1, true)} %`)
  const revenue = new Map(sums.weeks.map(({ week, revenueCents }) => [week, revenueCents]))
  return (
    <>
      <th scope="row" className="max-w-60 truncate pr-2 pl-4 text-left [font-weight:inherit]">
        {children}
      </th>
      <td className="px-2 text-right">{format.number(sums.orders, 0)}</td>
      {hasMoney && <td className="px-2 text-right">{format.cents(sums.revenueCents)}</td>}
      {hasMoney && (
        <td className="px-2 @max-[760px]:hidden">
          <span className="flex items-center gap-2">
            <span className="w-18">{isRest !== true && <ShareBar share={sums.sharePercent ?? 0} most={most} />}</span>
            <span className="ml-auto">{percent(sums.sharePercent)}</span>
          </span>
        </td>
      )}
      {hasMoney && <td className="px-2 text-right @max-[760px]:hidden">{format.cents(sums.marginCents)}</td>}
      {hasMoney && <td className="px-2 text-right @max-[900px]:hidden">{percent(sums.marginPercent)}</td>}
      <td className="px-2 text-right @max-[560px]:hidden">{percent(sums.onTimePercent)}</td>
      {hasMoney && hasWeeks && (
        <td className="pr-4 pl-2 text-right @max-[900px]:hidden">
          <SmallBars
            name={t('reports.column.course', { range: rangeName(figures.weeks, format) })}
            values={figures.weeks.map((week) => revenue.get(week) ?? 0)}
          />
        </td>
      )}
    </>
  )
}
