import { type FactRow, shownRows } from './fact-rows.ts'

const MM = 72 / 25.4
/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const
/** Where the papers of an order are written on. */
export const MARGIN = { top: 12 * MM, side: 15 * MM, bottom: 16 * MM } as const
const LINE = '#8a8f98'
const INK = '#000000'

/** Millimetres in the points of the file. */
export const mm = (length: number): number => length * MM

/** Where something stands on the width of the page. */
export interface Span {
  x: number
  width: number
}

export const whole: Span = { x: MARGIN.side, width: PAGE.width - 2 * MARGIN.side }

/** Columns side by side within a span, `gap` mm apart, as wide as their shares say. */
export function columns(shares: readonly number[], gap = 8, within: Span = whole): Span[] {
  const free = within.width - (shares.length - 1) * gap * MM
  const sum = shares.reduce((all, share) => all + share, 0)
  let x = within.x
  return shares.map((share) => {
    const span = { x, width: (free * share) / sum }
    x += span.width + gap * MM
    return span
  })
}

interface Style {
  bold?: boolean
  size?: number
  align?: 'left' | 'right'
}

/** A text with a bold beginning, or any other change of weight. */
export type Piece = string | { bold: string }

/** A part of the paper that is written from `y` on, and answers where it ends; measured by the same code, writing nothing. */
export type Part = (pen: Pen, y: number) => number

/** Name and address of a paper; what is undefined is an empty line. */
interface PostalAddress {
  name: string | undefined
  street: string | undefined
  place: string | undefined
  country: string | undefined
}

/** Writes on a page, or only measures. */
export class Pen {
  readonly #doc: PDFKit.PDFDocument
  readonly #isDry: boolean

  constructor(doc: PDFKit.PDFDocument, isDry: boolean) {
    this.#doc = doc
    this.#isDry = isDry
  }

  /** A text in its span; where it ends. */
  text(text: string, { x, width }: Span, y: number, { bold = false, size = 9, align = 'left' }: Style = {}): number {
    const doc = this.#doc.font(bold ? 'bold' : 'regular').fontSize(size)
    const options = { width, align }
    const height = doc.heightOfString(text, options)
    if (!this.#isDry) doc.fillColor(INK).text(text, x, y, options)
    return y + height
  }

  /** Pieces one after the other, broken into lines between words; where they end. */
  pieces(pieces: readonly Piece[], { x, width }: Span, y: number, size = 9): number {
    let [left, top] = [0, y]
    const words = pieces.flatMap((piece) => {
      const bold = typeof piece !== 'string'
      return (bold ? piece.bold : piece).split(/(?<= )/).map((text) => ({ text, bold }))
    })
    const height = this.#doc.font('regular').fontSize(size).currentLineHeight(true)
    for (const { text, bold } of words) {
      const doc = this.#doc.font(bold ? 'bold' : 'regular').fontSize(size)
      if (left > 0 && left + doc.widthOfString(text.trimEnd()) > width) [left, top] = [0, top + height]
      if (!this.#isDry) doc.fillColor(INK).text(text, x + left, top, { lineBreak: false })
      left += doc.widthOfString(text)
    }
    return top + height
  }

  /** How wide a text is. */
  widthOf(text: string, { bold = false, size = 9 }: Style = {}): number {
    return this.#doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .widthOfString(text)
  }

  rule({ x, width }: Span, y: number, weight = 0.5): void {
    if (this.#isDry) return
    this.#doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(weight > 0.6 ? INK : LINE)
      .stroke()
  }

  /** A letter in white on a black square with round corners, `size` wide: the sign of a company. */
  sign(letter: string, x: number, y: number, size: number): void {
    if (this.#isDry) return
    this.#doc.roundedRect(x, y, size, size, size / 6).fill(INK)
    const doc = this.#doc.font('bold').fontSize(size * 0.55)
    const left = x + (size - doc.widthOfString(letter)) / 2
    doc.fillColor('#ffffff').text(letter, left, y + (size - doc.currentLineHeight()) / 2, { lineBreak: false })
  }

  box({ x, width }: Span, y: number, height: number): void {
    if (!this.#isDry) this.#doc.rect(x, y, width, height).lineWidth(0.5).strokeColor(LINE).stroke()
  }

  /** A value, or an empty line to be filled in by hand. */
  filled(value: string | undefined, span: Span, y: number, style: Style = {}): number {
    if (value !== undefined) return this.text(value, span, y, style)
    const end = y + (style.size ?? 9) * 1.3
    this.rule(span, end - 1)
    return end
  }

  /** Names and values in two columns. */
  facts(rows: readonly FactRow[], span: Span, y: number, labelWidth: number): number {
    const label = { x: span.x, width: labelWidth * MM }
    const value = { x: span.x + labelWidth * MM + 3 * MM, width: span.width - labelWidth * MM - 3 * MM }
    return shownRows(rows).reduce((at, row) => {
      return Math.max(this.text(row.label, label, at), this.filled(row.value, value, at, { bold: true })) + 1
    }, y)
  }

  /** Amounts one below the other, sums under a line. */
  amounts(rows: readonly (FactRow & { isSum?: boolean })[], span: Span, y: number): number {
    const value = { x: span.x + span.width - 30 * MM, width: 30 * MM }
    const label = { x: span.x, width: span.width - 32 * MM }
    return rows.reduce((at, row) => {
      const start = row.isSum === true ? at + 1.5 : at
      if (row.isSum === true) this.rule(span, at + 0.5)
      const style = { bold: true, align: 'right' } as const
      return Math.max(this.text(row.label, label, start), this.filled(row.value, value, start, style)) + 1
    }, y)
  }

  /** Name and address, one below the other. */
  address(party: PostalAddress, withCountry: boolean, span: Span, y: number): number {
    const lines = [party.name, party.street, party.place, ...(withCountry ? [party.country] : [])]
    return lines.reduce((at, line, index) => this.filled(line, span, at, { bold: index === 0 }), y)
  }

  /** A heading over a line. */
  heading(title: string, span: Span, y: number): number {
    const end = this.text(title, span, y + 3.5 * MM, { bold: true }) + 1
    this.rule(span, end, 0.8)
    return end + 1.5 * MM
  }

  /** Parts side by side; where the longest ends. */
  beside(parts: readonly Part[], y: number): number {
    return Math.max(...parts.map((part) => part(this, y)))
  }
}
