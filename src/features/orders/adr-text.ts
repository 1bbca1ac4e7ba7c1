import { type AdrLine, adrLineText } from '#src/domain/goods/adr-line-text.ts'

/** What an order, or an event of one, holds of dangerous goods. */
const adrLinesIn = (value: unknown): AdrLine[] =>
  Array.isArray(value) ? value.filter((line): line is AdrLine => typeof line?.unNumber === 'string') : []

/** The substances, a line each: `UN 1203 BENZIN, 3, II, (D/E), 500 l`. */
export function adrText(value: unknown, between = '\n'): string {
  return adrLinesIn(value).map(adrLineText).join(between)
}
