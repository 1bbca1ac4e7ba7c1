/** What a Word or Excel file may unfold to, in bytes: nothing anybody writes comes near it. */
export const MOST_UNFOLDED = 268_435_456

/** Entries such a file may have. */
const MOST_ENTRIES = 10_000

const END_OF_DIRECTORY = 0x06054b50
const ENTRY = 0x02014b50
/** Bytes of the end record, and the longest comment behind it. */
const END_BYTES = 22
const MOST_COMMENT = 65_535

/**
 * Whether the bytes are a Word or Excel file: a zip whose directory can be read, which has the folder of that program and no macros, and
 * does not unfold to more than `MOST_UNFOLDED` bytes. Nothing of it is unfolded. Source: APPNOTE 6.3 of the zip format, 4.3
 */
export function isOfficeZip(bytes: Uint8Array, folder: 'word' | 'xl'): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(view)
  if (end === undefined) return false
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  let unfolded = 0
  const names: string[] = []
  if (count > MOST_ENTRIES) return false
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY) return false
    unfolded += view.getUint32(at + 24, true)
    const length = view.getUint16(at + 28, true)
    names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)))
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  const isOffice = names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(`${folder}/`))
  const hasMacros = names.some((name) => /vbaProject/i.test(name))
  return isOffice && !hasMacros && unfolded <= MOST_UNFOLDED
}

function endOfDirectory(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  }
  return undefined
}
