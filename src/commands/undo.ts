import type { RecordKind } from './command.ts'

/** An own change that can be taken back: which event of which record, and in which words it is shown. */
export interface UndoEntry {
  id: string
  /** When it was made, milliseconds since 1970. */
  at: number
  commandId: string
  title: string
  entity: { kind: RecordKind; id: string; label: string }
  /** The order event whose changed fields the server puts back. */
  eventId: string
  /** Entries of one bulk action share this; they are taken back in one step. */
  step?: string
}

/** Own changes, newest last, and those taken back, newest last. */
export interface UndoHistory {
  version: 1
  done: readonly UndoEntry[]
  undone: readonly UndoEntry[]
}

/** A field that somebody else has changed since. */
export interface UndoConflictField {
  field: string
  mine: unknown
  theirs: unknown
}

/** The server's answer to a wish to take an event back. */
export type UndoAnswer =
  /** Done; `eventId` is the event that takes this one back again, empty when there is none. */
  | { kind: 'undone'; eventId: string }
  /** Somebody changed the same fields since; only `force` would overwrite them. */
  | { kind: 'conflict'; conflicts: readonly UndoConflictField[] }
  /** The server has refused for good (gone, no longer allowed); the entry is dropped. */
  | { kind: 'refused'; message: string }
  /** Nothing happened (network); the entry stays. */
  | { kind: 'failed'; message: string }

/** What the history needs from outside. */
export interface UndoPorts {
  undoEvent(entry: UndoEntry, force: boolean): Promise<UndoAnswer>
  /** Lets the person decide between their own and the other's values; true: overwrite. */
  decide(entry: UndoEntry, conflicts: readonly UndoConflictField[]): Promise<boolean>
  /** Kept per tenant and user by whoever hands it in. */
  load(): unknown
  save(history: UndoHistory): void
  /** Called after each step that happened, with what was done. */
  report?(result: UndoResult): void
}

/** What an undo or redo came to, one answer per item. */
export interface UndoResult {
  direction: 'undo' | 'redo'
  items: readonly { entry: UndoEntry; outcome: 'done' | 'kept' | 'refused' | 'failed'; message?: string }[]
}

/** Most entries kept. */
export const maxUndoEntries = 50

export const emptyHistory: UndoHistory = { version: 1, done: [], undone: [] }

function isEntry(value: unknown): value is UndoEntry {
  if (typeof value !== 'object' || value === null) return false
  const entry = value as Partial<Record<keyof UndoEntry, unknown>>
  const texts = [entry.id, entry.commandId, entry.title, entry.eventId]
  if (texts.some((text) => typeof text !== 'string') || typeof entry.at !== 'number') return false
  const entity: unknown = entry.entity
  if (typeof entity !== 'object' || entity === null) return false
  return ['kind', 'id', 'label'].every((name) => typeof (entity as Record<string, unknown>)[name] === 'string')
}

/** Reads a stored history; anything that is not one gives an empty one. */
export function parseHistory(value: unknown): UndoHistory {
  if (typeof value !== 'object' || value === null || !('version' in value) || value.version !== 1) return emptyHistory
  const list = (name: 'done' | 'undone') => {
    const stored = name in value ? (value as Record<string, unknown>)[name] : []
    return Array.isArray(stored) ? stored.filter(isEntry).slice(-maxUndoEntries) : []
  }
  return { version: 1, done: list('done'), undone: list('undone') }
}

/** Notes a new own change; what had been taken back can no longer be made again. */
export function remember(history: UndoHistory, entry: UndoEntry): UndoHistory {
  return { version: 1, done: [...history.done, entry].slice(-maxUndoEntries), undone: [] }
}

/** The entries of the last step: one, or all of a bulk action. Newest first. */
export function lastStep(entries: readonly UndoEntry[]): readonly UndoEntry[] {
  const last = entries.at(-1)
  if (!last) return []
  if (last.step === undefined) return [last]
  return entries.filter((entry) => entry.step === last.step).toReversed()
}

/** Moves an entry to the other side with the event that reverses what just happened, or drops it. */
function settle(history: UndoHistory, entry: UndoEntry, direction: UndoResult['direction'], eventId?: string) {
  const from = direction === 'undo' ? history.done : history.undone
  const to = direction === 'undo' ? history.undone : history.done
  const left = from.filter((other) => other.id !== entry.id)
  // Without an event there is nothing to take back again, so the entry goes.
  const moved = !eventId ? to : [...to, { ...entry, eventId }].slice(-maxUndoEntries)
  return direction === 'undo'
    ? { version: 1 as const, done: left, undone: moved }
    : { version: 1 as const, done: moved, undone: left }
}

/** The history as an object with state: one step at a time, saved after each change, read by `useSyncExternalStore`. */
export interface UndoStore {
  current(): UndoHistory
  subscribe(listener: () => void): () => void
  remember(entry: UndoEntry): void
  undo(entryId?: string): Promise<UndoResult>
  redo(entryId?: string): Promise<UndoResult>
}

/** Makes the store of own changes. A second undo that comes while one is under way waits for it. */
export function createUndoStore(ports: UndoPorts): UndoStore {
  let history = parseHistory(ports.load())
  let queue: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()

  function set(next: UndoHistory) {
    history = next
    ports.save(next)
    for (const listener of listeners) listener()
  }

  async function one(entry: UndoEntry, direction: UndoResult['direction']): Promise<UndoResult['items'][number]> {
    let answer = await ports.undoEvent(entry, false)
    if (answer.kind === 'conflict') {
      if (!(await ports.decide(entry, answer.conflicts))) return { entry, outcome: 'kept' }
      answer = await ports.undoEvent(entry, true)
    }
    if (answer.kind === 'undone') {
      set(settle(history, entry, direction, answer.eventId))
      return { entry, outcome: 'done' }
    }
    if (answer.kind === 'conflict') return { entry, outcome: 'kept' }
    if (answer.kind === 'refused') set(settle(history, entry, direction))
    return { entry, outcome: answer.kind, message: answer.message }
  }

  async function step(direction: UndoResult['direction'], entryId?: string): Promise<UndoResult> {
    const entries = direction === 'undo' ? history.done : history.undone
    const chosen = entryId === undefined ? lastStep(entries) : entries.filter((entry) => entry.id === entryId)
    const items: UndoResult['items'][number][] = []
    for (const entry of chosen) items.push(await one(entry, direction))
    const result = { direction, items }
    if (items.length > 0) ports.report?.(result)
    return result
  }

  function inTurn(direction: UndoResult['direction'], entryId?: string): Promise<UndoResult> {
    const turn = queue.then(() => step(direction, entryId))
    queue = turn.catch(() => undefined)
    return turn
  }

  return {
    current: () => history,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    remember: (entry) => set(remember(history, entry)),
    undo: (entryId) => inTurn('undo', entryId),
    redo: (entryId) => inTurn('redo', entryId),
  }
}
