import type { FigureUnit } from '#src/domain/reports/figures.ts'
import { mondayOf, type Week } from '#src/domain/reports/weeks.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { changePercent, type ShownFigure, type ShownWeek } from './shown-figures.ts'

/** The figure with its unit: `241.304,40 €`, `94,2 %`, `1,16 €`. */
export function valueText(value: number | undefined, unit: FigureUnit, format: Format): string {
  if (value === undefined) return NOTHING
  return unit === 'percent' ? `${format.number(value, 1, true)} %` : format.cents(value)
}

/** The figure at what is drawn, whose unit stands in the title: thousands of euros, percent, euros. */
export function markText(value: number | undefined, unit: FigureUnit, format: Format): string {
  if (value === undefined) return NOTHING
  if (unit === 'percent') return format.number(value, 1, true)
  return unit === 'cents' ? format.number(value / 100_000, 1, true) : format.number(value / 100, 2, true)
}

/** The same where there is little room. */
export const shortMarkText = (value: number | undefined, unit: FigureUnit, format: Format): string =>
  unit === 'cents' && value !== undefined ? format.number(value / 100_000, 0) : markText(value, unit, format)

/** `KW 40`, of another year than today's with it. */
export const weekName = (week: Week, format: Format): string => format.week(mondayOf(week))

/** `47`, without its word. */
export const weekNumber = (week: Week): string => String(Number(week.slice(-2)))

/** `KW 40–47`; one week alone is `KW 47`. */
export function rangeName(weeks: readonly Week[], format: Format): string {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (first === undefined || last === undefined) return NOTHING
  if (first === last) return weekName(first, format)
  return first.slice(0, 4) === last.slice(0, 4)
    ? `${weekName(first, format).replace(/\/\d{4}$/, '')}–${weekName(last, format).replace(/^\D+/, '')}`
    : `${weekName(first, format)} – ${weekName(last, format)}`
}

/** `+6,5`, `−1,1`: a change in the unit of what it stands beside. */
export const signed = (value: number, format: Format, decimals = 1): string =>
  `${value > 0 ? '+' : ''}${format.number(value, decimals, true)}`

/** `+6,5 %`, as the language writes it. */
const signedPercent = (value: number, format: Format): string => `${value > 0 ? '+' : ''}${format.percent(value)}`

/** The one fact beside the figure. */
export function factText(shown: ShownFigure, t: Translate, format: Format): string {
  const { last, figure } = shown
  if (last?.isSubstitute === true) return t('reports.notInExport')
  const { parts } = last ?? {}
  if (last === undefined || parts === undefined || last.value === undefined) return ''
  const whole = (value: number) => format.number(value, 0)
  if (figure === 'revenue') return changesText(shown, last, t, format)
  if (figure === 'margin') return format.cents(parts.numerator)
  if (figure === 'onTime')
    return t('reports.fact.onTime', { part: whole(parts.numerator), all: whole(parts.denominator) })
  if (figure === 'emptyKm')
    return t('reports.fact.emptyKm', { part: whole(parts.numerator), all: whole(parts.denominator) })
  return figure === 'utilisation' ? t('reports.fact.utilisation') : t('reports.fact.costPerKm')
}

function changesText({ weeks }: ShownFigure, last: ShownWeek, t: Translate, format: Format): string {
  const before = weeks[weeks.indexOf(last) - 1]
  const toWeek = changePercent(last.value, before?.value)
  const toYear = changePercent(last.value, last.before)
  return [
    toWeek === undefined || before === undefined
      ? undefined
      : t('reports.fact.toWeek', { change: signedPercent(toWeek, format), week: weekName(before.week, format) }),
    toYear === undefined
      ? undefined
      : t('reports.fact.toYear', { change: signedPercent(toYear, format), year: Number(last.week.slice(0, 4)) - 1 }),
  ]
    .filter((text) => text !== undefined)
    .join(', ')
}
