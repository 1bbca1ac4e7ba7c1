/** A name and its value, as it stands on the paper on the screen, in print and in the PDF. */
export interface FactRow {
  label: string
  value: string | undefined
  /** Without a value the row is left out instead of left empty. */
  optional?: boolean
}

/** The rows that are shown: those without a value stay as an empty line, unless they may be left out. */
export const shownRows = (rows: readonly FactRow[]): FactRow[] =>
  rows.filter(({ value, optional }) => value !== undefined || optional !== true)
