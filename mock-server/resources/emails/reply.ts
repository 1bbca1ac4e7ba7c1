import { REPLY_PAUSE } from '#src/domain/emails/emails.ts'
import { isMailbox } from '#src/domain/partners/recipients.ts'
import { notNow, type RuleContext, stamp } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { act } from '../../write/act.ts'
import type { KindUndo } from '../../write/undo-rules.ts'
import { scheduleDelivery } from '../messages/delivery.ts'

type Email = Row<'emails'>
type Message = Row<'messages'>

interface Words {
  subject: string
  text: string
  templateId?: string | undefined
}

const REPLIED = 'replied'

/**
 * Answers an e-mail: into the outbox, and to be seen on the e-mail. It leaves after a pause in which taking it back stops it. The same
 * words once more are the same answer. 409 where no one can be answered.
 */
export async function reply(
  context: RuleContext,
  email: Email,
  { subject, text: given, templateId }: Words,
): Promise<{ message: Message; eventId: string | undefined }> {
  const { store, session } = context
  const recipient = email.fromAddress
  if (!isMailbox(recipient)) throw notNow('reason.email.noSender')
  const text = given.trim()
  const sent = await store.all('messages', { emailId: email.id, kind: 'reply' })
  const same = sent.find((one) => one.text === text && one.subject === subject)
  if (same) return { message: same, eventId: undefined }
  const id = context.newId('msg')
  const leavesAt = context.now + REPLY_PAUSE
  const order = email.orderId === undefined ? undefined : await store.find('orders', email.orderId)
  const head = { kind: 'email', id: email.id } as const
  const plain = { ...context, ifMatch: undefined }
  const eventId = await act(plain, head, { type: REPLIED, payload: { to: recipient, messageId: id } }, async () => {
    await store.insert('messages', {
      id,
      kind: 'reply',
      channel: 'email',
      status: 'waiting',
      emailId: email.id,
      templateId,
      orderId: order?.id,
      orderNumber: order?.orderNumber ?? '',
      recipientName: email.partnerName ?? email.fromName,
      ...{ recipient, subject, text },
      ...{ fileSize: 0, isOutdated: false, changedFields: [], reminders: 0 },
      ...{ sentAt: new Date(leavesAt).toISOString(), sentBy: session.userName, sentById: session.userId },
    })
    await scheduleDelivery(store, id, leavesAt)
    await store.patch('emails', email.id, { repliedAt: stamp(context), readAt: email.readAt ?? stamp(context) })
  })
  const message = await store.find('messages', id)
  return { message: message as Message, eventId }
}

/** An answer is stopped by taking it back before it leaves. 409 once it has; one that was stopped is written down anew. */
export const replyUndo: KindUndo<'emails'> = {
  whole: {
    async refuse({ store, now }, { event }) {
      if (event.payload?.['of'] === REPLIED) throw notNow('reason.email.replyStopped', 'NOT_UNDOABLE')
      if (event.type !== REPLIED) return
      const messageId = event.payload?.['messageId']
      await refuseLeft({ store, now }, typeof messageId === 'string' ? messageId : '')
    },
  },
}

async function refuseLeft({ store, now }: Pick<RuleContext, 'store' | 'now'>, messageId: string): Promise<void> {
  const message = await store.find('messages', messageId)
  if (message !== undefined && Date.parse(message.sentAt) <= now) throw notNow('reason.email.replyLeft', 'NOT_UNDOABLE')
}
