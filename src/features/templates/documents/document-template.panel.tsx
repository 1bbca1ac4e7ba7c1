import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { kindText } from '../lists/document-columns.tsx'
import { DOCUMENT_TEMPLATE_FIELDS, editableDocumentTemplate } from './document-template-fields.ts'

/** One template for documents: which fields a kind of paper is read for. */
export function DocumentTemplatePanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const id = panel.id ?? ''
  return (
    <RecordPanel
      kind="documentTemplate"
      id={id}
      query={useQuery(queryFor(useCall(), 'documentTemplates.get', { params: { id } }))}
      failure="templates.record.failed"
      title={({ name }) => name}
      status={(template) => <span className="text-chip text-text-3">{kindText(template, t)}</span>}
      text={({ name, fields }) => [name, ...fields].join('\n')}
      body={(template) => (
        <FieldsOf fields={editableDocumentTemplate} record={template}>
          <Section
            title={t('templates.one')}
            fact={
              <CommandButton id="palette.actions" variant="quiet" className="-mr-2 h-6 gap-1.5 text-chip text-text-3" />
            }
          >
            <dl>
              <FieldLines fields={DOCUMENT_TEMPLATE_FIELDS} />
            </dl>
          </Section>
        </FieldsOf>
      )}
    />
  )
}
