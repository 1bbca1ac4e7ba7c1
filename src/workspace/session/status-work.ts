import type { ReactNode } from 'react'
import { createObservable, type WritableObservable } from './observable.ts'
import type { SessionValue } from './session-values.tsx'

/** Work that goes on whatever screen is shown, told in the status bar; nothing while there is none. */
export const statusWork: SessionValue<WritableObservable<ReactNode>> = {
  create: () => createObservable<ReactNode>(null),
}
