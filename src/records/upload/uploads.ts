import { isApiError } from '#src/api/api-error.ts'
import type { SentBytes } from '#src/contract/basics/core.ts'
import { plainName } from '#src/domain/documents/plain-name.ts'
import { createObservable } from '#src/workspace/session/observable.ts'
import { canGoOn, isUnderWay, type FilingResult, type UploadItem, type UploadedRecord } from './item.ts'
import { checkFile } from './check-file.ts'
import type { UploadPorts, Uploads } from './upload-ports.ts'

/** Files that are sent at the same time. */
const AT_ONCE = 2

/** A queue of files: each is checked before anything of it is sent, two at once, and none stands in the way of another. */
export function createUploads<Target>(ports: UploadPorts<Target>): Uploads<Target> {
  type Item = UploadItem<Target>
  const items = createObservable<readonly Item[]>([])
  const underWay = new Map<string, AbortController>()
  const rested = new Set<string>()
  let checking: Promise<void> = Promise.resolve()
  let isOver = false

  const find = (id: string) => items.current().find((item) => item.id === id)
  const patch = (id: string, values: Partial<Item>) => {
    if (isOver) return
    items.set(items.current().map((item) => (item.id === id ? { ...item, ...values } : item)))
  }
  const drop = (id: string) => items.set(items.current().filter((item) => item.id !== id))
  const rest = (id: string, values: Partial<Item>) => {
    rested.add(id)
    patch(id, values)
    const item = find(id)
    if (item !== undefined && !canGoOn(item)) void ports.kept?.remove(id)
    next()
  }

  function next(): void {
    if (isOver) return
    const all = items.current()
    const waiting = all.filter(({ state }) => state === 'waiting')
    if (!ports.isOnline()) for (const { id } of waiting) rest(id, { state: 'held', heldBy: 'connection' })
    const free = AT_ONCE - all.filter(({ state }) => state === 'sending').length
    for (const { id } of ports.isOnline() ? waiting.slice(0, Math.max(0, free)) : []) void send(id)
    tellSettled()
  }

  function tellSettled(): void {
    if (rested.size === 0 || items.current().some(isUnderWay)) return
    const told = items.current().filter(({ id }) => rested.has(id))
    rested.clear()
    ports.settled?.(told)
  }

  async function check(id: string): Promise<void> {
    const item = find(id)
    if (item?.file === undefined || item.state !== 'checking') return
    const refused = await checkFile(item.file, ports.check).catch((error: unknown) => ({
      message: error instanceof Error ? error.message : String(error),
      refusal: 'kind' as const,
    }))
    if (find(id)?.state !== 'checking') return
    if (refused !== undefined) return rest(id, { ...refused, state: 'refused', file: undefined })
    patch(id, { state: 'waiting' })
    next()
  }

  function begin(id: string): void {
    // What was taken back is another one when it comes again.
    const isNew = find(id)?.isTakenBack === true
    const blank = { sent: 0, message: undefined, heldBy: undefined, refusal: undefined, isTakenBack: undefined }
    patch(id, { ...blank, state: 'checking', ...(isNew && { key: ports.newKey() }) })
    look(id)
  }

  /** One after the other: of a large one all may have to be read. */
  function look(id: string): void {
    checking = checking.then(() => check(id))
  }

  async function send(id: string): Promise<void> {
    const item = find(id)
    if (item?.file === undefined) return
    const { file, target, key } = item
    const controller = new AbortController()
    underWay.set(id, controller)
    patch(id, { state: 'sending', sent: 0, total: file.size })
    const { signal } = controller
    try {
      const onProgress = ({ sent, total }: SentBytes) => patch(id, { sent, total })
      const record = await ports.send(file, { target, key, signal, onProgress })
      if (find(id)?.isTakenBack === true) return await takenBack(id, record)
      await arrived(id, file, record, signal)
    } catch (error) {
      failed(id, error, signal)
    } finally {
      underWay.delete(id)
      next()
    }
  }

  /** It is there, whatever becomes of its reading. */
  async function arrived(id: string, file: File, record: UploadedRecord, signal: AbortSignal): Promise<void> {
    void ports.kept?.remove(id)
    patch(id, { state: 'reading', record, file: undefined })
    next()
    const target = find(id)?.target
    const onPage = (at: number, of: number) => patch(id, { page: { at, of } })
    const filing =
      ports.file === undefined || target === undefined
        ? {}
        : await ports.file(file, { record, target, signal, onPage }).catch((): FilingResult => ({ isDoubtful: true }))
    rest(id, { state: filing.isDoubtful === true ? 'doubtful' : 'done', filing })
  }

  function failed(id: string, error: unknown, signal: AbortSignal): void {
    if (isOver) return
    if (signal.aborted) return rest(id, { state: 'cancelled' })
    if (!ports.isOnline()) return rest(id, { state: 'held', heldBy: 'connection' })
    const message = error instanceof Error ? error.message : String(error)
    const status = isApiError(error) ? error.status : 0
    const isRefused = status === 422 || status === 413
    // What the server does not take it does not take the next time either.
    rest(id, isRefused ? { state: 'refused', refusal: 'kind', message, file: undefined } : { state: 'failed', message })
  }

  async function takenBack(id: string, record: UploadedRecord): Promise<void> {
    const isGone = (await ports.takeBack?.(record)) ?? false
    if (!isGone) return rest(id, { state: 'done', isTakenBack: undefined, record, file: undefined })
    rest(id, { state: 'cancelled', isTakenBack: true, record: undefined, filing: undefined })
  }

  return {
    current: items.current,
    subscribe: items.subscribe,
    add(files, target) {
      const added = files.map(({ name, file }): Item => {
        const shared = { id: ports.newKey(), key: ports.newKey(), name: plainName(name), target, sent: 0 }
        const size = file?.size ?? 0
        if (file === undefined) return { ...shared, size, total: 0, file, state: 'refused', refusal: 'folder' }
        return { ...shared, size, total: size, file, state: 'checking' }
      })
      items.set([...items.current(), ...added])
      for (const item of added) {
        if (item.file === undefined) rested.add(item.id)
        else {
          void ports.kept?.put(item)
          look(item.id)
        }
      }
      next()
    },
    async remove(id) {
      const item = find(id)
      if (item === undefined) return
      const { state, record, sent, total } = item
      // All of it has left: the answer is waited for, and what it brings is taken back.
      const hasLeft = state === 'sending' && sent >= total && total > 0
      if (hasLeft) return patch(id, { isTakenBack: ports.takeBack !== undefined })
      if (state === 'sending') return underWay.get(id)?.abort()
      if (state === 'reading') return underWay.get(id)?.abort()
      if (state === 'waiting' || state === 'checking' || state === 'held') return rest(id, { state: 'cancelled' })
      if (record !== undefined && ports.takeBack !== undefined) return takenBack(id, record)
      void ports.kept?.remove(id)
      drop(id)
    },
    resume(id) {
      const item = find(id)
      if (item === undefined || !canGoOn(item)) return
      begin(id)
    },
    replace(id, file) {
      patch(id, {
        name: plainName(file.name),
        size: file.size,
        total: file.size,
        file,
        key: ports.newKey(),
        refusal: undefined,
      })
      const item = find(id)
      if (item === undefined) return
      void ports.kept?.put(item)
      begin(id)
    },
    async choose(id, choiceId) {
      const record = find(id)?.record
      if (record === undefined) return
      const filing = await ports.choose?.(record, choiceId)
      if (filing !== undefined) patch(id, { state: filing.isDoubtful === true ? 'doubtful' : 'done', filing })
    },
    clear: () => items.set(items.current().filter(({ state }) => state !== 'done')),
    async restore() {
      const left = await ports.kept?.take()
      if (isOver || left === undefined) return
      const known = new Set(items.current().map(({ id }) => id))
      const held = left
        .filter(({ id }) => !known.has(id))
        .map(({ id, file, target, key }): Item => {
          const shared = {
            id,
            key,
            target,
            file,
            name: plainName(file.name),
            size: file.size,
            sent: 0,
            total: file.size,
          }
          return { ...shared, state: 'held', heldBy: 'reload' }
        })
      if (held.length > 0) items.set([...held, ...items.current()])
    },
    end() {
      isOver = true
      for (const controller of underWay.values()) controller.abort()
      ports.kept?.release()
    },
  }
}
