import * as z from 'zod/mini'
import { wholeList } from '#src/api/whole-list.ts'
import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import { DocumentTemplate } from '#src/contract/documents/templates.ts'
import { documentKind } from '#src/domain/documents/document-kinds.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { currentOf } from '#src/records/changes/versions.ts'
import type { FormValues } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { templateForm } from './template-form.ts'

type TemplateAnswer = DocumentTemplate & { eventId?: string | undefined }

const templateChanges = defineChanges({
  kind: 'documentTemplate',
  labelOf: ({ name }) => name,
  fields: {},
  changedOf: ({ eventId, ...record }: TemplateAnswer) => ({ record, eventId }),
})

/** All templates by name, with the kind of paper and the fields they are for. */
export async function templateChoices({ services }: CommandContext): Promise<Choice<DocumentTemplate>[]> {
  const all = await wholeList(services, 'documentTemplates.list', {})
  return all.map((template) => ({
    id: template.id,
    title: template.name,
    detail: [services.t(`records.document.kind.${documentKind(template.kind)}`), ...template.fields].join(' · '),
    value: template,
  }))
}

/** The same, and a new one. */
export async function manageChoices(context: CommandContext): Promise<Choice<DocumentTemplate | undefined>[]> {
  const title = context.services.t('documentTemplates.new')
  return [...(await templateChoices(context)), { id: 'new', title, icon: 'add', value: undefined }]
}

const Input = z.object({
  name: z.string(),
  kind: z.string(),
  fields: z.array(z.string()),
  description: z.nullable(z.string()),
})
type Input = z.output<typeof Input>

/** Shows the form of a template, or of a new one. */
export function openTemplate(context: CommandContext, template: DocumentTemplate | undefined): void {
  const { t } = context.services
  const title = t(template === undefined ? 'documentTemplates.new' : 'documentTemplates.change')
  openForm(context, {
    form: templateForm,
    name: `documentTemplate.${template?.id ?? 'new'}`,
    command: 'documentTemplates.manage',
    choice: template?.id ?? 'new',
    title: plainTitle(title),
    confirm: t('commands.form.save'),
    width: 560,
    record: template,
    currentOf: (error) => currentOf(error, 'documentTemplate'),
    onSend: ({ values, record }) => saveTemplate(context, record, values),
  })
}

/** Makes a template, or changes the one given upon the version the person saw; can be taken back. Throws what speaks against it. */
async function saveTemplate(
  context: CommandContext,
  template: DocumentTemplate | undefined,
  values: FormValues,
): Promise<void> {
  const { t } = context.services
  const { description, ...said } = Input.parse(values)
  if (template === undefined) {
    const body = { ...said, ...(description !== null && { description }) }
    return templateChanges.create(context, {
      commandId: 'documentTemplates.manage',
      title: t('documentTemplates.created'),
      blank: DocumentTemplate.parse({}),
      body,
      call: (call, idempotencyKey) => call('documentTemplates.create', { body, idempotencyKey }),
    })
  }
  await templateChanges.change<Input>(context, {
    commandId: 'documentTemplates.manage',
    title: t('documentTemplates.changed'),
    records: [template],
    call: (call, request) => call('documentTemplates.update', request),
    deliver: (send) => send({ ...said, description }),
  })
}

/** Deletes a template after a question that names it; can be taken back. */
export async function deleteTemplate(context: CommandContext, template: DocumentTemplate): Promise<void> {
  const { call, confirm, t } = context.services
  const { id, name, version } = template
  const isWanted = await confirm({
    title: t('bulk.delete.question', { name }),
    detail: template.fields.join(' · '),
    confirmLabel: t('documentTemplates.delete.confirm'),
    destructive: true,
  })
  if (!isWanted) return
  await changeRecords(context, {
    kind: 'documentTemplate',
    commandId: 'documentTemplates.delete',
    title: t('orders.delete.done'),
    records: [template],
    labelOf: templateChanges.labelOf,
    send: (_template, own) =>
      own(['documentTemplates.delete', id, version], async (idempotencyKey) => {
        const { eventId } = await call('documentTemplates.delete', { params: { id }, ifMatch: version, idempotencyKey })
        return { record: template, eventId }
      }),
  })
}

/** The same of the one the keyboard is on. */
export async function deleteFocused(context: CommandContext): Promise<void> {
  const focus = focusedOf(context, 'documentTemplate')
  const [template] = focus === undefined ? [] : await newestRecords(context, 'documentTemplate', [focus])
  if (template !== undefined) await deleteTemplate(context, template)
}
