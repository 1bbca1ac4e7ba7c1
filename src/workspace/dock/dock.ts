import type { ReactNode } from 'react'
import { createObservable, type WritableObservable } from '../session/observable.ts'
import type { SessionValue } from '../session/session-values.tsx'

/** What stands at the foot of the main panel, under whatever screen is shown: a `Docked`, or nothing. */
export const dock: SessionValue<WritableObservable<ReactNode>> = { create: () => createObservable<ReactNode>(null) }

/** Where a screen wants it, if not below all of itself. */
export const dockPlace: SessionValue<WritableObservable<HTMLElement | null>> = {
  create: () => createObservable<HTMLElement | null>(null),
}
