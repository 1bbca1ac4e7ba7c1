import type { ClaimFigures } from '#src/contract/claims/calls.ts'
import type { BreakdownAnswer, ReportSums } from '#src/contract/reports/reports.ts'
import type { Dimension, FigureUnit } from '#src/domain/reports/figures.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { ShownFigure } from '../figures/shown-figures.ts'
import { weekName } from '../figures/figure-text.ts'
import { rowName } from '../breakdown/row-text.ts'

/** A cell of a file: what is not known stands empty, and so does what only stands in for something. */
export type SheetCell = string | number | null

const amount = (value: number | undefined, unit: FigureUnit): number | null =>
  value === undefined ? null : unit === 'percent' ? value : value / 100

/** The weeks of figures: a line per week, a column per figure, and the total. Substitutes are not in it (decision A10). */
export function figureSheet(shown: readonly ShownFigure[], t: Translate, format: Format): SheetCell[][] {
  const weeks = shown[0]?.weeks ?? []
  return [
    [t('reports.week'), ...shown.map(({ figure }) => `${t(`reports.figure.${figure}`)} (${unitWord(figure)})`)],
    ...weeks.map(({ week }, at): SheetCell[] => [
      weekName(week, format),
      ...shown.map(({ weeks: own, unit }) => (own[at]?.isSubstitute === true ? null : amount(own[at]?.value, unit))),
    ]),
    [t('reports.total'), ...shown.map(({ report, unit }) => amount(report?.total.value, unit))],
  ]
}

const unitWord = (figure: ShownFigure['figure']) => (figure === 'revenue' ? '€' : figure === 'costPerKm' ? '€/km' : '%')

/** One figure with the parts of its fraction, as the panel shows it. */
export function weekSheet(shown: ShownFigure, t: Translate, format: Format): SheetCell[][] {
  const { figure, unit, weeks, report } = shown
  const isMoney = (part: 'whole' | 'part') =>
    figure === 'margin' || (figure === 'costPerKm' && part === 'part') || figure === 'revenue'
  const scaled = (value: number, part: 'whole' | 'part') => (isMoney(part) ? value / 100 : value)
  const hasParts = figure !== 'revenue'
  const line = (
    name: string,
    parts: { numerator: number; denominator: number } | undefined,
    value: number | undefined,
  ) => [
    name,
    ...(hasParts
      ? [
          parts === undefined ? null : scaled(parts.denominator, 'whole'),
          parts === undefined ? null : scaled(parts.numerator, 'part'),
        ]
      : []),
    amount(value, unit),
  ]
  return [
    [
      t('reports.week'),
      ...(hasParts ? [t(`reports.whole.${figure}`), t(`reports.part.${figure}`)] : []),
      `${t(`reports.figure.${figure}`)} (${unitWord(figure)})`,
    ],
    ...weeks.map(({ week, parts, value, isSubstitute }) =>
      line(weekName(week, format), isSubstitute ? undefined : parts, isSubstitute ? undefined : value),
    ),
    line(t('reports.total'), report?.total, report?.total.value),
  ]
}

/** The rows of a breakdown with what is left and all together. */
export function breakdownSheet(answer: BreakdownAnswer, by: Dimension, t: Translate, format: Format): SheetCell[][] {
  const line = (name: string, sums: ReportSums): SheetCell[] => [
    name,
    sums.orders,
    sums.revenueCents / 100,
    sums.sharePercent ?? null,
    sums.marginCents / 100,
    sums.marginPercent ?? null,
    sums.onTimePercent ?? null,
    sums.withoutCost,
  ]
  return [
    [
      t(`reports.by.${by}`),
      t('reports.column.orders'),
      `${t('reports.figure.revenue')} (€)`,
      `${t('reports.column.share')} (%)`,
      `${t('reports.column.margin')} (€)`,
      t('reports.column.marginPercent'),
      `${t('reports.column.onTime')} (%)`,
      t('reports.column.withoutCost'),
    ],
    ...answer.rows.map((row) => line(rowName(row, by, t, format), row)),
    ...(answer.rest === undefined
      ? []
      : [line(t('reports.rest', { count: answer.rest.count, what: t(`reports.plural.${by}`) }), answer.rest)]),
    line(t('reports.total'), answer.total),
  ]
}

/** The claims by kind, and all together. */
export function claimSheet({ kinds, all }: ClaimFigures, t: Translate): SheetCell[][] {
  return [
    [t('claims.kind'), t('reports.claims.count'), `${t('claims.amount')} (€)`],
    ...kinds.map(({ kind, count, amountCents }): SheetCell[] => [t(`claims.kind.${kind}`), count, amountCents / 100]),
    [t('reports.total'), all.count, all.amountCents / 100],
  ]
}
