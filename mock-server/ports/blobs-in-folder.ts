import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { Blobs } from './blobs.ts'

/** The end of the name of a blob that is not whole yet. */
const UNFINISHED = '.part'

/**
 * Blobs as files of a folder, one folder a tenant. A file has its name once it is whole and on the disk; what a program that ended
 * left unfinished is removed with the next look at what is there.
 */
export function folderBlobs(folder: string): Blobs {
  const folderOf = (tenantId: string) => join(folder, `of-${encodeURIComponent(tenantId)}`)
  const pathOf = (tenantId: string, id: string) => join(folderOf(tenantId), safe(id))
  return {
    async write(tenantId, id, bytes) {
      await mkdir(folderOf(tenantId), { recursive: true })
      const path = pathOf(tenantId, id)
      try {
        const file = await open(path + UNFINISHED, 'wx')
        try {
          for await (const part of bytes) await file.write(part)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(path + UNFINISHED, path)
        await sync(folderOf(tenantId))
      } catch (error) {
        await rm(path + UNFINISHED, { force: true })
        throw error
      }
    },
    async read(tenantId, id) {
      const path = pathOf(tenantId, id)
      if (!(await stat(path).catch(() => undefined))) return undefined
      const stream: NodeReadableStream = Readable.toWeb(createReadStream(path))
      return stream as unknown as ReadableStream<Uint8Array>
    },
    remove: async (tenantId, id) => {
      for (const path of [pathOf(tenantId, id), pathOf(tenantId, id) + UNFINISHED]) await rm(path, { force: true })
    },
    async ids(tenantId) {
      const names = await readdir(folderOf(tenantId)).catch(() => [])
      return [...new Set(names.map((name) => name.replace(UNFINISHED, '')))]
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}

/** An id as the name of a file; throws for what could lead out of the folder. */
function safe(id: string): string {
  if (!/^[\w-]+$/.test(id)) throw new Error(`${id} is no id of a blob`)
  return id
}

/** The name of a new file is on the disk only when its folder is. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
