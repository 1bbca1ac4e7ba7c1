import { useEffect, useMemo } from 'react'
import { useKeyLookup, type KeysOf } from '#src/ui/keys-of.tsx'
import type { NotificationType } from '#src/domain/notifications.ts'
import { ToastStack, type ToastItem } from '#src/ui/toast-view.tsx'
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
  const items = useMemo(() => toasts.map((toast) => itemOf(toast, keysOf, store.dismiss)), [toasts, keysOf, store])
  return <ToastStack toasts={items} onDismiss={store.dismiss} onPause={store.pause} />
}

function itemOf(toast: Toast, keysOf: KeysOf, dismiss: (id: string) => void): ToastItem {
  const { id, type, message, detail, action } = toast
  return {
    id,
    kind: kinds[type],
    title: message,
    closable: toast.duration === 0,
    ...(detail !== undefined && { detail }),
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
