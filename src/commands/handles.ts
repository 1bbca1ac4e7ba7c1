import type { PalettePage } from './command.ts'

/** Things of the frame that open and close. */
export interface InterfaceHandle {
  openPalette(page?: PalettePage): void
  openCheatSheet(): void
  openUndoHistory(): void
  openKeymapSettings(): void
  toggleNav(): void
  messages: MessagesHandle
  /** Ends the session of the person at work. */
  logout(): void
  /** The live connection is down though it should be open. */
  isDisconnected(): boolean
  /** Tries the live connection again now, without waiting for the next attempt. */
  reconnect(): void
}

/** The messages of the notification panel, as the frame and commands see them. */
export interface MessagesHandle {
  unread(): number
  count(): number
  subscribe(listener: () => void): () => void
  markAllRead(): void
  clear(): void
}

/** The panels of the workspace; 1 is the main panel. */
export interface PanelsHandle {
  focusNeighbour(by: -1 | 1): void
  focus(number: number): void
  toggleZoom(): void
  /** How many side panels are open. */
  count?(): number
  /** A link to exactly this workspace. */
  link(): string
}

/** The active list, as the keyboard drives it. Rows outside the screen count too. */
export interface ListHandle {
  move(by: number): void
  first(): void
  last(): void
  page(by: -1 | 1): void
  toggle(): void
  extend(by: number): void
  /** First the rows that have come into view, at the second call all that match the filter. */
  selectAll(): void
  /** Drops one layer: work under way, such as loading "all in the filter", then the selection; false without any. */
  clear(): boolean
  open(how?: 'replace' | 'add'): void
  peek(): void
  focusFilter(): void
  clearFilters(): void
  /** The focused row as text, for the clipboard. */
  text?(): string
  /** Takes rows out of the selection, such as those a bulk action is done with. */
  deselect?(ids: readonly string[]): void
  /** Writes what the list shows, or the ticked rows, into a CSV file. */
  exportCsv?(): Promise<void>
  /** Shows the same on paper. */
  print?(): Promise<void>
  /** What the list can be sorted by; a second time turns the order round. */
  sort?: { fields: readonly { id: string; title: string; detail?: string }[]; by(id: string): void }
}

/** The form that has the focus. */
export interface FormHandle {
  save(): void
}
