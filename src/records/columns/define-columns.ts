import type { ReactNode } from 'react'
import type { CsvCell } from '#src/domain/basics/csv.ts'
import { may, type Permission, type Role } from '#src/domain/accounts/roles.ts'
import type { Format } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import type { SignName } from '#src/ui/signs/status-sign.tsx'
import type { RowLines } from '#src/ui/table/lines.ts'
import { layoutsOf, type Layouts } from './layout.ts'

/** The person's language: its words, and how it writes numbers and dates. */
export interface Wording {
  t: Translate
  format: Format
}

/** What a column's width may depend on. */
export interface ColumnRoom {
  /** The language of the interface, as `de`. */
  language: string
  /** The list itself is wide (`roomyFrom`), whatever else is open. */
  isRoomy: boolean
  /** Panels lie on top of each other: a small screen. */
  isStacked: boolean
}

/** One column of a list, said once: the table, the file, the paper, the chooser and the sort are made from it. */
export interface ListColumn<Row> {
  header: TextKey
  /** Px, or `'rest'`: takes what the others leave. */
  width: number | 'rest' | ((room: ColumnRoom) => number)
  /** Least width in px of a `'rest'` column. */
  minWidth?: (room: Omit<ColumnRoom, 'isRoomy'>) => number
  /** Px in which its words are usually whole: columns with one share what is left over. */
  goodWidth?: number
  /** Joins the usual ones where all of them are as wide as is good for them; needs a `priority`. */
  extra?: true
  align?: 'right'
  /** The content as words; undefined or empty text is shown as a dash. */
  text(row: Row, words: Wording): string | undefined
  /** How it is drawn, where that is more than its words: elements, no components, as there are many rows. */
  cell?(row: Row, words: Wording): ReactNode
  /** The sign in front of it. */
  sign?(row: Row): SignName | undefined
  /** Grey, but for the names (`<bdi>`) in it. */
  quiet?: true
  /** The words are never longer than the column is wide: no tip repeats them. */
  fits?: true
  /** When it gets narrow, the column with the lowest number leaves first; columns without one stay. */
  priority?: number
  /** Where the list can be sorted by it, at first in this direction: numbers and stamps from the top, words and dates from the beginning. */
  sort?: 'ascending' | 'descending'
  /** Values that have an order of their own, least first. */
  ranks?: readonly string[]
  /** Its words in a file, where those are not the ones on the screen: without what stands in `fields`, or what the screen has no room for. */
  inFile?(row: Row, words: Wording): string | undefined
  /** Further fields of the row that stand behind it in a file, under `fieldWord`. */
  fields?: readonly string[]
  /** It is in the file and on paper also where the list does not show it, as its groups say it. */
  alwaysInFile?: true
  /** Who may read it; for all others it is not there. Everybody unless said. */
  permission?: Permission
}

/** What a column is beyond its header, its width and its words. */
type ColumnOptions<Row> = Omit<Partial<ListColumn<Row>>, 'header' | 'width' | 'text'>
type Shape<Row> = Pick<ListColumn<Row>, 'header' | 'width' | 'text'>

/** A column of words, sorted from the beginning. */
export function words<Row>(
  header: TextKey,
  width: Shape<Row>['width'],
  text: Shape<Row>['text'],
  more?: ColumnOptions<Row>,
): ListColumn<Row> {
  return { header, width, text, sort: 'ascending', ...more }
}

/** A column of figures, right-aligned and sorted from the top. */
export function figures<Row>(
  header: TextKey,
  width: Shape<Row>['width'],
  text: Shape<Row>['text'],
  more?: ColumnOptions<Row>,
): ListColumn<Row> {
  return { header, width, text, align: 'right', sort: 'descending', ...more }
}

/** What a list says about its columns. */
interface ColumnsInput<Row> {
  /** By their ids: what stands in addresses, stored layouts and sorts. In the order the chooser lists them. */
  columns: Readonly<Record<string, ListColumn<Row>>>
  /** The column that names a row: it is always shown. */
  name: string
  /** Ids of those shown until a person chooses others. */
  usual: readonly string[]
  /** How a row stands on two lines where the list is narrow; else its name and status on the first, and the other usual ones on the second. */
  lines?: RowLines
  /** How the list is sorted until a person sorts it. */
  sort: ColumnSort
  /** What its endpoint sorts by, as the contract says; every column that has a direction unless given. */
  sortable?: readonly string[]
  /** The word for a field of the row that stands in a file without being a column; every one of `fields` needs it. */
  fieldWord?(field: string, t: Translate): string
  /** A field's value in a file where it is not simply itself: amounts, words for codes. */
  fieldCell?(field: string, value: unknown, words: Wording): CsvCell | undefined
}

/** The column a list is sorted by. */
export interface ColumnSort {
  id: string
  desc: boolean
}

/** The columns of a list, as the kits read them. */
export interface ListColumns<Row> extends ColumnsInput<Row> {
  ids: readonly string[]
  /** Ids of those the list can be sorted by. */
  sorts: readonly string[]
  layouts: Layouts
  lines: RowLines
}

/** Makes the columns of a list from their declaration. */
export function defineColumns<Row>(given: ColumnsInput<Row>): ListColumns<Row> {
  const { sortable } = given
  const isSorted = (id: string) => sortable?.includes(id) ?? true
  const entries = Object.entries(given.columns).map(
    ([id, column]) => [id, isSorted(id) ? column : { ...column, sort: undefined }] as const,
  )
  const ids = entries.map(([id]) => id)
  return {
    ...given,
    columns: Object.fromEntries(entries),
    ids,
    sorts: entries.flatMap(([id, { sort }]) => (sort === undefined ? [] : [id])),
    lines: given.lines ?? linesOf(given),
    layouts: layoutsOf({
      ids,
      usual: given.usual,
      extra: ids.filter((id) => given.columns[id]?.extra),
      name: given.name,
    }),
  }
}

function linesOf<Row>({ name, usual }: ColumnsInput<Row>): RowLines {
  const first = [name, 'status']
  return [first, usual.filter((id) => !first.includes(id))]
}

/** The columns as somebody of this role has them: the same ones where all are theirs to read. */
export function columnsFor<Row>(all: ListColumns<Row>, role: Role): ListColumns<Row> {
  const theirs = Object.entries(all.columns).filter(([, { permission }]) => !permission || may(role, permission))
  if (theirs.length === all.ids.length) return all
  const columns = Object.fromEntries(theirs)
  return defineColumns({ ...all, columns, usual: all.usual.filter((id) => Object.hasOwn(columns, id)) })
}
