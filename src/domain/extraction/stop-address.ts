import { LEGAL } from './find/names.ts'
import type { PlaceHit } from './find/places.ts'
import type { Layout, PlacedCell } from './layout.ts'
import { asLetters } from './look-alikes.ts'
import type { Source } from './paper.ts'

/** A line of an address; `isMended` where letters of a scan were. */
export interface AddressLine {
  text: string
  source: Source
  isMended: boolean
}

/** What stands with a place. */
export interface Address {
  company?: AddressLine
  street?: AddressLine
}

function lineOf([written, line, from]: [string, number, number], scanned: boolean): AddressLine {
  const text = scanned ? asLetters(written) : written
  return { text, source: { line, from, to: from + written.length }, isMended: text !== written }
}

const STREET =
  /^(?=.*\p{L}{3}).*[\p{L}.)]\s?\d{1,4}\s?[a-z]?(?:\s?[-–/]\s?\d{1,4})?$|(?:straße|strasse|str\.|weg|platz|ring|allee|damm|ufer)$|^ul\.\s/iu
const isStreet = (text: string) => STREET.test(text) && !/\d{5}/.test(text) && !/\b(?:tel|fax|pos|nr)\b/i.test(text)
const isName = (text: string) =>
  /^[\p{Lu}\d]/u.test(text) && /\p{L}{3}/u.test(text) && text.length <= 80 && !/[:?@]|\d{5}/.test(text)

/** Company and street before a place, in its line between commas or in the lines above. */
export function addressOf(layout: Layout, cell: PlacedCell, hit: PlaceHit): Address {
  const label = cell.labels.findLast(({ to }) => to <= hit.from)?.to ?? 0
  const inLine: [string, number, number][] = []
  let from = label
  for (const piece of cell.text.slice(label, hit.from).split(/[,;·]/)) {
    const text = piece
      .replace(/^[\s:.–-]+/, '')
      .replace(/(?:^|\s+)[A-Z]{1,2}-?\s*$/, '')
      .trim()
    if (text.length > 2) inLine.push([text, cell.line, cell.from + from + piece.indexOf(text)])
    from += piece.length + 1
  }
  const above = layout
    .above(cell)
    .slice(0, 4)
    .flatMap((one): [string, number, number][] => {
      const end = one.labels.at(-1)?.to ?? 0
      const text = one.text.slice(end).replace(/^[\s:]+/, '')
      return text === '' ? [] : [[text, one.line, one.from + one.text.indexOf(text, end)]]
    })
  const isEmptyBefore = inLine.length === 0
  const pieces = isEmptyBefore ? above : inLine.toReversed()
  const street = pieces.slice(0, 2).find(([text]) => isStreet(text))
  const rest = (street === undefined ? pieces : pieces.slice(pieces.indexOf(street) + 1)).map(strippedName)
  const names = rest.filter(([text]) => isName(text) && !/\d{1,2}[.:]\d{2}/.test(text))
  // Words of a sentence are no name, unless a street or a legal form says so.
  const isAddress = isEmptyBefore || street !== undefined || LEGAL.test(names[0]?.[0] ?? '')
  const company = isAddress ? (isEmptyBefore ? names[0] : joined(names, cell)) : undefined
  const behind = street === undefined ? streetBehind(cell, hit) : street
  const scanned = layout.paper.scanned === true
  return { ...(behind && { street: lineOf(behind, scanned) }), ...(company && { company: lineOf(company, scanned) }) }
}

/** The parts of a name between commas, as far as they follow each other. */
function joined(names: readonly [string, number, number][], cell: PlacedCell): [string, number, number] | undefined {
  const [last] = names
  const first = names.findLast(([, , from], at) => at < 2 && from <= (last?.[2] ?? 0))
  if (last === undefined || first === undefined) return undefined
  return [cell.text.slice(first[2] - cell.from, last[2] - cell.from + last[0].length), last[1], first[2]]
}

/** A street behind the town, as sentences have it: `in 21079 Hamburg, Ladestraße 71`. */
function streetBehind(cell: PlacedCell, hit: PlaceHit): [string, number, number] | undefined {
  const [whole = '', text = ''] =
    /^,\s([^,;.]{4,40}?\d{1,4}\s?[a-z]?)(?=[,;.)]|\s*$)/u.exec(cell.text.slice(hit.to)) ?? []
  return text !== '' && isStreet(text) ? [text, cell.line, cell.from + hit.to + whole.indexOf(text)] : undefined
}

/** A name behind `bei`, as sentences have it. */
function strippedName([text, line, from]: [string, number, number]): [string, number, number] {
  const [, lead = '', name = text] = /^(.*\b(?:bei|Fa\.|Firma)\s+(?:der\s+|dem\s+)?)(.+)$/u.exec(text) ?? []
  return [name, line, from + lead.length]
}
