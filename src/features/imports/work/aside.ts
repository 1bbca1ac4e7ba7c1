import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** An import that was left with open rows: it has orders, or none yet. */
export interface ImportAside {
  id: string
  name: string
  /** Rows of the file. */
  rows: number
  /** Those neither created nor left out. */
  open: number
  /** When it was left, ISO stamp. */
  at: string
}

/** What is set aside on this computer, the newest first; read when the import is shown. */
export const importsAside: SessionValue<WritableObservable<readonly ImportAside[]>> = {
  create: () => createObservable<readonly ImportAside[]>([]),
}
