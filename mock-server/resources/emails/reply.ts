import { isMailbox } from '#src/domain/partners/recipients.ts'
import { notNow, type RuleContext, stamp } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { note } from '../../write/act.ts'
import { scheduleDelivery } from '../messages/delivery.ts'

/**
 * Answers an e-mail: into the outbox, and to be seen on the e-mail. The same words once more are the same answer. 409 where no one can be
 * answered.
 */
export async function reply(
  context: RuleContext,
  email: Row<'emails'>,
  input: { subject: string; text: string },
): Promise<Row<'messages'>> {
  const { store, session } = context
  const recipient = email.fromAddress
  if (!isMailbox(recipient)) throw notNow('reason.email.noSender')
  const text = input.text.trim()
  const sent = await store.all('messages', { emailId: email.id, kind: 'reply' })
  const same = sent.find((one) => one.text === text && one.subject === input.subject)
  if (same) return same
  const id = context.newId('msg')
  const order = email.orderId === undefined ? undefined : await store.find('orders', email.orderId)
  const message = await store.insert('messages', {
    id,
    kind: 'reply',
    channel: 'email',
    status: 'sent',
    emailId: email.id,
    orderId: order?.id,
    orderNumber: order?.orderNumber ?? '',
    recipientName: email.partnerName ?? email.fromName,
    ...{ recipient, subject: input.subject, text },
    ...{ fileSize: 0, isOutdated: false, changedFields: [], reminders: 0 },
    ...{ sentAt: stamp(context), sentBy: session.userName, sentById: session.userId },
  })
  await scheduleDelivery(store, id, context.now)
  await store.patch('emails', email.id, { repliedAt: stamp(context), readAt: email.readAt ?? stamp(context) })
  await note(context, { kind: 'email', id: email.id }, { type: 'replied', payload: { to: recipient } })
  return message
}
