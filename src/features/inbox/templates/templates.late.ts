import * as z from 'zod/mini'
import { wholeList } from '#src/api/whole-list.ts'
import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { ReplyTemplate } from '#src/contract/emails/reply-templates.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { currentOf } from '#src/records/changes/versions.ts'
import type { FormValues } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { templateForm } from './template-form.ts'

type TemplateAnswer = ReplyTemplate & { eventId?: string | undefined }

const templateChanges = defineChanges({
  kind: 'replyTemplate',
  labelOf: ({ name }) => name,
  fields: {},
  changedOf: ({ eventId, ...record }: TemplateAnswer) => ({ record, eventId }),
})

/** All templates by name, with what they are about. */
export async function templateChoices({ services }: CommandContext): Promise<Choice<ReplyTemplate>[]> {
  const all = await wholeList(services, 'replyTemplates.list', {})
  return all.map((template) => ({
    id: template.id,
    title: template.name,
    detail: template.subject || (template.text.split('\n')[0] ?? ''),
    value: template,
  }))
}

/** The same, and a new one. */
export async function manageChoices(context: CommandContext): Promise<Choice<ReplyTemplate | undefined>[]> {
  const title = context.services.t('replyTemplates.new')
  return [...(await templateChoices(context)), { id: 'new', title, icon: 'add', value: undefined }]
}

const Input = z.object({ name: z.string(), subject: z.nullable(z.string()), text: z.string() })

/** Shows the form of a template, or of a new one. */
export function openTemplate(context: CommandContext, template: ReplyTemplate | undefined): void {
  const { t } = context.services
  const title = t(template === undefined ? 'replyTemplates.new' : 'replyTemplates.change')
  openForm(context, {
    form: templateForm,
    name: `replyTemplate.${template?.id ?? 'new'}`,
    command: 'replyTemplates.manage',
    choice: template?.id ?? 'new',
    title: plainTitle(title),
    confirm: t('commands.form.save'),
    width: 560,
    record: template,
    currentOf: (error) => currentOf(error, 'replyTemplate'),
    onSend: ({ values, record }) => saveTemplate(context, record, values),
  })
}

/** Makes a template, or changes the one given upon the version the person saw; can be taken back. Throws what speaks against it. */
async function saveTemplate(
  context: CommandContext,
  template: ReplyTemplate | undefined,
  values: FormValues,
): Promise<void> {
  const { t } = context.services
  const { subject, ...said } = Input.parse(values)
  const body = { ...said, subject: subject ?? '' }
  if (template === undefined) {
    return templateChanges.create(context, {
      commandId: 'replyTemplates.manage',
      title: t('replyTemplates.created'),
      blank: ReplyTemplate.parse({}),
      body,
      call: (call, idempotencyKey) => call('replyTemplates.create', { body, idempotencyKey }),
    })
  }
  await templateChanges.change<typeof body>(context, {
    commandId: 'replyTemplates.manage',
    title: t('replyTemplates.changed'),
    records: [template],
    call: (call, request) => call('replyTemplates.update', request),
    deliver: (send) => send(body),
  })
}

/** Deletes a template after a question that names it; can be taken back. */
export async function deleteTemplate(context: CommandContext, template: ReplyTemplate): Promise<void> {
  const { call, confirm, t } = context.services
  const { id, name, version } = template
  const isWanted = await confirm({
    title: t('bulk.delete.question', { name }),
    detail: template.subject,
    confirmLabel: t('replyTemplates.delete.confirm'),
    destructive: true,
  })
  if (!isWanted) return
  await changeRecords(context, {
    kind: 'replyTemplate',
    commandId: 'replyTemplates.delete',
    title: t('orders.delete.done'),
    records: [template],
    labelOf: templateChanges.labelOf,
    send: (_template, own) =>
      own(['replyTemplates.delete', id, version], async (idempotencyKey) => {
        const { eventId } = await call('replyTemplates.delete', { params: { id }, ifMatch: version, idempotencyKey })
        return { record: template, eventId }
      }),
  })
}
