import type { CallRow } from './section-7-row.ts'

const PAGE = ['pagination.page', 'pagination.limit', 'pagination.total', 'pagination.totalPages']
const of = (prefix: string, fields: readonly string[]) => fields.map((field) => `${prefix}.${field}`)
const HISTORY = of('data.0', ['id', 'kind', 'recordId', 'type', 'createdAt', 'actorName', 'changedFields'])

const DISPATCH = 'admin dispatcher'
const SELLERS = 'admin dispatcher sales'
const FIND = 'Failed to find vehicles'
const GONE = 'Data not found'

const OFFER = [
  ...['id', 'version', 'status', 'customerName', 'description', 'pickupCity', 'deliveryCity', 'pickupDate'],
  ...['weightKg', 'loadingMeters', 'vehicleType', 'price', 'validUntil', 'distanceKm', 'createdAt'],
]
const OFFERS = '/api/v1/offers'
const FREIGHT = {
  description: '10 Europaletten Tee',
  pickupCity: 'Hamburg',
  pickupPostalCode: '20457',
  deliveryCity: 'München',
  deliveryPostalCode: '80331',
}
const ACCEPTED = [`POST ${OFFERS}/OFF-2026-0001/accept`, undefined] as const

const offer = (call: string, more: Omit<CallRow, 'call' | 'may'>): CallRow => {
  const [method = '', path = ''] = call.split(' ')
  return { call: `${method} ${OFFERS}/{id}${path}`, path: `${OFFERS}/OFF-2026-0001${path}`, may: SELLERS, ...more }
}

const REQUEST = [
  ...['id', 'version', 'status', 'orderId', 'orderNumber', 'route', 'deadline', 'customerPrice', 'distanceKm'],
  ...[
    'quotes.0.carrierId',
    'quotes.0.carrierName',
    'quotes.0.state',
    'log.0.at',
    'log.0.who',
    'log.0.code',
    'createdAt',
  ],
]
const QUOTE = of('quotes.0', ['freight', 'total', 'pricePerKm', 'margin', 'marginPercent', 'score', 'answeredAt'])
const REQUESTS = '/api/v1/price-requests'
const ASKED = { orderId: 'NK-2026-004753', carriers: [{ carrierId: 'car-001' }], deadline: '2026-11-24T12:00:00Z' }
const ASKING = [`POST ${REQUESTS}`, ASKED] as const
const LINK = `/api/v1/price-answers/nordkurs-${'07'.repeat(24)}`
const REASON = 'Fährt die Strecke seit Jahren'
const ANSWER = [
  ...['state', 'company.name', 'requestId', 'carrierName', 'deadline', 'pickup.city', 'delivery.city'],
  ...['cargo.description', 'quote.state'],
]

const request = (call: string, more: Omit<CallRow, 'call' | 'may'>, may = DISPATCH): CallRow => {
  const [method = '', path = ''] = call.split(' ')
  return { call: `${method} ${REQUESTS}/{id}${path}`, path: `${REQUESTS}/PA-2026-0318${path}`, may, ...more }
}

const MATCH = [
  ...['id', 'version', 'status', 'offerId', 'carrierId', 'score', 'efficiencyScore', 'distanceKm', 'estimatedCost'],
  'capacity',
]
const PAIRED = { offerId: 'OFF-2026-0001', carrierId: 'car-001' }
const PAIRING = ['POST /api/matches', PAIRED] as const
/** The first pairing that is kept. */
const MATCH_ID = 'mat-nordkurs-1'

const match = (call: string, more: Pick<CallRow, 'body' | 'failure'>): CallRow => {
  const [method = '', path = ''] = call.split(' ')
  return {
    call: `${method} /api/matches/{id}${path}`,
    path: `/api/matches/${MATCH_ID}${path}`,
    before: [PAIRING],
    answer: ['success', ...of('data', MATCH)],
    may: DISPATCH,
    ...more,
  }
}

const SMART = '/api/smart-matching'
const FOUND = of('matches.0', ['carrierId', 'carrierName', 'score', 'parts', 'estimatedCost', 'distanceKm'])
const STATS = ['total', 'open', 'accepted', 'rejected', 'expired', 'expiringSoon', 'acceptanceRate', 'openValue']
const DASHBOARD = [...of('stats', STATS), ...of('offers.0', OFFER), 'availableVehicles', 'byVehicleType']
const ANGEBOTE = '/api/angebots-matching'

