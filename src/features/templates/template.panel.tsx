import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Template } from '#src/contract/campaigns/templates.ts'
import { useText } from '#src/i18n/use-text.ts'
import { OrderPartSections } from '#src/entities/orders/order-part-sections.tsx'
import { FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { RecordHistory } from '#src/records/history/record-history.tsx'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import {
  EMAIL_FIELDS,
  editableEmailTemplate,
  editableOrderTemplate,
  fieldsOf,
  NAME_FIELDS,
  PART_FIELDS,
  STOP_FIELDS,
} from './fields/template-fields.ts'
import { TemplatePreview } from './record/template-preview.tsx'

/** One template: its words with what they come to for a partner, or what an order begins with. */
export function TemplatePanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const id = panel.id ?? ''
  return (
    <RecordPanel
      kind="template"
      id={id}
      query={useQuery(queryFor(useCall(), 'templates.get', { params: { id } }))}
      failure="templates.record.failed"
      title={({ name }) => name}
      status={({ kind }) => <span className="text-chip text-text-3">{t(`templates.kind.${kind}`)}</span>}
      text={(template) => (template.kind === 'email' ? [template.subject, template.text].join('\n\n') : template.name)}
      body={(template) => (template.kind === 'email' ? <Words template={template} /> : <Order template={template} />)}
    />
  )
}

function Words({ template }: { template: Template }) {
  const { t } = useText()
  const body = useRef<HTMLDivElement>(null)
  return (
    <FieldsOf fields={editableEmailTemplate} record={template}>
      <div ref={body}>
        <Section title={t('templates.one')} fact={<Actions />}>
          <dl>
            <FieldLines fields={EMAIL_FIELDS} />
          </dl>
        </Section>
        <TemplatePreview words={template} within={body} />
        <TemplateHistory template={template} />
      </div>
    </FieldsOf>
  )
}

function Order({ template }: { template: Template }) {
  const { t } = useText()
  return (
    <FieldsOf fields={editableOrderTemplate} record={template} folds>
      <Section title={t('templates.one')} fact={<Actions />}>
        <dl>
          <FieldLines fields={NAME_FIELDS} />
        </dl>
        <div className="mt-2">
          <CommandButton id="orders.ofTemplate" variant="secondary" />
        </div>
      </Section>
      <OrderPartSections parts={PART_FIELDS} stops={STOP_FIELDS} />
      <TemplateHistory template={template} />
    </FieldsOf>
  )
}

const Actions = () => (
  <CommandButton id="palette.actions" variant="quiet" className="-mr-2 h-6 gap-1.5 text-chip text-text-3" />
)

const TemplateHistory = ({ template }: { template: Template }) => (
  <RecordHistory endpoint="templates.events" id={template.id} record={template} fields={fieldsOf(template)} />
)
