import type { EmailReading } from '#src/contract/emails.ts'
import type { Attachment, Email } from '#src/contract/emails/email.ts'
import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** What was read of attachments in this session, by the e-mail's id and then by the attachment's number. */
type AttachmentReadings = ReadonlyMap<string, ReadonlyMap<number, EmailReading>>

export const attachmentReadings: SessionValue<WritableObservable<AttachmentReadings>> = {
  create: () => createObservable<AttachmentReadings>(new Map()),
}

/** Keeps what was read of an attachment for as long as the session lasts. */
export function keepReading(
  readings: WritableObservable<AttachmentReadings>,
  { emailId, index }: { emailId: string; index: number },
  reading: EmailReading,
): void {
  const all = readings.current()
  readings.set(new Map(all).set(emailId, new Map(all.get(emailId)).set(index, reading)))
}

/** By which name the session's reader knows an attachment. */
export const readerIdOf = (emailId: string, index: number): string => `email:${emailId}:${index}`

/** Endings of files whose words a page can read. */
const READABLE = /\.(?:pdf|png|jpe?g|tiff?|txt)$/i

/** The attachments an order may stand in. */
export const readableOf = ({ attachments }: Pick<Email, 'attachments'>): Attachment[] =>
  attachments.filter(({ name, refusal }) => refusal === undefined && READABLE.test(name))
