import { parseAdrLines } from '#src/domain/goods/adr-lines.ts'
import { adrSubstances, knownSubstance, withSubstance } from '#src/domain/goods/adr-substances.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { longKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import { adrText } from '../adr-text.ts'

/** Dangerous goods, typed as a transport document names them: what table A knows of a number need not be typed. */
export const goodsKind: FieldKind = {
  ...longKind(5000),
  typed: ([value]) => {
    // The editor opens: until it is done typing, the table is there.
    void adrSubstances()
    return adrText(value)
  },
  read: (text) => {
    const lines = parseAdrLines(text)
    if (lines === undefined) return undefined
    return [
      lines.length === 0 ? null : lines.map((line) => ({ ...withSubstance(line, knownSubstance(line.unNumber)) })),
    ]
  },
  shown: ([value]) => adrText(value) || NOTHING,
  saysUnderstood: true,
  wrong: 'issue.adrLine',
  hint: 'issue.adrLine',
}
