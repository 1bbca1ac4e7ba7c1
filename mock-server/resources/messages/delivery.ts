import { type NewJob, putJob } from '../../ports/jobs.ts'
import type { SendMail } from '../../ports/mail.ts'
import type { Store } from '../../store/store.ts'

/** Lets a message go out with the next look at what is due: who sends waits for no carrier of mails. */
export function scheduleDelivery(store: Store, messageId: string, now: number): Promise<void> {
  const job: NewJob = { id: `mail-${messageId}`, name: 'messages.handOver', runAt: now, payload: { messageId } }
  return putJob(store, job)
}

/** Gives a message of the outbox to the one who carries it. */
export async function deliverMessage(store: Store, messageId: string, sendMail: SendMail): Promise<void> {
  const message = await store.find('messages', messageId)
  if (!message) return
  const { id, tenantId, channel, recipient, subject, text } = message
  await sendMail({ id, tenantId, channel, recipient, subject, text })
}
