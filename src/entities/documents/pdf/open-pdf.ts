// oxlint-disable-next-line import/default -- vite makes this export
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { openWorker } from '#src/workspace/loading/open-worker.ts'
import { PdfFailure } from './pdf-failure.ts'
import { type PdfFile, readPdf } from './read-pdf.ts'

/** Milliseconds a step may take: opening, a page, its text, its drawing. A large scan on a slow computer takes a third of it. */
const PATIENCE = 20_000

/**
 * Opens a PDF, in a worker of its own that ends with it. No script of it is run, and all its reader needs comes from our own server.
 * Rejects with a `PdfFailure` that says why it cannot be looked at.
 */
export async function openPdf(file: Blob): Promise<PdfFile> {
  const [library, bytes] = await Promise.all([import('pdfjs-dist'), file.arrayBuffer()])
  const port = openWorker('pdf-worker', workerUrl)
  if (port === undefined) throw new PdfFailure('noReader')
  const worker = library.PDFWorker.create({ port, verbosity: 0 })
  const at = (folder: string) => new URL(`/assets/pdf-${library.version}/${folder}/`, document.baseURI).href
  // A worker that does not come says so and nothing else.
  const gone = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new PdfFailure('noReader')), { once: true })
  })
  const opened = readPdf(library, new Uint8Array(bytes), {
    files: {
      cMapUrl: at('cmaps'),
      standardFontDataUrl: at('standard_fonts'),
      wasmUrl: at('wasm'),
      iccUrl: at('iccs'),
    },
    worker,
    stop: () => port.terminate(),
    patience: PATIENCE,
  })
  return Promise.race([opened, gone])
}
