/** Rows that belong together, headed by a row of their own that takes the focus; in the words of the person's language. */
export interface RowGroup {
  id: string
  name: string
  /** How many rows it has, all of them and not only those that are loaded. */
  count: number
  /** The number in words: "3 Aufträge". */
  countText: string
  /** What is said of it at the right, its end in bold: "Sammelrechnung wöchentlich, heute". */
  fact?: string | undefined
  strongFact?: string | undefined
  /** What its rows come to, below the last column. */
  sum?: string | undefined
}

/** The row that heads a group: a row to table and cursor, and no record to anyone else. */
export class GroupHead {
  readonly id: string
  constructor(readonly group: RowGroup) {
    this.id = headId(group.id)
  }
}

/** The id under which the head of a group is ticked and focused; no record is called like that. */
export const headId = (group: string): string => `group:${group}`

/** Whether a row of the table heads a group. */
export const isGroupHead = (row: object | undefined): row is GroupHead => row instanceof GroupHead
