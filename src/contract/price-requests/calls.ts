import * as z from 'zod/mini'
import { MOST_CARRIERS_ASKED } from '#src/domain/matching/quotes.ts'
import { Figure } from '../basics/bounds.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from '../basics/core.ts'
import { PRICE_REQUEST_SORTS, PriceAnswer, PriceRequest, PriceRequestChanged, saidOfPrice } from '../price-requests.ts'
import { eventsEndpoint, undoEndpoint } from '../records/events.ts'

const carrierId = z.string().check(z.minLength(1), z.maxLength(100))
const reason = z.optional(z.string().check(z.maxLength(1000)))

const PATH = '/api/v1/price-requests'
const READ = 'priceRequests.read'
const WRITE = { permission: 'matching.use', failure: 'Data not found' } as const
const TokenParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

export const priceRequestEndpoints = {
  'priceRequests.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.extend(PageQuery, {
      ...sortedBy(PRICE_REQUEST_SORTS),
      orderId: z.optional(z.string().check(z.maxLength(100))),
      status: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: pageOf(PriceRequest),
    permission: READ,
  }),
  'priceRequests.get': endpoint({
    method: 'GET',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: PriceRequest,
    permission: READ,
    failure: 'Data not found',
  }),
  'priceRequests.events': eventsEndpoint(PATH, READ),
  /** Asks each carrier by a message with a link for his answer; 422 for one without an address. */
  'priceRequests.create': endpoint({
    method: 'POST',
    path: PATH,
    body: z.object({
      orderId: z.string().check(z.minLength(1), z.maxLength(100)),
      carriers: z
        .array(z.object({ carrierId, recipient: z.optional(z.string().check(z.maxLength(200))) }))
        .check(z.minLength(1), z.maxLength(MOST_CARRIERS_ASKED)),
      /** ISO 8601. */
      deadline: z.string().check(z.maxLength(30)),
      targetPrice: z.optional(Figure),
      text: z.optional(z.string().check(z.maxLength(5000))),
    }),
    response: PriceRequestChanged,
    ...WRITE,
  }),
  /** What a carrier said by telephone or mail. */
  'priceRequests.enterQuote': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/quotes`,
    params: IdParams,
    body: z.object({ carrierId, ...saidOfPrice }),
    response: PriceRequestChanged,
    ...WRITE,
  }),
  /** Asks a carrier once more, with a wish. */
  'priceRequests.negotiate': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/negotiate`,
    params: IdParams,
    body: z.object({
      carrierId,
      targetPrice: z.optional(Figure),
      text: z.optional(z.string().check(z.maxLength(5000))),
    }),
    response: PriceRequestChanged,
    ...WRITE,
  }),
  /** Takes one quote: the order is the carrier's at that price, the others are told. */
  'priceRequests.accept': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/accept`,
    params: IdParams,
    body: z.object({ carrierId, reason }),
    response: PriceRequestChanged,
    ...WRITE,
  }),
  'priceRequests.cancel': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/cancel`,
    params: IdParams,
    body: z.object({ reason }),
    response: PriceRequestChanged,
    ...WRITE,
  }),
  'priceRequests.undo': undoEndpoint(PATH, WRITE),
  'priceAnswers.get': endpoint({
    method: 'GET',
    path: '/api/v1/price-answers/{token}',
    params: TokenParams,
    response: PriceAnswer,
    access: 'public',
    failure: 'Data not found',
  }),
  'priceAnswers.give': endpoint({
    method: 'POST',
    path: '/api/v1/price-answers/{token}',
    params: TokenParams,
    body: z.object({
      answer: z.enum(['quoted', 'declined']),
      name: z.string().check(z.maxLength(120)),
      reason,
      ...saidOfPrice,
      freight: z.optional(Figure),
    }),
    response: PriceAnswer,
    access: 'public',
  }),
}
