import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { FailureState } from '#src/commands/failure-state.tsx'
import { recordFocus } from '#src/commands/gate/command.ts'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { VerifiedWord, verifiedKey } from '#src/entities/documents/document-words.tsx'
import { ViewerButtons } from '#src/entities/documents/viewer/viewer-bars.tsx'
import { documentKind } from '#src/domain/documents/document-kinds.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { useEditedHere } from '#src/records/fields/saving/use-edited-here.ts'
import { PresentPeople } from '#src/records/panel/present-people.tsx'
import { usePresence } from '#src/records/panel/presence.ts'
import { copyableRows } from '#src/records/panel/record-text.ts'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { factsOf } from './panel/document-facts-section.tsx'
import { editableDocument } from './fields/document-fields.ts'
import { DocumentWorkplace, FIELDS, useIsSplit } from './panel/document-workplace.tsx'

/** One document: how it looks, what was read from it, and whether somebody has checked it. */
export function DocumentPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const format = useFormat()
  const call = useCall()
  const { close, key } = usePanelPlace()
  const id = panel.id ?? ''
  const { data: document, error, refetch } = useQuery(queryFor(call, 'documents.get', { params: { id } }))
  useEditedHere('document', id)
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['record', 'record:document', 'own:viewer', 'own:reading'],
    focus: recordFocus(
      'document',
      id,
      document === undefined
        ? {}
        : {
            record: document,
            name: document.name,
            text: () => copyableRows(document.name, [factsOf(document, format, t)]),
          },
    ),
  })
  const present = usePresence(key, { kind: 'document', id }, part)
  const isSplit = useIsSplit(part)
  const [place, setPlace] = useState({ page: 1, pages: 0 })
  const onPage = useCallback((page: number, pages: number) => setPlace({ page, pages }), [])
  const record = { kind: 'document', id, record: document } as const
  const state = document && (
    <>
      {isSplit && (
        <span className="truncate text-panel">{t(`records.document.kind.${documentKind(document.kind)}`)}</span>
      )}
      <VerifiedWord verified={document.verified} label={t(verifiedKey(document.verified))} />
    </>
  )
  return (
    <div ref={part} className="h-full">
      <SidePanel
        title={document?.name ?? id}
        fact={place.pages > 0 ? t('viewer.page', { page: place.page, count: place.pages }) : undefined}
        note={present.length > 0 && <PresentPeople people={present} />}
        {...(isSplit
          ? { split: { width: FIELDS, head: state, actions: document && <ViewerButtons record={record} /> } }
          : { status: state, actions: document && <ViewerButtons record={record} /> })}
      >
        {document === undefined && error === null && <LoadingRows rows={6} />}
        {document === undefined && error !== null && (
          <FailureState
            title={t('records.document.failed')}
            detail={error.message}
            onRetry={() => void refetch()}
            other={{ title: t('ui.close'), keys: 'escape', onRun: close }}
          />
        )}
        {document !== undefined && (
          <FieldsOf key={id} fields={editableDocument} record={document}>
            <DocumentWorkplace document={document} isSplit={isSplit} onPage={onPage} />
          </FieldsOf>
        )}
      </SidePanel>
    </div>
  )
}
