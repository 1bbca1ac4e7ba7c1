import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { templateChanges } from './template-changes.ts'

/** Deletes the focused template after a question that names it; can be taken back. */
export async function deleteTemplate(context: CommandContext): Promise<void> {
  const { call, confirm, t } = context.services
  const focus = focusedOf(context, 'template')
  const [template] = focus === undefined ? [] : await newestRecords(context, 'template', [focus])
  if (template === undefined) return
  const { id, name, version, kind, subject, customerName } = template
  const isWanted = await confirm({
    title: t('bulk.delete.question', { name }),
    detail: kind === 'email' ? subject : customerName,
    confirmLabel: t('templates.delete.confirm'),
    destructive: true,
  })
  if (!isWanted) return
  await changeRecords(context, {
    kind: 'template',
    commandId: 'templates.delete',
    title: t('orders.delete.done'),
    records: [template],
    labelOf: templateChanges.labelOf,
    send: (_template, own) =>
      own(['templates.delete', id, version], async (idempotencyKey) => {
        const { eventId } = await call('templates.delete', { params: { id }, ifMatch: version, idempotencyKey })
        return { record: template, eventId }
      }),
  })
}
