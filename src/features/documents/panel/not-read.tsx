import { useRecordHandle } from '#src/commands/gate/record-handles.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Document } from '#src/contract/documents/document.ts'
import { useText } from '#src/i18n/use-text.ts'
import { readings } from '#src/records/reading/reading-handle.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'

const nothing = () => undefined

/** A document of which nothing was read: it can be read, or filled in by hand. */
export function NotRead({ document, onByHand }: { document: Document; onByHand(): void }) {
  const { t } = useText()
  const record = { kind: 'document', id: document.id, record: document } as const
  useRecordHandle(readings, record, {
    proposals: 0,
    canEdit: true,
    doubtful: 0,
    edit: onByHand,
    take: nothing,
    move: nothing,
    toNextDoubtful: nothing,
    toFirstDoubtful: nothing,
  })
  return (
    <div className="border-b border-line px-4 py-4">
      <p className="flex items-center gap-1.5 text-panel">
        <StatusSign status="pending" />
        {t('reading.notRead')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <CommandButton id="reading.edit" record={record} label={t('reading.byHand')} />
      </div>
    </div>
  )
}
