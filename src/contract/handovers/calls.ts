import * as z from 'zod/mini'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from '../basics/core.ts'
import { SaidWarnings } from '../basics/said-reason.ts'
import { preprocess, recordsOf } from '../basics/tolerant.ts'
import { Handover, HandoverPart } from './handover.ts'
import { eventId, eventsEndpoint, undoEndpoint } from '../records/events.ts'

/** Answer to every change of a hand-over, and the event that `handovers.undo` takes back. */
const HandoverChanged = z.object({ handover: Handover, eventId, warnings: SaidWarnings })
export type HandoverChanged = z.output<typeof HandoverChanged>

const PATH = '/api/v1/handovers'
const USE = { permission: 'handovers.use', failure: 'Data not found' } as const

export const handoverEndpoints = {
  /** What is open now; nothing is kept of it. */
  'handovers.now': endpoint({
    method: 'GET',
    path: `${PATH}/now`,
    response: z.object({ parts: preprocess(recordsOf, z.array(HandoverPart)) }),
    ...USE,
  }),
  'handovers.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.extend(PageQuery, sortedBy(['createdAt'])),
    response: pageOf(Handover),
    ...USE,
  }),
  'handovers.get': endpoint({ method: 'GET', path: `${PATH}/{id}`, params: IdParams, response: Handover, ...USE }),
  'handovers.events': eventsEndpoint(PATH, 'handovers.use'),
  /** Keeps what is open now, with a note. */
  'handovers.create': endpoint({
    method: 'POST',
    path: PATH,
    body: z.object({ note: z.string().check(z.maxLength(10_000)) }),
    response: HandoverChanged,
    ...USE,
  }),
  /** Somebody takes over; never who has handed over. */
  'handovers.takeOver': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/take-over`,
    params: IdParams,
    response: HandoverChanged,
    ...USE,
  }),
  'handovers.undo': undoEndpoint(PATH, USE),
}
