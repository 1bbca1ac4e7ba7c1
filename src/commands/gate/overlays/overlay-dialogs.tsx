import { useText } from '#src/i18n/use-text.ts'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { KeymapSettings } from '../../keys/keymap-settings.tsx'
import { UndoHistory } from '../../undo/history.tsx'
import type { UndoItem } from '../../undo/steps.ts'
import type { UndoStore } from '../../undo/store.ts'

/** The keys of all commands, to be changed, over the workspace. */
export function KeymapDialog({ onClose }: { onClose(): void }) {
  const { t } = useText()
  return (
    <Dialog open title={t('commands.help.keymap')} width={960} onCancel={onClose}>
      <KeymapSettings />
    </Dialog>
  )
}

interface UndoHistoryDialogProps {
  store: UndoStore
  formatTime(at: number): string
  onOpen(item: UndoItem): void
  onClose(): void
}

/** What the person has changed, to be taken back, over the workspace. */
export function UndoHistoryDialog({ store, formatTime, onOpen, onClose }: UndoHistoryDialogProps) {
  const { t } = useText()
  return (
    <Dialog open title={t('undo.history')} width={640} onCancel={onClose}>
      <UndoHistory store={store} formatTime={formatTime} onOpen={onOpen} />
    </Dialog>
  )
}
