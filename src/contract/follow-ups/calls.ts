import * as z from 'zod/mini'
import { FOLLOW_UP_SCOPES } from '#src/domain/follow-ups/follow-ups.ts'
import { WallTime } from '../basics/bounds.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from '../basics/core.ts'
import { SaidWarnings } from '../basics/said-reason.ts'
import { done, preprocess, recordsOf, text } from '../basics/tolerant.ts'
import { FollowUp } from './follow-up.ts'
import { eventId, eventsEndpoint, undoEndpoint } from '../records/events.ts'

/** What the list can be sorted by. */
export const FOLLOW_UP_SORTS = [
  'dueAt',
  'text',
  'aboutLabel',
  'assigneeName',
  'createdAt',
  'doneAt',
  'updatedAt',
] as const

const words = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))

/** What a person says of a follow-up; null clears. Without `assigneeId` and `isTeam` a new one is of who makes it. */
const FollowUpInput = z.object({
  dueOn: z.optional(z.string().check(z.maxLength(10))),
  dueTime: z.optional(z.nullable(WallTime)),
  text: words(1000),
  aboutKind: words(40),
  aboutId: words(100),
  aboutLabel: words(200),
  assigneeId: words(100),
  isTeam: z.optional(z.boolean()),
})
export type FollowUpInput = z.output<typeof FollowUpInput>

/** Answer to every change of a follow-up, and the event that `followUps.undo` takes back. */
const FollowUpChanged = z.object({ followUp: FollowUp, eventId, warnings: SaidWarnings })
export type FollowUpChanged = z.output<typeof FollowUpChanged>

const PATH = '/api/v1/follow-ups'
const USE = { permission: 'followUps.use', failure: 'Data not found' } as const
const named = z.optional(z.string().check(z.maxLength(100)))

export const followUpEndpoints = {
  /** Those of others are nobody else's business: what is neither one's own nor the team's is not listed. */
  'followUps.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.extend(PageQuery, {
      ...sortedBy(FOLLOW_UP_SORTS),
      scope: z._default(z.enum(FOLLOW_UP_SCOPES), 'all'),
      done: z.optional(z.enum(['true', 'false'])),
      aboutKind: named,
      aboutId: named,
      assigneeId: named,
      /** `due`: today or before. */
      due: z.optional(z.enum(['due'])),
    }),
    response: pageOf(FollowUp),
    ...USE,
  }),
  'followUps.get': endpoint({ method: 'GET', path: `${PATH}/{id}`, params: IdParams, response: FollowUp, ...USE }),
  'followUps.events': eventsEndpoint(PATH, 'followUps.use'),
  /** Who may be given one, by name. */
  'followUps.people': endpoint({
    method: 'GET',
    path: `${PATH}/people`,
    response: z.object({ data: preprocess(recordsOf, z.array(z.object({ id: text(), name: text() }))) }),
    ...USE,
  }),
  'followUps.create': endpoint({ method: 'POST', path: PATH, body: FollowUpInput, response: FollowUpChanged, ...USE }),
  'followUps.update': endpoint({
    method: 'PUT',
    path: `${PATH}/{id}`,
    params: IdParams,
    body: FollowUpInput,
    response: FollowUpChanged,
    ...USE,
  }),
  /** Done, or open again. */
  'followUps.setDone': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/done`,
    params: IdParams,
    body: z.object({ done: z.boolean() }),
    response: FollowUpChanged,
    ...USE,
  }),
  'followUps.delete': endpoint({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: z.object({ success: done, eventId }),
    ...USE,
  }),
  'followUps.undo': undoEndpoint(PATH, USE),
}
