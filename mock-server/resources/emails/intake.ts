import { HttpError, refusalBody } from '../../core/http-error.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import type { KeptFiles } from '../../ports/kept-files.ts'
import type { ReadPaper } from '../../ports/reader.ts'
import type { Row } from '../../store/models.ts'
import { type RecordChange, writeCreated } from '../../write/record-write.ts'
import { type IncomingEmail, parseEmail } from './parse-email.ts'
import { understand } from './understood.ts'

/** What takes an e-mail in. */
export type IntakeContext = RuleContext & { readPaper: ReadPaper; keptFiles: KeptFiles }

/** Takes a raw e-mail in; the same one twice is one. 422 where it is none. */
export async function takeRaw(
  context: IntakeContext,
  raw: Uint8Array<ArrayBuffer> | string,
): Promise<RecordChange<'email'>> {
  const incoming = await parseEmail(raw).catch(() => {
    throw new HttpError(422, { ...refusalBody({ code: 'reason.email.unreadable' }), code: 'NO_EMAIL' })
  })
  return takeEmail(context, incoming)
}

/** Puts an e-mail into the inbox, with what is understood of it at once. */
export async function takeEmail(context: IntakeContext, incoming: IncomingEmail): Promise<RecordChange<'email'>> {
  const { store } = context
  const { messageId, files, sentAt, ...said } = incoming
  const known = messageId === undefined ? undefined : await store.first('emails', { messageId })
  if (known) return { row: known, eventId: undefined }
  const id = context.newId('eml')
  const attachments: Row<'emails'>['attachments'] = []
  const tables: string[] = []
  for (const [index, { name, mimeType, bytes }] of files.entries()) {
    const { id: blobId, size, digest } = await context.keptFiles.keep(bytes)
    await store.insert('emailFiles', { id: fileId(id, index), name, mimeType, size, blobId, digest })
    attachments.push({ index, name, mimeType, size, documentId: undefined, refusal: undefined })
    if (/\.(?:csv|tsv)$/i.test(name)) tables.push(new TextDecoder().decode(bytes))
  }
  const now = stamp(context)
  const receivedAt = sentAt !== undefined && sentAt < now ? sentAt : now
  const understood = await understand(context, { ...said, id, attachments }, tables)
  return writeCreated(context, 'email', {
    ...said,
    ...understood,
    ...{ id, messageId, attachments, status: 'new', receivedAt, listedAt: receivedAt, createdAt: now, updatedAt: now },
  })
}

/** Under which id a file of an e-mail is kept. */
export const fileId = (emailId: string, index: number): string => `${emailId}:${index}`
