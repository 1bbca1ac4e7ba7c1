import { MARGIN, mm, PAGE, type Part, Pen, whole } from './pen.ts'

/** A font: the bytes of its file, or what has been read of them once for many papers. */
export type PaperFont = Uint8Array<ArrayBuffer> | { readonly postscriptName: string }

/** The fonts of the paper, as they are embedded: only the letters that occur go into the file. */
export interface PaperFonts {
  regular: PaperFont
  bold: PaperFont
}

/** What a paper is made with: fonts, and the library that writes PDF, handed in since rules know no library. */
export interface PaperTools extends PaperFonts {
  Pdf: new (options: PDFKit.PDFDocumentOptions) => PDFKit.PDFDocument
}

/** What is said about a paper; `at` is when it was made, the one thing in the file that is not written on it. */
interface About {
  language: string
  author: string
  at: Date
  /** PDF/A-3b, for years, and with files inside. */
  archived?: boolean
}

/** How the pages of a paper look beside what is put on them. */
export interface PageForm {
  /** Where a page begins, and where it ends, in points from above. */
  top: number
  bottom: number
  /** What stands at the top of each page but the first. */
  next: Part
  /** What stands on each page at a place of its own; pages from 1. */
  each(pen: Pen, page: number, count: number): void
}

/** The lines of a table that does not fit on a page, and what is carried from one page to the next: nothing unless given. */
interface Carry {
  /** Written at the end of a page and again at the top of the next, when so many rows are above. */
  over(rows: number): Part
}

/** The pages of an order's papers: the title again on top of each, at the foot the title and the page. */
const titled = (label: string, word: string): PageForm => ({
  top: MARGIN.top,
  bottom: PAGE.height - MARGIN.bottom,
  next: (pen, y) => {
    const end = pen.text(label, whole, y, { bold: true, size: 10 }) + 2
    pen.rule(whole, end, 0.8)
    return end + mm(2)
  },
  each: (pen, page, count) => {
    const y = PAGE.height - mm(11)
    pen.text(label, whole, y, { size: 7.5 })
    pen.text(`${word} ${page}/${count}`, whole, y, { size: 7.5, align: 'right' })
  },
})

/** A paper of several pages: parts stay whole, each further page names the document, and each its place among the pages. */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument
  readonly #form: PageForm
  #y: number

  constructor(
    { Pdf, regular, bold }: PaperTools,
    label: string,
    about: About,
    form: PageForm = titled(label, 'Seite'),
  ) {
    this.#form = form
    this.#y = form.top
    this.#doc = new Pdf({
      size: 'A4',
      // Nothing breaks by itself: what does not fit is put on the next page as a whole.
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      bufferPages: true,
      lang: about.language,
      displayTitle: true,
      // Each text names its font. One by itself would be read a second time, and held against the first.
      font: null as unknown as string,
      ...(about.archived === true && { pdfVersion: '1.7', subset: 'PDF/A-3b' }),
      info: { Title: label, Author: about.author, CreationDate: about.at, ModDate: about.at },
    })
    // The types of the library do not know that it takes fonts that are read already.
    this.#doc.registerFont('regular', regular as Uint8Array).registerFont('bold', bold as Uint8Array)
  }

  /** Puts a part on the page, or whole on the next one; one that is longer than a page begins at its top. */
  put(part: Part): void {
    const height = part(new Pen(this.#doc, true), 0)
    if (this.#y + height > this.#form.bottom && this.#y > this.#form.top) this.#turn()
    this.#y = part(new Pen(this.#doc, false), this.#y)
  }

  /** The rows of a table one by one, its head again on each page. */
  rows(head: Part, rows: readonly Part[], carry?: Carry): void {
    const dry = new Pen(this.#doc, true)
    const first = rows[0]
    const least = head(dry, 0) + (first?.(dry, 0) ?? 0)
    if (this.#y + least > this.#form.bottom) this.#turn()
    const pen = new Pen(this.#doc, false)
    this.#y = head(pen, this.#y)
    for (const [at, row] of rows.entries()) {
      // Where more follows, what is carried over still fits below.
      const after = carry !== undefined && at + 1 < rows.length ? carry.over(at + 1)(dry, 0) : 0
      if (this.#y + row(dry, 0) + after > this.#form.bottom) {
        const carried = at === 0 ? undefined : carry?.over(at)
        carried?.(pen, this.#y)
        this.#turn()
        this.#y = head(pen, this.#y)
        this.#y = carried?.(pen, this.#y) ?? this.#y
      }
      this.#y = row(pen, this.#y)
    }
  }

  /** Where the next part begins, in points from above; what is put there on purpose begins below it. */
  moveTo(y: number): void {
    this.#y = Math.max(this.#y, y)
  }

  #turn(): void {
    this.#doc.addPage()
    this.#y = this.#form.next(new Pen(this.#doc, false), this.#form.top)
  }

  /** Puts a file into the paper, which it says the same as. */
  attach(
    bytes: Uint8Array,
    { name, type, description, at }: Record<'name' | 'type' | 'description', string> & { at: Date },
  ) {
    // The types of the library do not know what the file is to the paper.
    const options = { name, type, description, creationDate: at, modifiedDate: at, relationship: 'Alternative' }
    this.#doc.file(bytes as unknown as string, options)
  }

  /** Says of an archived file what is in it, in XMP. */
  describe(xmp: string): void {
    const doc = this.#doc as PDFKit.PDFDocument & { appendXML(xml: string): void }
    doc.appendXML(xmp)
  }

  /** The file, with what stands on each page. */
  async file(name: string): Promise<File> {
    const doc = this.#doc
    const { start, count } = doc.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(start + page)
      this.#form.each(new Pen(doc, false), page + 1, count)
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
