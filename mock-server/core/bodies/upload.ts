import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser'
import type { FileRule } from '#src/contract/basics/core.ts'
import type { EndpointName } from '#src/contract/index.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import type { Blobs } from '../../ports/blobs.ts'
import { removeUnusedBlobsSoon } from '../../ports/unnamed-blobs.ts'
import type { Store } from '../../store/store.ts'
import { HttpError, refusalBody } from '../http-error.ts'
import { invalidFields } from './parse.ts'
import { MOST_METADATA, tooLarge } from './body-limit.ts'
import { fileTooLarge } from './refused-body.ts'

/** A file that came with a call, once its bytes lie where blobs are kept. */
export interface UploadedFile {
  /** Of the blob: who wants to keep it keeps this. */
  id: string
  name: string
  /** MIME type as the client says it, empty where it says none. */
  type: string
  /** Bytes. */
  size: number
  /** SHA-256 in hexadecimal digits. */
  digest: string
  /** The first bytes, which tell of what kind it is, whatever its type says. */
  start: Uint8Array
}

export interface UploadPorts {
  /** The call that takes the file. */
  name: EndpointName
  blobs: Blobs
  newBlobId(): string
  /** Data of the tenant of the call. */
  store: Store
  /** Epoch milliseconds. */
  now: number
}

/** So many first bytes tell what a file is. */
const START_BYTES = 16
/** Characters of a file's name that are kept. */
const MOST_NAME = 120

/**
 * Reads a body with a file and puts the file away as a blob; `text` is the JSON of the fields. Of the body no more is held than the
 * part that is being read. Throws 422 without a file, or for one that is too large as soon as that shows, and 400 for no such body.
 */
export async function readUpload(
  request: Request,
  rule: FileRule,
  ports: UploadPorts,
): Promise<{ text: string; file: UploadedFile }> {
  if (Number(request.headers.get('Content-Length')) > rule.mostBytes + MOST_METADATA)
    throw fileTooLarge(ports.name, 413)
  let text = ''
  let file: UploadedFile | undefined
  try {
    for await (const part of partsOf(request, rule, ports.name)) {
      if (part.name === 'metadata') text = metadataOf(part)
      else if (part.name === 'file' && part.filename !== undefined) file = await keep(part, ports)
    }
    if (!file) throw invalidFields(errorAt('file', 'required'))
    return { text, file }
  } catch (error) {
    if (file) await ports.blobs.remove(ports.store.tenantId, file.id)
    throw error
  }
}

/** What tells one upload from another, for a key that is sent again. */
export function printOf({ text, file }: { text: string; file: UploadedFile }): string {
  return [text, file.name, file.type, file.digest].join('\n')
}

async function* partsOf(request: Request, rule: FileRule, name: EndpointName): AsyncGenerator<MultipartPart> {
  const boundary = getMultipartBoundary(request.headers.get('Content-Type') ?? '')
  const reader = request.body?.getReader()
  if (boundary === null || !reader) throw unreadable()
  const parser = new MultipartParser(boundary, {
    maxFileSize: rule.mostBytes,
    maxTotalSize: rule.mostBytes + MOST_METADATA,
    maxParts: 2,
  })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      yield* parser.write(value)
    }
    parser.finish()
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw error instanceof MaxFileSizeExceededError ? fileTooLarge(name, 422) : unreadable()
  } finally {
    // Not waited for: a body that was handed on twice is only given up when both have.
    reader.cancel().catch(() => undefined)
  }
}

function metadataOf(part: MultipartPart): string {
  if (part.size > MOST_METADATA) throw tooLarge(MOST_METADATA)
  return part.text
}

async function keep(part: MultipartPart, { blobs, newBlobId, store, now }: UploadPorts): Promise<UploadedFile> {
  const { size, content } = part
  const bytes = part.bytes as Uint8Array<ArrayBuffer>
  const digest = Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), hex).join('')
  const id = newBlobId()
  // Before the bytes are there: should the program end now, they are found.
  await store.transaction((inside) => removeUnusedBlobsSoon(inside, now))
  await blobs.write(store.tenantId, id, content)
  const start = bytes.slice(0, START_BYTES)
  return { id, name: plainName(part.filename ?? ''), type: part.mediaType ?? '', size, digest, start }
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** The name of a file without folders and what cannot be seen; of a long one its beginning and its ending are kept. */
function plainName(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  if (name === '') return 'file'
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return name.length <= MOST_NAME ? name : name.slice(0, MOST_NAME - ending.length) + ending
}

function unreadable(): HttpError {
  return new HttpError(400, { ...refusalBody({ code: 'reason.checkInput' }), code: 'BAD_MULTIPART' })
}
