import { useSyncExternalStore, type ReactNode } from 'react'
import { createObservable, type WritableObservable } from './observable.ts'
import { useSessionValue, type SessionValue } from './session-values.tsx'

/** A form in front of a person, or nothing: a command opens it over whatever screen it was asked for on. */
export const formInFront: SessionValue<WritableObservable<ReactNode>> = {
  create: () => createObservable<ReactNode>(null),
}

/** Draws what commands have put there. */
export function Shown({ of }: { of: SessionValue<WritableObservable<ReactNode>> }) {
  const shown = useSessionValue(of)
  return useSyncExternalStore(shown.subscribe, shown.current)
}
