/** What of an order its transport and its load take over as it stands. */
interface CarriedOrder {
  customerName: string
  cargoDescription: string
  weight?: number | undefined
  loadingMeters?: number | undefined
  requiredVehicleType?: string | undefined
  pickupCity: string
  pickupPostalCode: string
  pickupCountry: string
  pickupDate?: string | undefined
  pickupTimeFrom?: string | undefined
  pickupTimeTo?: string | undefined
  pickupTimesAssumed?: boolean | undefined
  deliveryCity: string
  deliveryPostalCode: string
  deliveryCountry: string
  deliveryDate?: string | undefined
  deliveryTimeFrom?: string | undefined
  deliveryTimeTo?: string | undefined
  deliveryTimesAssumed?: boolean | undefined
}

/** The fields of a transport that follow from its order. Weight in kg. */
export function routeOf(order: CarriedOrder) {
  return {
    origin: order.pickupCity,
    originPostalCode: order.pickupPostalCode,
    originCountry: order.pickupCountry,
    destination: order.deliveryCity,
    destinationPostalCode: order.deliveryPostalCode,
    destinationCountry: order.deliveryCountry,
    cargo: order.cargoDescription,
    weightKg: order.weight,
    loadingMeters: order.loadingMeters,
    loadingDate: order.pickupDate,
    loadingTimeFrom: order.pickupTimeFrom,
    loadingTimeTo: order.pickupTimeTo,
    loadingTimesAssumed: order.pickupTimesAssumed,
    unloadingDate: order.deliveryDate,
    unloadingTimeFrom: order.deliveryTimeFrom,
    unloadingTimeTo: order.deliveryTimeTo,
    unloadingTimesAssumed: order.deliveryTimesAssumed,
  }
}

/** The fields of a load that follow from its order. Weight in kg. */
export function loadFields(order: CarriedOrder) {
  return {
    customerName: order.customerName,
    description: order.cargoDescription,
    originCity: order.pickupCity,
    originPostalCode: order.pickupPostalCode,
    originCountry: order.pickupCountry,
    destinationCity: order.deliveryCity,
    destinationPostalCode: order.deliveryPostalCode,
    destinationCountry: order.deliveryCountry,
    pickupDate: order.pickupDate,
    deliveryDate: order.deliveryDate,
    weightKg: order.weight,
    loadingMeters: order.loadingMeters,
    vehicleType: order.requiredVehicleType ?? 'TRUCK',
  }
}
