import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.wasm', 'application/wasm'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.txt', 'text/plain; charset=utf-8'],
])
const COMPRESSIBLE = /^(text|application)\/|svg/

interface File {
  type: string
  tag: string
  body: Buffer
  /** Compressed bodies by their coding, each made when it is first asked for; nothing for what does not shrink. */
  smaller: Map<string, Promise<Buffer>> | undefined
}

/** Brotli quality, 0 to 11: higher ones make the first visitor wait several times as long. */
const QUALITY = 5

const CODINGS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}
type Coding = keyof typeof CODINGS

/** The body as the browser may have it, with its coding. */
async function bodyFor({ body, smaller }: File, accepted: string): Promise<{ body: Buffer; coding?: Coding }> {
  const coding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
  if (coding === undefined || smaller === undefined) return { body }
  const made = smaller.get(coding) ?? CODINGS[coding](body)
  smaller.set(coding, made)
  return { body: await made, coding }
}

/** Serves a built app: files as they are, any other path of a page the app itself; each with the security headers. */
export function createStaticFiles(root: string, security: (path: string) => Readonly<Record<string, string>>) {
  const files = new Map<string, Promise<File | undefined>>()

  function load(path: string): Promise<File | undefined> {
    const known = files.get(path)
    if (known) return known
    const loading = readFileAt(path)
    files.set(path, loading)
    return loading
  }

  return async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request.url ?? '/')
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(response, 405, 'Method not allowed')
    if (path === undefined) return plain(response, 400, 'Bad request')
    const own = extname(path) === '' ? undefined : await load(join(root, path))
    if (own) return send(request, response, own, path)
    if (extname(path) !== '') return plain(response, 404, 'Not found')
    const page = await load(join(root, 'index.html'))
    return page ? send(request, response, page, '/') : plain(response, 404, 'The app is not built')
  }

  async function send(request: IncomingMessage, response: ServerResponse, file: File, path: string) {
    const { body, coding } = await bodyFor(file, String(request.headers['accept-encoding'] ?? ''))
    const headers = {
      ...security(path),
      'Content-Type': file.type,
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: file.tag,
      Vary: 'Accept-Encoding',
      ...(coding === undefined ? {} : { 'Content-Encoding': coding }),
    }
    if (request.headers['if-none-match'] === file.tag) {
      response.writeHead(304, headers).end()
      return
    }
    response.writeHead(200, { ...headers, 'Content-Length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  function plain(response: ServerResponse, status: number, text: string): void {
    response.writeHead(status, { ...security('/'), 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
  }
}

/** The path of an address, decoded and inside the root; undefined for anything else. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const inside = normalize(path)
    return path.includes('\0') || inside.split(sep).includes('..') ? undefined : inside
  } catch {
    return undefined
  }
}

async function readFileAt(path: string): Promise<File | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const type = TYPES.get(extname(path)) ?? 'application/octet-stream'
  const body = await readFile(path)
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const isSmaller = COMPRESSIBLE.test(type) && body.length > 1024
  return { type, tag, body, smaller: isSmaller ? new Map() : undefined }
}
