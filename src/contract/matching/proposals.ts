import { FurtherPlaces } from '../orders/order-lines.ts'
import * as z from 'zod/mini'
import { AUTO_SELECT_THRESHOLD, DEFAULT_RADIUS_KM } from '#src/domain/carriers/match-limits.ts'
import { PROPOSAL_SORTS, PROVIDERS, REMEDY_KINDS } from '#src/domain/matching/proposal.ts'
import { QUOTE_STATES } from '#src/domain/matching/quotes.ts'
import { endpoint } from '../basics/core.ts'
import {
  flag,
  number,
  optionalDate,
  optionalNumber,
  optionalText,
  optionalTime,
  preprocess,
  recordsOf,
  text,
} from '../basics/tolerant.ts'
import { Explained, MatchPartScore } from '../orders/wizard.ts'

const Explanations = preprocess(recordsOf, z.array(Explained))
const Stop = z.object({
  postalCode: text(),
  city: text(),
  country: text(),
  date: optionalDate,
  from: optionalTime,
  to: optionalTime,
})

/** The goods of an order, a load or an offer, as far as matching goes. Price in euros net. */
export const MatchSubject = z.object({
  orderId: optionalText,
  loadId: optionalText,
  offerId: optionalText,
  number: text(),
  customerName: text('Unbekannt'),
  description: text(),
  pickup: Stop,
  delivery: Stop,
  furtherStops: FurtherPlaces,
  loadingMeters: optionalNumber,
  weightKg: optionalNumber,
  packageCount: optionalNumber,
  packageType: optionalText,
  vehicleType: optionalText,
  customerPrice: optionalNumber,
  distanceKm: number(0),
  /** Whom it is booked with; nothing where it still waits. */
  bookedBy: z.catch(z.optional(z.object({ carrierName: text(), by: text(), at: text() })), undefined),
})
export type MatchSubject = z.output<typeof MatchSubject>

const candidate = {
  /** What the proposal is told from others by, in this answer and the next. */
  key: text(),
  /** An own vehicle. */
  own: flag,
  carrierId: optionalText,
  carrierName: optionalText,
  vehicleId: optionalText,
  licencePlate: optionalText,
  vehicleType: text('TRUCK'),
  city: text(),
  postalCode: text(),
  /** Empty kilometres to the loading place. */
  distanceKm: number(0),
  score: number(0),
  /** What was asked or answered; missing where the price is an estimate. */
  priceRequestId: optionalText,
  quoteState: z.catch(z.optional(z.enum(QUOTE_STATES)), undefined),
  /** Of an answer to a vehicle: the goods. */
  subject: z.catch(z.optional(MatchSubject), undefined),
}

/**
 * Who could take it. `price` in euros net is the quote where there is one, else an estimate; parts and score follow it. `recommended`:
 * from 85, within the radius and with nothing against it. What blocks needs a reason.
 */
export const Proposal = z.object({
  ...candidate,
  price: number(0),
  isQuoted: flag,
  margin: optionalNumber,
  marginPercent: optionalNumber,
  parts: z.object({
    distance: MatchPartScore,
    capacity: MatchPartScore,
    time: MatchPartScore,
    price: MatchPartScore,
    reliability: MatchPartScore,
    compliance: MatchPartScore,
  }),
  recommended: flag,
  /** Loading metres it has in all. */
  capacity: number(0),
  availableFrom: optionalDate,
  /** Where the hour is known. */
  availableTime: optionalTime,
  tripsOnLane: number(0),
  punctuality: optionalNumber,
  reasons: Explanations,
  blockers: Explanations,
  warnings: Explanations,
})
export type Proposal = z.output<typeof Proposal>

/** What would make it fit. `radius` km; days and times are wall time at the loading place. */
const Remedy = z.object({
  kind: z.catch(z.enum(REMEDY_KINDS), 'window'),
  code: text(),
  values: Explained.shape.values,
  radius: optionalNumber,
  date: optionalDate,
  from: optionalTime,
  to: optionalTime,
})

/** Who does not fit yet: what is lacking with its figure, what would help, and the sum that proves it; each by a code of `match.`. */
export const Misfit = z.object({
  ...candidate,
  lacks: Explanations,
  remedy: z.catch(z.optional(Remedy), undefined),
  proof: Explanations,
})
export type Misfit = z.output<typeof Misfit>

export const Proposals = z.object({
  /** The goods proposals are made for; missing where they are made for a vehicle. */
  subject: z.catch(z.optional(MatchSubject), undefined),
  vehicle: z.catch(
    z.optional(
      z.object({
        id: text(),
        licencePlate: text(),
        vehicleType: text('TRUCK'),
        city: text(),
        postalCode: text(),
        loadingMeters: number(0),
        payloadKg: number(0),
        availableFrom: optionalDate,
        availableTime: optionalTime,
      }),
    ),
    undefined,
  ),
  /** Best first, or as it was sorted. */
  fits: preprocess(recordsOf, z.array(Proposal)),
  misfits: preprocess(recordsOf, z.array(Misfit)),
  /** How many vehicles, carriers or loads were looked at. */
  checked: number(0),
  searchRadius: number(DEFAULT_RADIUS_KM),
  autoSelectThreshold: number(AUTO_SELECT_THRESHOLD),
  sort: z.catch(z.enum(PROPOSAL_SORTS), 'score'),
  /** When it was reckoned, ISO 8601. */
  at: text(),
})
export type Proposals = z.output<typeof Proposals>

const id = z.optional(z.string().check(z.maxLength(100)))

export const proposalEndpoints = {
  /** Both groups at once, for one order, load or offer, or for one own vehicle. */
  'matching.proposals': endpoint({
    method: 'GET',
    path: '/api/v1/matching/proposals',
    query: z.object({
      orderId: id,
      loadId: id,
      offerId: id,
      vehicleId: id,
      radius: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), DEFAULT_RADIUS_KM),
      sort: z._default(z.enum(PROPOSAL_SORTS), 'score'),
      /** Only these kinds of vehicle, joined by commas. */
      vehicleType: z.optional(z.string().check(z.maxLength(200))),
      provider: z.optional(z.enum(PROVIDERS)),
    }),
    response: Proposals,
    permission: 'matching.use',
    failure: 'Failed to find vehicles',
  }),
}
