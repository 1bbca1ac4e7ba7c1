import { useSyncExternalStore, type ReactNode } from 'react'
import { createObservable, type Settable } from './observable.ts'
import { useSessionValue, type SessionValue } from './session-values.tsx'

/** A form in front of a person, or nothing: a command opens it over whatever screen it was asked for on. */
export const formInFront: SessionValue<Settable<ReactNode>> = { create: () => createObservable<ReactNode>(null) }

/** Draws the form in front. */
export function FormInFront() {
  const front = useSessionValue(formInFront)
  return useSyncExternalStore(front.subscribe, front.current)
}
