import { bareTunnelCode } from './adr-points.ts'
import { isAdrClass, isPackingGroup, isTunnelCode, needsPackingGroup } from './adr.ts'
import type { AdrLine } from './adr-line-text.ts'
import { errorAt, type FieldIssue, warningAt, wrongNumber } from '../refusals/field-issue.ts'
import { isBlank, textOf } from '../basics/given-text.ts'
import { parseDecimal } from '../basics/numbers.ts'

const QUANTITY = /^([\d.,]+)\s*(kg|l)$/i
/** Commas part the particulars, but not the digits of a number. */
const PARTS = /,(?!\d)|(?<!\d),|;/

/** Lines of substances, one each, in the order of the ADR; undefined where a line names no UN number. */
export function parseAdrLines(text: string): AdrLine[] | undefined {
  const typed = text.split('\n').filter((line) => line.trim() !== '')
  const lines = typed.map(parseLine)
  return lines.every((line) => line !== undefined) ? lines : undefined
}

function parseLine(text: string): AdrLine | undefined {
  const [, unNumber, rest = ''] = /^\s*(?:UN\s*)?(\d{4})(?!\d)\s*(.*)$/i.exec(text) ?? []
  if (unNumber === undefined) return undefined
  const line: AdrLine = { unNumber }
  const name: string[] = []
  for (const part of rest.split(PARTS).map((each) => each.trim())) if (!take(line, part)) name.push(part)
  return { ...line, ...(name.length > 0 && { name: name.join(', ') }) }
}

/** Takes one particular into a line; false where it can only be a part of the name. */
function take(line: AdrLine, part: string): boolean {
  if (part === '') return true
  const [, amount = '', unit = ''] = QUANTITY.exec(part) ?? []
  const quantity = parseDecimal(amount)
  if (quantity !== undefined) Object.assign(line, { quantity, unit: unit.toLowerCase() })
  else if (isAdrClass(part)) line.class = part
  else if (isPackingGroup(part)) line.packingGroup = part.toUpperCase()
  else if (isTunnelCode(part)) line.tunnelCode = bareTunnelCode(part)
  else return false
  return true
}

/** Articles of class 8 that have no packing group: batteries. Source: ADR 2025, 2.2.8.1.3 and table A */
const ARTICLES: ReadonlySet<string> = new Set(['2794', '2795', '2800', '3028'])

/** What is said about one substance: number, name, class, packing group and tunnel code. Source: ADR 2025, 5.4.1.1.1 */
export function checkAdrLine(path: (field: string) => string, line: Partial<AdrLine>): FieldIssue[] {
  const [adrClass, group] = [textOf(line.class), textOf(line.packingGroup)]
  const number = textOf(line.unNumber)
  const tunnelCode = textOf(line.tunnelCode)
  const groupFits = group === '' ? !needsPackingGroup(adrClass) || ARTICLES.has(number) : isPackingGroup(group)
  const { quantity } = line
  return [
    ...(/^\d{4}$/.test(number) ? [] : errorAt(path('unNumber'), number === '' ? 'adrUnNumberMissing' : 'adrUnNumber')),
    // Without it no transport document holds; a number that is unknown here may come with it later.
    ...(/^\d{4}$/.test(number) && textOf(line.name) === '' ? warningAt(path('name'), 'adrName') : []),
    ...(isAdrClass(adrClass) ? [] : errorAt(path('class'), adrClass === '' ? 'adrClassMissing' : 'adrClass')),
    ...(groupFits ? [] : errorAt(path('packingGroup'), group === '' ? 'adrPackingGroupMissing' : 'adrPackingGroup')),
    ...(isTunnelCode(tunnelCode)
      ? []
      : errorAt(path('tunnelCode'), tunnelCode === '' ? 'adrTunnelCodeMissing' : 'adrTunnelCode')),
    ...(isBlank(quantity) || quantity > 0 ? [] : wrongNumber(path('quantity'), quantity, 'adrQuantity')),
  ]
}
