import '#src/i18n/later-words.ts'
import { Truck } from 'lucide-react'
import type { Vehicle } from '#src/contract/vehicles.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { statusText, typeText, VEHICLE_COLUMNS, VEHICLE_FILTERS, VehicleSearch } from './vehicle-columns.tsx'

/** The list of vehicles. */
export const vehiclesList = defineList<Vehicle>({
  name: 'vehicles',
  kind: 'vehicle',
  icon: Truck,
  access: { permission: 'vehicles.read', refusal: 'vehicles.noPermission' },
  words: {
    title: 'vehicles.title',
    rows: 'vehicles.rows',
    loadFailed: 'vehicles.failed',
    empty: 'vehicles.empty',
    emptyText: 'vehicles.empty.text',
    noMatch: 'vehicles.noMatch',
  },
  columns: VEHICLE_COLUMNS,
  filters: VEHICLE_FILTERS,
  search: VehicleSearch,
  useRows: pagedRows({ endpoint: 'vehicles.list', record: 'vehicles.get' }),
  label: (vehicle) => vehicle.licencePlate,
  text: ({ licencePlate, type, status, driverName = '' }, t) =>
    [licencePlate, typeText(type, t), statusText(status, t), driverName].join('\t'),
})
