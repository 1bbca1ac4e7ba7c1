/** Rows by their ids, or by rule all rows of the list without some, also those not loaded. */
export type SelectedRows = ReadonlySet<string> | { allBut: ReadonlySet<string> }

/** Whether a row is ticked; `id` is undefined while the row is not loaded. */
export function isSelected(selected: SelectedRows | undefined, id: string | undefined): boolean {
  if (selected === undefined) return false
  // A row that is not loaded yet is none of the exceptions anybody could have made.
  if ('allBut' in selected) return id === undefined || !selected.allBut.has(id)
  return id !== undefined && selected.has(id)
}

/** How many rows of the list are ticked. */
export function selectedCount(selected: SelectedRows | undefined, rowCount: number): number {
  if (selected === undefined) return 0
  return 'allBut' in selected ? Math.max(0, rowCount - selected.allBut.size) : selected.size
}
