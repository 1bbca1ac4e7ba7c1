import { recordHandles } from '#src/commands/gate/record-handles.ts'

/** What is to be kept of a document on the screen once it is checked. */
export interface CheckHandle {
  /** All values as they are to be kept; undefined where nothing was read or filled in. */
  values: Readonly<Record<string, string>> | undefined
  /** The values were kept: choices need no more. */
  kept(): void
}

export const checks = recordHandles<CheckHandle | undefined>()
