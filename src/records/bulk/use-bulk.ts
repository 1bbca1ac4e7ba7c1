import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { bulkInFront } from './open.ts'
import { draftKey, type BulkDraft, type BulkIntent, type BulkPlan } from './plan.ts'
import { createBulkRun } from './run.ts'
import type { BulkState } from './state.ts'
import { tellBulk } from './tell.ts'

/** Pause in ms after typing before it is checked again. */
const PAUSE = 300

/** A bulk change as the dialog sees and drives it. */
export interface Bulk {
  plan: BulkPlan
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

/** Drives a bulk change: looks at what was typed after a pause, sends it once, tells what became of it at the end. */
export function useBulk(intent: BulkIntent): Bulk {
  const { t } = useText()
  const format = useFormat()
  const shown = useSessionValue(bulkInFront)
  const { plan } = intent
  const [run] = useState(() =>
    createBulkRun(intent, { finished: t(plan.words.finished), noAnswer: t('bulk.noAnswer') }),
  )
  const state = useSyncExternalStore(run.subscribe, run.state)
  const [draft, setDraft] = useState<BulkDraft>({ input: intent.input, reason: '', override: false })
  const [isBehind, setBehind] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const looking = useRef<Promise<void>>(Promise.resolve())
  const seen = useRef<string>(undefined)
  const isBusy = useRef(false)
  const title = useRef(intent.title)
  const isSingle = intent.records.length === 1

  const look = useMemo(
    () => (wanted: BulkDraft) => {
      clearTimeout(timer.current)
      setBehind(false)
      if (!plan.isUnderstood(wanted.input)) return run.reset()
      looking.current = run.check(wanted)
    },
    [run, plan],
  )
  useEffect(() => {
    if (plan.isUnderstood(intent.input))
      looking.current = run.check({ input: intent.input, reason: '', override: false })
    return () => {
      clearTimeout(timer.current)
      run.reset()
    }
  }, [run, plan, intent.input])

  const submit = async () => {
    const { phase } = run.state()
    if (phase === 'over') return close()
    if (phase === 'interrupted') return run.resume()
    if (!plan.isUnderstood(draft.input)) return
    // What no one has seen yet is not sent: except a reason, which changes nothing by itself, and for a single record.
    const mayGoOn = isSingle || seen.current === draftKey(draft)
    if (isBehind) look(draft)
    if (run.state().phase === 'checking' && !mayGoOn) return
    await looking.current
    title.current = plan.doneTitle(intent.title, draft.input, intent.records, t, format)
    await run.run(draft, title.current)
    if (isSingle && run.state().rows.every(isDone)) close()
  }
  const close = () => {
    if (run.state().phase === 'running') return run.stop()
    tellBulk(intent, title.current, run.state())
    shown.close()
  }
  useEffect(() => {
    if (state.phase === 'checked' && !isBehind) seen.current = draftKey(draft)
  }, [state.phase, isBehind, draft])

  return {
    plan,
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
      if (run.state().phase === 'over') looking.current = run.retryFailed(draft)
      else look(draft)
    },
    stop: run.stop,
    close,
  }
}

const isDone = ({ state }: BulkState['rows'][number]) => state === 'done'
