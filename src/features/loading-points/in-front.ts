import type { ReactNode } from 'react'
import { createObservable } from '#src/workspace/observable.ts'
import type { SessionValue } from '#src/workspace/session-values.tsx'

/** The form of a loading point in front of a person, or nothing; the host draws it, commands open it. */
export const pointInFront: SessionValue<ReturnType<typeof createObservable<ReactNode>>> = {
  create: () => createObservable<ReactNode>(null),
}
