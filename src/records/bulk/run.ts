import { isApiError, isRefusal } from '#src/api/api-error.ts'
import {
  callsFor,
  draftKey,
  type BulkCall,
  type BulkDraft,
  type BulkIntent,
  type BulkRecord,
  type BulkResult,
} from './plan.ts'
import { freshRow, isLeft, resolved, type BulkRow, type BulkRowState } from './rows.ts'
import type { BulkState } from './state.ts'

/** A bulk change at work. Nothing counts as done before the server has said so. */
export interface BulkRun {
  state(): BulkState
  subscribe(listener: () => void): () => void
  /** Looks at what would happen; a newer one gives up the older one. */
  check(draft: BulkDraft): Promise<void>
  /** Sends what the last look found possible; `title` names it in the history. A second call while it runs does nothing. */
  run(draft: BulkDraft, title: string): Promise<void>
  /** Goes on after a halt or a loss of the network, with the keys the calls had before. */
  resume(): Promise<void>
  /** Ends it after the call that is under way. */
  stop(): void
  /** Looks again at what was not done, and keeps what was. */
  retryFailed(draft: BulkDraft): Promise<void>
  /** Gives up looking: there is nothing to be looked at, or no one who wants to know. */
  reset(): void
}

interface BulkRequest extends BulkCall {
  /** One per call: sent again it is the same intent. */
  key: string
  isSettled: boolean
}

