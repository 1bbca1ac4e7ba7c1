import type { Document } from '#src/contract/documents/document.ts'
import type { OwnLines } from '#src/records/history/event-lines.ts'
import { RecordHistory } from '#src/records/history/record-history.tsx'
import { verifiedKey } from '#src/entities/documents/document-words.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { DOCUMENT_FIELDS } from '../fields/document-fields.ts'

/** Who has changed what of a document and when, also that somebody has checked it. */
export function DocumentHistory({ document }: { document: Document }) {
  const { t } = useText()
  const own: OwnLines = ({ field, to }) => {
    if (field === 'verified') return [t(verifiedKey(to === true))]
    // What was read is many fields: that it was read says enough.
    return field === 'ocrProcessed' ? [t('documents.column.read')] : undefined
  }
  return (
    <RecordHistory endpoint="documents.events" id={document.id} record={document} fields={DOCUMENT_FIELDS} own={own} />
  )
}
