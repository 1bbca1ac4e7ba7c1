/** What a Word or Excel file may unfold to, in bytes: nothing anybody writes comes near it. */
export const MOST_UNFOLDED = 268_435_456

/** Entries such a file may have. */
const MOST_ENTRIES = 10_000

const END_OF_DIRECTORY = 0x06054b50
const ENTRY = 0x02014b50
/** Bytes of the end record, and the longest comment behind it. */
const END_BYTES = 22
const MOST_COMMENT = 65_535

/** One file in a zip as its directory tells it; sizes in bytes, `offset` of its local head. */
export interface ZipEntry {
  name: string
  method: number
  folded: number
  unfolded: number
  offset: number
}

/** What the directory of a zip lists; undefined where it cannot be read. Nothing of it is unfolded. Source: APPNOTE 6.3, 4.3 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const entries: ZipEntry[] = []
  if (count > MOST_ENTRIES) return undefined
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY) return undefined
    const length = view.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)),
      method: view.getUint16(at + 10, true),
      folded: view.getUint32(at + 20, true),
      unfolded: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Whether one of the files is a program. */
export const hasMacros = (entries: readonly ZipEntry[]): boolean =>
  entries.some(({ name }) => /vbaProject|macrosheets/i.test(name))

/**
 * Whether the bytes are a Word or Excel file: a zip whose directory can be read, which has the folder of that program and no macros, and
 * does not unfold to more than `MOST_UNFOLDED` bytes.
 */
export function isOfficeZip(bytes: Uint8Array, folder: 'word' | 'xl'): boolean {
  const entries = zipEntries(bytes)
  if (entries === undefined) return false
  const names = entries.map(({ name }) => name)
  const isOffice = names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(`${folder}/`))
  const unfolded = entries.reduce((sum, entry) => sum + entry.unfolded, 0)
  return isOffice && !hasMacros(entries) && unfolded <= MOST_UNFOLDED
}

function endOfDirectory(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  }
  return undefined
}
