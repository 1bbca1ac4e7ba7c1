import { recordHandles } from '#src/commands/gate/record-handles.ts'

/** The fields that were read of a record, as the keyboard drives them. */
export interface ReadingHandle {
  /** How many proposals the field the keyboard is on has; none unless it is doubtful. */
  proposals: number
  /** Whether the keyboard is on a field that can be changed. */
  canEdit: boolean
  /** How many are to be looked at. */
  doubtful: number
  /** Takes a proposal for the field the keyboard is on, from 1. */
  take(number: number): void
  edit(): void
  move(by: -1 | 1): void
  toNextDoubtful(): void
  toFirstDoubtful(): void
}

export const readings = recordHandles<ReadingHandle | undefined>()
