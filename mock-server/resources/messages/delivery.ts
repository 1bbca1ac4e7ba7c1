import { answerPathOf, driverPathOf, invitationPathOf } from '#src/domain/messages/messages.ts'
import { oneLine } from '#src/domain/basics/one-line.ts'
import type { UploadedFile } from '../../core/bodies/upload.ts'
import { type NewJob, putJob } from '../../ports/jobs.ts'
import type { SendMail } from '../../ports/mail.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'

/** Lets a message go out with the next look at what is due: who sends waits for no carrier of mails. */
export function scheduleDelivery(store: Store, messageId: string, now: number): Promise<void> {
  const job: NewJob = { id: `mail-${messageId}`, name: 'messages.handOver', runAt: now, payload: { messageId } }
  return putJob(store, job)
}

/** Gives a message of the outbox to the one who carries it. */
export async function deliverMessage(
  store: Store,
  messageId: string,
  { sendMail, origin }: { sendMail: SendMail; origin: string },
): Promise<void> {
  const message = await store.find('messages', messageId)
  if (!message) return
  const { id, tenantId, channel, recipient, subject, status } = message
  // What an older version has kept, and what names of partners brought along, goes into headers in one line too.
  const headers = { recipient: oneLine(recipient), subject: oneLine(subject) }
  await sendMail({ id, tenantId, channel, ...headers, text: letterOf(message, origin) })
  // Until now it could be stopped.
  if (status === 'waiting') await store.patch('messages', id, { status: 'sent' })
}

/** The pages that links of messages lead to; of any other kind none is sent along. */
const PAGES: Partial<Record<Row<'messages'>['kind'], (token: string) => string>> = {
  invitation: invitationPathOf,
  driver: driverPathOf,
  transportOrder: answerPathOf,
  orderConfirmation: answerPathOf,
}

/** What is sent, with its link: that stands in the mail alone, as whoever reads the outbox could use it. */
function letterOf({ kind, text, token }: Row<'messages'>, origin: string): string {
  const pathOf = PAGES[kind]
  return token === undefined || pathOf === undefined ? text : `${text}\n\n${origin}${pathOf(token)}`
}

/** Most files kept per tenant: the oldest make room, as the PDF can be made of the order again. */
const MOST_FILES = 300

/** Keeps what went along with a message, under the message's id. */
export async function keepFile(store: Store, id: string, file: UploadedFile): Promise<void> {
  const { data, pagination } = await store.page('messageFiles', { limit: 5 })
  const tooMany = Math.max(0, pagination.total + 1 - MOST_FILES)
  // Their bytes go with the next look at blobs that nothing names.
  for (const oldest of data.slice(0, tooMany)) await store.remove('messageFiles', oldest.id)
  const { id: blobId, name, size, digest } = file
  await store.insert('messageFiles', { id, name, mimeType: 'application/pdf', blobId, size, digest })
}
