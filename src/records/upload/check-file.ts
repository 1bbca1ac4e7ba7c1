import { checkUpload, checkUploadBytes, MAX_UPLOAD_BYTES } from '#src/domain/documents/documents.ts'
import type { UploadRefusal } from './item.ts'

/** Of a zip all is looked at, of everything else the beginning. */
const START_BYTES = 16
const ZIP = [0x50, 0x4b]

/** Why a file is not sent, verbatim as specified, and of what sort that is; undefined where nothing speaks against it. `check` judges its bytes. */
export async function checkFile(
  file: File,
  check = checkUploadBytes,
): Promise<{ message: string; refusal: UploadRefusal } | undefined> {
  if (file.size > MAX_UPLOAD_BYTES) return refused(checkUpload(file), 'size')
  const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer())
  const isZip = ZIP.every((byte, at) => start[at] === byte)
  const bytes = isZip ? new Uint8Array(await file.arrayBuffer()) : start
  return refused(check(file, bytes), file.size === 0 ? 'empty' : 'kind')
}

const refused = (message: string | undefined, refusal: UploadRefusal) =>
  message === undefined ? undefined : { message, refusal }
