import type { KeptFile, KeptFiles } from '#src/storage/kept-files.ts'
import type { UploadItem } from './item.ts'

/** What is kept of a file that has not arrived. */
export interface KeptUpload<Target> {
  id: string
  file: File
  target: Target
  key: string
}

/** What is not done outlives its page. A page takes up only what no other one is at work with. */
export interface KeptUploads<Target> {
  put(item: UploadItem<Target>): Promise<void>
  remove(id: string): Promise<void>
  /** What was left by pages that are gone; from now on this one is at work with it. */
  take(): Promise<readonly KeptUpload<Target>[]>
  /** This page is not at work with anything any more. */
  release(): void
}

/** As long as a page lives it holds a lock of this name and its number. */
const LOCK = 'uploads of '

/** Keeps uploads with the files of a person. `targetIn` reads what was kept, which may be of an older version. */
export function createKeptUploads<Target>(
  files: KeptFiles,
  locks: LockManager | undefined,
  { page, targetIn }: { page: string; targetIn(found: unknown): Target },
): KeptUploads<Target> {
  const released = new AbortController()
  const held = new Promise<void>((resolve) => released.signal.addEventListener('abort', () => resolve()))
  void locks?.request(LOCK + page, () => held)
  const put = ({ id, file, target, key }: KeptUpload<Target>) => files.put({ id, file, facts: { target, key, page } })
  return {
    async put({ id, file, target, key }) {
      if (file !== undefined) await put({ id, file, target, key })
    },
    remove: files.remove,
    async take() {
      const names = new Set((await locks?.query())?.held?.map(({ name }) => name))
      const left = (await files.all()).filter(({ facts }) => {
        const owner = textIn(facts, 'page')
        return owner === page ? false : !names.has(LOCK + owner)
      })
      const taken = left.map(({ id, file, facts }: KeptFile) => {
        const target = targetIn(typeof facts === 'object' && facts !== null ? Reflect.get(facts, 'target') : undefined)
        return { id, file, target, key: textIn(facts, 'key') || id }
      })
      for (const upload of taken) await put(upload)
      return taken
    },
    release: () => released.abort(),
  }
}

function textIn(facts: unknown, field: string): string {
  const value: unknown = typeof facts === 'object' && facts !== null ? Reflect.get(facts, field) : undefined
  return typeof value === 'string' ? value : ''
}
