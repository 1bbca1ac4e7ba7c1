import type { RuleContext } from '../core/rule-context.ts'
import { settle } from './cascades.ts'
import { writeEvent, writeNote } from './event-write.ts'
import type { Store } from '../store/store.ts'
import { keyOf, RecordingStore } from './recording-store.ts'
import { entityOf, type Head, type EventText, UnitOfWork } from './unit-of-work.ts'

/** The unit of work of a call. */
export function unitOf({ unit }: Pick<RuleContext, 'unit'>): UnitOfWork {
  if (!(unit instanceof UnitOfWork)) throw new Error('Rules write within a unit of work')
  return unit
}

/** The unit of work that a store belongs to, for what no call began. */
export function unitWriting(store: Store): UnitOfWork {
  const owner = store instanceof RecordingStore ? store.owner : undefined
  if (!(owner instanceof UnitOfWork)) throw new Error('Rules write within a unit of work')
  return owner
}

/**
 * One thing a person does to a record: what is written, all that follows from it, and the one event that takes it back,
 * whose id is the answer; nothing where nothing differs in the end. One that is begun within another is part of that, whose
 * event the record's history then shows with what is said here.
 */
export async function act(
  context: RuleContext,
  head: Head,
  said: EventText,
  work: () => Promise<unknown>,
): Promise<string | undefined> {
  const unit = unitOf(context)
  const entity = entityOf(head.kind)
  if (unit.open) {
    unit.open.said.set(keyOf(entity, head.id), { ...head, ...said })
    await work()
    return undefined
  }
  const open = (unit.open = { mark: unit.store.steps.length, said: new Map() })
  unit.store.startFrom(entity, head.id, context.ifMatch)
  try {
    await work()
    await settle(context, unit, open.mark)
    return await writeEvent(context, unit, { head, said, open })
  } finally {
    unit.open = undefined
    unit.store.startFrom(entity, head.id, undefined)
  }
}

/** Writes down something that changes no field: a word, a message that was sent, that a record was made. */
export function note(context: RuleContext, head: Head, said: EventText): Promise<string> {
  return writeNote(context, head, said)
}
