import { foundType } from '../../vehicles/type-words.ts'
import type { FieldCandidate } from '../fields.ts'
import { PACKAGES } from './cargo.ts'
import type { Layout, PlacedCell } from '../layout.ts'
import { asLetters } from '../look-alikes.ts'

const LEADS =
  /^(?:mit|von|à|a|zu|ca|und|auf|brutto|netto|tauschbar|stapelbar|nicht|nach|je|pro|gesamt|ab|in|für|aus|mm|cm)$/i

/** Where the goods end and their measures begin. */
const MEASURES =
  /[\s,;(–-]*(?:(?:gesamt|brutto)?-?gewicht:?\s)?(?:ca\.?\s)?\d[\d.,]*\s?(?:kg|to?|ldm|lm|x|m³|°|EPAL|Pal|Euro|Gitterbox|Colli|Stell|Stück|Karton)(?![\p{Ll}]*straße).*$/iu

/** What is loaded: what a label says, else the words behind the packages. */
export function findDescription(layout: Layout): FieldCandidate[] {
  return layout.cells.flatMap((cell) => {
    const label = cell.labels.findLast(({ value }) => value === 'description')
    const isSaid = !cell.isLabel && (label !== undefined || layout.contextAt(cell, cell.to).value === 'description')
    const said = isSaid ? saidIn(layout, cell, label?.to ?? 0) : undefined
    return said === undefined ? behindPackages(cell) : [said]
  })
}

function saidIn(layout: Layout, cell: PlacedCell, start: number): FieldCandidate | undefined {
  const rest = cell.text.slice(start).replace(/^[\s:.]+/, '')
  const packages = [...rest.matchAll(PACKAGES)].find(({ index }) => index === 0)?.[0].length ?? 0
  const lead = packages + (/^\s*/.exec(rest.slice(packages))?.[0].length ?? 0)
  const written = rest
    .slice(lead)
    .replace(MEASURES, '')
    .replace(/,?\s(?:nicht\s)?stapelbar$/i, '')
    .trim()
  if (!/\p{L}{3}/u.test(written) || written.length > 350) return undefined
  const value = layout.paper.scanned === true ? asLetters(written) : written
  const from = cell.to - rest.length + lead
  const isMended = value !== written
  const sure = /^\s*:/.test(cell.text.slice(start)) ? 96 : 93
  return {
    field: 'cargo.description',
    value,
    source: { line: cell.line, from, to: from + written.length },
    confidence: isMended ? sure - 12 : sure,
    doubts: isMended ? ['letters'] : [],
  }
}

/** Goods as sentences have them: `18 Paletten Maschinenteile, 12,5 t`. */
const WORDS_BEHIND =
  /^(\s+(?:mit\s+|à\s+)?)(\p{L}[^,;.()\d]{2,60}?)(?=\s*(?:[,;.()\d]|\s(?:mit|von|ca|brutto|gesamt|nach|ab|und)\b|$))/u

const behindPackages = (cell: PlacedCell): FieldCandidate[] =>
  [...cell.text.matchAll(PACKAGES)].flatMap((match): FieldCandidate[] => {
    const end = match.index + match[0].length
    const [, gap = '', words = ''] = WORDS_BEHIND.exec(cell.text.slice(end)) ?? []
    if (words === '' || LEADS.test(words.split(' ')[0] ?? '')) return []
    const from = cell.from + end + gap.length
    const source = { line: cell.line, from, to: from + words.length }
    return [{ field: 'cargo.description', value: words, source, confidence: 82, doubts: ['unlabelled'] }]
  })

/** Compounds with the word for a type in front. */
function typeOf(word: string) {
  const exact = foundType(word)
  if (exact !== undefined) return exact
  const [head] =
    /^(?:planensprinter|plane|tautliner|mega|kühl|koffer|gliederzug|jumbo|sprinter|sattel)/i.exec(word) ?? []
  if (head === undefined) return undefined
  return /planensprinter/i.test(head) ? 'SPRINTER' : /sattel/i.test(head) ? 'TRUCK' : foundType(head)
}

/** The vehicle that is wanted. */
export function findVehicle(layout: Layout): FieldCandidate[] {
  return layout.cells.flatMap((cell) => {
    const labelled = layout.contextAt(cell, cell.to).value === 'vehicle'
    return [...cell.text.matchAll(/[\p{L}][\p{L}-]{3,}/gu)].flatMap(([word], index, all): FieldCandidate[] => {
      const type = typeOf(word)
      const at = all[index]?.index ?? 0
      const isSaid =
        labelled ||
        /^(?:mega|tautliner|kühl(?:koffer|auflieger|zug)|planensprinter|sprinter|gliederzug|jumbo|kofferauflieger)/i.test(
          word,
        )
      if (type === undefined || !isSaid) return []
      return [
        {
          field: 'cargo.vehicleType',
          value: type,
          source: { line: cell.line, from: cell.from + at, to: cell.from + at + word.length },
          confidence: (labelled ? 94 : 84) - (type === 'TRUCK' ? 4 : 0),
          doubts: labelled ? [] : ['unlabelled'],
        },
      ]
    })
  })
}
