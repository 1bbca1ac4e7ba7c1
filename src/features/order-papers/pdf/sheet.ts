import PDFDocument from 'pdfkit'
import { shownRows, type FactRow } from '../facts/forwarding-rows.ts'
import type { Party } from '../facts/paper-values.ts'

const MM = 72 / 25.4
const PAGE = { width: 595.28, height: 841.89 } as const
const MARGIN = { top: 12 * MM, side: 15 * MM, bottom: 16 * MM }
const LEFT = MARGIN.side
const WIDTH = PAGE.width - 2 * MARGIN.side
const BOTTOM = PAGE.height - MARGIN.bottom
const LINE = '#8a8f98'
const INK = '#000000'

/** The fonts of the paper, as they are embedded: only the letters that occur go into the file. */
export interface PaperFonts {
  regular: Uint8Array<ArrayBuffer>
  bold: Uint8Array<ArrayBuffer>
}

/** Where something stands on the width of the page. */
export interface Span {
  x: number
  width: number
}

export const whole: Span = { x: LEFT, width: WIDTH }

/** Columns side by side, `gap` mm apart, as wide as their shares say. */
export function columns(shares: readonly number[], gap = 8): Span[] {
  const free = WIDTH - (shares.length - 1) * gap * MM
  const sum = shares.reduce((all, share) => all + share, 0)
  let x = LEFT
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

/** A part of the paper that is written from `y` on, and answers where it ends; measured by the same code, writing nothing. */
export type Part = (pen: Pen, y: number) => number

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

  rule({ x, width }: Span, y: number, weight = 0.5): void {
    if (this.#isDry) return
    this.#doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(weight > 0.6 ? INK : LINE)
      .stroke()
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
  address(party: Party, withCountry: boolean, span: Span, y: number): number {
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

/** A paper of several pages: parts stay whole, each further page names the document, and each its place among the pages. */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument
  readonly #label: string
  #y = MARGIN.top

  constructor(fonts: PaperFonts, label: string, pages: { language: string; author: string; at: Date }) {
    this.#label = label
    this.#doc = new PDFDocument({
      size: 'A4',
      // Nothing breaks by itself: what does not fit is put on the next page as a whole.
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      bufferPages: true,
      lang: pages.language,
      displayTitle: true,
      font: fonts.regular as unknown as string,
      info: { Title: label, Author: pages.author, CreationDate: pages.at, ModDate: pages.at },
    })
    this.#doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  }

  /** Puts a part on the page, or whole on the next one; one that is longer than a page begins at its top. */
  put(part: Part): void {
    const height = part(new Pen(this.#doc, true), 0)
    if (this.#y + height > BOTTOM && this.#y > MARGIN.top) this.#turn()
    this.#y = part(new Pen(this.#doc, false), this.#y)
  }

  /** The rows of a table one by one, its head again on each page. */
  rows(head: Part, rows: readonly Part[]): void {
    const dry = new Pen(this.#doc, true)
    const first = rows[0]
    const least = head(dry, 0) + (first?.(dry, 0) ?? 0)
    if (this.#y + least > BOTTOM) this.#turn()
    const pen = new Pen(this.#doc, false)
    this.#y = head(pen, this.#y)
    for (const row of rows) {
      if (this.#y + row(dry, 0) > BOTTOM) {
        this.#turn()
        this.#y = head(pen, this.#y)
      }
      this.#y = row(pen, this.#y)
    }
  }

  #turn(): void {
    this.#doc.addPage()
    const pen = new Pen(this.#doc, false)
    const end = pen.text(this.#label, whole, MARGIN.top, { bold: true, size: 10 }) + 2
    pen.rule(whole, end, 0.8)
    this.#y = end + 2 * MM
  }

  /** The file, with the number of each page at its foot. */
  async file(name: string, word: string): Promise<File> {
    const doc = this.#doc
    const { start, count } = doc.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(start + page)
      const pen = new Pen(doc, false)
      const y = PAGE.height - 11 * MM
      pen.text(this.#label, whole, y, { size: 7.5 })
      pen.text(`${word} ${page + 1}/${count}`, whole, y, { size: 7.5, align: 'right' })
    }
    const chunks: Uint8Array<ArrayBuffer>[] = []
    const done = new Promise<void>((resolve, reject) => {
      doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => void chunks.push(chunk))
      doc.on('end', resolve)
      doc.on('error', reject)
    })
    doc.end()
    await done
    return new File(chunks, name, { type: 'application/pdf' })
  }
}

/** Millimetres in the points of the file. */
export const mm = (length: number): number => length * MM
