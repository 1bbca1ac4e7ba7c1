import { useSyncExternalStore } from 'react'
import { useCommands } from './commands-provider.tsx'
import { deferred } from './deferred.tsx'
import type { DrawSign } from './palette-row.tsx'
import { SequenceOverlay } from './sequence-overlay.tsx'
import type { UndoItem } from './undo-steps.ts'
import type { UndoStore } from './undo.ts'
import type { RecentOrders, SearchEverywhere } from './use-remote-search.ts'

const palette = deferred(async () => (await import('./palette.tsx')).Palette)
const cheatSheet = deferred(async () => (await import('./cheat-sheet.tsx')).CheatSheet)
const keymap = deferred(async () => (await import('./overlay-dialogs.tsx')).KeymapDialog)
const undoHistory = deferred(async () => (await import('./overlay-dialogs.tsx')).UndoHistoryDialog)

/**
 * Fetches the overlays' code; call it when the page is idle, so that the first Ctrl+K is as quick as the second. What cannot
 * be had now is asked for again when it is needed.
 */
export async function preloadOverlays(): Promise<void> {
  await Promise.allSettled([palette, cheatSheet, keymap, undoHistory].map((overlay) => overlay.preload()))
}

interface CommandOverlaysProps {
  search?: SearchEverywhere
  recentOrders?: RecentOrders
  drawSign?: DrawSign
  undo: UndoStore
  formatTime(at: number): string
}

/** What the keyboard opens over the workspace: palette, cheat sheet, own changes, keys, and the hint for sequences. */
export function CommandOverlays({ search, recentOrders, drawSign, undo, formatTime }: CommandOverlaysProps) {
  const { overlays, source } = useCommands()
  const overlay = useSyncExternalStore(overlays.subscribe, overlays.current)
  const openItem = ({ entity }: UndoItem) => {
    overlays.close()
    source.current().services.openPanel({ kind: entity.kind, id: entity.id })
  }
  return (
    <>
      <SequenceOverlay />
      {overlay?.kind === 'palette' && (
        <palette.Deferred
          key={JSON.stringify(overlay.page)}
          page={overlay.page}
          search={search}
          recentOrders={recentOrders}
          drawSign={drawSign}
          onClose={overlays.close}
        />
      )}
      {overlay?.kind === 'cheatSheet' && <cheatSheet.Deferred onClose={overlays.close} />}
      {overlay?.kind === 'keymap' && <keymap.Deferred onClose={overlays.close} />}
      {overlay?.kind === 'undoHistory' && (
        <undoHistory.Deferred store={undo} formatTime={formatTime} onOpen={openItem} onClose={overlays.close} />
      )}
    </>
  )
}
