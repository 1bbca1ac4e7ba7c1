import { PROVIDERS, type Provider } from '#src/domain/matching/proposal.ts'
import { VEHICLE_TYPES, type VehicleType } from '#src/domain/vehicles/vehicles.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { setFilter } from '#src/records/filters/kinds.ts'

/** Who is proposed for an order, as the address says it: `?body=TRUCK,MEGA&who=carrier`. */
export const matchingFilters = defineFilters([
  setFilter('body', {
    query: 'vehicleType',
    label: 'matching.filter.body',
    values: VEHICLE_TYPES,
    word: (value, t) => t(`vehicle.type.${value as VehicleType}`),
    counted: true,
  }),
  setFilter('who', {
    query: 'provider',
    label: 'matching.filter.who',
    values: PROVIDERS,
    word: (value, t) => t(`matching.filter.who.${value as Provider}`),
    single: true,
  }),
])
