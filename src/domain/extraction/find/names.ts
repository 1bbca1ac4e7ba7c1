import { foldPlain, foldText } from '../../basics/fold-text.ts'
import { lettersOff } from '../../basics/letters-off.ts'
import type { Doubt, FieldCandidate } from '../fields.ts'
import type { Layout, PlacedCell } from '../layout.ts'

/** How many lines from the top and from the end a letter's head and its signature have. */
const HEAD = 8
const FOOT = 9
/** What the names of companies end with. */
export const LEGAL =
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

/** A name of a list, as it is looked for. */
interface KnownName {
  name: string
  wanted: string
}

/** Words with single blanks around each: one name is not looked for in the middle of another. */
const inWords = (text: string) => ` ${text.replace(/[^\p{L}\d]+/gu, ' ').trim()} `

const prepared = (names: readonly string[]): KnownName[] => names.map((name) => ({ name, wanted: inWords(bare(name)) }))

/** Fewest letters of a name that is looked for. */
const LEAST = 5

/** Where a name of a list stands in a cell, whole or without its legal form; in scans but for a letter in eight. */
function hitsOf(names: readonly KnownName[], cell: PlacedCell, scanned: boolean): NameHit[] {
  const { text } = cell
  const folded = inWords(foldText(text))
  return names.flatMap(({ name, wanted }) => {
    if (wanted.length >= LEAST + 2 && folded.includes(wanted)) {
      const first = name.split(' ')[0] ?? name
      const from = Math.max(0, text.toLowerCase().indexOf(first.toLowerCase()))
      const to = text.slice(from).startsWith(name) ? from + name.length : text.length
      return [{ name, cell, from, to, off: 0 }]
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
): FieldCandidate => ({
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
export function findNames(layout: Layout, { customers, carriers, own }: KnownNames): FieldCandidate[] {
  const scanned = layout.paper.scanned === true
  const [clients, hauliers] = [prepared(customers), prepared(carriers)]
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
    const known = hitsOf(clients, cell, scanned).map((hit) =>
      foundAt('customer.name', hit, part === 'other' && isFramed ? 91 : sure, extra),
    )
    const drivers = hitsOf(hauliers, cell, scanned).map((hit) =>
      foundAt('carrier.name', hit, part === 'carrier' ? 96 : 72, part === 'carrier' ? [] : ['assumed']),
    )
    const stranger = known.length + drivers.length > 0 || isOwn(cell.text) ? [] : strangerIn(cell, part, isFramed)
    return [...known, ...drivers, ...stranger]
  })
}

/** A company no one here knows, by its legal form. */
function strangerIn(cell: PlacedCell, part: string | undefined, isFramed: boolean): FieldCandidate[] {
  const start = cell.labels.at(-1)?.to ?? 0
  const rest = cell.text.slice(start)
  const text = rest.replace(/^[\s:]+/, '').split(/\s[·*|–-]\s/)[0] ?? ''
  const from = start + rest.indexOf(text)
  if (text.length > 70 || !LEGAL.test(text)) return []
  const field = part === 'carrier' ? 'carrier.name' : 'customer.name'
  const isSaid = part === 'customer' || part === 'carrier'
  if (!isSaid && part !== 'sender' && !(isFramed && (part === undefined || part === 'other'))) return []
  return [foundAt(field, { name: text, cell, from, to: from + text.length, off: 0 }, isSaid ? 82 : 68, ['unknown'])]
}
