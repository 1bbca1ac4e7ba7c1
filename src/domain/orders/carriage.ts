import type { FurtherPlace, Route } from '../stops/route.ts'
import type { StopKind } from '../stops/window.ts'

/** A place between the first and the last, as a transport and a load name it. */
interface Place {
  kind: StopKind
  postalCode: string
  city: string
  country: string
}

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
  furtherStops?: readonly Place[] | undefined
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
    furtherStops: furtherPlaces(order),
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
    furtherStops: furtherPlaces(order),
    pickupDate: order.pickupDate,
    deliveryDate: order.deliveryDate,
    weightKg: order.weight,
    loadingMeters: order.loadingMeters,
    vehicleType: order.requiredVehicleType ?? 'TRUCK',
  }
}

const furtherPlaces = ({ furtherStops }: Pick<CarriedOrder, 'furtherStops'>): Place[] | undefined =>
  furtherStops?.map(({ kind, postalCode, city, country }) => ({ kind, postalCode, city, country }))

/** The route of a transport. */
export const transportRoute = (transport: {
  origin: string
  originPostalCode?: string | undefined
  destination: string
  destinationPostalCode?: string | undefined
  furtherStops?: readonly FurtherPlace[] | undefined
}): Route => ({
  from: { postalCode: transport.originPostalCode, city: transport.origin },
  furtherStops: transport.furtherStops,
  to: { postalCode: transport.destinationPostalCode, city: transport.destination },
})

/** The route of a load. */
export const loadRoute = (load: {
  originCity: string
  originPostalCode?: string | undefined
  destinationCity: string
  destinationPostalCode?: string | undefined
  furtherStops?: readonly FurtherPlace[] | undefined
}): Route => ({
  from: { postalCode: load.originPostalCode, city: load.originCity },
  furtherStops: load.furtherStops,
  to: { postalCode: load.destinationPostalCode, city: load.destinationCity },
})
