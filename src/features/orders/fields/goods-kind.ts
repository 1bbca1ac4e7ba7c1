import { type AdrLine, adrLineText, parseAdrLines } from '#src/domain/adr-lines.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { longKind, type FieldKind } from '#src/records/fields/kinds.ts'

/** What an order, or an event of one, holds of dangerous goods. */
export const adrLinesIn = (value: unknown): AdrLine[] =>
  Array.isArray(value) ? value.filter((line): line is AdrLine => typeof line?.unNumber === 'string') : []

/** The substances, a line each: `UN 1203 BENZIN, 3, II, (D/E), 500 l`. */
export function adrText(value: unknown, between = '\n'): string {
  return adrLinesIn(value).map(adrLineText).join(between)
}

/** Dangerous goods, typed as a transport document names them. */
export const goodsKind: FieldKind = {
  ...longKind(5000),
  typed: ([value]) => adrText(value),
  read: (text) => {
    const lines = parseAdrLines(text)
    if (lines === undefined) return undefined
    return [lines.length === 0 ? null : lines.map((line) => ({ ...line }))]
  },
  shown: ([value]) => adrText(value) || NOTHING,
  wrong: 'issue.adrLine',
  hint: 'issue.adrLine',
}
