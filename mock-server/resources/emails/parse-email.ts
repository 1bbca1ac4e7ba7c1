import { MOST_ATTACHMENTS } from '#src/domain/emails/emails.ts'
import { plainName } from '#src/domain/documents/plain-name.ts'
import { textOfHtml } from './html-text.ts'

/** A file of an e-mail as it came. */
interface IncomingFile {
  name: string
  mimeType: string
  bytes: Uint8Array<ArrayBuffer>
}

/** An e-mail as its parts say it. */
export interface IncomingEmail {
  messageId: string | undefined
  fromName: string
  fromAddress: string
  to: { name: string; address: string }[]
  subject: string
  /** ISO 8601 in UTC, where the e-mail says it. */
  sentAt: string | undefined
  text: string
  /** Pictures, links or scripts were left out. */
  isReduced: boolean
  files: IncomingFile[]
}

/** Most characters of a body that are kept, parts within parts, and bytes of headers. */
const MOST_LETTERS = 200_000
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 }

const clean = (text: string | undefined, most: number): string =>
  (text ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()

/**
 * Reads a raw e-mail as RFC 5322 and MIME have it, whatever its encodings; of its body the text alone is kept. Throws for what is none:
 * neither sender nor subject nor body.
 */
export async function parseEmail(raw: Uint8Array<ArrayBuffer> | string): Promise<IncomingEmail> {
  const { default: PostalMime } = await import('postal-mime')
  const parsed = await PostalMime.parse(raw, { ...LIMITS, attachmentEncoding: 'arraybuffer' })
  const sender = parsed.from ?? parsed.sender
  const sentAt = Date.parse(parsed.date ?? '')
  const body = parsed.text?.trim()
    ? { text: parsed.text, isReduced: hasMore(parsed.html) }
    : textOfHtml(parsed.html ?? '')
  const text = plainText(body.text)
  const files = (parsed.attachments ?? []).filter(
    ({ related, disposition }) => related !== true || disposition === 'attachment',
  )
  if (sender === undefined && parsed.subject === undefined && text === '' && files.length === 0)
    throw new TypeError('This is no e-mail')
  return {
    messageId: clean(parsed.messageId, 300) || undefined,
    fromName: clean(sender?.name, 200),
    fromAddress: clean(sender?.address, 200).toLowerCase(),
    to: (parsed.to ?? [])
      .slice(0, 20)
      .map(({ name, address }) => ({ name: clean(name, 200), address: clean(address, 200) })),
    subject: clean(parsed.subject, 300),
    sentAt: Number.isNaN(sentAt) ? undefined : new Date(sentAt).toISOString(),
    text,
    isReduced: body.isReduced || files.length < (parsed.attachments ?? []).length,
    files: files.slice(0, MOST_ATTACHMENTS).map(({ filename, mimeType, content }) => ({
      name: plainName(filename ?? ''),
      mimeType: clean(mimeType, 100).toLowerCase(),
      bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
    })),
  }
}

/** Whether its other form says more than words: what is seen and not read. */
const hasMore = (html: string | undefined): boolean => /<(?:img|script|style|iframe|object|form)\b/i.test(html ?? '')

/** A body as lines without what cannot be seen; empty ones not more than two in a row. */
function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
    .replace(/\u00A0/g, ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
    .slice(0, MOST_LETTERS)
    .toWellFormed()
}
