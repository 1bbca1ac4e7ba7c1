import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { isPanelKind } from '#src/workspace/panels/panel.ts'
import { useCommands } from '../commands-provider.tsx'
import { deferred } from '../deferred.tsx'
import type { OpenedLast } from '../../palette/opened-last.ts'
import type { DrawSign } from '../../palette/row.tsx'
import { preloadContinuations, SequenceOverlay } from '../../keys/sequence-overlay.tsx'
import { refusedKey } from '../../keys/use-shortcuts.ts'
import type { UndoItem } from '../../undo/steps.ts'
import type { UndoStore } from '../../undo/store.ts'
import type { SearchEverywhere } from '../../palette/use-remote-search.ts'
import type { TypedRows } from '../../palette/use-typed-rows.ts'

const palette = deferred(async () => (await import('../../palette/palette.tsx')).Palette)
const cheatSheet = deferred(async () => (await import('../../help/cheat-sheet.tsx')).CheatSheet)
const keymap = deferred(async () => (await import('./overlay-dialogs.tsx')).KeymapDialog)
const undoHistory = deferred(async () => (await import('./overlay-dialogs.tsx')).UndoHistoryDialog)

/**
 * Fetches the overlays' code; call it when the page is idle, so that the first Ctrl+K is as quick as the second. What cannot
 * be had now is asked for again when it is needed.
 */
export async function preloadOverlays(): Promise<void> {
  const overlays = [palette, cheatSheet, keymap, undoHistory].map(({ preload }) => preload)
  await Promise.allSettled([...overlays, preloadContinuations, refusedKey].map((load) => load()))
}

interface CommandOverlaysProps {
  search?: SearchEverywhere
  openedLast?: readonly OpenedLast[]
  typed?: TypedRows
  drawSign?: DrawSign
  undo: UndoStore
  formatTime(at: number): string
}

/** What the keyboard opens over the workspace: palette, cheat sheet, own changes, keys, and the hint for sequences. */
export function CommandOverlays({ search, openedLast, typed, drawSign, undo, formatTime }: CommandOverlaysProps) {
  const { overlays, source } = useCommands()
  const overlay = useSyncExternalStore(overlays.subscribe, overlays.current)
  const openItem = ({ entity }: UndoItem) => {
    const { kind, id } = entity
    if (!isPanelKind(kind)) return
    overlays.close()
    source.current().services.openPanel({ kind, id })
  }
  return (
    <>
      <SequenceOverlay />
      {overlay?.kind === 'palette' && (
        <palette.Deferred
          key={JSON.stringify(overlay.page)}
          page={overlay.page}
          search={search}
          openedLast={openedLast}
          typed={typed}
          drawSign={drawSign}
          onClose={overlays.close}
        />
      )}
      {/* Over papers too, behind which the whole frame rests. */}
      {overlay?.kind === 'cheatSheet' && createPortal(<cheatSheet.Deferred onClose={overlays.close} />, document.body)}
      {overlay?.kind === 'keymap' && createPortal(<keymap.Deferred onClose={overlays.close} />, document.body)}
      {overlay?.kind === 'undoHistory' && (
        <undoHistory.Deferred store={undo} formatTime={formatTime} onOpen={openItem} onClose={overlays.close} />
      )}
    </>
  )
}
