import type { RecordUndone } from '#src/contract/record-events.ts'
import type { RuleContext } from '../core/rule-context.ts'
import type { WrittenKind } from '../write/record-write.ts'

/** What an undo is asked for with. */
type Asked = RuleContext & { params: { id: string }; body: { eventId: string; force?: boolean | undefined } }

/** Takes events of a kind of record back. Its rules are fetched with the first one: nobody's first answer waits for them. */
export const undoing =
  (kind: WrittenKind) =>
  async (context: Asked): Promise<RecordUndone> =>
    (await import('./record-undo.ts')).undoRecordEvent(context, kind, context)
