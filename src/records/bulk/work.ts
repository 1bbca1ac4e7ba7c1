import type { TextKey } from '#src/i18n/keys.ts'
import type { SessionValue } from '#src/workspace/session-values.tsx'

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
export interface WorkInFront {
  current(): Work | undefined
  subscribe(listener: () => void): () => void
  begin(title: TextKey, count: number): void
  settled(): void
  stop(): void
  end(): void
}

/** The work of the session; the host shows and halts it, whoever sends it tells how far it is. */
export const workInFront: SessionValue<WorkInFront> = {
  create() {
    let current: Work | undefined
    const listeners = new Set<() => void>()
    const set = (next: Work | undefined) => {
      current = next
      for (const listener of listeners) listener()
    }
    return {
      current: () => current,
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      begin: (title, count) => set({ title, count, settled: 0, stopping: false }),
      settled() {
        if (current !== undefined) set({ ...current, settled: current.settled + 1 })
      },
      stop() {
        if (current !== undefined) set({ ...current, stopping: true })
      },
      end: () => set(undefined),
    }
  },
}
