import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { orderBulk, type BulkInput, type BulkWish } from './order-bulk.ts'
import { draftKey, isUnderstood, type BulkDraft } from './order-bulk-plan.ts'
import { countOf, isLeft } from './order-bulk-rows.ts'
import { createBulkRun, type BulkState } from './order-bulk-run.ts'
import { doneTitle, isChanged } from './order-bulk-words.ts'
import { undoAction } from './order-changes.ts'

/** Pause in ms after typing before it is looked at anew. */
const PAUSE = 300

/** A bulk change as the dialog sees and drives it. */
export interface OrderBulk {
  state: BulkState
  draft: BulkDraft
  change(draft: BulkDraft): void
  /** What stands there is not looked at yet. */
  isBehind: boolean
  /** The one thing to do next: change, go on, send again; closes when all is over. */
  submit(): Promise<void>
  /** Looks again: after a failed look, or at what was not done. */
  lookAgain(): void
  stop(): void
  close(): void
}

const understood = (input: BulkInput) => isUnderstood({ kind: input.kind, text: 'text' in input ? input.text : '' })

/** Drives a bulk change: looks at what was typed after a pause, sends it once, tells what became of it at the end. */
export function useOrderBulk(wish: BulkWish): OrderBulk {
  const { t } = useText()
  const format = useFormat()
  const [run] = useState(() =>
    createBulkRun(wish, { finished: t('orders.finished'), noAnswer: t('orders.bulk.noAnswer') }),
  )
  const state = useSyncExternalStore(run.subscribe, run.state)
  const [draft, setDraft] = useState<BulkDraft>({ input: wish.input, reason: '', override: false })
  const [isBehind, setBehind] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const looking = useRef<Promise<void>>(Promise.resolve())
  const seen = useRef<string>(undefined)
  const isBusy = useRef(false)
  const title = useRef(wish.title)
  const isSingle = wish.orders.length === 1

  const look = useMemo(
    () => (wanted: BulkDraft) => {
      clearTimeout(timer.current)
      setBehind(false)
      if (!understood(wanted.input)) return run.rest()
      looking.current = run.check(wanted)
    },
    [run],
  )
  useEffect(() => {
    if (understood(wish.input)) looking.current = run.check({ input: wish.input, reason: '', override: false })
    return () => {
      clearTimeout(timer.current)
      run.rest()
    }
  }, [run, wish.input])

  const submit = async () => {
    const { phase } = run.state()
    if (phase === 'over') return close()
    if (phase === 'interrupted') return run.proceed()
    if (!understood(draft.input)) return
    // What nobody has seen yet is not sent: except a reason, which changes nothing by itself, and for a single order.
    const mayGoOn = isSingle || seen.current === draftKey(draft)
    if (isBehind) look(draft)
    if (run.state().phase === 'checking' && !mayGoOn) return
    await looking.current
    title.current = doneTitle(wish.title, draft.input, wish.orders, t, format)
    await run.run(draft, title.current)
    if (isSingle && run.state().rows.every(isDone)) close()
  }
  const close = () => {
    if (run.state().phase === 'running') return run.stop()
    tell(wish, title.current, run.state())
    orderBulk.close()
  }
  useEffect(() => {
    if (state.phase === 'checked' && !isBehind) seen.current = draftKey(draft)
  }, [state.phase, isBehind, draft])

  return {
    state,
    draft,
    change(next) {
      setDraft(next)
      setBehind(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => look(next), PAUSE)
    },
    isBehind,
    async submit() {
      if (isBusy.current) return
      isBusy.current = true
      try {
        await submit()
      } finally {
        isBusy.current = false
      }
    },
    lookAgain() {
      if (run.state().phase === 'over') looking.current = run.again(draft)
      else look(draft)
    },
    stop: run.stop,
    close,
  }
}

const isDone = ({ state }: BulkState['rows'][number]) => state === 'done'

/** Says in a message what the bulk change came to; nothing where nothing was sent. */
function tell({ context, orders, id }: BulkWish, title: string, { rows, earlier }: BulkState): void {
  const { notify, t } = context.services
  const done = [...earlier, ...rows].filter(isChanged)
  const unknown = countOf(rows, 'unknown')
  // What is left when the rest was looked at again had been sent once already.
  const failed = earlier.length > 0 ? rows.filter(isLeft).length : countOf(rows, 'failed', 'unsent') + unknown
  const [first] = done
  if (first === undefined && unknown === 0) return
  const name = orders.length === 1 ? (first?.order.orderNumber ?? '') : t('orders.bulk.count', { count: done.length })
  const undo = first?.result?.eventId === undefined ? {} : { action: undoAction(context, id) }
  if (failed === 0) return notify({ type: 'success', message: t('orders.changed', { name, title }), ...undo })
  const message = t('orders.bulk.partly', { title, done: done.length, all: done.length + failed })
  const detail = unknown > 0 ? { detail: t('orders.bulk.unknown', { count: unknown }) } : {}
  notify({ type: 'warning', message, ...detail, ...undo })
}
