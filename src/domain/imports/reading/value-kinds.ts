/** What a text of a cell looks like. */
export type ValueKind = 'blank' | 'date' | 'window' | 'time' | 'code' | 'whole' | 'decimal' | 'text'

const SHAPES: readonly (readonly [ValueKind, RegExp])[] = [
  ['date', /^(?:\D{2,3}[.,]{0,2}\s*)?\d{1,2}[./-]\s?\d{1,2}[./-](?:\d{4}|\d{2})?(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/],
  ['date', /^\d{4}-\d{2}-\d{2}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/],
  ['window', /^\d{1,2}(?:[:.]?\d{2})?(?:\s*Uhr)?\s*(?:-|–|—|bis)\s*\d{1,2}(?:[:.]?\d{2})?(?:\s*(?:Uhr|h))?$/i],
  ['time', /^\d{1,2}:\d{2}(?::\d{2})?(?:\s*(?:Uhr|h))?$/i],
  ['code', /^(?:[A-Z]{1,2}-)?\d{5}$/],
  ['whole', /^\d{1,4}$|^\d{1,3}(?:\.\d{3})+$/],
  ['decimal', /^-?\d[\d.\s]*(?:,\d+)?(?:\s*(?:€|EUR|kg|t|ldm|m))?$|^-?\d+\.\d+$/i],
]

/** What one text looks like. */
export function looksLike(text: string): ValueKind {
  const trimmed = text.trim()
  if (trimmed === '') return 'blank'
  return SHAPES.find(([, shape]) => shape.test(trimmed))?.[0] ?? 'text'
}

/** Values of a column that are looked at. */
const LOOKED_AT = 60

/** What most texts of a column look like; blank where all of them are. */
export function columnKind(rows: readonly (readonly string[])[], column: number): ValueKind {
  const counts = new Map<ValueKind, number>()
  for (const row of rows.slice(0, LOOKED_AT)) {
    const kind = looksLike(row[column] ?? '')
    if (kind !== 'blank') counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? 'blank'
}
