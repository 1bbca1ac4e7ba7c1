import { RecordLink } from '#src/commands/record-link.tsx'
import type { Document } from '#src/contract/documents/document.ts'
import { documentKind } from '#src/domain/documents/document-kinds.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { RecordSection } from '#src/records/panel/record-panel.tsx'

/** What is known of a document besides what was read from it. */
export function factsOf(document: Document, format: Format, t: Translate): RecordSection {
  return {
    id: 'facts',
    title: t('records.document.facts'),
    rows: [
      { label: t('records.document.kind'), value: t(`records.document.kind.${documentKind(document.kind)}`) },
      {
        label: t('records.order'),
        value: <RecordLink kind="order" id={document.orderId} label={document.orderId ?? '–'} />,
        text: document.orderId ?? '–',
      },
      { label: t('records.document.uploaded'), value: format.stamp(document.uploadedAt) },
      { label: t('records.document.by'), value: document.uploadedBy ?? '–' },
      { label: t('records.document.size'), value: format.fileSize(document.size) },
      { label: t('records.document.tags'), value: document.tags.join(', ') || '–' },
    ],
  }
}
