import type { Alert } from '#src/contract/reports/dashboard.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** The parts of the screen, in the order of `w 1` to `w 3`; transports under way stand beside the alerts. */
export const LISTS = ['work', 'board', 'alerts', 'running'] as const
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
  /** The same for a screen that is still on its way: the focus goes there as soon as the list is. */
  enterSoon(name: ListName): void
  /** Shows a part that was hidden, and hides it again; the board always stays. */
  toggle(name: ListName): void
  /** What does that on the screen; the returned function ends it. */
  onToggle(toggle: (name: ListName) => void): () => void
  /** Told before the focus goes into a list, which may stand behind another one; the returned function ends that. */
  beforeEnter(show: (name: ListName) => void): () => void
  /** The alert the keyboard is on: alerts are no records, so commands find it here. */
  focusedAlert(): Alert | undefined
  focusAlert(alert: Alert | undefined): void
}

/** The lists of the session's start screen. */
export const dispatchLists: SessionValue<DispatchLists> = {
  create() {
    const entrances = new Map<ListName, () => void>()
    let focused: Alert | undefined
    let wanted: ListName | undefined
    let show: ((name: ListName) => void) | undefined
    let toggle: ((name: ListName) => void) | undefined
    const lists: DispatchLists = {
      register(name, enter) {
        entrances.set(name, enter)
        // Behind all that takes the focus while the screen is drawn.
        if (wanted === name) requestAnimationFrame(() => wanted === name && lists.enter(name))
        return () => {
          if (entrances.get(name) === enter) entrances.delete(name)
        }
      },
      canEnter: (name) => entrances.has(name),
      enter(name) {
        wanted = undefined
        if (!entrances.has(name)) return
        show?.(name)
        entrances.get(name)?.()
      },
      enterSoon(name) {
        if (entrances.has(name)) lists.enter(name)
        else wanted = name
      },
      toggle: (name) => toggle?.(name),
      onToggle(next) {
        toggle = next
        return () => {
          if (toggle === next) toggle = undefined
        }
      },
      beforeEnter(next) {
        show = next
        return () => {
          if (show === next) show = undefined
        }
      },
      focusedAlert: () => focused,
      focusAlert(alert) {
        focused = alert
      },
    }
    return lists
  },
}
