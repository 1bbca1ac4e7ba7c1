import { groupedIban } from '../../papers/company-terms.ts'
import { mm, type Part, type Pen, type Span } from '../../papers/pen.ts'
import type { PageForm } from '../../papers/sheet.ts'
import { type InvoiceDocument, recipientOf, writerOf } from '../invoice-document.ts'
import { page } from './table.ts'
import { countryName } from './words.ts'

/** Sizes of letters, in points: of the text, and of what is beside it. */
export const SIZE = 8.5
export const SMALL = 7.5

/** Marks and foot of each page, and the head of those after the first. */
export function letterForm(document: InvoiceDocument, title: string, label: string): PageForm {
  return {
    top: mm(14),
    bottom: mm(262),
    next: (pen, y) => {
      pen.text(writerOf(document).name, page, y, { bold: true, size: SIZE })
      const end = pen.text(title, page, y, { size: SIZE, align: 'right' }) + mm(1)
      pen.rule(page, end, 0.7)
      return end + mm(5)
    },
    each: (pen, number, count) => {
      // Where the sheet is folded, and in the middle where it is punched.
      for (const [from, length] of [
        [105, 4],
        [148.5, 6],
        [210, 4],
      ] as const) {
        pen.rule({ x: mm(5), width: mm(length) }, mm(from), 0.7)
      }
      foot(document, pen, mm(266))
      pen.text(label, page, mm(287), { size: SMALL })
      pen.text(`Seite ${number}/${count}`, page, mm(287), { size: SMALL, align: 'right' })
    },
  }
}

/** A name and a value beside the address. */
export interface LetterRow {
  label: string
  value: string
  bold?: boolean
}

/** Everything over the text, at the places the window and the norm ask for: the company, to whom, the rows beside, the title. */
export function letterTop(document: InvoiceDocument, title: string, rows: readonly LetterRow[]): Part {
  const own = writerOf(document)
  return (pen) => {
    pen.sign(own.name.slice(0, 1).toUpperCase(), page.x, mm(14), mm(6.3))
    pen.text(own.name, { x: page.x + mm(9), width: page.width - mm(9) }, mm(14.4), { bold: true, size: 14.5 })
    pen.rule(page, mm(23.7), 0.7)
    addressField(document, pen)
    const end = rows.reduce((y, { label, value, bold = false }) => {
      const ends = [
        pen.text(label, { x: mm(120), width: mm(29) }, y, { size: SIZE }),
        pen.text(value, { x: mm(150), width: mm(42) }, y, { size: SIZE, bold }),
      ]
      return Math.max(...ends) + mm(0.6)
    }, mm(47))
    return pen.text(title, page, Math.max(mm(95), end + mm(3)), { bold: true, size: 14 }) + mm(1)
  }
}

/** The window: the sender in one small line, then who gets the letter. Source: DIN 5008, form B */
function addressField(document: InvoiceDocument, pen: Pen): void {
  const [own, other] = [writerOf(document), recipientOf(document)]
  const sender = `${own.name} · ${own.street} · ${own.postalCode} ${own.city}`
  const field: Span = { x: page.x, width: mm(85) }
  const end = pen.text(sender, field, mm(54.6), { size: 6.5 })
  pen.rule({ x: field.x, width: Math.min(field.width, pen.widthOf(sender, { size: 6.5 })) }, end, 0.7)
  const lines = [other.name, other.department ?? '', other.street, `${other.postalCode} ${other.city}`]
  const abroad = other.country === own.country ? [] : [countryName(other.country).toUpperCase()]
  ;[...lines, ...abroad]
    .filter((line) => line.trim() !== '')
    .reduce((y, line) => pen.text(line, field, y, { size: 10 }) + mm(0.2), mm(61))
}

/** What a letter of a company has to name, in four columns. Source: GmbHG § 35a, HGB § 125a */
function foot(document: InvoiceDocument, pen: Pen, top: number): void {
  const own = writerOf(document)
  const { phone, email, website, managingDirector, register } = document.letterhead
  pen.rule(page, top, 0.7)
  const named = (word: string, value: string | undefined) => (value ? `${word} ${value}` : undefined)
  const lists: (readonly [number, number, readonly (string | undefined)[]])[] = [
    [25, 60, [own.name, own.street, `${own.postalCode} ${own.city}`, countryName(own.country)]],
    [61, 95, [named('Telefon', phone), email, website, `Sitz: ${own.city}`]],
    [
      96,
      146,
      [
        named('Geschäftsführung:', managingDirector),
        register,
        named('USt-IdNr.', own.vatId),
        named('Steuernummer', own.taxNumber),
      ],
    ],
    [
      147,
      190,
      [
        own.bank,
        named('IBAN', own.iban === undefined ? undefined : groupedIban(own.iban)),
        named('BIC', own.bic),
        own.iban === undefined ? undefined : `Kontoinhaber: ${own.accountHolder ?? own.name}`,
      ],
    ],
  ]
  for (const [from, to, lines] of lists) {
    lines
      .filter((line) => line !== undefined && line !== '')
      .reduce(
        (y, line, at) =>
          pen.text(line ?? '', { x: mm(from), width: mm(to - from) }, y, { size: 6.5, bold: from === 25 && at === 0 }),
        top + mm(2),
      )
  }
}
