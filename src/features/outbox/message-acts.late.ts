import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { Message } from '#src/contract/messages.ts'
import { changeRecords, type Changed } from '#src/records/changes/change-records.ts'
import { onVersion } from '#src/records/changes/versions.ts'
import { asPdf, openFile } from '#src/ui/print/open-file.ts'

/** Shows what went along with a message, as it was sent. */
export async function openMessageFile(context: CommandContext): Promise<void> {
  const id = focusedOf(context, 'message')?.id
  if (id === undefined) return
  openFile(asPdf(await context.services.call('messages.file', { params: { id } })))
}

/** Sends the order once more to a carrier who has not answered, upon the version the person saw: nobody is reminded twice. */
export async function remind(context: CommandContext): Promise<void> {
  const { call, t } = context.services
  const focus = focusedOf(context, 'message')
  if (focus === undefined) return
  const { id } = focus
  const message = focus.record ?? (await call('messages.get', { params: { id } }))
  const versioned = onVersion<'message', Changed<Message>>(context, 'message', message, {
    field: 'remindedAt',
    title: ({ subject }) => t('changes.versionConflict.title', { name: subject }),
    detail: ({ recipient }) => t('orders.event.reminded', { to: recipient }),
  })
  await changeRecords(context, {
    kind: 'message',
    commandId: 'messages.remind',
    title: t('message.reminded'),
    records: [message],
    labelOf: ({ orderNumber }) => orderNumber,
    send: (_message, own) =>
      versioned((ifMatch) =>
        own(['messages.remind', id, ifMatch], async (idempotencyKey) => {
          return { record: await call('messages.remind', { params: { id }, ifMatch, idempotencyKey }) }
        }),
      ),
  })
}
