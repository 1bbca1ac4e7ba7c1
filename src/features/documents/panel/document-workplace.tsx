import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'
import type { Document } from '#src/contract/documents/document.ts'
import { DocumentViewer } from '#src/entities/documents/viewer/document-viewer.tsx'
import type { ReadBox } from '#src/entities/documents/viewer/boxes.tsx'
import { useShownFile } from '#src/entities/documents/viewer/use-shown-file.ts'
import { ViewerFoot } from '#src/entities/documents/viewer/viewer-bars.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { BelowRecord } from '#src/records/panel/below-record.tsx'
import { isDoubtful, type ReadingField } from '#src/records/reading/reading-field.ts'
import { DocumentFacts } from '../record/document-facts.tsx'
import { DocumentHistory } from '../record/document-history.tsx'
import { FieldsColumn } from './fields-column.tsx'
import { useDocumentFields } from './use-document-fields.ts'

/** Width of the fields, px, and that of a panel in which the document does not stand beside them any more. */
export const FIELDS = 400
const LEAST = 700

/** Whether the document stands beside its fields: below, there is not the room for it. */
export function useIsSplit(panel: RefObject<HTMLElement | null>): boolean {
  const [isSplit, setSplit] = useState(true)
  useLayoutEffect(() => {
    const element = panel.current
    if (element === null) return undefined
    const look = () => setSplit(element.clientWidth === 0 || element.clientWidth >= LEAST)
    const observer = new ResizeObserver(look)
    observer.observe(element)
    look()
    return () => observer.disconnect()
  }, [panel])
  return isSplit
}

interface WorkplaceProps {
  document: Document
  isSplit: boolean
  onPage(page: number, pages: number): void
}

/** A document and what was read from it: the field the keyboard is on and its box on the paper go together. */
export function DocumentWorkplace({ document, isSplit, onPage }: WorkplaceProps) {
  const format = useFormat()
  const file = useShownFile(document)
  const reading = useDocumentFields(document)
  const [current, setCurrent] = useState<string>()
  const [fieldsElement, setFieldsElement] = useState<HTMLElement | null>(null)
  const choose = useCallback(
    (name: string) => fieldsElement?.querySelector<HTMLElement>(`[data-reading="${CSS.escape(name)}"]`)?.focus(),
    [fieldsElement],
  )
  const boxes = reading.fields.flatMap((field) => boxOf(field, format.percent(field.confidence, 0)))
  return (
    <div className={isSplit ? 'flex h-full' : 'flex h-full flex-col'}>
      <div className={isSplit ? 'flex min-w-0 grow flex-col' : 'flex h-1/2 flex-col border-b border-line'}>
        <DocumentViewer
          viewed={{
            record: { kind: 'document', id: document.id, record: document },
            name: document.name,
            mimeType: document.mimeType,
            download: 'documents.download',
          }}
          file={file}
          boxes={boxes}
          current={current}
          onChoose={choose}
          onPage={onPage}
        />
        {isSplit && <ViewerFoot />}
      </div>
      <div
        ref={setFieldsElement}
        className={isSplit ? 'flex shrink-0 flex-col border-l border-line' : 'flex h-1/2 flex-col'}
        style={isSplit ? { width: FIELDS } : undefined}
      >
        <FieldsColumn document={document} reading={reading} current={current} onCurrent={setCurrent}>
          <DocumentFacts />
          <DocumentHistory document={document} />
          <BelowRecord kind="document" id={document.id} label={document.name} />
        </FieldsColumn>
      </div>
    </div>
  )
}

function boxOf(field: ReadingField, percent: string): ReadBox[] {
  const { name, label, source } = field
  if (source === undefined) return []
  return [{ name, label: `${label} ${percent}`, page: source.page, box: source.box, isDoubtful: isDoubtful(field) }]
}
