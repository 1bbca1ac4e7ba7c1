import type { ColumnKind, FlatRow } from './columns.ts'
import type { EntityName, Row } from './models.ts'

type Columns = ReadonlyMap<string, ColumnKind>

/** Rows as callers see them, kept as long as the flat row they were made from. */
const revived = new WeakMap<FlatRow, object>()

/**
 * A row as callers see it: JSON text parsed, missing fields left out. It is frozen, so that it can be shared: change a
 * copy.
 */
export function revive<E extends EntityName>(flat: FlatRow, columns: Columns): Row<E> {
  const known = revived.get(flat)
  if (known) return known as Row<E>
  const row: Record<string, unknown> = {}
  for (const [column, kind] of columns) {
    const cell = flat[column]
    if (cell === null || cell === undefined) continue
    row[column] = kind === 'json' ? frozenJson(String(cell)) : cell
  }
  revived.set(flat, Object.freeze(row))
  return row as Row<E>
}

/**
 * Fields as a store keeps them, written into a row; undefined and null clear. Fields without a column are dropped. Rows
 * that are made of each other share their lists and parts: with `texts` each of them is written only once.
 */
export function flatten(
  values: object,
  columns: Columns,
  flat: FlatRow = {},
  texts?: WeakMap<object, string>,
): FlatRow {
  for (const name of Object.keys(values)) {
    const kind = columns.get(name)
    if (kind === undefined) continue
    const value: unknown = Reflect.get(values, name)
    if (value === null || value === undefined) flat[name] = null
    else if (kind === 'json') flat[name] = textOf(value, texts)
    else flat[name] = typeof value === 'string' || typeof value === 'boolean' ? value : Number(value)
  }
  return flat
}

function textOf(value: unknown, texts: WeakMap<object, string> | undefined): string {
  if (texts === undefined || typeof value !== 'object' || value === null) return JSON.stringify(value)
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

/** A list or part of a row, of its JSON text. */
export const frozenJson = (text: string): unknown => deepFrozen(JSON.parse(text))

function deepFrozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const member of Object.values(value)) deepFrozen(member)
  return Object.freeze(value)
}
