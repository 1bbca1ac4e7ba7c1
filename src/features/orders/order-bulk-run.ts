import { isApiError, isRefusal } from '#src/api/api-error.ts'
import type { Order } from '#src/contract/order.ts'
import type { OrderBulkResult } from '#src/contract/order-bulk.ts'
import { rememberChanges, showChanges } from './order-changes.ts'
import type { BulkWish } from './order-bulk.ts'
import { callsFor, changeOf, draftKey, type BulkCall, type BulkDraft } from './order-bulk-plan.ts'
import { freshRow, isLeft, resolved, type BulkRow, type BulkRowState } from './order-bulk-rows.ts'

/** Interrupted: halted by the person, or by the network; what is left can be sent. */
export type BulkPhase = 'idle' | 'checking' | 'checked' | 'uncheckable' | 'running' | 'interrupted' | 'over'

export interface BulkState {
  phase: BulkPhase
  rows: readonly BulkRow[]
  /** Done with before the rest was looked at again. */
  earlier: readonly BulkRow[]
  /** Orders looked at or sent so far, of those that are to be. */
  settled: number
  count: number
  stopping: boolean
  /** Why it did not go on, in words. */
  message?: string
}

/** The rows that are told of: while it is looked at only those that are to be changed, once it is sent all of them. */
export function toldRows({ phase, rows, earlier }: BulkState): readonly BulkRow[] {
  const isSent = phase === 'running' || phase === 'interrupted' || phase === 'over'
  return isSent && earlier.length > 0 ? [...rows, ...earlier] : rows
}

/** A bulk change at work. Nothing counts as done before the server has said so. */
export interface BulkRun {
  state(): BulkState
  subscribe(listener: () => void): () => void
  /** Looks at what would happen; a newer wish to look gives up the older one. */
  check(draft: BulkDraft): Promise<void>
  /** Sends what the last look found possible; `title` names it in the history. A second call while it runs does nothing. */
  run(draft: BulkDraft, title: string): Promise<void>
  /** Goes on after a halt or a loss of the network, with the keys the calls had before. */
  proceed(): Promise<void>
  /** Ends it after the call that is under way. */
  stop(): void
  /** Looks again at what was not done, and keeps what was. */
  again(draft: BulkDraft): Promise<void>
  /** Gives up looking: there is nothing to be looked at, or nobody who wants to know. */
  rest(): void
}

interface Sending extends BulkCall {
  /** One per call: sent again it is the same wish. */
  key: string
  isSettled: boolean
}

