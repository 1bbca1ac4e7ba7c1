import * as z from 'zod/mini'
import type { Permission } from '#src/domain/accounts/roles.ts'
import { endpoint, IdParams, PageQuery, pageOf, type AnyPermission } from '../basics/core.ts'
import { FieldChange } from '../orders/events.ts'
import { optionalText, preprocess, recordsOf, text } from '../basics/tolerant.ts'
import { SaidWarnings } from '../basics/said-reason.ts'

/** A change of a record of any kind: its fields, old and new. Orders have `OrderEvent`, which says more. */
export const RecordEvent = z.object({
  id: text(),
  kind: text(),
  recordId: text(),
  type: text('updated'),
  createdAt: text(),
  actorId: optionalText,
  actorName: text('System'),
  changedFields: preprocess(recordsOf, z.array(FieldChange)),
  payload: z.catch(z.optional(z.record(z.string(), z.unknown())), undefined),
})
export type RecordEvent = z.output<typeof RecordEvent>

/** Part of the answer to every change of a record: the event that can be taken back; missing when nothing differed. */
export const eventId = optionalText

/** Answer to taking an event back; taking back its own `eventId` makes the change again. */
export const RecordUndone = z.object({ eventId, warnings: SaidWarnings })
export type RecordUndone = z.output<typeof RecordUndone>

/** The endpoint that takes an event of one kind of record back, below the record's path; who may set may put back. */
export function undoEndpoint(path: string, more: { permission?: Permission | AnyPermission; failure?: string } = {}) {
  return endpoint({
    method: 'POST',
    path: `${path}/{id}/undo`,
    params: IdParams,
    body: z.object({ eventId: z.string().check(z.minLength(1), z.maxLength(100)), force: z.optional(z.boolean()) }),
    response: RecordUndone,
    ...more,
  })
}

/** The history of one record of a kind, newest first, below the record's path. */
export function eventsEndpoint(path: string, permission: Permission | AnyPermission) {
  return endpoint({
    method: 'GET',
    path: `${path}/{id}/events`,
    params: IdParams,
    query: PageQuery,
    response: pageOf(RecordEvent),
    permission,
  })
}
