import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import type { GivenFile } from './upload-ports.ts'

/** A screen that takes the files that are dropped or pasted while it is shown. */
export interface FileTaker {
  /** Where they would go. */
  told(): string
  take(files: readonly GivenFile[]): void
}

/** Who takes files in place of the documents: the screen that said so last, while it is shown. */
export const fileTaker: SessionValue<{
  current(): FileTaker | undefined
  /** Returns how to end it. */
  set(taker: FileTaker): () => void
}> = {
  create() {
    let taker: FileTaker | undefined
    return {
      current: () => taker,
      set(next) {
        taker = next
        return () => {
          if (taker === next) taker = undefined
        }
      },
    }
  },
}
