import { carriersByName, customersByName } from '#src/entities/partners/partners-by-name.ts'
import { vehiclesByName } from '#src/entities/vehicles/vehicles-by-name.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { recordFilter, textFilter } from '#src/records/filters/kinds.ts'

/** Whose orders a report is made of: `?customer=…&site=Hamburg`. */
export const REPORT_FILTERS = defineFilters([
  recordFilter('customer', { query: 'customerId', label: 'orders.customer', of: customersByName }),
  recordFilter('carrier', { query: 'carrierId', label: 'orders.carrier', of: carriersByName }),
  recordFilter('vehicle', { query: 'vehicleId', label: 'records.vehicle', of: vehiclesByName }),
  textFilter('site', { label: 'reports.site', most: 100, isTown: true }),
])
