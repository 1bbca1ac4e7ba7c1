import type { ZipEntry } from '#src/domain/documents/office-zip.ts'
import { IMPORT_BOUNDS } from '#src/domain/imports/fields.ts'
import { TableRefused } from './problem.ts'

const DEFLATED = 8
/** Bytes of a local head before its name. */
const HEAD_BYTES = 30

/**
 * Unfolds a zip once and throws all of it away, counting: what its directory says of sizes may be a lie, and readers believe it.
 * Throws where it becomes more than may be.
 */
export async function countUnfolded(bytes: Uint8Array<ArrayBuffer>, entries: readonly ZipEntry[]): Promise<void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let unfolded = 0
  for (const { offset, folded, method } of entries) {
    if (method !== DEFLATED || offset + HEAD_BYTES > bytes.length) continue
    const start = offset + HEAD_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
    const source = new Blob([bytes.subarray(start, start + folded)]).stream()
    const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      unfolded += value.byteLength
      if (unfolded <= IMPORT_BOUNDS.expandedBytes) continue
      await reader.cancel()
      throw new TableRefused('expands', { megabytes: IMPORT_BOUNDS.expandedBytes / 1_000_000 })
    }
  }
}
