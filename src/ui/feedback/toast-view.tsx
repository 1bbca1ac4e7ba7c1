import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import type { Keys } from '../keys/key-cap.tsx'
import { announce } from '../live-region.tsx'
import { StatusSign } from '../signs/status-sign.tsx'

/** A message: what happened, a second line, at most one action. */
export interface ToastItem {
  id: string
  kind: 'success' | 'notice' | 'warning' | 'failure'
  title: string
  detail?: string
  action?: { title: string; keys?: Keys; onRun: () => void }
  /** Shows the cross also where the kind would go by itself, because the person has switched that off. */
  closable?: boolean
  /** What it offers can be done until then, milliseconds since 1970, of so many milliseconds in all. */
  countdown?: { until: number; of: number }
}

/**
 * The messages, bottom right above the status bar, the three newest. It keeps no time itself: `onPause(true)` says that
 * the clock should stop (pointer or focus on a message, page hidden), `onPause(false)` that it may run on.
 */
export function ToastStack(props: {
  toasts: readonly ToastItem[]
  onDismiss: (id: string) => void
  onPause?: (paused: boolean) => void
}) {
  const { toasts, onDismiss, onPause } = props
  const { t } = useText()
  const said = useRef(new Set<string>())
  const holds = useRef({ pointer: false, focus: false, hidden: false })
  const latestPause = useRef(onPause)
  useEffect(() => {
    latestPause.current = onPause
  })
  const stack = useRef<HTMLElement>(null)
  const shown = toasts.slice(-3)

  const hold = (part: 'pointer' | 'focus' | 'hidden', value: boolean) => {
    const before = Object.values(holds.current).some(Boolean)
    holds.current[part] = value
    const after = Object.values(holds.current).some(Boolean)
    if (before !== after) latestPause.current?.(after)
  }
  useEffect(() => {
    const onVisibility = () => hold('hidden', document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])
  useEffect(() => {
    for (const toast of toasts) {
      if (said.current.has(toast.id)) continue
      said.current.add(toast.id)
      announce([toast.title, toast.detail].filter(Boolean).join('. '))
    }
    // A message that goes takes the pointer and the focus along without an event.
    hold('pointer', stack.current?.querySelector(':hover') !== null)
    hold('focus', stack.current?.contains(document.activeElement) === true)
    if (toasts.length === 0) said.current.clear()
  }, [toasts])

  const isShown = shown.length > 0
  useEffect(() => {
    if (!isShown) return undefined
    const end = new AbortController()
    // Without it they stand above the feet of list and panel all the same.
    import('../floating/keep-clear.ts').then(
      ({ keepClear }) => keepClear(stack.current, end.signal),
      () => undefined,
    )
    return () => end.abort()
  }, [isShown, toasts])

  return (
    <section
      ref={stack}
      aria-label={t('ui.messages')}
      className="toasts pointer-events-none fixed right-4 bottom-20 z-40 flex w-110 max-w-[calc(100vw-32px)] flex-col gap-2"
    >
      {shown.map((toast) => (
        <div
          key={toast.id}
          onMouseEnter={() => hold('pointer', true)}
          onMouseLeave={() => hold('pointer', false)}
          onFocus={() => hold('focus', true)}
          onBlur={() => hold('focus', false)}
          className="enter-toast pointer-events-auto flex items-start gap-2 rounded-toast border border-line-strong bg-raised py-1 pr-1.5 pl-3 shadow-float"
        >
          <span className="flex h-7 items-center">
            <StatusSign status={toast.kind} />
          </span>
          <div className="min-w-0 grow py-1 pr-1">
            <p>{toast.title}</p>
            {toast.detail && <p className="text-chip whitespace-pre-line text-text-2">{toast.detail}</p>}
            {toast.countdown && <Countdown {...toast.countdown} />}
          </div>
          {toast.action && (
            <Button keys={toast.action.keys} onClick={toast.action.onRun}>
              {toast.action.title}
            </Button>
          )}
          {(toast.kind === 'failure' || toast.closable) && (
            <IconButton icon={X} label={t('ui.dismiss')} onClick={() => onDismiss(toast.id)} />
          )}
        </div>
      ))}
    </section>
  )
}

/** How long there still is, in seconds and as a bar that empties. */
function Countdown({ until, of }: NonNullable<ToastItem['countdown']>) {
  const { t } = useText()
  const leftNow = () => Math.max(0, until - Date.now())
  const [left, setLeft] = useState(leftNow)
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, until - Date.now())), 250)
    return () => clearInterval(timer)
  }, [until])
  return (
    <div aria-hidden className="mt-1 flex items-center gap-2">
      <div className="h-1 grow bg-line-strong">
        <div className="forced-fill h-full bg-accent" style={{ width: `${Math.min(1, left / of) * 100}%` }} />
      </div>
      <span className="w-8 shrink-0 text-right text-chip text-text-2">
        {t('ui.secondsLeft', { seconds: Math.ceil(left / 1000) })}
      </span>
    </div>
  )
}
