import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** What the reader of PDFs fetches when a file asks for it: character tables, the typefaces every reader has, decoders, colours. */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'] as const
/** Decoders come as WebAssembly; their second form is a script, which no one needs. */
const WANTED = /\.(?:bcmap|pfb|ttf|wasm|icc)$/

/** Puts the files of the reader of PDFs beside the app, under its version, so that nothing is fetched from elsewhere. */
export function readerFiles(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const place = `assets/pdf-${version}`
  const pathOf = (file: string) => join(dirname(manifest), file)
  const known = FOLDERS.flatMap((folder) =>
    readdirSync(pathOf(folder))
      .filter((name) => WANTED.test(name))
      .map((name) => `${folder}/${name}`),
  )
  return {
    name: 'reader-files',
    configureServer({ middlewares }) {
      middlewares.use(`/${place}`, (request, response, next) => {
        const file = request.url?.split('?')[0]?.slice(1) ?? ''
        if (!known.includes(file)) return next()
        if (file.endsWith('.wasm')) response.setHeader('Content-Type', 'application/wasm')
        response.end(readFileSync(pathOf(file)))
      })
    },
    generateBundle() {
      for (const file of known) {
        this.emitFile({ type: 'asset', fileName: `${place}/${file}`, source: readFileSync(pathOf(file)) })
      }
    },
  }
}
