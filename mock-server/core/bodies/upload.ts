import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser'
import type { FileRule } from '#src/contract/basics/core.ts'
import type { EndpointName } from '#src/contract/index.ts'
import { uploadTooMany } from '#src/domain/documents/documents.ts'
import { plainName } from '#src/domain/documents/plain-name.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import type { Blobs } from '../../ports/blobs.ts'
import { digestOf } from '../../ports/kept-files.ts'
import { removeUnusedBlobsSoon } from '../../ports/unnamed-blobs.ts'
import type { Store } from '../../store/store.ts'
import { HttpError, refusalBody } from '../http-error.ts'
import { invalidFields } from './parse.ts'
import { mostBytesOf, MOST_METADATA, tooLarge } from './body-limit.ts'
import { fileTooLarge, refusedFile } from './refused-body.ts'

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

/** One of several files that came, and why nothing of it was kept. */
export interface RefusedFile {
  name: string
  refusal: string
}

/** What came of each file of a call that takes several, in their order. */
export type CameFile = UploadedFile | RefusedFile

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
/** Files of one call that are named where it takes fewer. */
const MOST_NAMED = 1000
/** Fields of a form beside its files. */
const MOST_FIELDS = 20

/**
 * Reads a body with files and puts them away as blobs; `text` is the JSON of the fields. Of the body no more is held than the part that
 * is being read. Throws 422 without a file, or for one that is refused as soon as that shows (of several it stops none of the others),
 * and 400 for no such body.
 */
export async function readUpload(
  request: Request,
  rule: FileRule,
  ports: UploadPorts,
): Promise<{ text: string; files: CameFile[] }> {
  if (Number(request.headers.get('Content-Length')) > mostBytesOf(rule)) throw fileTooLarge(ports.name, 413)
  const isMany = rule.mostFiles !== undefined
  const fields = new Map<string, string>()
  const files: CameFile[] = []
  try {
    for await (const part of partsOf(request, rule, ports.name)) {
      const isFile = part.filename !== undefined && (part.name === 'file' || (isMany && part.name === 'files'))
      const isTooMany = rule.mostFiles !== undefined && files.length >= rule.mostFiles
      if (isFile && isTooMany)
        files.push({ name: plainName(part.filename ?? ''), refusal: uploadTooMany(rule.mostFiles ?? 0) })
      else if (isFile) files.push(await judged(part, rule, ports))
      // Fields as JSON may come as a part with a type of its own, which most clients send with a file name.
      else if (part.name === 'metadata' || (part.name !== undefined && part.filename === undefined))
        fields.set(part.name, fieldOf(part))
    }
    if (files.length === 0) throw invalidFields(errorAt(isMany ? 'files' : 'file', 'required'))
    const text = rule.plainFields ? JSON.stringify(Object.fromEntries(fields)) : (fields.get('metadata') ?? '')
    return { text, files }
  } catch (error) {
    for (const { id } of keptOf(files)) await ports.blobs.remove(ports.store.tenantId, id)
    throw error
  }
}

/** Those of the files that were put away. */
export const keptOf = (files: readonly CameFile[]): UploadedFile[] => files.filter((file) => 'id' in file)

/** What tells one upload from another, for a key that is sent again. */
export function printOf({ text, files }: { text: string; files: readonly CameFile[] }): string {
  const printed = files.flatMap((file) => ('id' in file ? [file.name, file.type, file.digest] : [file.name]))
  return [text, ...printed].join('\n')
}

async function* partsOf(request: Request, rule: FileRule, name: EndpointName): AsyncGenerator<MultipartPart> {
  const boundary = getMultipartBoundary(request.headers.get('Content-Type') ?? '')
  const reader = request.body?.getReader()
  if (boundary === null || !reader) throw unreadable()
  const { mostBytes, mostFiles, plainFields } = rule
  const parser = new MultipartParser(boundary, {
    // Of several files one that is too large is refused by itself, unless it is far too large.
    maxFileSize: mostFiles === undefined ? mostBytes : mostBytes * 2,
    maxTotalSize: mostBytesOf(rule),
    // Of several each that is too many is refused by its name.
    maxParts: (mostFiles === undefined ? 1 : MOST_NAMED) + (plainFields ? MOST_FIELDS : 1),
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
    if (error instanceof MaxTotalSizeExceededError) throw tooLarge(mostBytesOf(rule))
    throw error instanceof MaxFileSizeExceededError ? fileTooLarge(name, 422) : unreadable()
  } finally {
    // Not waited for: a body that was handed on twice is only given up when both have.
    reader.cancel().catch(() => undefined)
  }
}

function fieldOf(part: MultipartPart): string {
  if (part.size > MOST_METADATA) throw tooLarge(MOST_METADATA)
  return part.text
}

/** The file put away; of one that is refused nothing is, and where there is but one that ends the call. */
async function judged(part: MultipartPart, rule: FileRule, ports: UploadPorts): Promise<CameFile> {
  const file = { name: plainName(part.filename ?? ''), type: part.mediaType ?? '', size: part.size }
  const bytes = part.bytes as Uint8Array<ArrayBuffer>
  const refusal = rule.check?.(file, bytes)
  if (refusal === undefined) return keep(part, bytes, file, ports)
  if (rule.mostFiles === undefined) throw refusedFile(refusal)
  return { name: file.name, refusal }
}

async function keep(
  part: MultipartPart,
  bytes: Uint8Array<ArrayBuffer>,
  file: Pick<UploadedFile, 'name' | 'type' | 'size'>,
  { blobs, newBlobId, store, now }: UploadPorts,
): Promise<UploadedFile> {
  const digest = await digestOf(bytes)
  const id = newBlobId()
  // Before the bytes are there: should the program end now, they are found.
  await store.transaction((inside) => removeUnusedBlobsSoon(inside, now))
  await blobs.write(store.tenantId, id, part.content)
  return { ...file, id, digest, start: bytes.slice(0, START_BYTES) }
}

function unreadable(): HttpError {
  return new HttpError(400, { ...refusalBody({ code: 'reason.checkInput' }), code: 'BAD_MULTIPART' })
}
