import type { Alert } from '#src/contract/dashboard.ts'

/** The lists of the screen, in the order of their keys 1 to 3. */
export const LISTS = ['work', 'running', 'alerts'] as const
export type ListName = (typeof LISTS)[number]

const entrances = new Map<ListName, () => void>()

/** Says how the focus gets into a list; the returned function takes that back. */
export function registerList(name: ListName, enter: () => void): () => void {
  entrances.set(name, enter)
  return () => {
    if (entrances.get(name) === enter) entrances.delete(name)
  }
}

/** Whether a list is on the screen and has rows. */
export function canEnter(name: ListName): boolean {
  return entrances.has(name)
}

/** Moves the focus into a list; nothing where it is not on the screen. */
export function enterList(name: ListName): void {
  entrances.get(name)?.()
}

let focusedAlert: Alert | undefined

/** The alert the keyboard is on: alerts are no records, so commands find it here. */
export const alertCursor = {
  get: () => focusedAlert,
  set: (alert: Alert | undefined) => {
    focusedAlert = alert
  },
}
