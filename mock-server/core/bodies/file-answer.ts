import type { Blobs } from '../../ports/blobs.ts'
import { notFound } from '../http-error.ts'

/** What a handler answers where the contract answers a file: where its bytes are, or those few themselves. */
export interface FileAnswer {
  name: string
  /** MIME type. */
  type: string
  /** Bytes. */
  size: number
  content: { blobId: string } | { bytes: Uint8Array<ArrayBuffer> }
}

/** The answer that brings a file, as it is read. 404 where its bytes are gone. */
export async function fileResponse(blobs: Blobs, tenantId: string, file: FileAnswer): Promise<Response> {
  const { content } = file
  const body = 'bytes' in content ? content.bytes : await blobs.read(tenantId, content.blobId)
  if (body === undefined) throw notFound()
  return new Response(body, {
    headers: {
      'Content-Type': file.type,
      'Content-Length': String(file.size),
      'Content-Disposition': contentDisposition(file.name),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}

/** How a file that is downloaded is called, also with umlauts, and for clients that read nothing but ASCII. Source: RFC 6266 */
export function contentDisposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  })
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
