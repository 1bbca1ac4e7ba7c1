import { mapConcurrent } from '#src/domain/basics/map-concurrent.ts'
import {
  byRecord,
  isFinal,
  parseHistory,
  remember,
  settle,
  type Direction,
  type ItemResult,
  type UndoEntry,
  type UndoHistory,
  type UndoItem,
  type UndoStep,
} from './steps.ts'

/** A field that somebody else has changed since. */
export interface UndoConflictField {
  field: string
  mine: unknown
  theirs: unknown
  /** A rule speaks against what would come back, and `theirs` says which. */
  code?: string | undefined
}

/** The server's answer to an intent to take an event back. */
export type UndoAnswer =
  /** Done; `eventId` is the event that takes this one back again, empty when there is none. */
  | { kind: 'undone'; eventId: string }
  /** Somebody changed the same fields since; only `force` would overwrite them. */
  | { kind: 'conflict'; conflicts: readonly UndoConflictField[] }
  /** The server has refused for good (gone, no longer allowed): there is no way back any more. */
  | { kind: 'refused'; message: string }
  /** Nothing happened, or it is unknown (network); it can be tried again. */
  | { kind: 'failed'; message: string }

/** One record of a step that somebody else has changed since. */
export interface UndoConflict {
  item: UndoItem
  fields: readonly UndoConflictField[]
}

/** What the person says about all conflicts of a step: overwrite, leave for good what others have set, or do nothing now. */
export type UndoDecision = 'overwrite' | 'keep' | 'cancel'

/** What the history needs from outside. */
export interface UndoPorts {
  /** Must be safe to be asked twice for one event: the first answer may have been lost. What it throws counts as failed. */
  undoEvent(item: UndoItem, force: boolean): Promise<UndoAnswer>
  /** Kept per tenant and user, one for all tabs: each change is made to what is there at that moment. */
  load(): unknown
  save(history: UndoHistory): void
  /** Told that another tab has kept something. Returns what ends that. */
  watch?(listener: () => void): () => void
  /** Whether the person can be asked about conflicts now; where not, she is told why, and the step stays as it is. */
  mayAsk?(step: { direction: Direction; title: string }): Promise<boolean>
  /** Why something was left as others have set it, in words of the language of that moment. */
  keptReason(): string
  /**
   * Whether the person sees what the step would take back: its record is on the screen, or a message still offers it. Where
   * not, the first intent without a step's name only tells what it would take back, and the second does it (decision A29).
   */
  isSeen?(step: UndoStep): boolean
  /** Own changes that have no answer yet: what they come to is the last own change. */
  settled?(): Promise<void>
  /** Called after each step that happened or was refused here, with what became of it. */
  report?(result: UndoResult): void
}

/** `final`: nothing takes it back · `told`: nothing was done yet, the next intent does it. */
export type UndoOutcome = 'done' | 'kept' | 'refused' | 'failed' | 'unsent' | 'final' | 'told'

/** What an undo or redo came to, one answer per record. */
export interface UndoResult {
  direction: Direction
  /** The step; missing where there was none. */
  step?: string
  title: string
  items: readonly { item: UndoItem; outcome: UndoOutcome; message?: string }[]
}

/** A step under way. */
export interface UndoWork {
  direction: Direction
  title: string
  count: number
  settled: number
  stopping: boolean
  /** Set: the person has to decide; answered by `answer`. */
  question?: readonly UndoConflict[]
}

/**
 * The history as an object with state: one step at a time, kept after each change, read by `useSyncExternalStore`. It
 * listens to other tabs only while somebody listens to it, so nothing of it is left once its session has ended.
 */
export interface UndoStore {
  current(): UndoHistory
  work(): UndoWork | undefined
  /** Whether something is being taken back or made again: the history does not say yet what it comes to. */
  isTurning(): boolean
  subscribe(listener: () => void): () => void
  /** Notes own changes; all of one call belong to one step. */
  remember(...entries: readonly UndoEntry[]): void
  /**
   * Takes a step back, the last one unless named. Where that cannot be taken back it says so, and takes back nothing older by
   * itself (decision A29).
   */
  undo(stepId?: string): Promise<UndoResult>
  redo(stepId?: string): Promise<UndoResult>
  answer(decision: UndoDecision): void
  /** Ends the step under way after what has been sent already. */
  stop(): void
}

/** Records of a step that are sent at the same time. */
const AT_ONCE = 4

/** Records after which a long step is kept. */
const KEEP_EVERY = 20

