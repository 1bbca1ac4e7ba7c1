import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { Message } from '#src/contract/messages.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { asPdf, openFile } from '#src/ui/print/open-file.ts'

/** Shows what went along with a message, as it was sent. */
export async function openMessageFile(context: CommandContext): Promise<void> {
  const id = focusedOf(context, 'message')?.id
  if (id === undefined) return
  openFile(asPdf(await context.services.call('messages.file', { params: { id } })))
}

/** Puts the whole address behind a message's link on the clipboard, as it can be sent on; a list does not know it, the message does. */
export async function copyLink(context: CommandContext): Promise<void> {
  const { call, copy, notify, t } = context.services
  const id = focusedOf(context, 'message')?.id
  if (id === undefined) return
  const { answerPath } = await call('messages.get', { params: { id } })
  if (answerPath === undefined) return notify({ type: 'info', message: t('message.noLink'), answers: true })
  const address = new URL(answerPath, location.origin).href
  await copy(address).then(
    () => notify({ type: 'success', message: t('ui.copied', { what: address }) }),
    () => notify({ type: 'error', message: t('ui.copyFailed') }),
  )
}

const messageChanges = defineChanges({
  kind: 'message',
  labelOf: ({ orderNumber }) => orderNumber,
  titleOf: ({ subject }) => subject,
  fields: { remindedAt: { sentence: ({ recipient }, t) => t('orders.event.reminded', { to: recipient }) } },
  changedOf: (record: Message) => ({ record }),
})

/** Sends the order once more to a carrier who has not answered, upon the version the person saw: no one is reminded twice. */
export async function remind(context: CommandContext): Promise<void> {
  const { call, t } = context.services
  const focus = focusedOf(context, 'message')
  if (focus === undefined) return
  const message = focus.record ?? (await call('messages.get', { params: { id: focus.id } }))
  await messageChanges.change<undefined>(context, {
    commandId: 'messages.remind',
    title: t('message.reminded'),
    records: [message],
    field: 'remindedAt',
    call: (send, { body: _none, ...request }) => send('messages.remind', { ...request }),
    deliver: (send) => send(undefined),
  })
}
