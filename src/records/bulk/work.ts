import type { TextKey } from '#src/i18n/keys.ts'
import { createObservable, type Observable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** Work on many records under way, one call per record. */
export interface Work {
  /** What is being done: "Wird gelöscht". */
  title: TextKey
  count: number
  settled: number
  /** The person has halted it, or nothing more gets through: what is not sent yet stays. */
  stopping: boolean
}

/** The work in front of a person. */
export interface WorkInFront extends Observable<Work | undefined> {
  begin(title: TextKey, count: number): void
  settled(): void
  stop(): void
  end(): void
}

/** The work of the session; the host shows and halts it, anyone who sends it tells how far it is. */
export const workInFront: SessionValue<WorkInFront> = {
  create() {
    const { set, ...shown } = createObservable<Work | undefined>(undefined)
    const change = (changes: (work: Work) => Partial<Work>) => {
      const work = shown.current()
      if (work !== undefined) set({ ...work, ...changes(work) })
    }
    return {
      ...shown,
      begin: (title, count) => set({ title, count, settled: 0, stopping: false }),
      settled: () => change(({ settled }) => ({ settled: settled + 1 })),
      stop: () => change(() => ({ stopping: true })),
      end: () => set(undefined),
    }
  },
}
