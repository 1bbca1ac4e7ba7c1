import { foldPlain, foldText } from '../basics/fold-text.ts'
import { lettersOff } from '../basics/letters-off.ts'
import type { Doubt, Found } from './fields.ts'
import type { Layout, PlacedCell } from './layout.ts'

/** How many lines from the top and from the end a letter's head and its signature have. */
const HEAD = 8
const FOOT = 9
const LEGAL =
  /(?:\b(?:GmbH(?: & Co\. KG)?|AG|KG|eG|e\.K\.|OHG|SE|B\.V\.|S\.L\.|a\.s\.|s\.r\.o\.|UAB)|Ges\.m\.b\.H\.|sp\. z o\.o\.)\.?$/u

/** Companies are the same with their legal form and without it. */
const bare = (name: string) =>
  foldText(name)
    .replace(/[.,]/g, '')
    .replace(/\s(?:gmbh|ag|kg|eg|ek|co kg|& co|bv|sl|as|sro|uab|gesmbh|sp z oo)\b.*$/g, '')
    .trim()

interface NameHit {
  name: string
  cell: PlacedCell
  from: number
  to: number
  /** Letters that had to be mended. */
  off: number
}

/** Where a name of a list stands in a cell, whole or without its legal form; in scans but for a letter in eight. */
function hitsOf(names: readonly string[], cell: PlacedCell, scanned: boolean): NameHit[] {
  const text = cell.text
  const folded = foldText(text).replace(/[.,]/g, '')
  return names.flatMap((name) => {
    const wanted = bare(name)
    if (
      wanted.length >= 5 &&
      new RegExp(`(?<![a-z\\d])${wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-z\\d])`).test(folded)
    ) {
      const first = name.split(' ')[0] ?? name
      const from = Math.max(0, text.toLowerCase().indexOf(first.toLowerCase()))
      const whole = text.slice(from).startsWith(name) ? name.length : undefined
      return [{ name, cell, from, to: whole === undefined ? text.length : from + whole, off: 0 }]
    }
    if (!scanned || Math.abs(text.length - name.length) > 3) return []
    const off = lettersOff(foldPlain(text), foldPlain(name))
    return off <= Math.floor(name.length / 8) ? [{ name, cell, from: 0, to: text.length, off }] : []
  })
}

const foundAt = (
  field: 'customer.name' | 'carrier.name',
  { name, cell, from, to, off }: NameHit,
  sure: number,
  extra: readonly Doubt[] = [],
): Found => ({
  field,
  value: name,
  source: { line: cell.line, from: cell.from + from, to: cell.from + to },
  confidence: sure - (off > 0 ? 6 + off : 0),
  doubts: off > 0 ? ['letters', ...extra] : extra,
})

/** Names that are known: customers, carriers, and our own company, which is neither. */
export interface KnownNames {
  customers: readonly string[]
  carriers: readonly string[]
  own: readonly string[]
}

/** Who gives the order, and who drives it: by labels, in the head of a letter or its signature, among known names first. */
export function findNames(layout: Layout, { customers, carriers, own }: KnownNames): Found[] {
  const scanned = layout.paper.scanned === true
  const written = layout.cells.map(({ line }) => line)
  const [top, end] = [written[0] ?? 0, written.at(-1) ?? 0]
  const isOwn = (text: string) => own.some((name) => foldText(text).includes(bare(name)))
  return layout.cells.flatMap((cell) => {
    const { part } = layout.contextAt(cell, cell.to)
    const isFramed = cell.line < top + HEAD || cell.line > end - FOOT
    const sure =
      part === 'customer'
        ? 97
        : part === 'sender'
          ? 86
          : part === undefined && isFramed
            ? 93
            : part === 'pickup'
              ? 80
              : part === 'consignee' || part === 'delivery'
                ? 58
                : 76
    const extra: Doubt[] = sure < 90 ? ['assumed'] : []
    const known = hitsOf(customers, cell, scanned).map((hit) =>
      foundAt('customer.name', hit, part === 'other' && isFramed ? 91 : sure, extra),
    )
    const drivers = hitsOf(carriers, cell, scanned).map((hit) =>
      foundAt('carrier.name', hit, part === 'carrier' ? 96 : 72, part === 'carrier' ? [] : ['assumed']),
    )
    const stranger = known.length + drivers.length > 0 || isOwn(cell.text) ? [] : strangerIn(cell, part, isFramed)
    return [...known, ...drivers, ...stranger]
  })
}

/** A company nobody here knows, by its legal form. */
function strangerIn(cell: PlacedCell, part: string | undefined, isFramed: boolean): Found[] {
  const start = cell.labels.at(-1)?.to ?? 0
  const text = cell.text.slice(start).replace(/^[\s:]+/, '')
  if (text.length > 70 || !LEGAL.test(text)) return []
  const field = part === 'carrier' ? 'carrier.name' : 'customer.name'
  const isSaid = part === 'customer' || part === 'carrier'
  if (!isSaid && !(part === undefined && isFramed)) return []
  return [
    foundAt(
      field,
      { name: text, cell, from: cell.text.length - text.length, to: cell.text.length, off: 0 },
      isSaid ? 82 : 68,
      ['unknown'],
    ),
  ]
}
