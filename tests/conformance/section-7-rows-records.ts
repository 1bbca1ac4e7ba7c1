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

const HISTORY = ['data.0.id', 'data.0.orderNumber', 'data.0.status', 'data.0.pickupCity', 'data.0.deliveryCity']
const DOCUMENT = ['id', 'name', 'kind', 'mimeType', 'size', 'ocrProcessed', 'verified', 'tags', 'uploadedAt', 'version']
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

const tourChange = (call: string, body: object) => ({
  call: `POST /api/v1/tours/{id}/${call}`,
  path: `/api/v1/tours/tou-nk004746/${call}`,
  body,
  answer: [...of('tour', TOUR), ...of('tour.stops.0', STOP), 'warnings'],
  may: 'admin dispatcher',
  failure: 'Failed to update tour',
})

const VEHICLE = ['id', 'licencePlate', 'type', 'loadingMeters', 'payloadKg', 'status', 'version']

/** Transports, tours, vehicles, drivers, loads, partners and documents. */
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
  'transports.stats': {
    call: 'GET /api/v1/transports/stats',
    answer: ['total', 'active', 'delayed', 'byStatus'],
    may: 'admin dispatcher',
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
    body: { blockId: 'blk-nordkurs-1' },
    answer: [...VEHICLE, 'eventId'],
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
    answer: [...of('data.0', ['id', 'name', 'phone']), ...PAGE],
    may: 'admin dispatcher',
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
  'partners.list': {
    call: 'GET /api/partners',
    path: '/api/partners?kind=carrier',
    answer: [...of('data.0', ['id', 'kind', 'number', 'name', 'city']), ...PAGE],
    may: 'admin dispatcher sales',
  },
  'partners.get': {
    call: 'GET /api/partners/{id}',
    path: '/api/partners/cus-001',
    answer: ['id', 'kind', 'number', 'name', 'city', 'vatId', 'email', 'phone', 'paymentTerms', 'version'],
    may: 'admin dispatcher sales',
    failure: 'Data not found',
  },
  'partners.create': {
    call: 'POST /api/partners',
    body: { kind: 'customer', name: 'Neue Kundschaft GmbH', city: 'Kiel', postalCode: '24103' },
    status: 201,
    answer: ['id', 'kind', 'number', 'name', 'city', 'version'],
    may: 'admin dispatcher sales',
  },
  'partners.undo': {
    call: 'POST /api/partners/{id}/undo',
    path: '/api/partners/cus-nordkurs-1/undo',
    before: [['POST /api/partners', { kind: 'customer', name: 'Neue Kundschaft GmbH' }]],
    body: { eventId: 'rev-nordkurs-2' },
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
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
  'documents.list': {
    call: 'GET /api/v1/documents',
    path: '/api/v1/documents?page=1&limit=20&sortBy=uploadedAt&sortOrder=desc',
    answer: [...of('data.0', DOCUMENT), ...PAGE],
    may: 'admin dispatcher sales finance',
  },
  'documents.get': {
    call: 'GET /api/v1/documents/{id}',
    path: '/api/v1/documents/doc-0001',
    answer: DOCUMENT,
    may: 'admin dispatcher sales finance',
    failure: 'Document not found',
  },
  'documents.verify': {
    call: 'PATCH /api/v1/documents/{id}/verify',
    path: '/api/v1/documents/doc-0001/verify',
    body: { verified: true },
    answer: DOCUMENT,
    may: 'admin dispatcher finance',
    failure: 'Failed to verify document',
  },
  'documents.undo': {
    call: 'POST /api/v1/documents/{id}/undo',
    path: '/api/v1/documents/doc-0001/undo',
    before: [['PATCH /api/v1/documents/doc-0001/verify', { verified: true }]],
    body: { eventId: 'rev-nordkurs-2' },
    answer: ['eventId', 'warnings'],
    may: 'admin dispatcher',
    failure: 'Failed to verify document',
  },
} satisfies Record<string, CallRow>
