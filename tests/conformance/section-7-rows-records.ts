import { formOf, pdfFile } from '#tests/support/upload.ts'
import { ALL, type CallRow } from './section-7-row.ts'

const PAGE = ['pagination.page', 'pagination.limit', 'pagination.total', 'pagination.totalPages']

/** Section 3, "transport or order (mapped view)". */
const TRANSPORT = [
  'id',
  'status',
  'origin',
  'destination',
  'customerName',
  'driverName',
  'driverPhone',
  'loadId',
  'vehicleNumber',
  'vehicleType',
  'cargo',
  'loadingDate',
  'unloadingDate',
  'isFromOCR',
  'progress',
  'estimatedArrival',
  'lastUpdate',
  'estimatedDuration',
]

/** Section 3, "enhanced (OCR) order, raw fields". */
const RAW = [
  'order_number',
  'customer_name',
  'pickup_date',
  'delivery_date',
  'created_at',
  'updated_at',
  'cargo_description',
  'pickup_street',
  'pickup_city',
  'delivery_street',
  'delivery_city',
  'status',
]

const HISTORY = ['data.0.id', 'data.0.orderNumber', 'data.0.status', 'data.0.pickupCity', 'data.0.deliveryCity']
const of = (prefix: string, fields: readonly string[]) => fields.map((field) => `${prefix}.${field}`)

const change = (call: string, body: object) => ({
  call: `PATCH /api/v1/transports/{id}/${call}`,
  path: `/api/v1/transports/tra-nk004711/${call}`,
  body,
  answer: [...of('transport', TRANSPORT), 'transport.version', 'warnings'],
  may: 'admin dispatcher',
  failure: 'Failed to update transport',
})

const TOUR = ['id', 'number', 'version', 'carrierId', 'stops', 'orders']
const STOP = [
  'orderId',
  'orderNumber',
  'kind',
  'city',
  'plannedDate',
  'plannedTime',
  'loadingMeters',
  'weightKg',
  'pallets',
]

const POINT = ['id', 'version', 'name', 'street', 'postalCode', 'city', 'country', 'updatedAt']

/** An order a carrier has, as it is sent to him, and where he answers. */
const SENDING = formOf(
  { orderId: 'NK-2026-004739', recipient: 'dispo@flota.example', text: 'Bitte bestätigen.' },
  pdfFile(),
)
const SENT = [['POST /api/v1/messages/transport-orders', SENDING]] as const
const LINK = `/api/v1/answers/nordkurs-${'07'.repeat(24)}`
/** A driver who was told of his tour, and where he reports. */
const TOLD = [
  [
    'POST /api/v1/messages/driver-messages',
    { orderId: 'NK-2026-004727', recipient: '0171 3920020', text: 'Morgen 8 Uhr laden.' },
  ],
] as const
const DRIVER_LINK = `/api/v1/driver-links/nordkurs-${'07'.repeat(24)}`
const DRIVER_TOUR = [
  ...['isClosed', 'number', 'company', 'companyPhone', 'sentBy', 'driverName', 'vehiclePlate', 'trailerPlate'],
  ...['stops.0.orderId', 'stops.0.kind', 'stops.0.city', 'stops.0.plannedTime', 'stops.0.state'],
  ...['orders.0.id', 'orders.0.cargoDescription'],
]
const MESSAGE = [
  'id',
  'version',
  'kind',
  'channel',
  'status',
  'orderId',
  'recipient',
  'subject',
  'text',
  'sentAt',
  'sentBy',
]
/** A paper of the carrier by itself. */
function paperForm(): FormData {
  const form = new FormData()
  form.set('file', pdfFile('Ablieferbeleg.pdf'))
  return form
}

const ANSWER = ['state', 'company.name', 'paper.orderNumber', 'paper.carrierPrice', 'sentAt', 'sentBy']

const tourChange = (call: string, body: object) => ({
  call: `POST /api/v1/tours/{id}/${call}`,
  path: `/api/v1/tours/tou-nk004746/${call}`,
  body,
  answer: [...of('tour', TOUR), ...of('tour.stops.0', STOP), 'warnings'],
  may: 'admin dispatcher',
  failure: 'Failed to update tour',
})

