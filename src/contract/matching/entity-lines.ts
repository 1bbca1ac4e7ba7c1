import { SMART_MATCHING } from '../records/shared-reads.ts'

/** Offers, price requests and proposals, as the table of kinds has them. */
export const matchingLines = {
  offer: {
    entity: 'offers',
    hasPanel: true,
    endpoints: { list: 'offers.list', get: 'offers.get', also: ['offers.events'] },
    invalidates: [
      'offersMatching.dashboard',
      'offersMatching.quickSearch',
      'offersMatching.stats',
      'offersMatching.vehicleTypes',
      'business.offersMatchingDashboard',
      'matching.proposals',
    ],
    cascades: ['order', 'match'],
    undo: 'offers.undo',
  },
  priceRequest: {
    entity: 'priceRequests',
    hasPanel: true,
    endpoints: { list: 'priceRequests.list', get: 'priceRequests.get', also: ['priceRequests.events'] },
    invalidates: ['matching.proposals', ...SMART_MATCHING],
    cascades: ['order', 'match', 'message', 'transport'],
    undo: 'priceRequests.undo',
  },
  // Read by its own call in an envelope, so that a list alone holds whole records.
  match: {
    entity: 'matches',
    endpoints: { list: 'matches.list', also: ['matches.get'] },
    invalidates: ['matching.proposals', ...SMART_MATCHING],
    cascades: ['order', 'offer', 'priceRequest', 'transport'],
    undo: 'matches.undo',
  },
} as const
