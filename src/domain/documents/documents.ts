import { isOfficeZip } from './office-zip.ts'

/** The largest file that may be uploaded, in bytes. Source: decision A15 */
export const MAX_UPLOAD_BYTES = 52_428_800

/** What a larger one is refused with, verbatim. Source: specification 5 */
export const UPLOAD_TOO_LARGE = 'File size exceeds 50MB limit'

/** What those are refused with that are more than one call takes. */
export const uploadTooMany = (most: number): string => `Höchstens ${most} Dateien auf einmal`

interface KindLine {
  mime: readonly string[]
  endings: readonly string[]
  magic: readonly string[]
  /** Of a zip the folder that tells whose it is. */
  folder?: 'word' | 'xl'
}

/** File kinds that may be uploaded: their MIME types, endings and first bytes. Source: specification 5 */
const KINDS = [
  { mime: ['application/pdf'], endings: ['pdf'], magic: ['25504446'] },
  { mime: ['image/jpeg'], endings: ['jpg', 'jpeg'], magic: ['ffd8ff'] },
  { mime: ['image/png'], endings: ['png'], magic: ['89504e470d0a1a0a'] },
  { mime: ['image/tiff'], endings: ['tif', 'tiff'], magic: ['49492a00', '4d4d002a'] },
  { mime: ['application/msword'], endings: ['doc'], magic: ['d0cf11e0a1b11ae1'] },
  {
    mime: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    endings: ['docx'],
    magic: ['504b0304'],
    folder: 'word',
  },
  { mime: ['application/vnd.ms-excel'], endings: ['xls'], magic: ['d0cf11e0a1b11ae1'] },
  {
    mime: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    endings: ['xlsx'],
    magic: ['504b0304'],
    folder: 'xl',
  },
] as const satisfies readonly KindLine[]

/** For the `accept` attribute of a file field. */
export const UPLOAD_ENDINGS: readonly string[] = KINDS.flatMap((kind) => kind.endings.map((ending) => `.${ending}`))

export interface UploadFile {
  name: string
  /** Bytes. */
  size: number
  /** MIME type as the browser tells it; empty where it knows none. */
  type: string
}

type Kind = KindLine

const includes = (list: readonly string[], value: string): boolean => list.includes(value)

const endingOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** What a form says of a file whose type no one knows: nothing. */
const UNKNOWN_TYPE = 'application/octet-stream'

/** The kind that MIME type and ending agree on; where one of the two is missing, the other decides. */
function kindOf({ name, type }: Pick<UploadFile, 'name' | 'type'>): Kind | undefined {
  const said = type.split(';')[0]?.trim().toLowerCase() ?? ''
  const [mime, ending] = [said === UNKNOWN_TYPE ? '' : said, endingOf(name)]
  if (mime === '' && ending === '') return undefined
  return KINDS.find(
    (kind: Kind) => (mime === '' || includes(kind.mime, mime)) && (ending === '' || includes(kind.endings, ending)),
  )
}

const unsupported = (type: string): string => `File type ${type} is not supported`

/**
 * Why a file may not be uploaded, verbatim as specified; undefined when it may. An ending that contradicts the MIME
 * type is refused by its ending. Source: specification 5
 */
export function checkUpload(file: UploadFile): string | undefined {
  if (file.size > MAX_UPLOAD_BYTES) return UPLOAD_TOO_LARGE
  if (kindOf(file)) return undefined
  const mimeIsKnown = kindOf({ name: '', type: file.type }) !== undefined
  return unsupported(mimeIsKnown || file.type === '' ? endingOf(file.name) : file.type)
}

/** The messages of several files, each behind its file name, joined by commas; undefined when all are fine. */
export function checkUploads(files: readonly UploadFile[]): string | undefined {
  const messages = files.flatMap((file) => {
    const message = checkUpload(file)
    return message === undefined ? [] : [`${file.name}: ${message}`]
  })
  return messages.length === 0 ? undefined : messages.join(', ')
}

/** As checkUpload, and the first bytes of the content (16 are enough) must be those of the type. */
export function checkUploadContent(file: UploadFile, start: Uint8Array): string | undefined {
  const message = checkUpload(file)
  const kind = kindOf(file)
  if (message !== undefined || !kind) return message
  const hex = Array.from(start.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return kind.magic.some((magic) => hex.startsWith(magic)) ? undefined : unsupported(file.type || endingOf(file.name))
}

/** Kinds a paper comes in from outside: what can be looked at, and nothing that is opened by a program. */
const SEEN: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/tiff']

/** For the `accept` attribute where only papers are taken. */
export const PAPER_ENDINGS: readonly string[] = KINDS.filter(({ mime }) => includes(SEEN, mime[0])).flatMap((kind) =>
  kind.endings.map((ending) => `.${ending}`),
)

/** As checkUploadBytes, of somebody who is not of the house: a PDF or a picture, anything else is refused in the same words. */
export function checkPaperBytes(file: UploadFile, bytes: Uint8Array): string | undefined {
  const message = checkUploadBytes(file, bytes)
  if (message !== undefined || includes(SEEN, uploadMimeType(file))) return message
  return unsupported(file.type || endingOf(file.name))
}

/** Endings of what a computer runs, or a browser draws with scripts: none may hide before another one. */
const RUN = /\.(?:exe|scr|bat|cmd|pif|msi|vbs|vbe|jse?|wsf|ps1|hta|jar|lnk|svgz?|x?html?)\./i

/**
 * As checkUploadContent, and what else may be wrong with a file is refused in the same words: an ending that is run before the last one,
 * a Word or Excel file that is another zip, holds macros or unfolds to too much.
 */
export function checkUploadBytes(file: UploadFile, bytes: Uint8Array): string | undefined {
  const message = checkUploadContent(file, bytes) ?? checkUploadName(file.name)
  if (message !== undefined) return message
  const folder = kindOf(file)?.folder
  return folder === undefined || isOfficeZip(bytes, folder) ? undefined : unsupported(file.type || endingOf(file.name))
}

/** Why a name is refused whatever the file is: an ending that is run hides before the last one. */
export function checkUploadName(name: string): string | undefined {
  const inner = RUN.exec(name)?.[0]
  return inner === undefined ? undefined : unsupported(inner.slice(1, -1).toLowerCase())
}

/** The MIME type a file is kept under: its kind's, whatever else was said along with it. */
export function uploadMimeType(file: Pick<UploadFile, 'name' | 'type'>): string {
  return kindOf(file)?.mime[0] ?? UNKNOWN_TYPE
}

/** The last ending of a name with its dot in small letters, empty where it has none; what a renamed file keeps. */
export function endingWithDot(name: string): string {
  const ending = endingOf(name)
  return ending === '' ? '' : `.${ending}`
}
