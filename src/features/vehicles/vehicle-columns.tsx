import type { Vehicle } from '#src/contract/vehicles.ts'
import { isVehicleType, VEHICLE_STATUSES, VEHICLE_TYPES, vehicleCapacity } from '#src/domain/vehicles.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { defineColumns, figures, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import { vehicleSign } from './vehicle-status.tsx'

/** The word for a type of vehicle; one nobody knows keeps its name. */
export const typeText = (type: string, t: Translate) => (isVehicleType(type) ? t(`vehicle.type.${type}`) : type)
/** The word for a status. */
export const statusText = (status: Vehicle['status'], t: Translate) => t(`records.vehicle.status.${status}`)

/** Every column of the list of vehicles. */
export const VEHICLE_COLUMNS = defineColumns<Vehicle>({
  name: 'licencePlate',
  sort: { id: 'licencePlate', desc: false },
  usual: ['licencePlate', 'status', 'type', 'driverName', 'currentCity', 'availableFrom', 'loadingMeters', 'payloadKg'],
  columns: {
    licencePlate: words('vehicles.column.plate', 112, (vehicle) => vehicle.licencePlate, { fits: true }),
    status: words('vehicles.column.status', 104, (vehicle, { t }) => statusText(vehicle.status, t), {
      sign: (vehicle) => vehicleSign(vehicle.status),
      wordsInFile: true,
      fields: [],
    }),
    type: words('records.vehicle.type', 120, (vehicle, { t }) => typeText(vehicle.type, t), {
      wordsInFile: true,
      fields: [],
    }),
    driverName: words('records.driver', 'rest', (vehicle) => vehicle.driverName, { priority: 3 }),
    currentCity: words(
      'vehicles.column.place',
      168,
      (vehicle) => `${vehicle.currentPostalCode} ${vehicle.currentCity}`.trim(),
      {
        fields: ['currentPostalCode', 'currentCity', 'currentCountry'],
        wordsInFile: true,
      },
    ),
    availableFrom: words(
      'records.vehicle.freeFrom',
      116,
      (vehicle, { format }) => format.stamp(vehicle.availableFrom),
      { priority: 4 },
    ),
    loadingMeters: figures(
      'records.loadingMeters',
      88,
      (vehicle, { format }) => format.loadingMeters(vehicle.loadingMeters),
      { priority: 2 },
    ),
    payloadKg: figures('records.vehicle.payload', 96, (vehicle, { format }) => format.weight(vehicle.payloadKg), {
      priority: 1,
    }),
    pallets: figures(
      'vehicles.column.pallets',
      80,
      ({ type }, { format }) => (isVehicleType(type) ? format.number(vehicleCapacity(type).pallets) : undefined),
      { sort: undefined },
    ),
    trailerPlate: words('records.vehicle.trailer', 112, (vehicle) => vehicle.trailerPlate, { sort: undefined }),
    equipment: words(
      'records.vehicle.equipment',
      168,
      (vehicle, { t }) =>
        (['adr', 'reefer', 'tailLift'] as const)
          .filter((part) => vehicle[part])
          .map((part) => t(`records.vehicle.${part}`))
          .join(', '),
      { sort: undefined },
    ),
    carrierId: words('orders.carrier', 112, (vehicle) => vehicle.carrierId, { sort: undefined }),
    depotCity: words('records.vehicle.depot', 168, (vehicle) =>
      `${vehicle.depotPostalCode} ${vehicle.depotCity}`.trim(),
    ),
  },
})

/** Its filters. */
export const VEHICLE_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  setFilter('status', {
    label: 'vehicles.column.status',
    values: VEHICLE_STATUSES,
    word: (status, t) => statusText(VEHICLE_STATUSES.find((known) => known === status) ?? 'available', t),
  }),
  setFilter('type', { label: 'records.vehicle.type', values: VEHICLE_TYPES, word: typeText, counted: true }),
])

/** Its address. */
export const VehicleSearch = searchSchema(VEHICLE_FILTERS, VEHICLE_COLUMNS)
