import type { RecordUndone } from '#src/contract/records/events.ts'
import { notFound } from '../core/http-error.ts'
import type { RuleContext } from '../core/rule-context.ts'
import type { WrittenKind } from './record-write.ts'
import { undoEvent } from './undo.ts'

/** What an undo is asked for with. */
type UndoCall = RuleContext & { params: { id: string }; body: { eventId: string; force?: boolean | undefined } }

/** Takes events of a kind of record back. */
export const undoing =
  (kind: WrittenKind) =>
  async (context: UndoCall): Promise<RecordUndone> => {
    const { params, body } = context
    const event = await context.store.find('events', body.eventId)
    if (!event) throw notFound()
    const eventId = await undoEvent(context, { kind, id: params.id }, { event, force: body.force === true })
    return { eventId, warnings: [] }
  }
