import { parseAdrLines } from '#src/domain/adr-lines.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { longKind, type FieldKind } from '#src/records/fields/kinds.ts'
import { adrText } from '../adr-text.ts'

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
