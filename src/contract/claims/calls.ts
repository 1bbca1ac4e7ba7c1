import * as z from 'zod/mini'
import { CLAIM_KINDS, CLAIM_SIDES, CLAIM_STATES } from '#src/domain/claims/claims.ts'
import { Day } from '../basics/bounds.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from '../basics/core.ts'
import { SaidWarnings } from '../basics/said-reason.ts'
import { number, preprocess, recordsOf, text } from '../basics/tolerant.ts'
import { Claim } from './claim.ts'
import { eventId, eventsEndpoint, undoEndpoint } from '../records/events.ts'

/** What the list can be sorted by. */
export const CLAIM_SORTS = [
  'number',
  'orderNumber',
  'kind',
  'state',
  'partnerName',
  'customerName',
  'amountCents',
  'settledCents',
  'noticeUntil',
  'createdAt',
  'updatedAt',
] as const

const words = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))
const cents = z.optional(z.nullable(z.int().check(z.minimum(-1e11), z.maximum(1e11))))

/** What a person says of a claim; null clears. The order is named once, when it is made. */
const ClaimInput = z.object({
  orderId: z.optional(z.string().check(z.maxLength(100))),
  kind: z.optional(z.enum(CLAIM_KINDS)),
  against: z.optional(z.enum(CLAIM_SIDES)),
  text: words(4000),
  amountCents: cents,
  settledCents: cents,
  hidden: z.optional(z.boolean()),
  deliveredOn: words(10),
  noticedOn: words(10),
})
export type ClaimInput = z.output<typeof ClaimInput>

/** Answer to every change of a claim, and the event that `claims.undo` takes back. */
const ClaimChanged = z.object({ claim: Claim, eventId, warnings: SaidWarnings })
export type ClaimChanged = z.output<typeof ClaimChanged>

const sum = { count: number(0), amountCents: number(0) }
const partnerSums = preprocess(recordsOf, z.array(z.object({ id: text(), name: text(), ...sum })))

/** How many claims there are and what they come to, in cents; see `src/domain/claims/figures.ts`. */
const ClaimFigures = z.object({
  all: z.object(sum),
  open: z.object(sum),
  settled: z.object(sum),
  kinds: preprocess(recordsOf, z.array(z.object({ kind: z.catch(z.enum(CLAIM_KINDS), 'damage'), ...sum }))),
  customers: partnerSums,
  carriers: partnerSums,
  /** By the Monday of their week. */
  weeks: preprocess(recordsOf, z.array(z.object({ monday: text(), ...sum }))),
})
export type ClaimFigures = z.output<typeof ClaimFigures>

const PATH = '/api/v1/claims'
const READ = { permission: 'claims.read', failure: 'Data not found' } as const
const WRITE = { permission: 'claims.write', failure: 'Data not found' } as const
/** Which of them a field needs is in `src/domain/claims/permissions.ts`. */
const CHANGE = { permission: ['claims.write', 'claims.amount'], failure: 'Data not found' } as const
const listed = z.optional(z.string().check(z.maxLength(100)))

export const claimEndpoints = {
  'claims.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.extend(PageQuery, {
      ...sortedBy(CLAIM_SORTS),
      /** Comma-joined. */
      state: listed,
      kind: listed,
      against: z.optional(z.enum(CLAIM_SIDES)),
      orderId: listed,
      customerId: listed,
      carrierId: listed,
      /** `due`: not notified yet, and the last day is over or not more than two days off. */
      notice: z.optional(z.enum(['due'])),
    }),
    response: pageOf(Claim),
    ...READ,
  }),
  'claims.get': endpoint({ method: 'GET', path: `${PATH}/{id}`, params: IdParams, response: Claim, ...READ }),
  'claims.events': eventsEndpoint(PATH, 'claims.read'),
  /** Of claims that were raised within days, both included, and of one customer or carrier; of all there are unless they are named. */
  'claims.figures': endpoint({
    method: 'GET',
    path: `${PATH}/figures`,
    query: z.object({ from: z.optional(Day), to: z.optional(Day), customerId: listed, carrierId: listed }),
    response: ClaimFigures,
    ...READ,
  }),
  'claims.create': endpoint({ method: 'POST', path: PATH, body: ClaimInput, response: ClaimChanged, ...WRITE }),
  'claims.update': endpoint({
    method: 'PUT',
    path: `${PATH}/{id}`,
    params: IdParams,
    body: ClaimInput,
    response: ClaimChanged,
    ...CHANGE,
  }),
  /** `settledCents` says what was paid in the end, `reason` why it was rejected. */
  'claims.setState': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/state`,
    params: IdParams,
    body: z.object({ state: z.enum(CLAIM_STATES), settledCents: cents, reason: words(1000) }),
    response: ClaimChanged,
    ...WRITE,
  }),
  'claims.undo': undoEndpoint(PATH, CHANGE),
}
