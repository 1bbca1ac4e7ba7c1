import type * as PdfJs from 'pdfjs-dist'
import type { PDFPageProxy, PDFWorker, RenderTask } from 'pdfjs-dist'
import type { PaperLine } from '#src/domain/extraction/paper.ts'
import { PdfFailure } from './pdf-failure.ts'
import { linesOfPage, type PlacedText } from './text-lines.ts'

/** The reader: its build for pages, or that for Node. */
export type PdfLibrary = Pick<typeof PdfJs, 'getDocument' | 'Util'>

/** Quarter turns to the right, in degrees. */
export type Turn = 0 | 90 | 180 | 270

export interface Drawing {
  /** Pixels of the canvas per point. */
  scale: number
  turn?: Turn
}

/** A page as it is looked at, upright; width and height in points. */
export interface PdfPage {
  width: number
  height: number
  /** Draws it, turned to the right, and gives the canvas its size. Another drawing on the canvas ends the one before it, which answers false. */
  draw(canvas: HTMLCanvasElement, drawing: Drawing): Promise<boolean>
  /** Its text, line by line; none where it is a picture. */
  lines(): Promise<PaperLine[]>
}

/** A PDF that is open. Every call rejects with a `PdfFailure` where its reader is given up. */
export interface PdfFile {
  pageCount: number
  /** A page, from 1. */
  page(number: number): Promise<PdfPage>
  /** Lets its reader go. */
  close(): void
}

export interface ReaderOptions {
  /** Where the reader's own files are: character tables, typefaces, decoders. */
  files: { cMapUrl?: string; standardFontDataUrl?: string; wasmUrl?: string; iccUrl?: string }
  worker?: PDFWorker
  /** Ends the reader at once, whatever it does. */
  stop(): void
  /** Milliseconds one step may take. */
  patience: number
}

/** Pixels a drawn page has at most: more no browser draws, and no one sees. */
const MOST_PIXELS = 16_000_000
/** Pixels of a picture in a page; a larger one is left out. */
const MOST_IMAGE = 100_000_000
/** Further pages no one looks at here. */
const MOST_PAGES = 2000
/** Milliseconds between two looks at the clock. */
const LOOK = 250

/** Opens a PDF with a reader. No script of it is run, nothing it names is fetched. */
export async function readPdf(library: PdfLibrary, bytes: Uint8Array, options: ReaderOptions): Promise<PdfFile> {
  const guard = guardOf(options)
  const task = library.getDocument({
    ...options.files,
    data: bytes,
    worker: options.worker,
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    disableRange: true,
    disableStream: true,
    disableAutoFetch: true,
    maxImageSize: MOST_IMAGE,
    verbosity: 0,
  })
  const document = await guard.within(task.promise).catch((error: unknown) => {
    guard.close()
    task.destroy().catch(() => undefined)
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw isLocked ? new PdfFailure('encrypted', { cause: error }) : asFailure(error)
  })
  const drawn = new WeakMap<HTMLCanvasElement, CanvasUse>()
  return {
    pageCount: Math.min(MOST_PAGES, document.numPages),
    page: async (number) => {
      const page = await guard.within(document.getPage(number)).catch(broken)
      return pageOf(library, page, { number, guard, drawn })
    },
    close: () => {
      guard.close()
      // What its reader still has to say no one hears.
      task.destroy().catch(() => undefined)
    },
  }
}

type Guard = ReturnType<typeof guardOf>

/** The drawing a canvas is for, once it has begun. */
interface CanvasUse {
  task?: RenderTask
}

interface PageContext {
  number: number
  guard: Guard
  drawn: WeakMap<HTMLCanvasElement, CanvasUse>
}

/** Typefaces by the name pieces of text have for them. */
type Families = Readonly<Record<string, { fontFamily: string }>>

function pageOf({ Util }: PdfLibrary, page: PDFPageProxy, { number, guard, drawn }: PageContext): PdfPage {
  const { width, height, transform } = page.getViewport({ scale: 1 })

  const placed = (item: unknown, families: Families): PlacedText[] => {
    if (!isText(item)) return []
    const [, , c = 0, d = 0, left = 0, base = 0]: number[] = Util.transform(transform, item.transform)
    const size = Math.hypot(c, d)
    // What stands on its side is not part of any line.
    return size > 0 && Math.abs(c) < Math.abs(d)
      ? [
          {
            text: item.str,
            left,
            base,
            width: item.width,
            size,
            isTypewriter: families[item.fontName]?.fontFamily === 'monospace',
          },
        ]
      : []
  }

  return {
    width,
    height,
    async draw(canvas, { scale, turn = 0 }) {
      const bounded = Math.min(scale, Math.sqrt(MOST_PIXELS / (width * height)))
      const viewport = page.getViewport({ scale: bounded, rotation: (page.rotate + turn) % 360 })
      const own: CanvasUse = {}
      const before = drawn.get(canvas)
      drawn.set(canvas, own)
      before?.task?.cancel()
      await before?.task?.promise.catch(() => undefined)
      // Another drawing was wanted meanwhile.
      if (drawn.get(canvas) !== own) return false
      canvas.width = Math.max(1, Math.floor(viewport.width))
      canvas.height = Math.max(1, Math.floor(viewport.height))
      // A page that is not shown is given no frames: there it is drawn in one go.
      const intent = document.visibilityState === 'hidden' ? 'print' : 'display'
      const task = (own.task = page.render({ canvas, viewport, intent }))
      try {
        await guard.within(task.promise)
        return true
      } catch (error) {
        if (error instanceof Error && error.name === 'RenderingCancelledException') return false
        throw asFailure(error)
      } finally {
        if (drawn.get(canvas) === own) drawn.delete(canvas)
      }
    },
    async lines() {
      const { items, styles } = await guard.within(page.getTextContent()).catch(broken)
      return linesOfPage(
        items.flatMap((item) => placed(item, styles)),
        number,
      )
    },
  }
}

function isText(item: unknown): item is { str: string; transform: number[]; width: number; fontName: string } {
  return typeof item === 'object' && item !== null && 'str' in item && 'transform' in item
}

const asFailure = (error: unknown): PdfFailure =>
  error instanceof PdfFailure ? error : new PdfFailure('broken', { cause: error })

function broken(error: unknown): never {
  throw asFailure(error)
}

/** Ends the reader where one step takes too long while somebody may look at it. */
function guardOf({ stop, patience }: Pick<ReaderOptions, 'stop' | 'patience'>) {
  let ended: PdfFailure | undefined
  const close = () => {
    if (ended === undefined) stop()
    ended ??= new PdfFailure('broken')
  }
  function within<T>(step: Promise<T>): Promise<T> {
    if (ended) return Promise.reject(ended)
    return new Promise<T>((resolve, reject) => {
      let left = patience
      const timer = setInterval(() => {
        left -= LOOK
        if (left > 0) return
        clearInterval(timer)
        close()
        reject((ended = new PdfFailure('tooSlow')))
      }, LOOK)
      step.then(resolve, reject).finally(() => clearInterval(timer))
    })
  }
  return { within, close }
}
