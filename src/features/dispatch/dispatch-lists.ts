import type { Alert } from '#src/contract/dashboard.ts'
import type { SessionValue } from '#src/workspace/session-values.tsx'

/** The lists of the screen, in the order of their keys 1 to 3. */
export const LISTS = ['work', 'running', 'alerts'] as const
export type ListName = (typeof LISTS)[number]

/** Alerts belong to those who work with orders. Source: decision B5 */
export const ALERT_READERS = ['dispatcher', 'sales', 'finance'] as const

/** What the lists of the start screen tell the commands about themselves. */
export interface DispatchLists {
  /** Says how the focus gets into a list; the returned function takes that back. */
  register(name: ListName, enter: () => void): () => void
  /** Whether a list is on the screen and has rows. */
  canEnter(name: ListName): boolean
  /** Moves the focus into a list; nothing where it is not on the screen. */
  enter(name: ListName): void
  /** The alert the keyboard is on: alerts are no records, so commands find it here. */
  focusedAlert(): Alert | undefined
  focusAlert(alert: Alert | undefined): void
}

/** The lists of the session's start screen. */
export const dispatchLists: SessionValue<DispatchLists> = {
  create() {
    const entrances = new Map<ListName, () => void>()
    let focused: Alert | undefined
    return {
      register(name, enter) {
        entrances.set(name, enter)
        return () => {
          if (entrances.get(name) === enter) entrances.delete(name)
        }
      },
      canEnter: (name) => entrances.has(name),
      enter: (name) => entrances.get(name)?.(),
      focusedAlert: () => focused,
      focusAlert(alert) {
        focused = alert
      },
    }
  },
}
