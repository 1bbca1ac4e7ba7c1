import { UndoHistory } from '#src/commands/undo/history.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { isPanelKind, type PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanels } from '#src/workspace/panels/panels.ts'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { useUndoStore } from '#src/commands/undo/undo-context.tsx'

/** The own changes beside the work, each with the way to take it back. */
export function HistoryPanel(_props: { panel: PanelRef }) {
  const { t } = useText()
  const format = useFormat()
  const panels = usePanels()
  const store = useUndoStore()
  return (
    <SidePanel title={t('undo.history')}>
      <UndoHistory
        store={store}
        formatTime={format.stamp}
        onOpen={({ entity: { kind, id } }) => {
          if (isPanelKind(kind)) panels.open({ kind, id }, { how: 'add' })
        }}
      />
    </SidePanel>
  )
}
