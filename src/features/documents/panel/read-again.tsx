import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Document } from '#src/contract/documents/document.ts'
import { isUnderWay } from '#src/entities/documents/reading/document-reader.ts'
import { ReadingProgress } from '#src/entities/documents/reading/reading-progress.tsx'
import { useReading } from '#src/entities/documents/reading/use-reading.ts'
import { useText } from '#src/i18n/use-text.ts'

/** A document whose fields are there is read once more: how far that is, above them. */
export function ReadAgainProgress({ document }: { document: Document }) {
  const { t } = useText()
  const reading = useReading(document)
  if (reading.failure === undefined && !isUnderWay(reading)) return null
  const record = { kind: 'document', id: document.id, record: document } as const
  return (
    <div className="border-b border-line px-4 py-3">
      {reading.failure === undefined ? (
        <ReadingProgress reading={reading} />
      ) : (
        <p role="alert">{`${t('reading.failed')}: ${reading.failure}`}</p>
      )}
      {isUnderWay(reading) && (
        <div className="mt-2">
          <CommandButton id="documents.cancelReading" record={record} label={t('ocr.cancel')} />
        </div>
      )}
    </div>
  )
}
