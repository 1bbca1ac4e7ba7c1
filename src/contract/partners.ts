import { MERGED_FACT_NAMES } from '#src/domain/partners/merging.ts'
import * as z from 'zod/mini'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from './basics/core.ts'
import { SaidWarnings } from './basics/said-reason.ts'
import { Count, howMany } from './basics/bounds.ts'
import { preprocess, recordsOf, text } from './basics/tolerant.ts'
import { HistoryOrder, MergedCounts, PartnerCredit, PartnerDuplicate, PartnerFigures } from './partners/figures.ts'
import { PaperRequest, PartnerContactInput, PartnerInput, PartnerPaperInput, PartnerUpdate } from './partners/input.ts'
import { Partner } from './partners/partner.ts'
import { eventId, eventsEndpoint, undoEndpoint } from './records/events.ts'

/** What the list can be sorted by. */
export const PARTNER_SORTS = [
  'name',
  'number',
  'city',
  'postalCode',
  'country',
  'punctuality',
  'euLicenceUntil',
  'insuranceUntil',
  'papersUntil',
  'openCents',
  'updatedAt',
  'createdAt',
  'orderCount',
] as const

const HistoryParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) })
const HistoryQuery = z.object({ limit: howMany(200, 50) })
const History = z.object({ data: preprocess(recordsOf, z.array(HistoryOrder)) })

const PATH = '/api/partners'
const MORE = '/api/v1/partners'
const READ = { permission: ['partners.read', 'billing.use'], failure: 'Data not found' } as const
/** Which of them a field needs is in `src/domain/partners/permissions.ts`. */
const CHANGE = {
  permission: ['partners.write', 'partners.terms', 'partners.bank'],
  failure: 'Data not found',
} as const
const OWN = { permission: 'partners.write', failure: 'Data not found' } as const

/** Answer to every change of a partner, and the event that `partners.undo` takes back. */
const PartnerChanged = z.object({ partner: Partner, eventId, warnings: SaidWarnings })
export type PartnerChanged = z.output<typeof PartnerChanged>

/** A new partner, and the event that `partners.undo` takes back. */
const PartnerCreated = z.extend(Partner, { eventId, warnings: z.optional(SaidWarnings) })
const key = z.string().check(z.minLength(1), z.maxLength(100))

export const partnerEndpoints = {
  'partners.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.extend(PageQuery, {
      ...sortedBy(PARTNER_SORTS),
      kind: z.optional(z.enum(['customer', 'carrier'])),
      blocked: z.optional(z.enum(['yes', 'no'])),
      /** `due` within 30 days or expired, `expired`. */
      papers: z.optional(z.enum(['due', 'expired'])),
      /** As they are written, comma-joined. */
      country: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: pageOf(Partner),
    ...READ,
  }),
  /** 404 for one that was merged names the one it is now: `reason.partner.merged` with `id`, `name` and `number`. */
  'partners.get': endpoint({ method: 'GET', path: `${PATH}/{id}`, params: IdParams, response: Partner, ...READ }),
  'partners.events': eventsEndpoint(PATH, READ.permission),
  'partners.create': endpoint({
    method: 'POST',
    path: PATH,
    body: PartnerInput,
    response: PartnerCreated,
    permission: 'orders.create',
  }),
  'partners.update': endpoint({
    method: 'PUT',
    path: `${PATH}/{id}`,
    params: IdParams,
    body: PartnerUpdate,
    response: PartnerChanged,
    ...CHANGE,
  }),
  'partners.saveContact': endpoint({
    method: 'POST',
    path: `${MORE}/{id}/contacts`,
    params: IdParams,
    body: PartnerContactInput,
    response: PartnerChanged,
    ...OWN,
  }),
  'partners.removeContact': endpoint({
    method: 'POST',
    path: `${MORE}/{id}/contacts/remove`,
    params: IdParams,
    body: z.object({ contactId: key }),
    response: PartnerChanged,
    ...OWN,
  }),
  'partners.savePaper': endpoint({
    method: 'POST',
    path: `${MORE}/{id}/papers`,
    params: IdParams,
    body: PartnerPaperInput,
    response: PartnerChanged,
    ...OWN,
  }),
  'partners.removePaper': endpoint({
    method: 'POST',
    path: `${MORE}/{id}/papers/remove`,
    params: IdParams,
    body: z.object({ paperId: key }),
    response: PartnerChanged,
    ...OWN,
  }),
  /** Asks for papers by mail; what is sent cannot be taken back, so there is no event to undo. */
  'partners.requestPapers': endpoint({
    method: 'POST',
    path: `${MORE}/{id}/papers/request`,
    params: IdParams,
    body: PaperRequest,
    response: z.object({ partner: Partner, messageId: text(), warnings: SaidWarnings }),
    ...OWN,
  }),
  'partners.figures': endpoint({
    method: 'GET',
    path: `${MORE}/{id}/figures`,
    params: IdParams,
    response: PartnerFigures,
    ...READ,
  }),
  /** What a customer owes against what he may; with `addCents` as if so much more were ordered. */
  'partners.credit': endpoint({
    method: 'GET',
    path: `${MORE}/{id}/credit`,
    params: IdParams,
    query: z.object({ addCents: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1e11))) }),
    response: z.extend(PartnerCredit, { warnings: SaidWarnings }),
    permission: ['money.read'],
  }),
  /** Records that are probably one company; of one partner, or all there are. */
  'partners.duplicates': endpoint({
    method: 'GET',
    path: `${MORE}/duplicates`,
    query: z.object({ partnerId: z.optional(key) }),
    response: z.object({ data: preprocess(recordsOf, z.array(PartnerDuplicate)) }),
    ...READ,
  }),
  /** How many records of each kind name a partner, with the people and papers it has: what a merge moves. */
  'partners.references': endpoint({
    method: 'GET',
    path: `${MORE}/{id}/references`,
    params: IdParams,
    response: z.object({ data: MergedCounts }),
    ...OWN,
  }),
  /** What is told of `from` goes to `into`, and `from` is there no more; `version` is that of `from` as it was seen. */
  'partners.merge': endpoint({
    method: 'POST',
    path: `${MORE}/merge`,
    body: z.object({
      ...{ into: key, from: key, version: z.optional(Count) },
      /** Of what both say differently, what `from` says holds. */
      take: z.optional(z.array(z.enum(MERGED_FACT_NAMES)).check(z.maxLength(MERGED_FACT_NAMES.length))),
    }),
    response: z.extend(PartnerChanged, { moved: MergedCounts }),
    ...OWN,
  }),
  'partners.undo': undoEndpoint(PATH, CHANGE),
  'customers.orderHistory': endpoint({
    method: 'GET',
    path: '/api/v1/order-management/customers/{id}/order-history',
    params: HistoryParams,
    query: HistoryQuery,
    response: History,
    permission: 'orders.read',
  }),
  'carriers.orderHistory': endpoint({
    method: 'GET',
    path: '/api/v1/order-management/carriers/{id}/order-history',
    params: HistoryParams,
    query: HistoryQuery,
    response: History,
    permission: 'orders.read',
  }),
}
