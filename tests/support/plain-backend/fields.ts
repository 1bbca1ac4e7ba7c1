/** Names of fields as the specification lists them; nothing else leaves the double. */
const named = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== '')

/** Source: specification 3, order */
export const ORDER = named(`
  id orderNumber orderType status priority customerId customerName carrierId carrierName contactPersonId cargoDescription weight volume
  quantity packageType packageCount loadingMeters dimensions requiredVehicleType
  pickupAddress pickupCity pickupPostalCode pickupCountry pickupDate pickupTimeFrom pickupTimeTo pickupContactPerson
  deliveryAddress deliveryCity deliveryPostalCode deliveryCountry deliveryDate deliveryTimeFrom deliveryTimeTo deliveryContactPerson
  assignedVehicleId driverName driverPhone customerEmail customerPhone customerPrice carrierPrice customerNetPrice customerGrossPrice
  currency vatRate paymentTerms margin marginPercent customerReference internalNotes approvedBy approvedAt approvalNotes createdBy createdAt
  updatedAt tenantId
`)

/** Source: specification 3, order as read by the order list service */
export const LISTED_ORDER = named(`
  id status pickupCity pickupAddress deliveryCity deliveryAddress customerName carrierName orderNumber cargoDescription pickupDate
  deliveryDate updatedAt
`)

/** Source: specification 3, order event */
export const ORDER_EVENT = named('id orderId type createdAt actorId actorName changedFields payload')

/** Source: specification 3, transport or order (mapped view) */
export const TRANSPORT = named(`
  id status origin destination customerName driverName driverPhone loadId vehicleNumber vehicleType cargo loadingDate unloadingDate
  currentLocation isFromOCR progress estimatedArrival currentSpeed lastUpdate estimatedDuration
`)

/** Source: specification 3, enhanced order; the id is what its calls name it by. */
export const ENHANCED_ORDER = named(`
  id order_number customer_name pickup_date delivery_date created_at updated_at cargo_description pickup_street pickup_city
  delivery_street delivery_city status
`)

/** Source: specification 3, user and authentication */
export const USER = named('id email firstName lastName role tenantId displayName')

/** Source: specification 3, dashboard; without `performanceMetrics`, which a backend need not have. */
export const DASHBOARD = named(`
  totalLoads activeTransports availableVehicles totalRevenue completionRate averageDeliveryTime recentLoads activeTransportsList
  availableVehiclesList topPartners recentActivities
`)

/** Source: specification 3, loads */
export const LOAD = named('id status')

/** Not shown in the specification: what a list of vehicles cannot do without. */
export const VEHICLE = named(
  'id licencePlate type status driverId driverName driverPhone currentCity loadingMeters payloadKg',
)

/** Not shown in the specification: what a list of customers and carriers cannot do without. */
export const PARTNER = named('id kind name street postalCode city country email phone')

/** Source: specification 3, vehicle match result, and the id section 7's calculate-cost takes. */
export const VEHICLE_MATCH = named('vehicleId carrierId distanceKm estimatedCost efficiencyScore capacity')

/** Source: specification 3, match */
export const MATCH = named('id offerId loadId carrierId vehicleId score')

/** Source: specification 3, search result */
export const SEARCH_RESULT = named('id title description url highlight metadata')

/** Source: specification 7, GET /api/v1/health */
export const HEALTH = named('smartMatching angebotsMatching gpsTracking sync')

/** What of a wizard's answers nobody can do without; their shapes are not shown. */
export const WIZARD_PRICE = named('currency netPrice vatRate vatAmount grossPrice')
export const WIZARD_CARRIER = named('carrierId carrierName score estimatedCost')

type Fields = Record<string, unknown>

/** The named fields of a record, and no others. */
export function only(fields: readonly string[], record: unknown): Fields {
  const given = (record ?? {}) as Fields
  return Object.fromEntries(fields.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]))
}

/** The same with snake_case names. */
export function snaked(record: Fields): Fields {
  const name = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [name(key), value]))
}

/** A document with its file and its metadata as section 3 lists them. */
export function plainDocument(record: unknown): Fields {
  const { name, mimeType, size, kind, orderId, templateId, ...given } = (record ?? {}) as Fields
  return {
    ...only(['id', 'ocrProcessed', 'extractedData', 'verified', 'tags', 'uploadedAt'], given),
    file: { name, type: mimeType, size },
    metadata: { kind, ...(orderId !== undefined && { orderId }) },
    ...(templateId !== undefined && { template: { templateId } }),
  }
}
