import type { ReadingField } from '#src/records/reading/reading-field.ts'
import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** The fields that are shown of an e-mail, for whoever shows its text. */
interface ShownFields {
  emailId: string
  fields: readonly ReadingField[]
  /** The part each field was read of, by its name: 0 is the text, each attachment the one behind its number. */
  parts: ReadonlyMap<string, number>
  current: string | undefined
  /** Its panel has the keyboard. */
  isActive: boolean
  choose(name: string): void
}

export const shownFields: SessionValue<WritableObservable<ShownFields | undefined>> = {
  create: () => createObservable<ShownFields | undefined>(undefined),
}
