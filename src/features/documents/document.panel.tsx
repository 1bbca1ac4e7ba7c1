import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import { RecordPanel, type RecordSection } from '#src/records/panel/record-panel.tsx'
import type { Document } from '#src/contract/documents/document.ts'
import type { MessageKey, Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { useState } from 'react'
import { documentKind } from '#src/domain/documents/document-kinds.ts'
import { VerifiedWord, verifiedKey } from '#src/entities/documents/document-words.tsx'
import { FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { useEditWanted } from '#src/records/fields/saving/use-edited-here.ts'
import { useRecordEvents } from '#src/records/history/record-history.tsx'
import { useAfterFirstPaint } from '#src/ui/loading/after-first-paint.tsx'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { editableDocument } from './fields/document-fields.ts'
import { DocumentFacts } from './record/document-facts.tsx'
import { DocumentHistory } from './record/document-history.tsx'

/** One document: what it is, what was read from it, whether somebody has checked it, and what was changed of it. */
export function DocumentPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const call = useCall()
  const id = panel.id ?? ''
  const query = useQuery(queryFor(call, 'documents.get', { params: { id } }))
  const sections = useDocumentSections()
  const [tab, setTab] = useState('overview')
  useEditWanted(() => setTab('overview'))
  const events = useRecordEvents('documents.events', id, useAfterFirstPaint()).data?.pagination.total
  return (
    <RecordPanel
      kind="document"
      id={id}
      query={query}
      failure="records.document.failed"
      title={(document) => document.name}
      status={(document) => <VerifiedWord verified={document.verified} label={t(verifiedKey(document.verified))} />}
      sections={sections}
      tabs={{
        label: 'documents.tabs',
        of: () => [
          { id: 'overview', title: t('orders.tab.overview') },
          { id: 'history', title: t('history.title'), ...(events !== undefined && { count: events }) },
        ],
        current: tab,
        onSelect: setTab,
      }}
      body={(document) =>
        tab === 'history' ? (
          <DocumentHistory document={document} />
        ) : (
          <FieldsOf fields={editableDocument} record={document}>
            <DocumentFacts />
            <ReadFields document={document} />
          </FieldsOf>
        )
      }
    />
  )
}

/** What was read of it, and whether that is checked. */
function ReadFields({ document }: { document: Document }) {
  const { t } = useText()
  const sections = useDocumentSections()(document)
  return sections
    .filter(({ id }) => id === 'ocr')
    .map(({ id, title, rows, content }) => (
      <Section key={id} title={title}>
        {rows && <DefinitionList rows={rows} />}
        {content}
        <div className="mt-3 flex flex-wrap gap-2">
          <CommandButton
            id="documents.verify"
            label={t(document.verified ? 'documents.uncheck' : 'documents.check')}
            record={{ kind: 'document', id: document.id, record: document }}
          />
          <CommandButton
            id="documents.openOrder"
            label={t('documents.openOrder.short')}
            record={{ kind: 'document', id: document.id, record: document }}
          />
        </div>
      </Section>
    ))
}

function useDocumentSections(): (document: Document) => RecordSection[] {
  const { t } = useText()
  const format = useFormat()
  return (document) => [
    {
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
    },
    {
      id: 'ocr',
      title: t('records.document.ocr'),
      ...(document.ocrProcessed && document.extractedData !== undefined
        ? {
            rows: Object.entries(document.extractedData).map(([label, value]) => ({
              label: fieldWord(label, t),
              value,
            })),
          }
        : { content: <p className="text-text-2">{t('records.document.noOcr')}</p> }),
    },
  ]
}

const fieldKeys: Readonly<Record<string, MessageKey>> = {
  orderNumber: 'records.order',
  sender: 'orders.field.pickupCompany',
  consignee: 'orders.field.deliveryCompany',
  weight: 'records.weight',
  packages: 'orders.field.packageCount',
}

/** What a field that was read is called; one no one has named yet keeps the reader's own name. */
function fieldWord(field: string, t: Translate): string {
  const key = Object.hasOwn(fieldKeys, field) ? fieldKeys[field] : undefined
  return key === undefined ? field : t(key)
}
