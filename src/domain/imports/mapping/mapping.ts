import type { ColumnTarget, ImportField, MappedColumn, SourceColumn, SourceTable } from '../fields.ts'
import { textHash } from '../reading/fingerprint.ts'
import { columnKind, type ValueKind } from '../reading/value-kinds.ts'
import { headWords, type HeadWords, type Side } from './header-words.ts'

/** How sure a guess is: by its head, by its head and where it stands, by its values alone. */
const SURE = { head: 0.95, place: 0.8, values: 0.5, none: 0.3 } as const

/** From here on a guess needs nobody's look. */
const IS_SURE = 0.9

/** Under what a column is remembered: its head, or its letter where it has none; of several alike the second is `PLZ (2)`. */
export function columnKeys(columns: readonly Pick<SourceColumn, 'letter' | 'header'>[]): string[] {
  const seen = new Map<string, number>()
  return columns.map(({ header, letter }) => {
    const name = header.trim() || letter
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return (count === 1 ? name : `${name} (${count})`).slice(0, 200)
  })
}

/** The heads of a list as the key of a sender no one knows. */
export const headerSignature = (columns: readonly Pick<SourceColumn, 'letter' | 'header'>[]): string =>
  `head:${textHash(columnKeys(columns).join('\u001f'))}`

/**
 * What each column says: as it was remembered, else as head and values tell. A field stands in one column only. `isNew` where nobody
 * has said so: beside a remembered mapping every other column, without one only what is not sure.
 */
export function guessMapping(
  { columns, rows }: Pick<SourceTable, 'columns' | 'rows'>,
  remembered?: Readonly<Record<string, ColumnTarget>>,
): MappedColumn[] {
  const keys = columnKeys(columns)
  const taken = new Set<ColumnTarget>()
  const kept = keys.map((key) => {
    const target = remembered !== undefined && Object.hasOwn(remembered, key) ? remembered[key] : undefined
    if (target === undefined || target === 'skip') return target
    if (taken.has(target)) return undefined
    taken.add(target)
    return target
  })
  const hasMemory = kept.some((target) => target !== undefined)
  let side: Side = 'pickup'
  return columns.map((column, at): MappedColumn => {
    const known = kept[at]
    if (known !== undefined) {
      side = sideOf(known) ?? side
      return { ...column, target: known, isNew: false, confidence: 1 }
    }
    const guess = guessed(column, columnKind(rows, at), { side, taken })
    side = sideOf(guess.target) ?? side
    if (guess.target !== 'skip') taken.add(guess.target)
    return { ...column, ...guess, isNew: hasMemory || guess.confidence < IS_SURE }
  })
}

function sideOf(target: ColumnTarget): Side | undefined {
  if (target.startsWith('pickup.')) return 'pickup'
  return target.startsWith('delivery.') ? 'delivery' : undefined
}

interface MappingContext {
  /** The stop the columns before were about. */
  side: Side
  taken: ReadonlySet<ColumnTarget>
}

const NOTHING = { target: 'skip', confidence: SURE.none } as const

function guessed(
  column: SourceColumn,
  kind: ValueKind,
  around: MappingContext,
): Pick<MappedColumn, 'target' | 'confidence'> {
  const words = headWords(column.header, kind)
  if (words.field === 'skip') return { target: 'skip', confidence: SURE.place }
  if (words.field !== undefined) {
    return around.taken.has(words.field) ? NOTHING : { target: words.field, confidence: SURE.head }
  }
  if (words.part !== undefined) return stopGuess(words, around)
  if (column.header.trim() !== '' || kind === 'blank') return NOTHING
  return valueGuess(kind, around)
}

function stopGuess({ side, part }: HeadWords, around: MappingContext): Pick<MappedColumn, 'target' | 'confidence'> {
  const other = around.side === 'pickup' ? 'delivery' : 'pickup'
  const sides: Side[] = side === undefined ? [around.side, other] : [side]
  for (const one of sides) {
    const target = stopField(one, part)
    if (target !== undefined && !around.taken.has(target))
      return { target, confidence: side === undefined ? SURE.place : SURE.head }
  }
  return NOTHING
}

const stopField = (side: Side, part: HeadWords['part']): ImportField | undefined => part && `${side}.${part}`

const BY_KIND: Readonly<Partial<Record<ValueKind, HeadWords['part']>>> = {
  date: 'date',
  window: 'window',
  time: 'timeFrom',
  code: 'postalCode',
}

/** Of a column without a head its values tell. */
function valueGuess(kind: ValueKind, around: MappingContext): Pick<MappedColumn, 'target' | 'confidence'> {
  const part = BY_KIND[kind]
  if (part === undefined) return NOTHING
  const guess = stopGuess({ part }, around)
  return { ...guess, confidence: Math.min(guess.confidence, SURE.values) }
}