/** Makes the store of own changes. A second undo that comes while one is under way waits for it. */
export function createUndoStore(ports: UndoPorts): UndoStore {
  let history = parseHistory(ports.load())
  let work: UndoWork | undefined
  let answer: ((decision: UndoDecision) => void) | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let unwatch: (() => void) | undefined
  /** The step whose taking back was announced, and not done yet. */
  let told: string | undefined
  const listeners = new Set<() => void>()

  function tell() {
    for (const listener of listeners) listener()
  }
  /** What all tabs have kept, this one included. */
  function refresh() {
    history = parseHistory(ports.load())
    tell()
  }
  /** Another tab may have noted its own changes since: they are added to, never written over. */
  function update(change: (kept: UndoHistory) => UndoHistory) {
    history = change(parseHistory(ports.load()))
    ports.save(history)
    tell()
  }
  function progress(changes: Partial<UndoWork>) {
    if (work !== undefined) work = { ...work, ...changes }
    tell()
  }

  async function ask(item: UndoItem, force: boolean): Promise<UndoAnswer> {
    try {
      return await ports.undoEvent(item, force)
    } catch (error) {
      return { kind: 'failed', message: error instanceof Error ? error.message : '' }
    }
  }

  function decide(question: readonly UndoConflict[]): Promise<UndoDecision> {
    return new Promise((resolve) => {
      answer = (decision) => {
        answer = undefined
        progress({ question: undefined })
        resolve(decision)
      }
      progress({ question })
    })
  }

  /** Sends the records of a step, a few at a time, those of one record one after the other. */
  async function send(step: UndoStep, items: readonly UndoItem[], force: boolean, direction: Direction) {
    const answers = new Map<UndoItem, UndoAnswer>()
    let kept: ItemResult[] = []
    const keep = () => {
      const settled = kept
      kept = []
      if (settled.length > 0) update((history) => settle(history, step, direction, settled))
      progress({})
    }
    await mapConcurrent(byRecord(items), AT_ONCE, async (group) => {
      for (const item of group) {
        if (work?.stopping === true) return
        const got = await ask(item, force)
        answers.set(item, got)
        if (got.kind === 'undone') kept.push({ item, eventId: got.eventId })
        if (got.kind === 'refused') kept.push({ item, reason: got.message })
        // What did not get through will not get through for the others either.
        if (got.kind === 'failed') progress({ stopping: true })
        if (got.kind !== 'conflict') progress({ settled: (work?.settled ?? 0) + 1 })
        if (kept.length >= KEEP_EVERY) keep()
        if (got.kind !== 'undone') break
      }
    })
    keep()
    return answers
  }

  async function run(step: UndoStep, direction: Direction): Promise<UndoResult> {
    const undoable = step.items.filter((item) => item.isFinal !== true)
    const items = direction === 'undo' ? undoable.toReversed() : undoable
    work = { direction, title: step.title, count: items.length, settled: 0, stopping: false }
    tell()
    const answers = await send(step, items, false, direction)
    const conflicts = items.flatMap((item) => {
      const got = answers.get(item)
      return got?.kind === 'conflict' ? [{ item, fields: got.conflicts }] : []
    })
    const isOpen = conflicts.length > 0 && work?.stopping !== true
    const asks = isOpen && (await (ports.mayAsk?.({ direction, title: step.title }) ?? true))
    const decision = asks ? await decide(conflicts) : 'cancel'
    if (decision === 'overwrite') {
      const wanted = conflicts.map(({ item }) => item)
      for (const [item, got] of await send(step, wanted, true, direction)) answers.set(item, got)
    }
    if (decision === 'keep') {
      const lost = conflicts.map(({ item }) => ({ item, reason: ports.keptReason() }))
      update((kept) => settle(kept, step, direction, lost))
    }
    return {
      direction,
      step: step.id,
      title: step.title,
      items: items.map((item) => ({ item, ...outcomeOf(answers.get(item)) })),
    }
  }

  /** Why a step is not taken back now. */
  function haltedBy(step: UndoStep, isNamed: boolean): 'final' | 'told' | undefined {
    if (isFinal(step)) return 'final'
    return isNamed || told === step.id || ports.isSeen?.(step) !== false ? undefined : 'told'
  }

  async function turn(direction: Direction, stepId: string | undefined): Promise<UndoResult> {
    refresh()
    const steps = direction === 'undo' ? history.done : history.undone
    const step = stepId === undefined ? steps.at(-1) : steps.find(({ id }) => id === stepId)
    if (step === undefined) {
      const nothing = { direction, title: '', items: [] }
      if (stepId === undefined) ports.report?.(nothing)
      return nothing
    }
    const halted = direction === 'undo' ? haltedBy(step, stepId !== undefined) : undefined
    told = halted === 'told' ? step.id : undefined
    const { title } = step
    const result = halted
      ? { direction, step: step.id, title, items: step.items.map((item) => ({ item, outcome: halted })) }
      : await run(step, direction).finally(() => {
          work = undefined
          tell()
        })
    ports.report?.(result)
    return result
  }

  function inTurn(direction: Direction, stepId?: string): Promise<UndoResult> {
    waiting += 1
    tell()
    const next = queue
      .then(() => ports.settled?.())
      .then(() => turn(direction, stepId))
      .finally(() => {
        waiting -= 1
        tell()
      })
    queue = next.catch(() => undefined)
    return next
  }

  return {
    current: () => history,
    work: () => work,
    isTurning: () => waiting > 0,
    subscribe(listener) {
      listeners.add(listener)
      unwatch ??= ports.watch?.(refresh)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        unwatch?.()
        unwatch = undefined
      }
    },
    remember(...entries) {
      told = undefined
      update((kept) => remember(kept, entries))
    },
    undo: (stepId) => inTurn('undo', stepId),
    redo: (stepId) => inTurn('redo', stepId),
    answer: (decision) => answer?.(decision),
    stop: () => progress({ stopping: true }),
  }
}

function outcomeOf(answer: UndoAnswer | undefined): { outcome: UndoOutcome; message?: string } {
  if (answer === undefined) return { outcome: 'unsent' }
  if (answer.kind === 'undone') return { outcome: 'done' }
  if (answer.kind === 'conflict') return { outcome: 'kept' }
  return { outcome: answer.kind, message: answer.message }
}
