import type { ReportFigure } from '#src/domain/reports/figures.ts'
import type { Format } from '#src/i18n/format.ts'

/** The parts of the fraction as people read them; revenue has none, its orders stand in their place. */
export function partsText(figure: ReportFigure, parts: { numerator: number; denominator: number }, format: Format) {
  const whole = (value: number) => format.number(value, 0)
  if (figure === 'margin') return [format.cents(parts.denominator), format.cents(parts.numerator)] as const
  if (figure === 'costPerKm') return [whole(parts.denominator), format.cents(parts.numerator)] as const
  return [whole(parts.denominator), whole(parts.numerator)] as const
}
