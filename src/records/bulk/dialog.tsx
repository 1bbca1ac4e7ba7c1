import { useEffect, useRef, useState, type RefObject } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { CheckboxField } from '#src/ui/form/field.tsx'
import { FormFailure } from '#src/ui/form/form-failure.tsx'
import { ProgressBar } from '#src/ui/signs/progress-bar.tsx'
import { BulkFields } from './fields.tsx'
import { BulkFoot } from './foot.tsx'
import type { BulkIntent } from './plan.ts'
import { Refusals } from './refusals.tsx'
import { countOf, overridableCount, wantsReason } from './rows.ts'
import { toldRows } from './state.ts'
import { BulkTable } from './table.tsx'
import { useBulk, type Bulk } from './use-bulk.ts'
import { summaryText } from './words.ts'

/**
 * A change of many records: first what would happen to each, then, when the person says so, what has happened to each. What
 * is typed in it may be changed until it is sent; Ctrl+Enter sends, Esc halts or closes.
 */
export function BulkDialog({ intent }: { intent: BulkIntent }) {
  const { t } = useText()
  const bulk = useBulk(intent)
  const { state, draft } = bulk
  const { phase } = state
  const rows = toldRows(state)
  const [onlyRefused, setOnlyRefused] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const reason = useRef<HTMLTextAreaElement>(null)
  const asksReason = wantsReason(rows)
  const isSent = phase === 'running' || phase === 'interrupted' || phase === 'over'
  useFocusOnPhase(body, phase)
  useEffect(() => {
    // The reason is the next thing to be typed; who is typing something else is not disturbed.
    const isTyping = document.activeElement?.matches('input, textarea, select') === true
    if (asksReason && !isTyping) reason.current?.focus()
  }, [asksReason])

  const refused = countOf(rows, 'refused', 'failed', 'unknown')
  const shown =
    onlyRefused && refused > 0
      ? rows.filter(({ state: at }) => at === 'refused' || at === 'failed' || at === 'unknown')
      : // What is as it should be already stands behind what is to be looked at.
        rows.toSorted((one, other) => Number(one.state === 'unchanged') - Number(other.state === 'unchanged'))
  useSendKeys(body, { isSingle: intent.records.length === 1, isSent, bulk })
  return (
    <Dialog
      open
      title={t(intent.plan.words.title, { title: intent.title, count: intent.records.length })}
      width={1240}
      onCancel={bulk.close}
      footer={<BulkFoot bulk={bulk} />}
    >
      <div ref={body} className="flex min-h-0 flex-col">
        <BulkFields
          plan={intent.plan}
          draft={draft}
          records={intent.records}
          onChange={bulk.change}
          readOnly={isSent}
          asksReason={asksReason}
          overridable={overridableCount(rows)}
          reasonRef={reason}
        />
        <Standing bulk={bulk} refused={refused} onlyRefused={onlyRefused} onOnlyRefused={setOnlyRefused} />
        <Refusals plan={intent.plan} rows={rows} />
        <BulkTable plan={intent.plan} rows={shown} />
      </div>
    </Dialog>
  )
}

interface StandingProps {
  bulk: Bulk
  refused: number
  onlyRefused: boolean
  onOnlyRefused(only: boolean): void
}

/** The whole in one line, how far it is, and why it does not go on. */
function Standing({ bulk, refused, onlyRefused, onOnlyRefused }: StandingProps) {
  const { t } = useText()
  const format = useFormat()
  const { phase, message, settled, count, stopping } = bulk.state
  const summary = phase === 'idle' ? t('bulk.typeFirst') : summaryText(bulk.state, t, format)
  const isMoving = phase === 'checking' || phase === 'running'
  const isLost = phase === 'interrupted' && message !== undefined
  return (
    <div className="flex shrink-0 flex-col gap-1 border-b border-line px-4 py-2">
      <div className="flex min-h-6 items-center gap-4">
        <p role={isMoving ? undefined : 'status'} className="font-semibold">
          {summary}
        </p>
        {refused > 0 && (
          <CheckboxField
            className="ml-auto shrink-0"
            label={t('bulk.onlyRefused')}
            checked={onlyRefused}
            onChange={() => onOnlyRefused(!onlyRefused)}
          />
        )}
      </div>
      {isMoving && (
        <ProgressBar
          label={t('bulk.progress', { done: format.number(settled), all: format.number(count) })}
          value={settled}
          max={count}
        />
      )}
      {phase === 'running' && (
        <p className="text-chip text-text-2">
          {stopping
            ? t('bulk.stopping')
            : t('bulk.progress', { done: format.number(settled), all: format.number(count) })}
        </p>
      )}
      {(isLost || phase === 'uncheckable') && (
        <FormFailure status="warning">
          {isLost && t('bulk.lost')} <span className="text-text-2">{message}</span>
        </FormFailure>
      )}
      {phase === 'interrupted' && !isLost && <p className="text-chip text-text-2">{t('bulk.halted')}</p>}
    </div>
  )
}

/** What was pressed is gone when it goes on: the keyboard goes to the button that is there now. */
function useFocusOnPhase(body: RefObject<HTMLElement | null>, phase: string): void {
  const before = useRef(phase)
  useEffect(() => {
    if (before.current === phase) return
    before.current = phase
    if (phase !== 'running' && phase !== 'interrupted' && phase !== 'over') return
    body.current?.closest('dialog')?.querySelector<HTMLElement>('[data-next]')?.focus()
  }, [body, phase])
}

/**
 * Ctrl+Enter sends. Enter in a line does so for a single record; for many it only looks at once at what was typed. A key held
 * since the palette sends nothing.
 */
function useSendKeys(
  body: RefObject<HTMLElement | null>,
  { isSingle, isSent, bulk }: { isSingle: boolean; isSent: boolean; bulk: Bulk },
): void {
  const latest = useRef({ isSingle, isSent, bulk })
  useEffect(() => {
    latest.current = { isSingle, isSent, bulk }
  })
  useEffect(() => {
    const dialog = body.current?.closest('dialog')
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing) return
      const isLine = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
      const withCtrl = event.ctrlKey || event.metaKey
      if (event.repeat) return event.preventDefault()
      if (!withCtrl && !isLine) return
      event.preventDefault()
      const now = latest.current
      if (now.isSent) return
      if (withCtrl || now.isSingle) void now.bulk.submit()
      else if (now.bulk.isBehind) now.bulk.lookAgain()
    }
    dialog?.addEventListener('keydown', onKeyDown)
    return () => dialog?.removeEventListener('keydown', onKeyDown)
  }, [body])
}
