import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** The default key of another try: of the command, and where no one is signed in. */
export const RETRY_KEY = 'r'

/** What the failures on the screen offer: another try each. The command `connection.retry` runs them all. */
export interface Retries {
  /** Returns how to take it away again. */
  add(retry: () => void): () => void
  count(): number
  runAll(): void
}

/** Those of the session. */
export const retries: SessionValue<Retries> = {
  create() {
    const shown = new Set<() => void>()
    return {
      add(retry) {
        shown.add(retry)
        return () => void shown.delete(retry)
      },
      count: () => shown.size,
      runAll() {
        for (const retry of [...shown]) retry()
      },
    }
  },
}