const VEHICLE = ['id', 'licencePlate', 'type', 'loadingMeters', 'payloadKg', 'status', 'version']
const FREIGHT = { description: '12 Europaletten Fisch', originCity: 'Hamburg', destinationCity: 'Kiel' }

const loadChange = (method: string, tail: string, body: object) => ({
  call: `${method} /api/loads/{id}${tail}`,
  path: `/api/loads/loa-nk004705${tail}`,
  body,
  answer: [...of('load', ['id', 'status', 'orderId', 'version']), 'eventId', 'warnings'],
  may: 'admin dispatcher',
  failure: 'Failed to update load',
})

const DRIVER = [
  'id',
  'name',
  'phone',
  'licenceClasses',
  'licenceUntil',
  'driverCardUntil',
  'code95Until',
  'status',
  'version',
]

/** Transports, tours, vehicles, drivers, loads and partners. */
export const recordRows = {
  'transports.list': {
    call: 'GET /api/v1/transports',
    path: '/api/v1/transports?active=true&sortBy=loadingDate',
    answer: [...of('data.0', ['id', 'status', 'origin', 'destination', 'loadId', 'progress']), ...PAGE],
    may: 'admin dispatcher',
    failure: 'Failed to load orders',
  },
  'transports.get': {
    call: 'GET /api/v1/transports/{id}',
    path: '/api/v1/transports/tra-nk004711',
    answer: TRANSPORT,
    may: 'admin dispatcher',
    failure: 'Failed to get transport',
  },
  'transports.create': {
    call: 'POST /api/v1/transports',
    body: { customerName: 'Nordsee Feinkost GmbH', origin: 'Hamburg', destination: 'Kiel', cargo: '12 Europaletten' },
    status: 201,
    answer: [...of('transport', ['id', 'status', 'loadId', 'version']), 'eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to create transport',
  },
  'transports.update': {
    call: 'PUT /api/v1/transports/{id}',
    path: '/api/v1/transports/tra-nk004711',
    body: { cargo: '14 Europaletten Kaffee' },
    answer: [...of('transport', TRANSPORT), 'eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update transport',
  },
  'transports.delete': {
    call: 'DELETE /api/v1/transports/{id}',
    path: '/api/v1/transports/tra-nk-ocr-001',
    answer: ['success', 'eventId'],
    may: 'admin dispatcher',
    failure: 'Failed to delete order',
  },
  'transports.setDelay': change('delay', { minutes: 45, cause: 'Stau auf der A 7' }),
  'transports.sayStop': change('stops', { kind: 'pickup', part: 0, arrivedAt: '2026-11-21T06:00:00.000Z' }),
  'transports.setStatus': change('status', { status: 'EN_ROUTE_PICKUP' }),
  'transports.assignDriver': change('assign-driver', { driverId: 'drv-002' }),
  'transports.assignVehicle': {
    ...change('assign-vehicle', { vehicleId: 'veh-002' }),
    path: '/api/v1/transports/tra-nk-ocr-001/assign-vehicle',
    answer: ['transport.id', 'transport.vehicleId', 'transport.vehicleNumber', 'warnings'],
  },
  'transports.undo': {
    call: 'POST /api/v1/transports/{id}/undo',
    path: '/api/v1/transports/tra-nk-ocr-001/undo',
    before: [['PATCH /api/v1/transports/tra-nk-ocr-001/assign-vehicle', { vehicleId: 'veh-002' }]],
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update transport',
  },
  'transports.combined': {
    call: 'GET /api/v1/transports/combined',
    answer: [
      'data.0.id',
      'data.0.isFromOCR',
      'data.0.origin',
      'pagination.page',
      'pagination.limit',
      'pagination.total',
    ],
    may: 'admin dispatcher',
    failure: 'Failed to load enhanced orders',
  },
  'transports.stats': {
    call: 'GET /api/v1/transports/stats',
    answer: ['total', 'active', 'delayed', 'byStatus'],
    may: 'admin dispatcher',
  },
  'enhancedOrders.list': {
    call: 'GET /api/v1/enhanced-orders',
    path: '/api/v1/enhanced-orders?state=open&sortBy=pickup_date',
    answer: [...of('data.0', RAW), ...PAGE],
    may: 'admin dispatcher',
    failure: 'Failed to load enhanced orders',
  },
  'enhancedOrders.get': {
    call: 'GET /api/v1/enhanced-orders/{id}',
    path: '/api/v1/enhanced-orders/enh-nk-ocr-001',
    answer: RAW,
    may: 'admin dispatcher',
    failure: 'Failed to load enhanced orders',
  },
  'enhancedOrders.update': {
    call: 'PUT /api/v1/enhanced-orders/{id}',
    path: '/api/v1/enhanced-orders/enh-nk-ocr-001',
    body: { pickup_city: 'Bremen', delivery_date: '2026-12-04' },
    answer: [...of('enhancedOrder', RAW), 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update order',
  },
  'enhancedOrders.fromDocument': {
    call: 'POST /api/v1/enhanced-orders/from-document',
    before: [['POST /api/v1/documents/doc-0001/ocr', {}]],
    body: { documentId: 'doc-0001' },
    status: 201,
    answer: ['enhancedOrder.id', 'enhancedOrder.document_id', 'enhancedOrder.order_number', 'eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to create transport',
  },
  'enhancedOrders.stats': {
    call: 'GET /api/v1/enhanced-orders/stats',
    answer: ['total', 'open', 'converted'],
    may: 'admin dispatcher',
  },
  'enhancedOrders.recommendations': {
    call: 'GET /api/v1/enhanced-orders/{id}/recommendations',
    path: '/api/v1/enhanced-orders/enh-nk-ocr-001/recommendations',
    answer: [
      'riskLevel',
      ...of('vehicles.0', ['vehicleId', 'licencePlate', 'distanceKm']),
      ...of('carriers.0', ['carrierId', 'carrierName', 'score', 'estimatedCost']),
      ...of('price', ['netPrice', 'distanceKm', 'marketRange.low', 'marketRange.high']),
    ],
    may: 'admin dispatcher',
  },
  'enhancedOrders.alerts': {
    call: 'GET /api/v1/enhanced-orders/{id}/alerts',
    path: '/api/v1/enhanced-orders/enh-nk-ocr-001/alerts',
    answer: ['data'],
    may: 'admin dispatcher',
  },
  'enhancedOrders.activeAlerts': {
    call: 'GET /api/v1/enhanced-orders/alerts/active',
    answer: of('data.0', ['id', 'type', 'title', 'message', 'actionUrl', 'timestamp', 'read', 'enhancedOrderId']),
    may: 'admin dispatcher',
  },
  'enhancedOrders.convert': {
    call: 'POST /api/v1/enhanced-orders/{id}/convert-to-transport',
    path: '/api/v1/enhanced-orders/enh-nk-ocr-001/convert-to-transport',
    answer: [...of('transport', ['id', 'status', 'orderId', 'loadId']), 'enhancedOrder.transport_id', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to create transport',
  },
  'enhancedOrders.undo': {
    call: 'POST /api/v1/enhanced-orders/{id}/undo',
    path: '/api/v1/enhanced-orders/enh-nk-ocr-001/undo',
    before: [['POST /api/v1/enhanced-orders/enh-nk-ocr-001/convert-to-transport']],
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to create transport',
  },
  'tours.list': {
    call: 'GET /api/v1/tours',
    path: '/api/v1/tours?orderId=NK-2026-004711',
    answer: [...of('data.0', TOUR), ...of('data.0.stops.0', STOP), ...PAGE],
    may: ALL,
  },
  'tours.get': {
    call: 'GET /api/v1/tours/{id}',
    path: '/api/v1/tours/tou-nk004711',
    answer: [...TOUR, ...of('stops.1', STOP)],
    may: ALL,
    failure: 'Data not found',
  },
  'tours.setStops': {
    call: 'PUT /api/v1/tours/{id}/stops',
    path: '/api/v1/tours/tou-nk004711/stops',
    body: {
      stops: [
        { orderId: 'NK-2026-004711', kind: 'pickup', plannedDate: '2026-11-24', plannedTime: '09:00' },
        { orderId: 'NK-2026-004711', kind: 'delivery' },
      ],
    },
    answer: [...of('tour', TOUR), ...of('tour.stops.0', STOP), 'eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update tour',
  },
  'tours.split': tourChange('split', { orderIds: ['NK-2026-004748'] }),
  'tours.merge': {
    ...tourChange('merge', { tourId: 'tou-nk004748' }),
    before: [['POST /api/v1/tours/tou-nk004746/split', { orderIds: ['NK-2026-004748'] }]],
  },
  'tours.plan': {
    ...tourChange('plan', {
      vehicleId: 'veh-004',
      stops: [
        { orderId: 'NK-2026-004711', kind: 'pickup', plannedDate: '2026-11-24', plannedTime: '09:00' },
        { orderId: 'NK-2026-004711', kind: 'delivery' },
      ],
      overrideReason: 'Mit dem Fahrer besprochen',
    }),
    ...{ call: 'POST /api/v1/tours/plan', path: '/api/v1/tours/plan' },
    answer: [
      ...of('tour', ['id', 'number', 'version', 'vehicleId', 'orders']),
      ...of('tour.stops.0', STOP),
      'warnings',
    ],
  },
  'tours.unplan': tourChange('unplan', { orderIds: ['NK-2026-004748'] }),
  'board.get': {
    call: 'GET /api/v1/board',
    path: '/api/v1/board?from=2026-11-20&to=2026-11-26',
    answer: [
      ...['now', 'from', 'to'],
      ...of('resources.0', ['id', 'kind', 'label', 'loadingMeters', 'blocks', 'home']),
      ...of('tours.0', ['id', 'version', 'number', 'stops']),
      ...of('orders.0', ['id', 'version', 'number', 'status', 'pickup.site', 'delivery.date']),
      ...of('sites.0', ['key', 'city', 'point.lat']),
    ],
    may: ALL,
  },
  'board.carry': {
    call: 'POST /api/v1/board/carrying',
    path: '/api/v1/board/carrying',
    body: { carrying: { orderIds: ['NK-2026-004711'], resource: 'vehicle:veh-004', at: 1_795_600_000_000 } },
    reads: true,
    answer: ['success'],
    may: 'admin dispatcher',
  },
  'tours.undo': {
    call: 'POST /api/v1/tours/{id}/undo',
    path: '/api/v1/tours/tou-nk004746/undo',
    before: [['POST /api/v1/tours/tou-nk004746/split', { orderIds: ['NK-2026-004748'] }]],
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update tour',
  },
  'loadingPoints.list': {
    call: 'GET /api/v1/loading-points',
    answer: [...of('data.0', POINT), ...PAGE],
    may: 'admin dispatcher sales',
  },
  'stopPlaces.list': {
    call: 'GET /api/v1/stop-places',
    path: '/api/v1/stop-places?q=lager',
    answer: of('data.0', ['id', 'loadingPointId', 'own', 'company', 'street', 'postalCode', 'city', 'country']),
    may: 'admin dispatcher sales',
  },
  'loadingPoints.get': {
    call: 'GET /api/v1/loading-points/{id}',
    path: '/api/v1/loading-points/lpt-001',
    answer: POINT,
    may: 'admin dispatcher sales',
    failure: 'Data not found',
  },
  'loadingPoints.create': {
    call: 'POST /api/v1/loading-points',
    body: { name: 'Lager Süd', city: 'Hamburg', postalCode: '20457', openingHours: 'mo-fr 7-16' },
    status: 201,
    answer: [...POINT, 'eventId'],
    may: 'admin dispatcher sales',
    failure: 'Failed to update loading point',
  },
  'loadingPoints.update': {
    call: 'PUT /api/v1/loading-points/{id}',
    path: '/api/v1/loading-points/lpt-001',
    body: { name: 'Lager Süd', city: 'Hamburg' },
    answer: [...POINT, 'eventId'],
    may: 'admin dispatcher sales',
    failure: 'Failed to update loading point',
  },
  'loadingPoints.undo': {
    call: 'POST /api/v1/loading-points/{id}/undo',
    path: '/api/v1/loading-points/lpt-001/undo',
    before: [['PUT /api/v1/loading-points/lpt-001', { name: 'Lager Süd', city: 'Hamburg' }]],
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update loading point',
  },
  'messages.list': {
    call: 'GET /api/v1/messages',
    before: SENT,
    answer: [...of('data.0', MESSAGE), ...PAGE],
    may: 'admin dispatcher sales finance',
  },
  'messages.get': {
    call: 'GET /api/v1/messages/{id}',
    path: '/api/v1/messages/msg-nordkurs-1',
    before: SENT,
    answer: [...MESSAGE, 'answerPath'],
    may: 'admin dispatcher sales finance',
    failure: 'Data not found',
  },
  'messages.file': {
    call: 'GET /api/v1/messages/{id}/file',
    path: '/api/v1/messages/msg-nordkurs-1/file',
    before: SENT,
    answer: ['name', 'mimeType', 'content'],
    may: 'admin dispatcher sales finance',
    failure: 'Data not found',
  },
  'messages.sendTransportOrder': {
    call: 'POST /api/v1/messages/transport-orders',
    body: SENDING,
    status: 201,
    answer: MESSAGE,
    may: 'admin dispatcher',
  },
  'messages.informDriver': {
    call: 'POST /api/v1/messages/driver-messages',
    body: { orderId: 'NK-2026-004727', recipient: '0171 3920020', text: 'Morgen 8 Uhr laden.' },
    status: 201,
    answer: MESSAGE,
    may: 'admin dispatcher',
  },
  'messages.sendConfirmation': {
    call: 'POST /api/v1/messages/order-confirmations',
    body: SENDING,
    status: 201,
    answer: MESSAGE,
    may: 'admin dispatcher sales',
  },
  'messages.requestProof': {
    call: 'POST /api/v1/messages/proof-requests',
    body: { orderId: 'NK-2026-004635', recipient: 'pod@schwer.example', text: 'Bitte den Beleg senden.' },
    status: 201,
    answer: MESSAGE,
    may: 'admin dispatcher',
  },
  'messages.sendNotice': {
    call: 'POST /api/v1/messages/notices',
    body: {
      orderId: 'NK-2026-004727',
      kind: 'deliveryNotice',
      recipient: 'wareneingang@empfang.example',
      text: 'Anlieferung morgen 8 Uhr.',
    },
    status: 201,
    answer: MESSAGE,
    may: 'admin dispatcher sales',
  },
  'messages.remind': {
    call: 'POST /api/v1/messages/{id}/remind',
    path: '/api/v1/messages/msg-nordkurs-1/remind',
    before: SENT,
    answer: [...MESSAGE, 'reminders', 'remindedAt'],
    may: 'admin dispatcher',
  },
  'answers.get': {
    call: 'GET /api/v1/answers/{token}',
    path: LINK,
    before: SENT,
    answer: ANSWER,
    may: 'anybody',
    failure: 'Data not found',
  },
  'answers.file': {
    call: 'GET /api/v1/answers/{token}/file',
    path: `${LINK}/file`,
    before: SENT,
    answer: ['name', 'mimeType', 'content'],
    may: 'anybody',
    failure: 'Data not found',
  },
  'answers.give': {
    call: 'POST /api/v1/answers/{token}',
    path: LINK,
    before: SENT,
    body: { answer: 'accepted', name: 'Jan Kowalski' },
    answer: [...ANSWER, 'answeredAt', 'answeredBy'],
    may: 'anybody',
  },
  'answers.upload': {
    call: 'POST /api/v1/answers/{token}/papers',
    path: `${LINK}/papers`,
    before: SENT,
    body: paperForm(),
    status: 201,
    answer: [...ANSWER, 'takesPapers', 'papers.0.name', 'papers.0.size', 'papers.0.uploadedAt'],
    may: 'anybody',
    failure: 'Failed to upload document(s)',
  },
  'driverLinks.get': {
    call: 'GET /api/v1/driver-links/{token}',
    path: DRIVER_LINK,
    before: TOLD,
    answer: DRIVER_TOUR,
    may: 'anybody',
    failure: 'Data not found',
  },
  'driverLinks.report': {
    call: 'POST /api/v1/driver-links/{token}/reports',
    path: `${DRIVER_LINK}/reports`,
    before: TOLD,
    body: { orderId: 'NK-2026-004727', kind: 'pickup', step: 'arrived' },
    answer: DRIVER_TOUR,
    may: 'anybody',
    failure: 'Failed to update transport',
  },
  'driverLinks.upload': {
    call: 'POST /api/v1/driver-links/{token}/photos',
    path: `${DRIVER_LINK}/photos`,
    before: TOLD,
    body: formOf({ orderId: 'NK-2026-004727', kind: 'delivery' }, pdfFile('Ablieferbeleg.pdf')),
    status: 201,
    answer: [
      ...DRIVER_TOUR,
      'photos.0.orderId',
      'photos.0.kind',
      'photos.0.name',
      'photos.0.size',
      'photos.0.uploadedAt',
    ],
    may: 'anybody',
    failure: 'Failed to upload document(s)',
  },
  'vehicles.list': {
    call: 'GET /api/vehicles',
    answer: [...of('data.0', ['id', 'licencePlate', 'type', 'loadingMeters', 'payloadKg', 'status']), ...PAGE],
    may: 'admin dispatcher',
    failure: 'Failed to find vehicles',
  },
  'vehicles.get': {
    call: 'GET /api/vehicles/{id}',
    path: '/api/vehicles/veh-001',
    answer: ['id', 'licencePlate', 'type', 'loadingMeters', 'payloadKg', 'status', 'version'],
    may: 'admin dispatcher',
    failure: 'Data not found',
  },
  'vehicles.week': {
    call: 'GET /api/vehicles/{id}/week',
    path: '/api/vehicles/veh-001/week',
    answer: ['from', 'to', 'data'],
    may: 'admin dispatcher',
  },
  'vehicles.trips': {
    call: 'GET /api/vehicles/{id}/trips',
    path: '/api/vehicles/veh-002/trips',
    answer: [
      ...of('data.0', ['id', 'number', 'start', 'end', 'originCity', 'destinationCity', 'orderNumbers']),
      ...PAGE,
    ],
    may: 'admin dispatcher',
  },
  'vehicles.events': {
    call: 'GET /api/vehicles/{id}/events',
    path: '/api/vehicles/veh-001/events',
    before: [['PUT /api/vehicles/veh-001', { driverName: 'S. Groß' }]],
    answer: [...of('data.0', ['id', 'kind', 'recordId', 'type', 'createdAt', 'changedFields']), ...PAGE],
    may: 'admin dispatcher',
  },
  'vehicles.create': {
    call: 'POST /api/vehicles',
    body: { licencePlate: 'hh nk4733', type: 'MEGA' },
    status: 201,
    answer: [...VEHICLE, 'eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to create vehicle',
  },
  'vehicles.update': {
    call: 'PUT /api/vehicles/{id}',
    path: '/api/vehicles/veh-001',
    body: { driverName: 'S. Groß' },
    answer: [...VEHICLE, 'eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update vehicle',
  },
  'vehicles.delete': {
    call: 'DELETE /api/vehicles/{id}',
    path: '/api/vehicles/veh-nordkurs-1',
    before: [['POST /api/vehicles', { licencePlate: 'hh nk4733', type: 'MEGA' }]],
    answer: ['success', 'eventId'],
    may: 'admin dispatcher',
    failure: 'Failed to delete vehicle',
  },
  'vehicles.block': {
    call: 'POST /api/vehicles/{id}/blocks',
    path: '/api/vehicles/veh-001/blocks',
    body: { kind: 'workshop', from: '2027-03-01', to: '2027-03-02', reason: 'Sicherheitsprüfung' },
    answer: [...VEHICLE, 'blocks.0.id', 'blocks.0.from', 'blocks.0.reason', 'eventId'],
    may: 'admin dispatcher',
    failure: 'Failed to update vehicle',
  },
  'vehicles.unblock': {
    call: 'POST /api/vehicles/{id}/unblock',
    path: '/api/vehicles/veh-nordkurs-1/unblock',
    before: [
      ['POST /api/vehicles', { licencePlate: 'hh nk4733', type: 'MEGA' }],
      ['POST /api/vehicles/veh-nordkurs-1/blocks', { kind: 'other', from: '2027-03-01', reason: 'Verliehen' }],
    ],
    body: { blockId: 'blk-nordkurs-3' },
    answer: [...VEHICLE, 'eventId'],
    may: 'admin dispatcher',
    failure: 'Failed to update vehicle',
  },
  'vehicles.keep': {
    call: 'POST /api/vehicles/keep',
    body: { orderId: 'NK-2026-004574' },
    answer: [...VEHICLE, 'carrierId', 'carrierName', 'eventId'],
    may: 'admin dispatcher',
    failure: 'Failed to update vehicle',
  },
  'vehicles.undo': {
    call: 'POST /api/vehicles/{id}/undo',
    path: '/api/vehicles/veh-001/undo',
    before: [['PUT /api/vehicles/veh-001', { driverName: 'S. Groß' }]],
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update vehicle',
  },
  'drivers.list': {
    call: 'GET /api/v1/drivers',
    answer: [...of('data.0', DRIVER), ...PAGE],
    may: 'admin dispatcher',
  },
  'drivers.get': {
    call: 'GET /api/v1/drivers/{id}',
    path: '/api/v1/drivers/drv-001',
    answer: DRIVER,
    may: 'admin dispatcher',
    failure: 'Data not found',
  },
  'drivers.create': {
    call: 'POST /api/v1/drivers',
    body: { name: 'Neuer Fahrer', licenceClasses: 'ce' },
    status: 201,
    answer: [...of('driver', ['id', 'name', 'phone', 'licenceClasses', 'status', 'version']), 'eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update driver',
  },
  'drivers.update': {
    call: 'PATCH /api/v1/drivers/{id}',
    path: '/api/v1/drivers/drv-001',
    body: { code95Until: '2031-05-31' },
    answer: [...of('driver', DRIVER), 'eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update driver',
  },
  'drivers.delete': {
    call: 'DELETE /api/v1/drivers/{id}',
    path: '/api/v1/drivers/drv-081',
    answer: ['success', 'eventId'],
    may: 'admin dispatcher',
    failure: 'Failed to update driver',
  },
  'drivers.absent': {
    call: 'POST /api/v1/drivers/{id}/absences',
    path: '/api/v1/drivers/drv-081/absences',
    body: { from: '2027-07-01', to: '2027-07-14', kind: 'holiday' },
    answer: [...of('driver', [...DRIVER, 'absences']), 'eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update driver',
  },
  'drivers.present': {
    call: 'DELETE /api/v1/drivers/{id}/absences/{absenceId}',
    path: '/api/v1/drivers/drv-082/absences/abs-082',
    answer: [...of('driver', DRIVER), 'eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update driver',
  },
  'drivers.undo': {
    call: 'POST /api/v1/drivers/{id}/undo',
    path: '/api/v1/drivers/drv-001/undo',
    before: [['PATCH /api/v1/drivers/drv-001', { code95Until: '2031-05-31' }]],
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update driver',
  },
  'loads.list': {
    call: 'GET /api/loads',
    answer: [...of('data.0', ['id', 'status', 'orderId', 'originCity', 'destinationCity']), ...PAGE],
    may: 'admin dispatcher',
  },
  'loads.get': {
    call: 'GET /api/loads/{id}',
    path: '/api/loads/loa-nk004705',
    answer: ['id', 'status', 'orderId', 'originCity', 'destinationCity', 'version'],
    may: 'admin dispatcher',
    failure: 'Data not found',
  },
  'loads.create': {
    call: 'POST /api/loads',
    body: FREIGHT,
    status: 201,
    answer: [...of('load', ['id', 'status', 'originCity', 'destinationCity', 'version']), 'eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update load',
  },
  'loads.update': loadChange('PUT', '', { description: '6 Gitterbox Armaturen' }),
  'loads.setStatus': loadChange('PATCH', '/status', { status: 'planned' }),
  'loads.delete': {
    call: 'DELETE /api/loads/{id}',
    path: '/api/loads/loa-nordkurs-1',
    before: [['POST /api/loads', FREIGHT]],
    answer: ['success', 'eventId'],
    may: 'admin dispatcher',
    failure: 'Failed to update load',
  },
  'loads.undo': {
    call: 'POST /api/loads/{id}/undo',
    path: '/api/loads/loa-nk004705/undo',
    before: [['PATCH /api/loads/loa-nk004705/status', { status: 'planned' }]],
    body: { eventId: 'rev-nordkurs-1' },
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to update load',
  },
  'customers.orderHistory': {
    call: 'GET /api/v1/order-management/customers/{id}/order-history',
    path: '/api/v1/order-management/customers/cus-002/order-history?limit=3',
    answer: HISTORY,
    may: ALL,
  },
  'carriers.orderHistory': {
    call: 'GET /api/v1/order-management/carriers/{id}/order-history',
    path: '/api/v1/order-management/carriers/car-028/order-history?limit=3',
    answer: HISTORY,
    may: ALL,
  },
} satisfies Record<string, CallRow>