/** Offers of customers, prices of carriers, and what is paired. */
export const matchingRows: Record<string, CallRow> = {
  'offers.list': {
    call: `GET ${OFFERS}`,
    path: `${OFFERS}?status=open&sortBy=validUntil`,
    answer: [...of('data.0', OFFER), ...PAGE],
    may: SELLERS,
  },
  'offers.get': offer('GET', { answer: OFFER, failure: GONE }),
  'offers.events': offer('GET /events', { before: [ACCEPTED], answer: [...HISTORY, ...PAGE] }),
  'offers.create': {
    call: `POST ${OFFERS}`,
    body: FREIGHT,
    status: 201,
    answer: [...of('offer', ['id', 'status', 'distanceKm', 'version']), 'eventId', 'warnings'],
    may: SELLERS,
    failure: GONE,
  },
  'offers.update': offer('PUT', {
    body: { price: 1500 },
    answer: [...of('offer', OFFER), 'eventId', 'warnings'],
    failure: GONE,
  }),
  'offers.accept': offer('POST /accept', { answer: [...of('offer', OFFER), 'eventId'], failure: GONE }),
  'offers.reject': offer('POST /reject', {
    body: { reason: 'Zu teuer' },
    answer: [...of('offer', OFFER), 'offer.reason', 'eventId'],
    failure: GONE,
  }),
  'offers.createOrder': offer('POST /create-order', {
    answer: [...of('offer', OFFER), 'offer.orderId', 'order.id', 'order.status', 'eventId', 'warnings'],
    failure: GONE,
  }),
  'offers.undo': offer('POST /undo', {
    before: [ACCEPTED],
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    failure: GONE,
  }),

  'priceRequests.list': {
    call: `GET ${REQUESTS}`,
    path: `${REQUESTS}?status=open`,
    answer: [...of('data.0', REQUEST), ...PAGE],
    may: SELLERS,
  },
  'priceRequests.get': request('GET', { answer: [...REQUEST, ...QUOTE], failure: GONE }, SELLERS),
  'priceRequests.events': {
    ...request('GET /events', { answer: [...HISTORY, ...PAGE] }, SELLERS),
    before: [[`POST ${REQUESTS}/PA-2026-0318/quotes`, { carrierId: 'car-012', freight: 600 }]],
  },
  'priceRequests.create': {
    call: `POST ${REQUESTS}`,
    body: ASKED,
    status: 201,
    answer: [...of('priceRequest', REQUEST), 'warnings'],
    may: DISPATCH,
    failure: GONE,
  },
  'priceRequests.enterQuote': request('POST /quotes', {
    body: { carrierId: 'car-012', freight: 590, toll: 12.5, pickupDate: '2026-11-30', pickupTime: '06:00' },
    answer: [...of('priceRequest', [...REQUEST, ...QUOTE]), 'eventId', 'warnings'],
    failure: GONE,
  }),
  'priceRequests.negotiate': request('POST /negotiate', {
    body: { carrierId: 'car-012', targetPrice: 580 },
    answer: [...of('priceRequest', REQUEST), 'warnings'],
    failure: GONE,
  }),
  'priceRequests.accept': request('POST /accept', {
    body: { carrierId: 'car-012', reason: REASON },
    answer: [...of('priceRequest', REQUEST), 'priceRequest.acceptedCarrierId', 'priceRequest.acceptedBy', 'eventId'],
    failure: GONE,
  }),
  'priceRequests.cancel': request('POST /cancel', {
    body: {},
    answer: [...of('priceRequest', REQUEST), 'warnings'],
    failure: GONE,
  }),
  'priceRequests.undo': request('POST /undo', {
    before: [[`POST ${REQUESTS}/PA-2026-0318/quotes`, { carrierId: 'car-012', freight: 600 }]],
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    failure: GONE,
  }),
  'priceAnswers.get': {
    call: 'GET /api/v1/price-answers/{token}',
    path: LINK,
    before: [ASKING],
    answer: ANSWER,
    may: 'anybody',
    failure: GONE,
  },
  'priceAnswers.give': {
    call: 'POST /api/v1/price-answers/{token}',
    path: LINK,
    before: [ASKING],
    body: {
      answer: 'quoted',
      name: 'Rico Zschoche',
      freight: 845,
      vehicleType: 'TAUTLINER',
      licencePlate: 'MEI-SL 204',
    },
    answer: [...ANSWER, 'quote.total', 'quote.answeredAt', 'quote.licencePlate'],
    may: 'anybody',
  },

  'matching.findVehicles': {
    call: 'POST /api/matching/find-vehicles',
    body: { offerId: 'OFF-2026-0001', searchRadius: 200, sortBy: 'cost' },
    reads: true,
    answer: [...of('vehicles.0', ['distanceKm', 'estimatedCost', 'efficiencyScore', 'capacity']), 'searchRadius'],
    may: DISPATCH,
    failure: FIND,
  },
  'matching.calculateCost': {
    call: 'POST /api/matching/calculate-cost',
    body: { vehicleId: 'veh-001', distance: 100 },
    reads: true,
    answer: ['vehicleId', 'distance', 'cost', 'costPerKm', 'currency'],
    may: DISPATCH,
    failure: 'Failed to calculate cost',
  },
  'matching.createOrder': {
    call: 'POST /api/matching/create-order',
    body: { ...PAIRED, reason: REASON },
    status: 201,
    answer: ['success', 'order.id', 'order.carrierId', 'matchId', 'eventId', 'warnings'],
    may: DISPATCH,
    failure: 'Failed to create transport order',
  },
  'matching.matchLoad': {
    call: 'POST /api/matching/match-load',
    body: { load: 'loa-nk004705', transports: ['tra-nk004711'] },
    reads: true,
    answer: ['matches'],
    may: DISPATCH,
    failure: 'Failed to match load',
  },
  'matching.proposals': {
    call: 'GET /api/v1/matching/proposals',
    path: '/api/v1/matching/proposals?orderId=NK-2026-004753&radius=80&sort=score',
    answer: [
      ...['subject.orderId', 'subject.pickup.city', 'searchRadius', 'autoSelectThreshold', 'sort', 'at', 'checked'],
      ...of('fits.0', ['key', 'own', 'price', 'isQuoted', 'score', 'parts', 'recommended', 'distanceKm', 'blockers']),
      'misfits',
    ],
    may: DISPATCH,
    failure: FIND,
  },
  'matches.list': {
    call: 'GET /api/matches',
    path: '/api/matches?status=proposed',
    before: [PAIRING],
    answer: [...of('data.0', MATCH), ...PAGE],
    may: DISPATCH,
  },
  'matches.create': {
    call: 'POST /api/matches',
    body: PAIRED,
    status: 201,
    answer: ['success', ...of('data', MATCH), 'eventId'],
    may: DISPATCH,
    failure: 'Failed to create match',
  },
  'matches.accept': match('POST /accept', { body: { reason: REASON }, failure: 'Failed to accept match' }),
  'matches.update': match('PUT', { body: { score: 90 }, failure: 'Failed to update match' }),
  'matches.get': match('GET', { failure: 'Failed to get match' }),
  'matches.delete': match('DELETE', { failure: 'Failed to delete match' }),
  'matches.undo': {
    ...match('POST /undo', { body: { eventId: 'rev-nordkurs-2' }, failure: 'Failed to update match' }),
    before: [PAIRING, [`PUT /api/matches/${MATCH_ID}`, { score: 90 }]],
    answer: ['eventId', 'warnings'],
  },

  'smartMatching.find': {
    call: `POST ${SMART}/find-matches`,
    body: { customerOfferId: 'OFF-2026-0001', maxResults: 5, autoSelectThreshold: 85 },
    reads: true,
    answer: [...FOUND, 'autoSelectThreshold', 'searchRadius'],
    may: DISPATCH,
    failure: FIND,
  },
  'smartMatching.bulk': {
    call: `POST ${SMART}/bulk-match`,
    body: { customerOfferIds: ['OFF-2026-0001', 'OFF-2026-0002'] },
    reads: true,
    answer: [...of('results.0', ['customerOfferId', 'matches']), 'results.1.customerOfferId', 'autoSelectThreshold'],
    may: DISPATCH,
    failure: FIND,
  },
  'smartMatching.details': {
    call: `GET ${SMART}/details`,
    path: `${SMART}/details?customerOfferId=OFF-2026-0001&carrierId=car-001`,
    answer: ['carrierId', 'carrierName', 'score', 'parts', 'estimatedCost', 'distanceKm', 'blockers', 'warnings'],
    may: DISPATCH,
    failure: FIND,
  },
  'smartMatching.analytics': {
    call: `GET ${SMART}/analytics`,
    path: `${SMART}/analytics?timeframe=week`,
    answer: ['timeframe', 'total', 'proposed', 'accepted', 'rejected', 'autoSelected', 'averageScore'],
    may: DISPATCH,
    failure: FIND,
  },
  'smartMatching.performance': {
    call: `GET ${SMART}/performance-metrics`,
    answer: ['totalMatches', 'acceptanceRate', 'autoSelectRate', 'averageScore', 'quotesAsked', 'answerRate'],
    may: DISPATCH,
    failure: FIND,
  },
  'offersMatching.dashboard': {
    call: `GET ${ANGEBOTE}/dashboard`,
    answer: DASHBOARD,
    may: SELLERS,
    failure: GONE,
  },
  'offersMatching.quickSearch': {
    call: `GET ${ANGEBOTE}/quick-search`,
    path: `${ANGEBOTE}/quick-search?q=kaffee`,
    answer: [...of('results.0', OFFER), 'total'],
    may: SELLERS,
    failure: GONE,
  },
  'offersMatching.quickAction': {
    call: `POST ${ANGEBOTE}/quick-action`,
    body: { offerId: 'OFF-2026-0001', action: 'accept' },
    answer: ['success', ...of('offer', OFFER), 'eventId'],
    may: SELLERS,
    failure: GONE,
  },
  'offersMatching.stats': { call: `GET ${ANGEBOTE}/stats`, answer: STATS, may: SELLERS, failure: GONE },
  'offersMatching.vehicleTypes': {
    call: `GET ${ANGEBOTE}/vehicle-types`,
    answer: of('vehicleTypes.0', ['type', 'wanted', 'free']),
    may: SELLERS,
    failure: GONE,
  },
  'business.offersMatchingDashboard': {
    call: 'GET /api/business/angebots-matching/dashboard',
    path: '/api/business/angebots-matching/dashboard?plzArea=20&vehicleTypes=TAUTLINER,BOX&timeframe=month',
    answer: DASHBOARD,
    may: SELLERS,
    failure: GONE,
  },
}
