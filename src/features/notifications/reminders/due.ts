import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** A reminder that was told of; `open` shows its record. */
export interface DueReminder {
  id: string
  open(): void
}

/** The reminders that were told of and not opened yet, the last one at the end; those about a record. */
export const dueReminders: SessionValue<WritableObservable<readonly DueReminder[]>> = {
  create: () => createObservable<readonly DueReminder[]>([]),
}
