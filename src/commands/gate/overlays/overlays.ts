import type { PalettePage } from '../command.ts'
import type { InterfaceHandle } from '../screen-handles.ts'

/** What lies over the workspace; at most one at a time. */
export type Overlay =
  | { kind: 'palette'; page: PalettePage }
  | { kind: 'cheatSheet' }
  | { kind: 'undoHistory' }
  | { kind: 'keymap' }

/** Knows which overlay is open; its `ui` goes into the command services. */
export interface Overlays {
  current(): Overlay | undefined
  subscribe(listener: () => void): () => void
  close(): void
  ui: InterfaceHandle
}

/** Makes the store of overlays. The palette's key opens and closes it. */
export function createOverlays(
  ports: Pick<InterfaceHandle, 'toggleNav' | 'notices' | 'logout' | 'isDisconnected' | 'reconnect'>,
): Overlays {
  let overlay: Overlay | undefined
  const listeners = new Set<() => void>()

  function show(next: Overlay | undefined) {
    overlay = next
    for (const listener of listeners) listener()
  }

  return {
    current: () => overlay,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => show(undefined),
    ui: {
      ...ports,
      openPalette: (page = { kind: 'root' }) => show({ kind: 'palette', page }),
      openCheatSheet: () => show({ kind: 'cheatSheet' }),
      openUndoHistory: () => show({ kind: 'undoHistory' }),
      openKeymapSettings: () => show({ kind: 'keymap' }),
    },
  }
}
