import { ENTITY_KINDS, type EntityKind } from '#src/contract/entities.ts'

/** An own change: which event of which record takes it back, and in which words it is shown. */
export interface UndoEntry {
  /** The intent it belongs to: all entries of one bulk action share it and are taken back in one step. */
  step: string
  /** When it was made, milliseconds since 1970. */
  at: number
  commandId: string
  title: string
  entity: UndoEntity
  /** The event whose changed fields the server puts back; undefined: nothing takes this change back, and the history says so. */
  eventId: string | undefined
}

/** What is no record but kept on this computer, for one person: no server takes a change of it back. */
export const LOCAL = 'local'

/** The record a change was made to. */
export interface UndoEntity {
  kind: EntityKind | typeof LOCAL
  id: string
  label: string
}

/** One record of a step, and the event that takes its change back (or makes it again). */
export interface UndoItem {
  entity: UndoEntity
  eventId: string
  /** Nothing takes it back, and nothing ever did; its `eventId` is empty. */
  isFinal?: true
  /** Why it cannot be taken back any more, in words; only of what is lost. */
  reason?: string
}

/** What one intent of the person has changed: one record, or all of a bulk action, in the order they were changed. */
export interface UndoStep {
  id: string
  /** Milliseconds since 1970. */
  at: number
  commandId: string
  title: string
  items: readonly UndoItem[]
}

/** Own changes, those taken back, and those that cannot be taken back any more; newest last. */
export interface UndoHistory {
  version: 2
  done: readonly UndoStep[]
  undone: readonly UndoStep[]
  lost: readonly UndoStep[]
}

export type Direction = 'undo' | 'redo'

/** Most steps kept, and most records in all of them: a few big bulk actions, small enough for the browser's storage. */
export const MAX_STEPS = 50
export const MAX_ITEMS = 5000

/** Most steps kept of what is lost. */
const MAX_LOST = 20

export const emptyHistory: UndoHistory = { version: 2, done: [], undone: [], lost: [] }

/** The newest steps within the limits; the newest one is always kept whole. */
function limited(steps: readonly UndoStep[], most = MAX_STEPS): readonly UndoStep[] {
  let items = 0
  const from = steps.findLastIndex((step, index) => {
    items += step.items.length
    return steps.length - index > most || (items > MAX_ITEMS && index < steps.length - 1)
  })
  return from < 0 ? steps : steps.slice(from + 1)
}

/**
 * Notes new own changes of one intent; what had been taken back can no longer be made again. An intent whose answers come while
 * others are already made stays in its place: the latest intent is the one to be taken back first.
 */
export function remember(history: UndoHistory, entries: readonly UndoEntry[]): UndoHistory {
  const [first] = entries
  if (first === undefined) return history
  const items = entries.map(({ entity, eventId }): UndoItem => {
    return eventId === undefined ? { entity, eventId: '', isFinal: true } : { entity, eventId }
  })
  const { step: id, at, commandId, title } = first
  const known = history.done.find((step) => step.id === id)
  // Noted again from what the server tells: it stands there once.
  const held = new Set(known?.items.filter((item) => item.isFinal !== true).map(({ eventId }) => eventId))
  const added = items.filter(({ eventId }) => !held.has(eventId))
  if (added.length === 0) return history
  const done =
    known === undefined
      ? [...history.done, { id, at, commandId, title, items: added }]
      : history.done.map((step) => (step === known ? { ...step, items: [...step.items, ...added] } : step))
  return { ...history, done: limited(done), undone: [] }
}

/** Whether nothing of a step can be taken back. */
export const isFinal = ({ items }: UndoStep) => items.every((item) => item.isFinal === true)

/** What became of one record of a step: the event that reverses what just happened, or why there is no way back. */
export type ItemResult = { item: UndoItem; eventId: string } | { item: UndoItem; reason: string }

const sides = { undo: ['done', 'undone'], redo: ['undone', 'done'] } as const

/** Moves records of a step to the other side, with their new events, or to what is lost. */
export function settle(
  history: UndoHistory,
  step: UndoStep,
  direction: Direction,
  settled: readonly ItemResult[],
): UndoHistory {
  const [from, to] = sides[direction]
  const gone = new Set(settled.map(({ item }) => item.eventId))
  const left = history[from]
    .map((one) => (one.id === step.id ? { ...one, items: one.items.filter(({ eventId }) => !gone.has(eventId)) } : one))
    .filter(({ items }) => items.length > 0)
  const moved = settled.flatMap((one): UndoItem[] =>
    'eventId' in one && one.eventId !== '' ? [{ entity: one.item.entity, eventId: one.eventId }] : [],
  )
  const lost = settled.flatMap((one): UndoItem[] =>
    'reason' in one ? [{ entity: one.item.entity, eventId: one.item.eventId, reason: one.reason }] : [],
  )
  return {
    ...history,
    [from]: left,
    // Undoing goes backwards through a step: what comes later stood before.
    [to]: limited(withItems(history[to], step, moved, direction === 'undo' ? 'before' : 'behind')),
    lost: limited(withItems(history.lost, step, lost, 'behind'), MAX_LOST),
  }
}

/** Adds records to the step of the same intent, which thereby becomes the newest. What another tab has put there stays once. */
function withItems(
  steps: readonly UndoStep[],
  step: UndoStep,
  items: readonly UndoItem[],
  where: 'before' | 'behind',
): readonly UndoStep[] {
  const known = steps.find(({ id }) => id === step.id)?.items ?? []
  const held = new Set(known.map(({ eventId }) => eventId))
  const added = items.filter(({ eventId }) => !held.has(eventId))
  if (added.length === 0) return steps
  const all = where === 'before' ? [...added.toReversed(), ...known] : [...known, ...added]
  return [...steps.filter(({ id }) => id !== step.id), { ...step, items: all }]
}

/** The records of a step, those of one record together, in the order given. */
export function byRecord(items: readonly UndoItem[]): UndoItem[][] {
  const groups = new Map<string, UndoItem[]>()
  for (const item of items) {
    const key = `${item.entity.kind}:${item.entity.id}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return [...groups.values()]
}

/** Reads a stored history; anything that is not one gives an empty one, broken steps are left out. */
export function parseHistory(value: unknown): UndoHistory {
  if (!isRecord(value) || value['version'] !== 2) return emptyHistory
  const list = (name: 'done' | 'undone' | 'lost', most = MAX_STEPS) => {
    const stored = value[name]
    return Array.isArray(stored) ? limited(stored.filter(isStep), most) : []
  }
  return { version: 2, done: list('done'), undone: list('undone'), lost: list('lost', MAX_LOST) }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const areTexts = (record: Record<string, unknown>, names: readonly string[]) =>
  names.every((name) => typeof record[name] === 'string')

function isStep(value: unknown): value is UndoStep {
  if (!isRecord(value) || typeof value['at'] !== 'number') return false
  if (!areTexts(value, ['id', 'commandId', 'title'])) return false
  const items = value['items']
  return Array.isArray(items) && items.length > 0 && items.every(isItem)
}

function isItem(value: unknown): value is UndoItem {
  if (!isRecord(value) || !areTexts(value, ['eventId'])) return false
  const reason = value['reason']
  if (reason !== undefined && typeof reason !== 'string') return false
  const entity = value['entity']
  if (!isRecord(entity) || !areTexts(entity, ['kind', 'id', 'label'])) return false
  return [...ENTITY_KINDS, LOCAL].some((kind) => kind === entity['kind'])
}
