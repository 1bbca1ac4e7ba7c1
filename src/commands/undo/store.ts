import type { UndoAnswer, UndoConflict, UndoDecision, UndoPorts, UndoOutcome, UndoResult, UndoWork } from './ports.ts'
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
