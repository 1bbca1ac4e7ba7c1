/** The kinds of notifications and toasts. Source: specification 3. */
export const NOTIFICATION_TYPES = ['success', 'info', 'warning', 'error'] as const

/** The kind of a notification or toast. */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** How long a notification stays, in milliseconds; 0 stays until it is closed. Source: specification 9. */
const NOTIFICATION_DURATIONS: Readonly<Record<NotificationType, number>> = {
  success: 4000,
  info: 4000,
  warning: 6000,
  error: 0,
}

/** How long a notification stays, in milliseconds; 0 when it stays, also where auto-close is off (decision A11). */
export function notificationDuration(type: NotificationType, options: { autoClose: boolean }): number {
  return options.autoClose ? NOTIFICATION_DURATIONS[type] : 0
}
