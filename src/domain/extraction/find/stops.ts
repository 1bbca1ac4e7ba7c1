import type { FieldCandidate, Side } from '../fields.ts'
import { placesIn, townsIn, type PlaceHit } from './places.ts'
import type { Layout, PlacedCell } from '../layout.ts'
import type { Part } from '../labels.ts'
import { addressOf, type Address, type AddressLine } from '../stop-address.ts'

/** What the sender of a paper is to it: neither of the two stops, where it stands in the head or the foot. */
export interface StopSide {
  side: Side
  /** How much the side itself may be wrong. */
  lost: number
}

/** The side a part of a paper says; sender and consignee only where nothing else does. */
export const sideOf = (part: Part | undefined): StopSide | undefined => {
  if (part === 'pickup' || part === 'delivery') return { side: part, lost: 0 }
  if (part === 'sender') return { side: 'pickup', lost: 9 }
  return part === 'consignee' ? { side: 'delivery', lost: 9 } : undefined
}

/** How many lines the head of a letter has. */
const HEAD = 6

/** A place with what stands before it: a stop of one side. */
interface Stop extends Address {
  cell: PlacedCell
  hit: PlaceHit
  side: StopSide
}

const PREPOSITIONS: readonly (readonly [RegExp, Side])[] = [
  [/(?:^|[^\p{L}])(?:nach|do|→|->)\s+(?:(?:D|DE)-)?$/iu, 'delivery'],
  [/(?:^|[^\p{L}])(?:von|ex|aus|ab|z)\s+(?:(?:D|DE)-)?$/iu, 'pickup'],
]

/** What leads to a place: a word before it, the part it stands in, or that it is one of two in a row. */
function sideAt(layout: Layout, cell: PlacedCell, hits: readonly PlaceHit[], index: number): StopSide | undefined {
  const hit = hits[index]
  if (hit === undefined) return undefined
  const before = cell.text.slice(0, hit.from)
  const said = PREPOSITIONS.find(([shape]) => shape.test(before))?.[1]
  if (said !== undefined) return { side: said, lost: 2 }
  const own = sideOf(layout.contextAt(cell, cell.from + hit.from).part)
  if (own?.lost === 0) return own
  const [first, second, third] = hits
  const between = first && second && third === undefined ? cell.text.slice(first.to, second.from) : ''
  if (/^[^\p{L}]*(?:→|->|–|-|\bnach\b)/u.test(between)) return { side: index === 0 ? 'pickup' : 'delivery', lost: 4 }
  return own
}

function stopsIn(layout: Layout, cell: PlacedCell): Stop[] {
  const scanned = layout.paper.scanned === true
  const coded = placesIn(cell.text, scanned)
  const isAbout = sideOf(layout.contextAt(cell, cell.to).part) !== undefined
  const last = cell.labels.at(-1)
  const start =
    isAbout && coded.length === 0
      ? Math.max(0, last === undefined ? 0 : last.to + (/^[\s:.]*/.exec(cell.text.slice(last.to))?.[0].length ?? 0))
      : undefined
  const bare = townsIn(cell, start).filter(({ from, to }) => !coded.some((hit) => from < hit.to && hit.from < to))
  const hits = [...coded, ...bare].toSorted((a, b) => a.from - b.from)
  return hits.flatMap((hit, index) => {
    const side = sideAt(layout, cell, hits, index)
    return side === undefined
      ? []
      : [{ cell, hit, side, ...(hit.postalCode !== undefined && addressOf(layout, cell, hit)) }]
  })
}

