import { recordHandles } from '#src/commands/gate/record-handles.ts'
import type { ViewAct } from './view-state.ts'

/** The document that is looked at, as the keyboard drives it. */
export interface ViewerHandle {
  /** From 1; 0 while nothing of it can be shown. */
  page: number
  pages: number
  act(act: ViewAct): void
  /** A page up or down: first within a page that is larger than its window. */
  pageBy(by: -1 | 1): void
  /** Moves the window over a page that is larger. */
  pan(across: -1 | 0 | 1, down: -1 | 0 | 1): void
}

export const viewers = recordHandles<ViewerHandle | undefined>()
