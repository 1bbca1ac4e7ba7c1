import { useRecordHandle } from '#src/commands/gate/record-handles.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Document } from '#src/contract/documents/document.ts'
import { useText } from '#src/i18n/use-text.ts'
import { readings } from '#src/records/reading/reading-handle.ts'
import { isUnderWay } from '#src/entities/documents/reading/document-reader.ts'
import { ReadingProgress } from '#src/entities/documents/reading/reading-progress.tsx'
import { useReading } from '#src/entities/documents/reading/use-reading.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'

const nothing = () => undefined

/** A document of which nothing was read: it can be read, or filled in by hand; while it is read, how far that is. */
export function NotRead({ document, onByHand }: { document: Document; onByHand(): void }) {
  const { t } = useText()
  const reading = useReading(document)
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
      {isUnderWay(reading) ? <ReadingProgress reading={reading} /> : <NotUnderWay failure={reading.failure} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {isUnderWay(reading) ? (
          <CommandButton id="documents.cancelReading" record={record} label={t('ocr.cancel')} />
        ) : (
          <CommandButton
            id="documents.read"
            record={record}
            label={t(reading.failure === undefined ? 'ocr.read' : 'reading.again')}
          />
        )}
        <CommandButton id="reading.edit" record={record} label={t('reading.byHand')} />
      </div>
    </div>
  )
}

function NotUnderWay({ failure }: { failure: string | undefined }) {
  const { t } = useText()
  if (failure === undefined)
    return (
      <p className="flex items-center gap-1.5 text-panel">
        <StatusSign status="pending" />
        {t('reading.notRead')}
      </p>
    )
  return (
    <div role="alert">
      <p className="flex items-center gap-1.5 text-panel">
        <StatusSign status="failure" />
        {t('reading.failed')}
      </p>
      <p className="mt-1 text-text-2">{failure}</p>
    </div>
  )
}
