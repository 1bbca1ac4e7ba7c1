import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import type { Format } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import type { OwnWords } from './own-words.ts'
import type { ListRow } from './rows/rows.ts'
import type { FactsOf } from './selection/selection-facts.ts'

/** The sentences of a list that name what it lists. */
export interface ListWords {
  title: TextKey
  /** How many rows, as `3 Aufträge`: `count` and, written out, `total`. */
  rows: TextKey
  loadFailed: TextKey
  empty: TextKey
  emptyText: TextKey
  noMatch: TextKey
}

/** What stands in the place of rows that are not there. */
export interface ListFace {
  icon: LucideIcon
  words: Pick<ListWords, 'loadFailed' | 'empty' | 'emptyText'>
}

/** What the rows of a list are and how they are called. */
export interface RowsAbout<Row extends ListRow> {
  kind: RecordKind
  /** Route of a row's own page, such as `/orders/$id`; without one a row opens in a panel. */
  page?: string
  /** What it says in other words than the kits. */
  ownWords?: OwnWords
  /** The row's name. */
  label(row: Row): string
  /** The row in one line, for the clipboard. */
  text(row: Row, t: Translate, format: Format): string
  /**
   * For rows that are no records of the kind but lead to one, as orders lead to their invoice: the panel of a row. No command has such
   * a row under the keyboard; those of the list ask it for its `chosenRows`.
   */
  leadsTo?(row: Row): PanelRef
  /** The group a row belongs to, where its rows come in groups. */
  groupOf?(row: Row): string
  /** What is said of ticked rows together, in the status bar. */
  facts?: FactsOf<Row>
}

/** Rows of several lines, in place of a table: what stands in one, and under which heading. */
export interface RowFace<Row extends ListRow> {
  /** Px. */
  height: number
  Row: ComponentType<{ row: Row }>
  /** The heading, the same for neighbours that belong together. */
  groupOf?(row: Row, today: PlainDate, t: Translate): string
  /** What stands beside a heading, of its rows where all of them are loaded; how many they are unless it says more. */
  groupFact?(rows: readonly Row[], today: PlainDate, t: Translate): string | undefined
}

/** What a list with a screen of its own shows. */
export interface ListAbout<Row extends ListRow> extends RowsAbout<Row>, ListFace {
  /** Name of the list: scope of its commands beside `list`, and prefix of what is stored for it. */
  name: string
  words: ListWords
  /** Drawn as rows of several lines, with no columns to choose. */
  asRows?: RowFace<Row>
  /** The command that makes a new one, offered where there is none yet. */
  create?: string
}
