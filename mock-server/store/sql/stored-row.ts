import { columnsOf, type Cell, type ColumnKind, type FlatRow } from '../columns.ts'
import { fold, folded } from '../fold.ts'
import { type EntityName, models } from '../models.ts'
import { flatten } from '../rows.ts'
import { ENTITIES, foldedName, isFolded, SEARCH } from './schema.ts'

const NUL = '\u0000'

/** Whether PostgreSQL can hold a value: text without the character 0 and without halves of a character. */
export const isStorable = (value: unknown): boolean =>
  typeof value !== 'string' || (!value.includes(NUL) && value.isWellFormed())

/** Text as PostgreSQL can hold it: nobody types what is left out. */
const storable = (cell: Cell): Cell =>
  typeof cell === 'string' && !isStorable(cell) ? cell.replaceAll(NUL, '').toWellFormed() : cell

const COLUMNS: ReadonlyMap<EntityName, ReadonlyMap<string, ColumnKind>> = new Map(
  ENTITIES.map((entity) => [entity, columnsOf(models[entity].schema)]),
)

/** Columns of an entity without those that are kept beside them. */
export function columnsIn(entity: EntityName): ReadonlyMap<string, ColumnKind> {
  const columns = COLUMNS.get(entity)
  if (!columns) throw new Error(`No entity ${entity}`)
  return columns
}

/** Fields as they are written: with `whole` every column, else those given; folded text beside each of them. */
export function storedCells(entity: EntityName, values: object, whole: boolean): FlatRow {
  const columns = columnsIn(entity)
  const blank = whole ? Object.fromEntries([...columns.keys()].map((name) => [name, null])) : {}
  const cells = flatten(values, columns, blank)
  for (const [name, cell] of Object.entries(cells)) {
    cells[name] = storable(cell)
    if (isFolded(name, columns.get(name))) cells[foldedName(name)] = foldedCell(cells[name])
  }
  return cells
}

/** The text that is searched, of a whole row; nothing where an entity is not searched. */
export function searchCell(entity: EntityName, cells: FlatRow): FlatRow {
  const { search } = models[entity]
  if (search.length === 0) return {}
  return { [SEARCH]: folded(search.map((field) => String(cells[field] ?? '')).join(' ')) }
}

function foldedCell(cell: Cell | undefined): Cell {
  return cell === null || cell === undefined || cell === '' ? null : fold(String(cell))
}