function foundOf({ cell, hit, side: { side, lost }, company, street }: Stop): FieldCandidate[] {
  const confidence = hit.confidence - lost
  const at = ([from, to]: readonly [number, number]) => ({
    line: cell.line,
    from: cell.from + from,
    to: cell.from + to,
  })
  const doubts = [...hit.doubts, ...(lost > 4 ? (['assumed'] as const) : [])]
  const { codeAt, cityAt = codeAt ?? [hit.from, hit.to] } = hit
  const place = { confidence, doubts }
  const line = (key: 'street' | 'company', { text, source, isMended }: AddressLine, less: number): FieldCandidate => ({
    field: `${side}.${key}`,
    value: text,
    source,
    // Whether its code is known says nothing of a street.
    confidence: 97 - lost - less - (isMended ? 12 : 0),
    doubts: [...(lost > 4 ? (['assumed'] as const) : []), ...(isMended ? (['letters'] as const) : [])],
  })
  return [
    ...(hit.postalCode === undefined || codeAt === undefined
      ? []
      : [{ field: `${side}.postalCode` as const, value: hit.postalCode, source: at(codeAt), ...place }]),
    ...(hit.city === undefined
      ? []
      : [{ field: `${side}.city` as const, value: hit.city, source: at(cityAt), ...place }]),
    {
      field: `${side}.country`,
      value: hit.country,
      source: at([hit.from, hit.to]),
      confidence: Math.min(confidence + 2, 97),
      doubts,
    },
    ...(street ? [line('street', street, 1)] : []),
    ...(company ? [line('company', company, 2)] : []),
  ]
}

/** Parts of an address that have labels of their own. */
function labelledParts(layout: Layout): FieldCandidate[] {
  const keys = { company: 'company', street: 'street', postalCode: 'postalCode', city: 'city' } as const
  return layout.cells.flatMap((cell): FieldCandidate[] => {
    const { part, value } = layout.contextAt(cell, cell.to)
    const side = sideOf(part)
    if (side === undefined || cell.isLabel || value === undefined || !(value in keys)) return []
    const start = cell.labels.at(-1)?.to ?? 0
    const text = cell.text.slice(start).replace(/^[\s:]+/, '')
    const key = keys[value as keyof typeof keys]
    if (text === '' || (key === 'postalCode' && !/^(?:[A-Z]{1,2}-)?\d[\d -]{2,6}(?:[A-Z]{2})?$/.test(text))) return []
    const source = { line: cell.line, from: cell.to - text.length, to: cell.to }
    return [{ field: `${side.side}.${key}`, value: text, source, confidence: 95 - side.lost, doubts: [] }]
  })
}

/** The head of a letter is where goods are loaded, as long as nothing else is said. */
function headOf(layout: Layout, isOwn: (text: string) => boolean): Stop | undefined {
  const first = layout.cells[0]?.line ?? 0
  for (const cell of layout.cells) {
    if (cell.line > first + HEAD) return undefined
    const [hit] = placesIn(cell.text, layout.paper.scanned === true)
    if (hit === undefined || layout.contextAt(cell, cell.from + hit.from).part !== undefined) continue
    const address = addressOf(layout, cell, hit)
    if (!isOwn(address.company?.text ?? '')) return { cell, hit, side: { side: 'pickup', lost: 20 }, ...address }
  }
  return undefined
}

/** Where goods are loaded and unloaded. What a sender and a consignee say counts where no stop is named, or it is the same town. */
export function findStops(layout: Layout, isOwn: (text: string) => boolean): FieldCandidate[] {
  const parts = labelledParts(layout)
  const named = layout.cells.flatMap((cell) => stopsIn(layout, cell))
  const isLoaded =
    named.some(({ side }) => side.side === 'pickup') || parts.some(({ field }) => field === 'pickup.city')
  const head = isLoaded ? undefined : headOf(layout, isOwn)
  const all = head === undefined ? named : [...named, head]
  const stops = (['pickup', 'delivery'] as const).flatMap((side) => {
    const own = all.filter((stop) => stop.side.side === side)
    const coded = own.filter(({ hit }) => hit.postalCode !== undefined)
    const strong = coded.filter((stop) => stop.side.lost < 9)
    const [first] = strong.length > 0 ? strong : own.filter((stop) => stop.side.lost < 9)
    if (first === undefined) return own.flatMap(foundOf)
    const isFirst = ({ hit }: Stop) =>
      hit.city === first.hit.city || (hit.postalCode !== undefined && hit.postalCode === first.hit.postalCode)
    const further = strong.filter((stop) => !isFirst(stop))
    const others = own.filter((stop) => stop !== first && isFirst(stop))
    return [
      ...foundOf(first),
      ...others.flatMap(foundOf).filter(({ field }) => !field.endsWith('.city') && !field.endsWith('.country')),
      // A second stop of a side: which one comes first is a question.
      ...further.flatMap((stop) => foundOf({ ...stop, side: { side, lost: 5 } })),
    ]
  })
  return [...stops, ...parts]
}
