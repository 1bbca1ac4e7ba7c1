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