/** Makes the work of one intent; nothing is asked of the server before `check`. */
export function createBulkRun(intent: BulkIntent, words: { finished: string; noAnswer: string }): BulkRun {
  const { plan } = intent
  const { services } = intent.context
  const listeners = new Set<() => void>()
  let state: BulkState = {
    phase: 'idle',
    rows: intent.records.map(freshRow),
    earlier: [],
    settled: 0,
    count: intent.records.length,
    stopping: false,
  }
  let looking: AbortController | undefined
  let key: string | undefined
  let sendings: readonly BulkRequest[] = []
  let title = intent.title

  const set = (changes: Partial<BulkState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const setRows = (change: (row: BulkRow) => BulkRow, more: Partial<BulkState> = {}) =>
    set({ rows: state.rows.map(change), ...more })

  /** Asks about some records without changing anything. What is refused as a whole is refused for each. */
  async function look(call: BulkCall, signal: AbortSignal): Promise<Map<string, BulkResult>> {
    try {
      const results = await plan.send(services.call, call, { dryRun: true, signal })
      return new Map(results.map((result) => [result.id, result]))
    } catch (error) {
      if (!isRefusal(error)) throw error
      return new Map(call.records.map((record) => [record.id, refused(record, error.message)]))
    }
  }

  async function check(draft: BulkDraft): Promise<void> {
    looking?.abort()
    const own = new AbortController()
    looking = own
    const isNew = draftKey(draft) !== key
    key = draftKey(draft)
    setRows((row) => resolved(isNew ? freshRow(row.record) : row, draft), { phase: 'checking', message: undefined })
    try {
      for (let open = waiting(); open.length > 0; open = waiting()) {
        set({ settled: 0, count: open.length })
        const wanted = open.map((row) => [row, plan.changeOf(row.record, draft, row.lift)] as const)
        const stuck = new Set(wanted.flatMap(([row, change]) => (change === undefined ? [row.record.id] : [])))
        const fixed = (row: BulkRow) => answered(row, refused(row.record, words.finished), draft)
        if (stuck.size > 0) setRows((row) => (stuck.has(row.record.id) ? fixed(row) : row))
        const calls = callsFor(
          wanted.flatMap(([row, change]) => (change ? [[row.record, change] as const] : [])),
          plan.callLimit,
        )
        for (const call of calls) {
          const results = await look(call, own.signal)
          if (own.signal.aborted) return
          const ids = new Set(call.records.map(({ id }) => id))
          setRows(
            (row) => {
              if (!ids.has(row.record.id)) return row
              return answered(row, results.get(row.record.id) ?? refused(row.record, words.noAnswer), draft)
            },
            { settled: state.settled + ids.size },
          )
        }
      }
      set({ phase: 'checked' })
    } catch (error) {
      if (!own.signal.aborted) set({ phase: 'uncheckable', message: messageOf(error) })
    }
  }
  const waiting = () => state.rows.filter((row) => row.state === 'waiting')

  async function run(draft: BulkDraft, named: string): Promise<void> {
    if (state.phase !== 'checked') return
    const ready = state.rows.filter((row) => row.state === 'ready')
    if (ready.length === 0) return
    title = named
    const changes = ready.flatMap(({ record, result, lift }) => {
      const change = plan.changeOf(record, draft, lift)
      return change ? [[result?.record ?? record, change] as const] : []
    })
    sendings = callsFor(changes, plan.callLimit).map((call) => ({
      ...call,
      key: crypto.randomUUID(),
      isSettled: false,
    }))
    setRows((row) => (row.state === 'ready' ? { ...row, state: 'unsent' } : row), {
      settled: 0,
      count: changes.length,
      phase: 'interrupted',
    })
    await resume()
  }

  async function resume(): Promise<void> {
    if (state.phase !== 'interrupted') return
    set({ phase: 'running', stopping: false, message: undefined })
    for (const sending of sendings) {
      if (sending.isSettled) continue
      if (state.stopping) break
      mark(sending, 'sending')
      try {
        settle(sending, await send(sending))
      } catch (error) {
        // Refused before it was sent, or an answer that never came: only the same call sent again can tell.
        const wasSent = !isApiError(error) || error.kind !== 'offline'
        mark(sending, wasSent ? 'unknown' : 'unsent')
        set({ message: messageOf(error) })
        break
      }
    }
    const isOver = sendings.every(({ isSettled }) => isSettled)
    plan.refresh(
      services.queryClient,
      sendings.flatMap(({ records }) => records.map(({ id }) => id)),
    )
    // With those that were like that before there is nothing left to do either.
    const same = state.rows.filter((row) => row.state === 'unchanged')
    if (isOver) services.list?.deselect?.(same.map(({ record }) => record.id))
    set({ phase: isOver ? 'over' : 'interrupted', stopping: false })
  }

  async function send({ key, ...call }: BulkRequest): Promise<readonly BulkResult[]> {
    try {
      return await plan.sendOwn(services.queryClient, key, () =>
        plan.send(services.call, call, { dryRun: false, idempotencyKey: key }),
      )
    } catch (error) {
      if (!isRefusal(error)) throw error
      return call.records.map((record) => refused(record, error.message))
    }
  }

  function mark({ records }: BulkRequest, to: BulkRowState): void {
    const ids = new Set(records.map(({ id }) => id))
    setRows((row) => (ids.has(row.record.id) ? { ...row, state: to } : row))
  }

  function settle(sending: BulkRequest, results: readonly BulkResult[]): void {
    sending.isSettled = true
    const answers = new Map(results.map((result) => [result.id, result]))
    const ids = new Set(sending.records.map(({ id }) => id))
    setRows(
      (row) => {
        if (!ids.has(row.record.id)) return row
        const result = answers.get(row.record.id) ?? refused(row.record, words.noAnswer)
        return { ...row, result, state: result.outcome === 'refused' ? 'failed' : 'done' }
      },
      { settled: state.settled + ids.size },
    )
    const changed = results.filter(({ outcome, id }) => outcome !== 'refused' && ids.has(id))
    const noted = changed.flatMap(({ record, eventId }) =>
      record === undefined ? [] : [{ record, label: plan.labelOf(record), eventId }],
    )
    plan.remember(intent.context, { commandId: intent.commandId, title, step: intent.id }, noted)
    for (const { record, outcome } of changed) if (record !== undefined && outcome === 'changed') intent.done?.(record)
    services.list?.deselect?.(changed.map(({ id }) => id))
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    check,
    run,
    resume,
    stop: () => set({ stopping: true }),
    async retryFailed(draft) {
      if (state.phase !== 'over') return
      key = undefined
      const left = state.rows.filter(isLeft)
      const earlier = [...state.earlier, ...state.rows.filter((row) => !isLeft(row))]
      set({ rows: left.map(({ record, result }) => freshRow(result?.record ?? record)), earlier })
      await check(draft)
    },
    reset() {
      looking?.abort()
      key = undefined
      if (state.phase === 'running' || state.phase === 'interrupted' || state.phase === 'over') return
      setRows(({ record }) => freshRow(record), { phase: 'idle', message: undefined })
    },
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

function answered(row: BulkRow, result: BulkResult, draft: BulkDraft): BulkRow {
  return resolved({ ...row, checked: { ...row.checked, [row.lift]: result } }, draft)
}

function refused({ id }: BulkRecord, message: string): BulkResult {
  return { id, outcome: 'refused', changes: [], warnings: [], message, overridable: false, needsNotes: false }
}
