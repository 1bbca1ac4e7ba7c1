/** A column of the file as the screen shows it. */
export interface ShownColumn {
  letter: string
  header: string
  /** What stands in the first row that says something. */
  sample: string
  /** The field it fills, in words; undefined: it is left out. */
  target: string | undefined
  /** Nobody has said so yet: it was guessed, or is not known from this sender. */
  isNew: boolean
}

/** The columns of the table, and where an order's fault may be boxed. */
export type RowCell = 'route.from' | 'route.to' | 'loading' | 'meters'

/** What becomes of a row. */
export type RowState = 'faulty' | 'good' | 'left' | 'known' | 'created' | 'refused'

/** A row of the file as the table shows it. */
export interface ShownRow {
  kind: 'row'
  /** Unique: the line. */
  id: string
  /** As the spreadsheet counts it. */
  line: number
  state: RowState
  /** The first reason, or what the order is called. */
  text: string
  /** How many reasons there are besides. */
  more: number
  /** What one key makes of it. */
  proposal: string | undefined
  from: { postalCode: string; place: string }
  to: { postalCode: string; place: string }
  loading: string
  meters: string
  /** Where it is wrong, if that is shown. */
  fault: RowCell | undefined
  /** The field that is wrong, in words, and what stands in it: to be typed in its place. */
  editing: { label: string; text: string } | undefined
}

/** Heads the rows that share what becomes of them. */
export interface ShownHeading {
  kind: 'heading'
  id: string
  title: string
  count: string
  note: string
}

export type ShownLine = ShownRow | ShownHeading

/** What the screen shows of an import. */
export interface ShownImport {
  /** The rows of the tab that is shown, headed by what becomes of them. */
  lines: readonly ShownLine[]
  counts: { all: number; faulty: number; good: number }
  mapping: {
    columns: readonly ShownColumn[]
    mapped: number
    fresh: number
    /** What is remembered, and since when. */
    memory: string
  }
}
