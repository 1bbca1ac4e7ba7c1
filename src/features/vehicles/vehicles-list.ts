import { Truck } from 'lucide-react'
import type { Vehicle } from '#src/contract/vehicles.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { defineColumns } from '#src/records/columns/define-columns.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import {
  statusText,
  TRAILER_COLUMNS,
  typeText,
  VEHICLE_COLUMNS,
  VEHICLE_FILTERS,
  VehicleSearch,
} from './vehicle-columns.tsx'

const words = {
  title: 'vehicles.title',
  rows: 'vehicles.rows',
  loadFailed: 'vehicles.failed',
  empty: 'vehicles.empty',
  emptyText: 'vehicles.empty.text',
  noMatch: 'vehicles.noMatch',
} as const

const shared = {
  kind: 'vehicle',
  icon: Truck,
  access: { permission: 'vehicles.read', refusal: 'vehicles.noPermission' },
  filters: VEHICLE_FILTERS,
  search: VehicleSearch,
  label: (vehicle: Vehicle) => vehicle.licencePlate,
  text: ({ licencePlate, type, status, driverName = '' }: Vehicle, t: Translate) =>
    [licencePlate, typeText(type, t), statusText(status, t), driverName].join('\t'),
} as const

const byPlate = { sort: 'licencePlate', desc: false } as const

/** The list of vehicles. */
export const vehiclesList = defineList<Vehicle>({
  name: 'vehicles',
  ...shared,
  words,
  columns: VEHICLE_COLUMNS,
  useRows: pagedRows({ endpoint: 'vehicles.list', record: 'vehicles.get' }),
  create: 'vehicles.create',
  builtIn: [
    { id: 'eigene', title: 'vehicles.view.own', filters: { owner: 'own' }, ...byPlate },
    { id: 'frei', title: 'vehicles.view.free', filters: { status: 'available' }, ...byPlate },
  ],
})

/** Those whose papers have ended or end soon, the most urgent first. */
export const duePapersList = defineList<Vehicle>({
  name: 'vehiclesDue',
  ...shared,
  words: { ...words, empty: 'vehicles.due.empty', emptyText: 'vehicles.due.empty.text' },
  columns: defineColumns<Vehicle>({ ...VEHICLE_COLUMNS, sort: { id: 'papersUntil', desc: false } }),
  useRows: pagedRows({ endpoint: 'vehicles.list', record: 'vehicles.get', fixed: { papers: 'due' } }),
})

/** The trailers: each with the vehicle that pulls it, by their own plates. */
export const trailersList = defineList<Vehicle>({
  name: 'trailers',
  ...shared,
  words: {
    ...words,
    title: 'vehicles.tab.trailers',
    empty: 'vehicles.trailers.empty',
    emptyText: 'vehicles.empty.text',
  },
  label: ({ trailerPlate, licencePlate }: Vehicle) => trailerPlate ?? licencePlate,
  columns: TRAILER_COLUMNS,
  useRows: pagedRows({ endpoint: 'vehicles.list', record: 'vehicles.get', fixed: { trailer: 'own' } }),
})
