import type { ReadField } from '#src/contract/documents/readings.ts'
import type { EmailReading } from '#src/contract/emails.ts'
import { ownWords } from '#src/domain/emails/understand.ts'
import { linesOf, type PaperLine } from '#src/domain/extraction/paper.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { ReadPaper } from '../../ports/reader.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
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
  email: Pick<Row<'emails'>, 'id' | 'subject' | 'text' | 'partnerId'>,
  read?: { lines: readonly PaperLine[]; scanned: boolean },
): Promise<EmailReading> {
  const lines = read?.lines ?? placedLines(ownWords(email))
  const paper = { lines, scanned: read?.scanned ?? false, kind: 'email', fields: [] }
  const found = await context.readPaper(paper, () => readingContext(context))
  const fields = await withSender(
    context.store,
    found.filter(({ name }) => name.includes('.')),
    email.partnerId,
  )
  return { emailId: email.id, fields, lines: lines.map((line) => ({ ...NO_PLACE, ...line })) }
}

/** Who writes from a customer's address orders for him, unless the words say somebody else for sure. */
async function withSender(store: Store, fields: ReadField[], partnerId: string | undefined): Promise<ReadField[]> {
  const partner = partnerId === undefined ? undefined : await store.find('partners', partnerId)
  const read = fields.find(({ name }) => name === 'customer.name')
  if (partner?.kind !== 'customer' || read?.state === 'sure') return fields
  const sender: ReadField = {
    ...{ name: 'customer.name', value: partner.name, confidence: 0.98, state: 'sure', doubts: [], alternatives: [] },
    source: undefined,
    page: undefined,
    box: undefined,
  }
  return [sender, ...fields.filter((field) => field !== read)]
}

const NO_PLACE = { page: undefined, box: undefined, spans: undefined, confidence: undefined }

/** Fields of an order without which it cannot be made. */
const NEEDED = ['pickup.city', 'delivery.city', 'cargo.description', 'cargo.weightKg']

/** How many fields somebody has to look at before an order is made of them. */
export function doubtfulOf(fields: readonly ReadField[]): number {
  const missing = NEEDED.filter((name) => !fields.some((field) => field.name === name))
  return fields.filter(({ state }) => state === 'check').length + missing.length
}
