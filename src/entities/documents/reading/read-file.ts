import { linesOf, LONGEST_LINE, MOST_LINES, type PaperLine } from '#src/domain/extraction/paper.ts'
import { openPdf } from '../pdf/open-pdf.ts'
import { PdfFailure } from '../pdf/pdf-failure.ts'
import type { PdfFile, PdfPage } from '../pdf/read-pdf.ts'
import type { OcrEngine } from './ocr/engine.ts'
import { ReadingFailure } from './reading-failure.ts'

/** How far the reading of a file is: the page it is at, of how many, and percent of the whole. */
export interface ReadingProgress {
  page: number
  of: number
  percent: number
}

export interface ReadFileOptions {
  /** That of the session, which is started where a page is a picture. */
  engine: OcrEngine
  /** Ends it; it rejects with the signal's reason then. */
  signal?: AbortSignal
  onProgress?(progress: ReadingProgress): void
}

/** What stands in a file, line by line with its places; `scanned` where any of it was read from a picture. */
export interface ReadText {
  lines: PaperLine[]
  scanned: boolean
}

/** Pages of a file that are read: no transport paper has more. */
const MOST_PAGES = 30
/** Bytes of plain text. */
const MOST_TEXT = 1_000_000
/** Fewer letters on a page than this are a stamp or a page number on a picture. */
const FEWEST_LETTERS = 12
/** Pixels per point a page is drawn with for the engine: 216 dpi. */
const DRAWN = 3
/** Inches across a page, which pictures do not tell. */
const PAGE_WIDTH = 8.27
/** A picture with fewer dots per inch is too coarse for its letters. */
const COARSE = 120
/** Read less surely than this, in percent, a page is guessed. */
const GUESSED = 40

const PICTURES = ['image/png', 'image/jpeg', 'image/tiff']
const TEXTS = ['text/plain', 'text/csv', 'message/rfc822']
const ENDINGS: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  txt: 'text/plain',
  csv: 'text/csv',
  eml: 'message/rfc822',
}

function typeOf({ name, type }: File): string {
  const said = type.split(';')[0]?.trim() ?? ''
  if (said !== '' && said !== 'application/octet-stream') return said
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(ENDINGS, ending) ? (ENDINGS[ending] ?? '') : ''
}

/**
 * Reads what stands in a file, in the page: the text of a PDF, pages without text and pictures by OCR, plain text as it is. Rejects with
 * a `ReadingFailure` that says why nothing was read.
 */
export async function readFile(file: File, options: ReadFileOptions): Promise<ReadText> {
  const type = typeOf(file)
  options.signal?.throwIfAborted()
  if (type === 'application/pdf') return checked(await pdfText(file, options))
  if (PICTURES.includes(type)) return checked(await pictureText(file, type, options))
  if (!TEXTS.includes(type)) throw new ReadingFailure('format')
  return checked({ lines: linesOf(await file.slice(0, MOST_TEXT).text()), scanned: false })
}

/** No more than is read of a paper, and something. */
function checked({ lines, scanned }: ReadText): ReadText {
  if (lines.every(({ text }) => text.trim() === '')) throw new ReadingFailure('empty')
  const bounded = lines.slice(0, MOST_LINES).map((line) => {
    const text = line.text.slice(0, LONGEST_LINE)
    if (line.spans === undefined) return { ...line, text }
    return { ...line, text, spans: line.spans.filter(({ to }) => to <= text.length).slice(0, 100) }
  })
  return { lines: bounded, scanned }
}

async function pictureText(file: File, type: string, options: ReadFileOptions): Promise<ReadText> {
  const { engine, signal, onProgress } = options
  const tell = (percent: number) => onProgress?.({ page: 1, of: 1, percent: Math.round(percent) })
  tell(0)
  // A browser that cannot draw a TIFF says nothing more of it.
  const image = await createImageBitmap(file).catch((cause: unknown) => {
    throw new ReadingFailure(type === 'image/tiff' ? 'format' : 'broken', { cause })
  })
  const dpi = Math.round(Math.min(image.width, image.height) / PAGE_WIDTH)
  // One pixel of a picture counts as a point of its page.
  const { lines, sure } = await engine.read({ image, page: 1, points: 1 }, { signal, onProgress: tell })
  if (sure < GUESSED) throw dpi < COARSE ? new ReadingFailure('resolution', { dpi }) : new ReadingFailure('empty')
  return { lines, scanned: true }
}

async function pdfText(file: File, options: ReadFileOptions): Promise<ReadText> {
  const { signal, onProgress } = options
  const pdf = await openPdf(file).catch(asFailure)
  const close = () => pdf.close()
  signal?.addEventListener('abort', close, { once: true })
  try {
    const of = Math.min(MOST_PAGES, pdf.pageCount)
    const lines: PaperLine[] = []
    let scanned = false
    for (let page = 1; page <= of && lines.length < MOST_LINES; page += 1) {
      const tell = (percent: number) =>
        onProgress?.({ page, of, percent: Math.round((page - 1 + percent / 100) * (100 / of)) })
      tell(0)
      const read = await pageText(pdf, page, options, tell)
      scanned ||= read.scanned
      lines.push(...read.lines)
    }
    return { lines, scanned }
  } catch (error) {
    signal?.throwIfAborted()
    return asFailure(error)
  } finally {
    signal?.removeEventListener('abort', close)
    close()
  }
}

async function pageText(
  pdf: PdfFile,
  number: number,
  { engine, signal }: ReadFileOptions,
  onProgress: (percent: number) => void,
): Promise<ReadText> {
  const page = await pdf.page(number)
  const lines = await page.lines()
  signal?.throwIfAborted()
  const letters = lines.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0)
  if (letters >= FEWEST_LETTERS) return { lines, scanned: false }
  const image = await drawn(page)
  const points = page.width / image.width
  const read = await engine.read({ image, page: number, points }, { signal, onProgress })
  return read.sure < GUESSED ? { lines, scanned: false } : { lines: read.lines, scanned: true }
}

/** A page as a picture, fine enough for its letters. */
async function drawn(page: PdfPage): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas')
  await page.draw(canvas, { scale: DRAWN })
  return createImageBitmap(canvas)
}

function asFailure(error: unknown): never {
  if (error instanceof PdfFailure) throw new ReadingFailure(error.problem, { cause: error })
  throw error
}
