import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** Which quote of each request the keyboard is on, by the request's id; the first unless somebody went on. */
export interface QuotesState {
  chosen(requestId: string): WritableObservable<number>
}

export const quotesState: SessionValue<QuotesState> = {
  create() {
    const all = new Map<string, WritableObservable<number>>()
    return {
      chosen(requestId) {
        const known = all.get(requestId) ?? createObservable(0)
        all.set(requestId, known)
        return known
      },
    }
  },
}
