import * as z from 'zod/mini'
import { endpoint, PageQuery, pageOf, sortedBy } from '../basics/core.ts'
import { Day } from '../basics/bounds.ts'
import { number, optionalText, preprocess, recordsOf, text } from '../basics/tolerant.ts'
import { FieldChange } from '../orders/events.ts'

/**
 * One thing that was done, as the log tells it: what happened to a record, a sign-in, what a client has noted. It is read of the one
 * history of events, so that no one can change or delete it.
 */
export const AuditEntry = z.object({
  id: text(),
  /** Its place in the tenant's history; what the seed tells has none. */
  number: z.optional(number(0)),
  /** When, ISO 8601 in UTC. */
  at: text(),
  /** Missing of what the server did by itself. */
  actorId: optionalText,
  actorName: text('System'),
  /** As it is today. */
  actorRole: optionalText,
  /** The kind of the record: `order`, `user`, `company`. */
  kind: text(),
  recordId: text(),
  /** What people call the record: its number or its name; its id where it is there no more. */
  recordName: text(),
  /** What was done: `updated`, `status_changed`, `signed_in`. */
  action: text(),
  changes: preprocess(recordsOf, z.array(FieldChange)),
  /** Other records it touched along. */
  others: number(0),
  reason: optionalText,
  /** The call it came by, or what the client said of it. */
  source: optionalText,
  payload: z.catch(z.optional(z.record(z.string(), z.unknown())), undefined),
})
export type AuditEntry = z.output<typeof AuditEntry>

const listed = z.optional(z.string().check(z.maxLength(200)))

export const auditEndpoints = {
  /** Newest first; pages reach as far back as the log does. */
  'audit.list': endpoint({
    method: 'GET',
    path: '/api/audit-logs',
    query: z.extend(PageQuery, {
      ...sortedBy(['at']),
      /** Kinds and actions comma-joined. */
      kind: listed,
      action: listed,
      /** Also what was done to another record and touched this one. */
      recordId: listed,
      actorId: listed,
      /** Days in Europe/Berlin, both included. */
      from: z.optional(Day),
      to: z.optional(Day),
    }),
    response: pageOf(AuditEntry),
    permission: 'users.manage',
    failure: 'Data not found',
  }),
  /** Numbers for the tabs of the administration. */
  'audit.summary': endpoint({
    method: 'GET',
    path: '/api/v1/administration/summary',
    response: z.object({
      users: number(0),
      invited: number(0),
      locked: number(0),
      waiting: number(0),
      sessions: number(0),
      entries: number(0),
    }),
    permission: 'users.manage',
    failure: 'Data not found',
  }),
}
