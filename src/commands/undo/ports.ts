import type { Direction, UndoHistory, UndoItem, UndoStep } from './steps.ts'

/** A field that somebody else has changed since. */
export interface UndoConflictField {
  field: string
  mine: unknown
  theirs: unknown
  /** A rule speaks against what would come back, and `theirs` says which. */
  code?: string | undefined
}

/** The server's answer to an intent to take an event back. */
export type UndoAnswer =
  /** Done; `eventId` is the event that takes this one back again, empty when there is none. */
  | { kind: 'undone'; eventId: string }
  /** Somebody changed the same fields since; only `force` would overwrite them. */
  | { kind: 'conflict'; conflicts: readonly UndoConflictField[] }
  /** The server has refused for good (gone, no longer allowed): there is no way back any more. */
  | { kind: 'refused'; message: string }
  /** Nothing happened, or it is unknown (network); it can be tried again. */
  | { kind: 'failed'; message: string }

/** One record of a step that somebody else has changed since. */
export interface UndoConflict {
  item: UndoItem
  fields: readonly UndoConflictField[]
}

/** What the person says about all conflicts of a step: overwrite, leave for good what others have set, or do nothing now. */
export type UndoDecision = 'overwrite' | 'keep' | 'cancel'

/** What the history needs from outside. */
export interface UndoPorts {
  /** Must be safe to be asked twice for one event: the first answer may have been lost. What it throws counts as failed. */
  undoEvent(item: UndoItem, force: boolean): Promise<UndoAnswer>
  /** Kept per tenant and user, one for all tabs: each change is made to what is there at that moment. */
  load(): unknown
  save(history: UndoHistory): void
  /** Told that another tab has kept something. Returns what ends that. */
  watch?(listener: () => void): () => void
  /** Whether the person can be asked about conflicts now; where not, she is told why, and the step stays as it is. */
  mayAsk?(step: { direction: Direction; title: string }): Promise<boolean>
  /** Why something was left as others have set it, in words of the language of that moment. */
  keptReason(): string
  /**
   * Whether the person sees what the step would take back: its record is on the screen, or a message still offers it. Where
   * not, the first intent without a step's name only tells what it would take back, and the second does it (decision A29).
   */
  isSeen?(step: UndoStep): boolean
  /** Own changes that have no answer yet: what they come to is the last own change. */
  settled?(): Promise<void>
  /** Called after each step that happened or was refused here, with what became of it. */
  report?(result: UndoResult): void
}

/** `final`: nothing takes it back · `told`: nothing was done yet, the next intent does it. */
export type UndoOutcome = 'done' | 'kept' | 'refused' | 'failed' | 'unsent' | 'final' | 'told'

/** What an undo or redo came to, one answer per record. */
export interface UndoResult {
  direction: Direction
  /** The step; missing where there was none. */
  step?: string
  title: string
  items: readonly { item: UndoItem; outcome: UndoOutcome; message?: string }[]
}

/** A step under way. */
export interface UndoWork {
  direction: Direction
  title: string
  count: number
  settled: number
  stopping: boolean
  /** Set: the person has to decide; answered by `answer`. */
  question?: readonly UndoConflict[]
}
