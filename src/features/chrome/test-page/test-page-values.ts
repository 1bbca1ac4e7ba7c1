import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** A line of what support asks for. */
export interface Fact {
  label: string
  value: string
}

/** The facts on the screen, for the command that copies them. */
export const shownFacts: SessionValue<WritableObservable<readonly Fact[]>> = { create: () => createObservable([]) }

/** How often the page was told to fail; it does so when that grows while it stands, and not again when it comes back. */
export const failures: SessionValue<WritableObservable<number>> = { create: () => createObservable(0) }
