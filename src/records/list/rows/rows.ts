import type { Reading, RowChoice } from './chosen-rows.ts'
import type { RowGroup } from './row-group.ts'
import type { TaskProgress } from '../use-list-task.ts'

/** What every row of a list has. */
export interface ListRow {
  id: string
  version?: number | undefined
}

/** Filters and sort as the server takes them, without the page. */
export type PageInput = Readonly<Record<string, string | undefined>>

/** Rows a page has unless a list says otherwise: what a large screen shows and a little more, so that the first answer is quick. */
export const USUAL_PAGE = 50

/** The rows of a list as table, cursor and selection read them: by their index, whether they come in pages or all at once. */
export interface ListRows<Row extends ListRow> {
  /** Stands for filters and sort: the same object for the same rows. */
  input: object
  /** Rows a page of the URL counts. */
  pageSize: number
  /** Rows that match the filters; undefined before the first answer. */
  total: number | undefined
  /** Rows without any filter. */
  allTotal: number | undefined
  /** Groups in the order of the rows, where each is headed by a row of its own. */
  groups?: readonly RowGroup[] | undefined
  getRow(index: number): Row | undefined
  /** Place of a row among those loaded; -1 when it is not. */
  indexOf(id: string): number
  /** The rows of the pages that have come into view, without those only fetched ahead. */
  reached(): Row[]
  /** Every row that is loaded, with its place. */
  loaded(): { index: number; row: Row }[]
  /** The rows between two places, both included, if all are loaded and of the same state of the list; else undefined. */
  heldRange(first: number, last: number): Row[] | undefined
  /** The rows between two places, both included; pages that are not loaded are fetched one after the other. */
  loadRange(first: number, last: number, on: { signal: AbortSignal; progress: TaskProgress }): Promise<Row[]>
  /** The rows that are meant, in the sort of the list, in pieces, as the server has them now. */
  chosen(choice: RowChoice<Row>, reading: Reading): AsyncIterable<readonly Row[]>
  onRangeChange(first: number, last: number): void
  /** The rows shown belong to the filters before; the new ones are on their way. */
  isBehind: boolean
  /** The last attempt failed; rows may be shown all the same. */
  error: Error | undefined
  /** When the rows shown came, milliseconds since 1970. */
  updatedAt: number
  retry(): void
}
