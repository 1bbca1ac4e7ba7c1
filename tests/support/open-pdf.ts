import { readPdf } from '#src/entities/documents/pdf/read-pdf.ts'

/** What the reader looks for as it loads, and needs for drawing only. */
class NothingDrawn {}

/** Opens a PDF as the page does, with the reader's build for Node and without a worker: its text can be read, not drawn. */
export async function openInNode(file: Blob, patience = 20_000) {
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D'])
    if (!(name in globalThis)) Object.assign(globalThis, { [name]: NothingDrawn })
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const files = { standardFontDataUrl: `${import.meta.dirname}/../../node_modules/pdfjs-dist/standard_fonts/` }
  return readPdf(library, new Uint8Array(await file.arrayBuffer()), { files, stop: () => undefined, patience })
}
