import { isAdrClass, isPackingGroup, isTunnelCode, riskLabels } from '../../goods/adr.ts'
import { parseAdrLines } from '../../goods/adr-lines.ts'
import { knownSubstance, withSubstance } from '../../goods/adr-substances.ts'
import type { AdrLine } from '../../goods/adr-line-text.ts'
import type { Doubt, FieldCandidate } from '../fields.ts'
import type { Layout, PlacedCell } from '../layout.ts'
import { asDigits, DIGIT_LETTERS } from '../look-alikes.ts'

const UN = new RegExp(`(?<![\\p{L}])UN[\\s-]?(?:Nr\\.?\\s?)?:?\\s?([\\d${DIGIT_LETTERS}]{4})(?![\\p{L}\\d])`, 'giu')

/** What stands behind a number, in the words of letters: `Klasse 3 (6.1), VG II, Tunnelcode D/E`. */
function spelled(text: string): Partial<AdrLine> {
  const [, adrClass, bracket = ''] =
    /(?:Klasse|Kl\.|class|klasa)\s*:?\s*(\d(?:\.\d)?[A-HJ-LNS]?)(?![\w.])\s*(?:\(([\d.,+\s]+)\))?/i.exec(text) ?? []
  const risks = riskLabels(bracket)?.join(', ') ?? ''
  const group = /(?:Verpackungsgruppe|VG|PG|GP)\s*:?\s*(III|II|I)\b/i.exec(text)?.[1]
  const tunnel = /(?:Tunnel(?:beschränkungs)?code|TBC|tunel)\s*:?\s*\(?([B-E](?:\/[DE])?)\)?/i.exec(text)?.[1]
  return {
    ...(adrClass !== undefined && isAdrClass(adrClass) && { class: adrClass.toUpperCase() }),
    ...(risks !== '' && { risks }),
    ...(group !== undefined && isPackingGroup(group) && { packingGroup: group.toUpperCase() }),
    ...(tunnel !== undefined && isTunnelCode(tunnel) && { tunnelCode: tunnel.toUpperCase() }),
  }
}

/** Letters a number may have been misread from: a known one that differs in one digit only. */
const hasLetters = (text: string) => /\D/.test(text)

function substanceAt(cell: PlacedCell, match: RegExpMatchArray & { index: number }, next: string): FieldCandidate[] {
  const [, written = ''] = match
  const unNumber = asDigits(written)
  const known = knownSubstance(unNumber)
  const tail = cell.text.slice(match.index + match[0].length)
  const [listed] = parseAdrLines(`UN ${unNumber} ${tail}`) ?? []
  const read: Partial<AdrLine> = { ...listed, ...spelled(`${tail} ${next}`) }
  const told = withSubstance<Partial<AdrLine>>({ unNumber }, known)
  const own = { line: cell.line, from: cell.from + match.index, to: cell.from + match.index + match[0].length }
  const whole = { line: cell.line, from: own.from, to: cell.to }
  const doubts: Doubt[] = [
    ...(hasLetters(written) ? (['letters'] as const) : []),
    ...(known === undefined ? (['unknown'] as const) : []),
  ]
  const confidence = 98 - (hasLetters(written) ? 9 : 0) - (known === undefined ? 20 : 0)
  const number: FieldCandidate = { field: 'cargo.adr.unNumber', value: unNumber, source: own, confidence, doubts }
  const rest = (['class', 'risks', 'packingGroup', 'tunnelCode', 'name'] as const).flatMap((key): FieldCandidate[] => {
    const [said, table] = [key === 'name' && known !== undefined ? undefined : read[key], told[key]]
    const isOther = said !== undefined && table !== undefined && said !== table && key !== 'name'
    const isGiven = said !== undefined && said !== ''
    return [
      ...(isGiven
        ? [
            {
              field: `cargo.adr.${key}` as const,
              value: said,
              source: whole,
              confidence: Math.min(confidence, isOther ? 78 : 96),
              doubts: isOther ? [...doubts, 'conflict' as const] : doubts,
            },
          ]
        : []),
      // Table A says what the paper does not.
      ...(table !== undefined && (!isGiven || isOther)
        ? [
            {
              field: `cargo.adr.${key}` as const,
              value: table,
              source: own,
              confidence: Math.min(confidence, isOther ? 70 : 94),
              doubts,
            },
          ]
        : []),
    ]
  })
  return [number, ...rest]
}

/** Dangerous goods by their UN numbers; what a paper leaves out is what table A says. */
export function findDangers(layout: Layout): FieldCandidate[] {
  return layout.cells.flatMap((cell) =>
    [...cell.text.matchAll(UN)].flatMap((match) => {
      const next = layout.cells
        .filter(({ line }) => line === cell.line || line === cell.line + 1)
        .map(({ text }) => text)
        .join(' ')
      return /^\D+$/.test(match[1] ?? '') ? [] : substanceAt(cell, match, next)
    }),
  )
}

const SIGN = '[+−–-]?\\s?'
const RANGE = new RegExp(
  `(${SIGN}\\d{1,2})\\s*(?:°\\s?C?)?\\s*(?:bis|/|-|–|\\.{2,3}|do)\\s*(${SIGN}\\d{1,2})\\s*(?:°\\s?C|Grad)`,
  'giu',
)
const ONE = new RegExp(`(${SIGN}\\d{1,2})\\s*(?:°\\s?C|Grad)`, 'giu')
const degrees = (text: string) => Number(text.replace(/\s/g, '').replace(/[−–]/, '-'))

/** Temperatures of the goods, both ends alike where one is said. */
export function findTemperature(layout: Layout): FieldCandidate[] {
  return layout.cells.flatMap((cell) => {
    const [range] = [...cell.text.matchAll(RANGE)]
    const [one] = [...cell.text.matchAll(ONE)]
    const match = range ?? one
    if (match === undefined) return []
    const ends = range
      ? [degrees(range[1] ?? ''), degrees(range[2] ?? '')]
      : [degrees(match[1] ?? ''), degrees(match[1] ?? '')]
    const [min, max] = [Math.min(...ends), Math.max(...ends)]
    const isOut = min < -30 || max > 30
    const source = { line: cell.line, from: cell.from + match.index, to: cell.from + match.index + match[0].length }
    const rest = { source, confidence: isOut ? 50 : 95, doubts: isOut ? (['bounds'] as const) : [] }
    return [
      { field: 'cargo.temperature.min' as const, value: min, ...rest },
      { field: 'cargo.temperature.max' as const, value: max, ...rest },
    ]
  })
}
