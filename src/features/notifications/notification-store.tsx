import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { ToastRequest } from '#src/commands/gate/command.ts'
import type { NoticesHandle } from '#src/commands/gate/screen-handles.ts'
import { notificationDuration } from '#src/domain/alerts/notifications.ts'
import { localStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'
import type { Store } from '#src/storage/store.ts'
import { autoClose } from '#src/workspace/preferences.ts'
import { parseNotifications, type Notification } from './notification.ts'
import { createToastQueue, type Toast } from './toast-queue.ts'

/** What the panel and the corner show: messages newest first, at most three toasts oldest first. */
export interface NotificationState {
  notifications: readonly Notification[]
  toasts: readonly Toast[]
}

/** The messages of one person in one tenant. */
export interface NotificationStore extends NoticesHandle {
  current(): NotificationState
  /** Shows a message in the corner and keeps it in the panel, or does one of both; its id. */
  notify(toast: ToastRequest, only?: 'corner' | 'panel'): string
  /** Takes a toast away; the message stays in the panel, as read. */
  dismiss(id: string): void
  /** Stops the clocks of all toasts (pointer, focus, hidden tab), or lets them run on. */
  pause(paused: boolean): void
  markRead(id: string): void
  remove(id: string): void
}

/** What the store takes from its surroundings; tests hand in their own. */
export interface NotificationPorts {
  /** Milliseconds since 1970. */
  now(): number
  newId(): string
  /** Runs the task once after so many milliseconds; the returned function gives it up. */
  later(task: () => void, delay: number): () => void
  /** Decision A11: the setting that keeps messages until they are closed. */
  autoClose(): boolean
  store: Store
}

const MOST = 100

const browserPorts: NotificationPorts = {
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
  later(task, delay) {
    const timer = setTimeout(task, delay)
    return () => clearTimeout(timer)
  },
  autoClose: autoClose.get,
  store: localStore,
}

/** Makes the store of one tenant and user; the newest 100 messages are kept on this computer. */
export function createNotificationStore(
  owner: { tenantId: string; userId: string },
  ports: NotificationPorts = browserPorts,
): NotificationStore {
  const kept = ports.store.scoped(owner.tenantId, owner.userId)
  const listeners = new Set<() => void>()
  const queue = createToastQueue(ports, { changed, expired })
  let notifications: readonly Notification[] = parseNotifications(kept.get(slots.notifications)).slice(0, MOST)
  let state: NotificationState = { notifications, toasts: [] }

  function changed(): void {
    state = { notifications, toasts: queue.shown() }
    for (const listener of listeners) listener()
  }
  // What went well or was only a hint is old news once it was shown for its whole time; the rest waits to be read.
  function expired({ id, type }: Toast): void {
    if (type === 'success' || type === 'info') markRead(id)
  }
  function keep(next: readonly Notification[]): void {
    notifications = next.slice(0, MOST)
    kept.set(slots.notifications, notifications)
    changed()
  }
  function markRead(id: string): void {
    if (!notifications.some((message) => message.id === id && !message.read)) return
    keep(notifications.map((message) => (message.id === id ? { ...message, read: true } : message)))
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify(request, only) {
      const duration = request.runsFor ?? notificationDuration(request.type, { autoClose: ports.autoClose() })
      const message: Notification = {
        id: ports.newId(),
        title: request.message,
        message: request.detail ?? '',
        type: request.type,
        duration,
        timestamp: ports.now(),
        read: false,
        about: request.about,
      }
      if (only !== 'panel') queue.add({ ...request, id: message.id, duration, createdAt: message.timestamp })
      if (only !== 'corner') keep([message, ...notifications])
      return message.id
    },
    dismiss(id) {
      queue.remove(id)
      markRead(id)
    },
    pause: queue.pause,
    markRead,
    remove: (id) => keep(notifications.filter((message) => message.id !== id)),
    markAllRead: () => keep(notifications.map((message) => ({ ...message, read: true }))),
    clear: () => keep([]),
    unread: () => notifications.filter((message) => !message.read).length,
    count: () => notifications.length,
  }
}

const NotificationsContext = createContext<NotificationStore | undefined>(undefined)

/** Hands the messages to everything below. */
export function NotificationsProvider({ store, children }: { store: NotificationStore; children: ReactNode }) {
  return <NotificationsContext value={store}>{children}</NotificationsContext>
}

/** The store and what it holds now, re-rendering when that changes. Throws outside of `NotificationsProvider`. */
export function useNotifications(): { store: NotificationStore; state: NotificationState } {
  const store = use(NotificationsContext)
  if (store === undefined) throw new Error('NotificationsProvider is missing')
  const state = useSyncExternalStore(store.subscribe, store.current)
  return { store, state }
}
