import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { UndoHistory } from '#src/commands/undo/steps.ts'
import { useUndoStore } from '#src/commands/undo/undo-context.tsx'
import { useKeyLookup, type KeysOf } from '#src/ui/keys/keys-of.tsx'
import type { NotificationType } from '#src/domain/alerts/notifications.ts'
import { ToastStack, type ToastItem } from '#src/ui/feedback/toast-view.tsx'
import { useNotifications } from './notification-store.tsx'
import type { Toast } from './toast-queue.ts'

const kinds: Record<NotificationType, ToastItem['kind']> = {
  success: 'success',
  info: 'notice',
  warning: 'warning',
  error: 'failure',
}

/** The messages in the corner; their clocks stop under pointer and focus and in a hidden tab (decision A11). */
export function Toasts() {
  const { store, state } = useNotifications()
  const { toasts } = state
  const keysOf = useKeyLookup()
  useEffect(() => {
    if (document.visibilityState === 'hidden') store.pause(true)
  }, [store])
  const undo = useUndoStore()
  const history = useSyncExternalStore(undo.subscribe, undo.current)
  useEffect(() => {
    // What they tell of is not so any more.
    for (const { id, action } of toasts) if (action && isTakenBack(action, history)) store.dismiss(id)
  }, [store, toasts, history])
  const items = useMemo(
    () => toasts.map((toast) => itemOf(toast, keysOf, store.dismiss, history)),
    [toasts, keysOf, store, history],
  )
  return <ToastStack toasts={items} onDismiss={store.dismiss} onPause={store.pause} />
}

/** Whether its key would still do what a message offers: nothing was changed, taken back or made again since. */
function isCurrent({ step, command }: NonNullable<Toast['action']>, { done, undone }: UndoHistory): boolean {
  return step === undefined || (command === 'undo.redo' ? undone : done).at(-1)?.id === step
}

/** Whether what a message tells of has been taken back, or made again, since. */
function isTakenBack({ step, command }: NonNullable<Toast['action']>, { done, undone }: UndoHistory): boolean {
  const isIn = (steps: UndoHistory['done']) => steps.some(({ id }) => id === step)
  // Of many records a part may stay as it was: then the step is on both sides.
  return step !== undefined && (command === 'undo.redo' ? isIn(done) && !isIn(undone) : isIn(undone) && !isIn(done))
}

function itemOf(toast: Toast, keysOf: KeysOf, dismiss: (id: string) => void, history: UndoHistory): ToastItem {
  const { id, type, message, detail, runsFor } = toast
  const action = toast.action && isCurrent(toast.action, history) ? toast.action : undefined
  return {
    id,
    kind: kinds[type],
    title: message,
    closable: toast.duration === 0,
    ...(detail !== undefined && { detail }),
    ...(runsFor !== undefined && { countdown: { until: toast.createdAt + runsFor, of: runsFor } }),
    ...(action && {
      action: {
        title: action.label,
        ...(action.command !== undefined && { keys: keysOf(action.command) }),
        onRun() {
          dismiss(id)
          action.run()
        },
      },
    }),
  }
}
