import type { ReadField } from '#src/contract/documents/readings.ts'
import type { EmailReading } from '#src/contract/emails.ts'
import { ownWords } from '#src/domain/emails/understand.ts'
import { linesOf, type PaperLine } from '#src/domain/extraction/paper.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { ReadPaper } from '../../ports/reader.ts'
import { readingContext } from '../documents/reading-context.ts'

/**
 * The lines of a text with their places: of a text there is one page, whose boxes are in letters across and lines down, so that a piece
 * of it is found again.
 */
export function placedLines(text: string): PaperLine[] {
  return linesOf(text).map((line, top) => ({
    ...line,
    page: 1,
    box: { left: 0, top, width: line.text.length, height: 1 },
  }))
}

type Reader = Pick<RuleContext, 'store' | 'now'> & { readPaper: ReadPaper }

/** What an e-mail says of an order, or lines that somebody has read of one of its files. */
export async function readEmail(
  context: Reader,
  email: { id: string; subject: string; text: string },
  read?: { lines: readonly PaperLine[]; scanned: boolean },
): Promise<EmailReading> {
  const lines = read?.lines ?? placedLines(ownWords(email))
  const paper = { lines, scanned: read?.scanned ?? false, kind: 'email', fields: [] }
  const found = await context.readPaper(paper, () => readingContext(context))
  const fields = found.filter(({ name }) => name.includes('.'))
  return { emailId: email.id, fields, lines: lines.map((line) => ({ ...NO_PLACE, ...line })) }
}

const NO_PLACE = { page: undefined, box: undefined, spans: undefined, confidence: undefined }

/** Fields of an order without which it cannot be made. */
const NEEDED = ['pickup.city', 'delivery.city', 'cargo.description', 'cargo.weightKg']

/** How many fields somebody has to look at before an order is made of them. */
export function doubtfulOf(fields: readonly ReadField[]): number {
  const missing = NEEDED.filter((name) => !fields.some((field) => field.name === name))
  return fields.filter(({ state }) => state === 'check').length + missing.length
}