export function createBulkRun(wish: BulkWish, words: { finished: string; noAnswer: string }): BulkRun {
  const { services } = wish.context
  const listeners = new Set<() => void>()
  let state: BulkState = {
    phase: 'idle',
    rows: wish.orders.map(freshRow),
    earlier: [],
    settled: 0,
    count: wish.orders.length,
    stopping: false,
  }
  let looking: AbortController | undefined
  let key: string | undefined
  let sendings: readonly Sending[] = []
  let title = wish.title

  const set = (changes: Partial<BulkState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const setRows = (change: (row: BulkRow) => BulkRow, more: Partial<BulkState> = {}) =>
    set({ rows: state.rows.map(change), ...more })

  /** Asks about some orders without changing anything. What is refused as a whole is refused for each. */
  async function look(call: BulkCall, signal: AbortSignal): Promise<Map<string, OrderBulkResult>> {
    const { change, orders } = call
    try {
      const items = orders.map(({ id }) => ({ id }))
      const { results } = await services.call('orders.bulk', { body: { items, change, dryRun: true }, signal })
      return new Map(results.map((result) => [result.id, result]))
    } catch (error) {
      if (!isRefusal(error)) throw error
      return new Map(orders.map((order) => [order.id, refused(order, error.message)]))
    }
  }

  async function check(draft: BulkDraft): Promise<void> {
    looking?.abort()
    const own = new AbortController()
    looking = own
    const isNew = draftKey(draft) !== key
    key = draftKey(draft)
    setRows((row) => resolved(isNew ? freshRow(row.order) : row, draft), { phase: 'checking', message: undefined })
    try {
      for (let open = waiting(); open.length > 0; open = waiting()) {
        set({ settled: 0, count: open.length })
        const wanted = open.map((row) => [row, changeOf(row.order, draft, row.lift)] as const)
        const stuck = new Set(wanted.flatMap(([row, change]) => (change === undefined ? [row.order.id] : [])))
        const fixed = (row: BulkRow) => answered(row, refused(row.order, words.finished), draft)
        if (stuck.size > 0) setRows((row) => (stuck.has(row.order.id) ? fixed(row) : row))
        const calls = callsFor(wanted.flatMap(([row, change]) => (change ? [[row.order, change] as const] : [])))
        for (const call of calls) {
          const results = await look(call, own.signal)
          if (own.signal.aborted) return
          const ids = new Set(call.orders.map(({ id }) => id))
          setRows(
            (row) => {
              if (!ids.has(row.order.id)) return row
              return answered(row, results.get(row.order.id) ?? refused(row.order, words.noAnswer), draft)
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
    const changes = ready.flatMap(({ order, result, lift }) => {
      const change = changeOf(order, draft, lift)
      return change ? [[result?.order ?? order, change] as const] : []
    })
    sendings = callsFor(changes).map((call) => ({ ...call, key: crypto.randomUUID(), isSettled: false }))
    setRows((row) => (row.state === 'ready' ? { ...row, state: 'unsent' } : row), {
      settled: 0,
      count: changes.length,
      phase: 'interrupted',
    })
    await proceed()
  }

  async function proceed(): Promise<void> {
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
    showChanges(
      wish.context,
      sendings.flatMap(({ orders }) => orders.map(({ id }) => id)),
    )
    // With those that were like that before there is nothing left to do either.
    const same = state.rows.filter((row) => row.state === 'unchanged')
    if (isOver) services.list?.deselect?.(same.map(({ order }) => order.id))
    set({ phase: isOver ? 'over' : 'interrupted', stopping: false })
  }

  async function send({ orders, change, key: idempotencyKey }: Sending): Promise<readonly OrderBulkResult[]> {
    try {
      const items = orders.map(({ id, version }) => ({ id, version }))
      const { results } = await services.call('orders.bulk', { body: { items, change }, idempotencyKey })
      return results
    } catch (error) {
      if (!isRefusal(error)) throw error
      return orders.map((order) => refused(order, error.message))
    }
  }

  function mark({ orders }: Sending, to: BulkRowState): void {
    const ids = new Set(orders.map(({ id }) => id))
    setRows((row) => (ids.has(row.order.id) ? { ...row, state: to } : row))
  }

  function settle(sending: Sending, results: readonly OrderBulkResult[]): void {
    sending.isSettled = true
    const answers = new Map(results.map((result) => [result.id, result]))
    const ids = new Set(sending.orders.map(({ id }) => id))
    setRows(
      (row) => {
        if (!ids.has(row.order.id)) return row
        const result = answers.get(row.order.id) ?? refused(row.order, words.noAnswer)
        return { ...row, result, state: result.outcome === 'refused' ? 'failed' : 'done' }
      },
      { settled: state.settled + ids.size },
    )
    const changed = results.filter(({ outcome, id }) => outcome !== 'refused' && ids.has(id))
    rememberChanges(wish.context, { commandId: wish.commandId, title, step: wish.id }, changed)
    for (const { order, outcome } of changed) if (order !== undefined && outcome === 'changed') wish.done?.(order)
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
    proceed,
    stop: () => set({ stopping: true }),
    async again(draft) {
      if (state.phase !== 'over') return
      key = undefined
      const left = state.rows.filter(isLeft)
      const earlier = [...state.earlier, ...state.rows.filter((row) => !isLeft(row))]
      set({ rows: left.map(({ order, result }) => freshRow(result?.order ?? order)), earlier })
      await check(draft)
    },
    rest() {
      looking?.abort()
      key = undefined
      if (state.phase === 'running' || state.phase === 'interrupted' || state.phase === 'over') return
      setRows(({ order }) => freshRow(order), { phase: 'idle', message: undefined })
    },
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

function answered(row: BulkRow, result: OrderBulkResult, draft: BulkDraft): BulkRow {
  return resolved({ ...row, checked: { ...row.checked, [row.lift]: result } }, draft)
}

function refused(order: Order, message: string): OrderBulkResult {
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    outcome: 'refused',
    changes: [],
    warnings: [],
    message,
    overridable: false,
    needsNotes: false,
  }
}
