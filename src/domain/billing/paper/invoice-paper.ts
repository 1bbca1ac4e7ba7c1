import { zonedToEpoch } from '../../basics/dates.ts'
import { groupedIban, termsText } from '../../papers/company-terms.ts'
import { mm, type Pen, type Piece, type Span } from '../../papers/pen.ts'
import { type PaperTools, Sheet } from '../../papers/sheet.ts'
import { dayText } from '../figures.ts'
import { type InvoiceDocument, isCancellation, writerOf } from '../invoice-document.ts'
import type { InvoiceFormat } from '../states.ts'
import { toFacturX } from '../xml/cii.ts'
import { paymentReference, paymentTerms } from '../xml/stated.ts'
import { archiveXmp, FACTUR_X } from './archive.ts'
import { letterForm, letterTop, SIZE, SMALL } from './letter.ts'
import { carriedOver, page, tableHead, tableRows, vatTable } from './table.ts'
import { documentTitle, footnotes, formatNote, introText, letterRows, TOTAL_WORD } from './words.ts'

const LEFT: Span = { x: page.x, width: mm(75) }

/**
 * The document on paper: a letter with window after DIN 5008 form B, A4, in German, with its file name. As `zugferd` a PDF/A-3b with the
 * XML inside (`factur-x.xml`). The same document gives the same bytes in the same program: the file says the day of issue and no other
 * time. Sources: § 14 Abs. 4 UStG, DIN 5008, ISO 19005-3, Factur-X 1.0
 */
export async function invoicePaper(document: InvoiceDocument, format: InvoiceFormat, tools: PaperTools): Promise<File> {
  const at = new Date(zonedToEpoch(document.issueDate, '12:00'))
  const title = documentTitle(document)
  const author = writerOf(document).name.replaceAll(/[<>&]/g, '+')
  const archived = format === 'zugferd'
  const sheet = new Sheet(
    tools,
    title,
    { language: 'de', author, at, archived },
    letterForm(document, title, `${document.number} vom ${dayText(document.issueDate)}`),
  )
  const top = letterTop(document, title, letterRows(document))
  sheet.put((pen, y) => pen.text(introText(document), page, top(pen, y), { size: SIZE }) + mm(3))
  const rows = tableRows(document)
  const hasAmounts = document.split !== 'sumOnly'
  sheet.rows(
    tableHead,
    rows.map(({ part }) => part),
    hasAmounts
      ? { over: (above) => carriedOver(rows.slice(0, above).reduce((sum, { netCents }) => sum + netCents, 0)) }
      : undefined,
  )
  sheet.put((pen, y) => {
    pen.rule(page, y + mm(1.5), 0.7)
    const top = y + mm(3.5)
    return Math.max(explained(document, pen, top), vatTable(document, TOTAL_WORD[document.kind], pen, top))
  })
  sheet.put((pen, y) => closing(document, format, pen, y + mm(6)))
  if (archived) {
    const xml = new TextEncoder().encode(toFacturX(document))
    sheet.attach(xml, { name: FACTUR_X, type: 'text/xml', description: 'Factur-X/ZUGFeRD, EN 16931', at })
    sheet.describe(archiveXmp())
  }
  return sheet.file(`${document.number}.pdf`)
}

/** What stands beside the sums: why no tax is charged, when and where to pay. */
function explained(document: InvoiceDocument, pen: Pen, top: number): number {
  let y = top
  for (const { sign, reason } of footnotes(document))
    y = pen.text(`${sign} ${reason}`, LEFT, y, { size: SMALL }) + mm(1.5)
  y = pen.pieces(termsPieces(document), LEFT, y, SMALL)
  if (!isCancellation(document)) {
    const reference: Piece[] = ['Verwendungszweck: ', { bold: paymentReference(document) }]
    y = pen.pieces(reference, LEFT, y, SMALL)
  }
  return document.notes === undefined ? y : pen.text(document.notes, LEFT, y + mm(1.5), { size: SMALL })
}

/** The terms of payment, the day in bold. */
function termsPieces(document: InvoiceDocument): Piece[] {
  const terms = paymentTerms(document)
  const day = document.dueDate === undefined ? undefined : dayText(document.dueDate)
  if (day === undefined || document.kind !== 'invoice') return [terms]
  const [before = '', after = ''] = terms.split(day)
  return [before, { bold: `${day} ` }, `auf das unten genannte Konto${after}`]
}

/** The account of a carrier, the terms of business, and what the paper is beside the XML. */
function closing(document: InvoiceDocument, format: InvoiceFormat, pen: Pen, top: number): number {
  const { seller, letterhead } = document
  let y = top
  if (document.kind === 'selfBilling' && seller.iban !== undefined) {
    const account = [`IBAN ${groupedIban(seller.iban)}`, seller.bic && `BIC ${seller.bic}`, seller.bank]
    y = pen.text(`Ihr Konto: ${account.filter(Boolean).join(', ')}`, page, y, { size: SMALL }) + mm(2)
    const objection = 'Widersprechen Sie dieser Gutschrift, verliert sie ihre Wirkung als Rechnung (§ 14 Abs. 2 UStG).'
    y = pen.text(objection, page, y, { size: SMALL }) + mm(2)
  }
  const terms = document.kind === 'invoice' ? termsText(letterhead.terms) : undefined
  if (terms !== undefined) y = pen.text(terms, page, y, { size: 6.5 }) + mm(2)
  const note = formatNote(document, format)
  return note === undefined ? y : pen.text(note, page, y, { size: SMALL })
}
