import type { CommandContext, ToastRequest } from '#src/commands/gate/command.ts'
import type { EntityKind, EntityRecords } from '#src/contract/entities.ts'
import { putRecords } from './record-cache.ts'

/** What one intent of a person is called in the history of own changes. */
export interface StepWords {
  commandId: string
  /** What was done: "Status Disponiert". */
  title: string
  /** All that is noted under one step is taken back together. */
  step: string
}

/** A record that was changed: its name for people, and the event that can be taken back. */
export interface NotedChange {
  id: string
  label: string
  /** Missing: nothing differed and nothing is noted, unless `isFinal`. */
  eventId: string | undefined
  /** Without an event it was changed all the same: there is no way back, and the history says so. */
  isFinal?: boolean
}

/** Notes changes of records of one kind as one step, to be taken back together. */
export function noteStep(
  { services }: Pick<CommandContext, 'services'>,
  kind: EntityKind,
  { commandId, title, step }: StepWords,
  changes: readonly NotedChange[],
): void {
  const entries = changes
    .filter(({ eventId, isFinal }) => eventId !== undefined || isFinal === true)
    .map(({ id, label, eventId }) => {
      return { step, at: Date.now(), commandId, title, entity: { kind, id, label }, eventId }
    })
  if (entries.length > 0) services.remember(...entries)
}

/** Puts what the server answered where it is shown, and notes it as one step of own changes. */
export function rememberChanges<K extends EntityKind>(
  context: Pick<CommandContext, 'services'>,
  kind: K,
  words: StepWords,
  changes: readonly (Omit<NotedChange, 'id'> & { record: EntityRecords[K] })[],
): void {
  putRecords(
    context.services.queryClient,
    kind,
    changes.map(({ record }) => record),
  )
  noteStep(
    context,
    kind,
    words,
    changes.map(({ record, ...change }) => ({ ...change, id: record.id })),
  )
}

/** The way back from a step, as a message offers it; the message may stand longer than the step is the last one. */
export function undoAction(
  { services }: Pick<CommandContext, 'services'>,
  step: string,
  word = services.t('undo.undo'),
): ToastRequest['action'] {
  return { label: word, command: 'undo.undo', step, run: () => void services.undo(step) }
}
