import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** An import of before: what the server knows of it, and what of it was left open on this computer. */
export interface PastImport {
  id: string
  name: string
  /** ISO stamp. */
  at: string
  /** Who has done it, where the server knows. */
  by: string | undefined
  byId: string | undefined
  rows: number
  /** Orders of it that are there. */
  created: number
  /** Rows that were left open here; undefined: none. */
  open: number | undefined
}

/** What commands ask of the screen of the import. */
export interface ImportScreenHandle {
  /** The past import the keyboard is on, or was last. */
  past(): PastImport | undefined
  /** The line of the row the keyboard is on. */
  line(): number | undefined
  /** The column of the file the keyboard is on, from 0. */
  column(): number | undefined
  move(by: number): void
  page(by: -1 | 1): void
  toEnd(end: 'first' | 'last'): void
  moveColumn(by: number): void
  /** The next row that is wrong, or the one before; false where there is none. */
  toFault(by: 1 | -1): boolean
  /** The row of a line. */
  goTo(line: number): void
  /** The first row again: other rows are wrong now than before. */
  restart(): void
  /** Types the faulty cell anew. */
  editCell(): void
  leaveCell(): void
  takeCell(line: number, text: string): void
  /** Opens the row with all that is wrong with it. */
  openRow(): void
  /** Shows all rows, those that are wrong, or those that are right. */
  show(tab: RowTab): void
}

/** Which rows are shown. */
export const ROW_TABS = ['all', 'faulty', 'good'] as const
export type RowTab = (typeof ROW_TABS)[number]

/** The screen of the session's import, while it is shown: what is asked of it otherwise does nothing. */
export interface ImportScreen extends ImportScreenHandle {
  register(handle: ImportScreenHandle): () => void
  isShown(): boolean
}

export const importScreen: SessionValue<ImportScreen> = {
  create() {
    let shown: ImportScreenHandle | undefined
    return {
      register(handle) {
        shown = handle
        return () => {
          if (shown === handle) shown = undefined
        }
      },
      isShown: () => shown !== undefined,
      past: () => shown?.past(),
      line: () => shown?.line(),
      column: () => shown?.column(),
      move: (by) => shown?.move(by),
      page: (by) => shown?.page(by),
      toEnd: (end) => shown?.toEnd(end),
      moveColumn: (by) => shown?.moveColumn(by),
      toFault: (by) => shown?.toFault(by) ?? false,
      goTo: (line) => shown?.goTo(line),
      restart: () => shown?.restart(),
      editCell: () => shown?.editCell(),
      leaveCell: () => shown?.leaveCell(),
      takeCell: (line, text) => shown?.takeCell(line, text),
      openRow: () => shown?.openRow(),
      show: (tab) => shown?.show(tab),
    }
  },
}
