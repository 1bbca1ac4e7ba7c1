import type { RecordKind } from '#src/contract/records/kinds.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import type { PalettePage } from './command.ts'

/** Things of the frame that open and close. */
export interface InterfaceHandle {
  openPalette(page?: PalettePage): void
  openCheatSheet(): void
  openUndoHistory(): void
  openKeymapSettings(): void
  toggleNav(): void
  notices: NoticesHandle
  /** Ends the session of the person at work. */
  logout(): void
  /** The live connection is down though it should be open. */
  isDisconnected(): boolean
  /** Tries the live connection again now, without waiting for the next attempt. */
  reconnect(): void
}

/** The messages of the notification panel, as the frame and commands see them. */
export interface NoticesHandle {
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

/** A saved view as the choices list it. */
export interface ListedView {
  id: string
  name: string
  /** It can be renamed and deleted. */
  isOwn: boolean
  isDefault: boolean
  /** The list shows it now. */
  isOpen: boolean
}

/** The saved views of a list. What opens a dialog waits for its code and rejects where that cannot be had. */
export interface ViewsHandle {
  /** Says the kit's texts, in the list's own words where it has some. */
  t: Translate
  all(): readonly ListedView[]
  /** What is shown differs from the view that is open. */
  isChanged(): boolean
  apply(id: string): void
  /** Asks for a name and keeps what is shown under it. */
  openSave(): Promise<void>
  openRename(id: string): Promise<void>
  /** Saves what is shown in the open view; asks for a name where that is not an own one. */
  saveChanges(): Promise<void>
  /** Shows the open view as it was saved. */
  reset(): void
  remove(id: string): void
  /** The view the list opens with; undefined: none. */
  setDefault(id: string | undefined): void
}

/** The views of a screen that has several lists; one of them is open. */
export interface TabsHandle {
  all(): readonly { id: string; title: TextKey; isOpen: boolean }[]
  open(id: string): void
}

/** Files on their way, as the keyboard drives them. */
export interface FileRowsHandle {
  remove?(): Promise<void>
  goOn?(): void
  goOnAll?(): void
  /** Proposals of the row, from 1; only as many as it has. */
  choose?(number: number): Promise<void>
  proposals: number
  clear?(): void
}

/**
 * The active list, as the keyboard drives it. Rows outside the screen count too. What is missing the list cannot do: its
 * commands say so.
 */
export interface ListHandle {
  /** What its rows are, also while there is none. */
  kind?: RecordKind
  move(by: number): void
  first(): void
  last(): void
  page(by: -1 | 1): void
  toggle?(): void
  extend?(by: number): void
  /** First the rows that have come into view, at the second call all that match the filter. */
  selectAll?(): void
  /** Drops one layer: work under way, such as loading "all in the filter", then the selection; false without any. */
  clear(): boolean
  open(how?: 'replace' | 'add'): void
  peek(): void
  /** Whether there is a panel for the row the keyboard is on; where nothing is said there always is. */
  hasPanel?(): boolean
  /** Rejects where the code of the form cannot be had. */
  focusFilter?(): Promise<void> | void
  /** Not there while no filter is set. */
  clearFilters?(): void
  /** The focused row as text, for the clipboard. */
  text?(): string
  /** What takes the row the keyboard is on away; nothing where that row stays. */
  removal?(): (() => void) | undefined
  /** What can be done with the file in the row the keyboard is on, and with all files; what is missing cannot be done. */
  files?: FileRowsHandle
  /** The ticked rows, else the row the keyboard is on, where rows are no records; those only a rule stands for are not among them. */
  chosenRows?(): readonly object[]
  /** Takes rows out of the selection, such as those a bulk action is done with. */
  deselect?(ids: readonly string[]): void
  /** Writes what the list shows, or the ticked rows, into a CSV file. */
  exportCsv?(): Promise<void>
  /** Shows the same on paper. */
  print?(): Promise<void>
  /** What the list can be sorted by; a second time turns the order round. */
  sort?: { fields: readonly { id: string; title: string; detail?: string }[]; by(id: string): void }
  /** Lets a person choose the columns; rejects where the code of the dialog cannot be had. */
  openColumns?(): Promise<void>
  views?: ViewsHandle
  /** The lists this one is one of. */
  tabs?: TabsHandle
}

/** The form that has the focus. */
export interface FormHandle {
  save(): void
}
