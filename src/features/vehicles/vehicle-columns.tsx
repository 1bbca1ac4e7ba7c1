import { VEHICLE_SORTS, type Vehicle } from '#src/contract/vehicles.ts'
import { daysBetween, epochToZoned } from '#src/domain/basics/dates.ts'
import { papersInOrder, paperState } from '#src/domain/vehicles/papers.ts'
import { isVehicleType, VEHICLE_STATUSES, VEHICLE_TYPES, vehicleCapacity } from '#src/domain/vehicles/vehicles.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { defineColumns, figures, words, type Wording } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { areasFilter, periodFilter, setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import type { SignName } from '#src/ui/signs/status-sign.tsx'
import { vehicleSign } from './vehicle-status.tsx'

/** The word for a type of vehicle; an unknown one keeps its name. */
export const typeText = (type: string, t: Translate) => (isVehicleType(type) ? t(`vehicle.type.${type}`) : type)
/** The word for a status. */
export const statusText = (status: Vehicle['status'], t: Translate) => t(`records.vehicle.status.${status}`)

/** The day in Europe/Berlin. */
export const todayNow = () => epochToZoned(Date.now()).date

/** When it is free: at once, at a moment, or unknown; one that should have come already is on its way still. */
export function freeText({ status, availableFrom }: Vehicle, { t, format }: Wording): string {
  if (status === 'available') return t('vehicles.free.now')
  const at = availableFrom === undefined ? Number.NaN : Date.parse(availableFrom)
  if (!(at > Date.now())) return t('vehicles.free.open')
  const { date, time } = epochToZoned(at)
  return `${daysBetween(todayNow(), date) < 7 ? format.weekday(date) : format.dayMonth(date)} ${time}`
}

/** The paper that ends first, where that is soon or past. */
function duePaper({ papers }: Vehicle) {
  const [paper] = papersInOrder(papers)
  const state = paper && paperState(paper.validUntil, todayNow())
  return state === undefined || state.state === 'valid' ? undefined : { kind: paper?.kind ?? 'inspection', ...state }
}

/** Valid papers are one quiet word; only exceptions say more. */
export function papersText(vehicle: Vehicle, { t }: Pick<Wording, 't'>): string | undefined {
  if (vehicle.papers.length === 0) return undefined
  const due = duePaper(vehicle)
  if (due === undefined) return t('vehicles.papers.valid')
  const paper = t(`vehicles.paper.short.${due.kind}`)
  if (due.state === 'expired') return t('vehicles.papers.expired', { paper })
  return due.days === 0 ? t('vehicles.papers.today', { paper }) : t('vehicles.papers.in', { paper, days: due.days })
}

export function papersSign(vehicle: Vehicle): SignName | undefined {
  const due = duePaper(vehicle)
  return due && (due.state === 'expired' ? 'failure' : 'warning')
}

const trailerPlate = (more: Parameters<typeof words<Vehicle>>[3]) =>
  words<Vehicle>('records.vehicle.trailer', 112, (vehicle) => vehicle.trailerPlate, more)

/** Every column of the list of vehicles. */
export const VEHICLE_COLUMNS = defineColumns<Vehicle>({
  name: 'licencePlate',
  sort: { id: 'licencePlate', desc: false },
  sortable: VEHICLE_SORTS,
  lines: [
    ['licencePlate', 'status', 'type'],
    ['availableCity', 'availableFrom', 'driverName'],
  ],
  usual: ['licencePlate', 'type', 'status', 'driverName', 'availableFrom', 'availableCity', 'papersUntil'],
  columns: {
    licencePlate: words('vehicles.column.plate', 116, (vehicle) => vehicle.licencePlate, { fits: true }),
    type: words('records.vehicle.type', 104, (vehicle, { t }) => typeText(vehicle.type, t), {
      priority: 3,
    }),
    status: words('vehicles.column.status', 116, (vehicle, { t }) => statusText(vehicle.status, t), {
      sign: (vehicle) => vehicleSign(vehicle.status),
    }),
    driverName: words('records.driver', 112, (vehicle) => vehicle.driverName, { priority: 2, goodWidth: 160 }),
    availableFrom: words('records.vehicle.freeFrom', 92, freeText, {
      priority: 5,
      cell: (vehicle, wording) => {
        const text = freeText(vehicle, wording)
        return vehicle.status === 'available' ? <b className="font-semibold">{text}</b> : text
      },
    }),
    availableCity: words(
      'vehicles.column.freeIn',
      'rest',
      ({ availablePostalCode = '', availableCity = '' }) => `${availablePostalCode} ${availableCity}`.trim(),
      {
        cell: ({ availablePostalCode = '', availableCity = '' }) => (
          <>
            <span className="text-text-2">{availablePostalCode}</span> {availableCity}
          </>
        ),
        minWidth: () => 120,
        goodWidth: 184,
      },
    ),
    papersUntil: words('vehicles.column.papers', 152, papersText, {
      sign: papersSign,
      cell: (vehicle, wording) => {
        const text = papersText(vehicle, wording)
        return papersSign(vehicle) === undefined ? <span className="text-text-2">{text}</span> : text
      },
      priority: 4,
    }),
    currentCity: words(
      'vehicles.column.place',
      168,
      (vehicle) => `${vehicle.currentPostalCode} ${vehicle.currentCity}`.trim(),
      {},
    ),
    loadingMeters: figures(
      'records.loadingMeters',
      88,
      (vehicle, { format }) => format.loadingMeters(vehicle.loadingMeters),
      { priority: 1 },
    ),
    payloadKg: figures('records.vehicle.payload', 96, (vehicle, { format }) => format.weight(vehicle.payloadKg), {
      priority: 1,
    }),
    pallets: figures('vehicles.column.pallets', 80, ({ type }, { format }) =>
      isVehicleType(type) ? format.number(vehicleCapacity(type).pallets) : undefined,
    ),
    trailerPlate: trailerPlate({ priority: 0, extra: true }),
    equipment: words(
      'records.vehicle.equipment',
      168,
      (vehicle, { t }) =>
        (['adr', 'reefer', 'tailLift'] as const)
          .filter((part) => vehicle[part])
          .map((part) => t(`records.vehicle.${part}`))
          .join(', '),
      { priority: -1, extra: true, goodWidth: 184 },
    ),
    carrierName: words('orders.carrier', 168, (vehicle) => vehicle.carrierName, {
      priority: -2,
      extra: true,
      goodWidth: 184,
    }),
    coDriverName: words('records.coDriver', 112, (vehicle) => vehicle.coDriverName, {
      priority: -3,
      extra: true,
      goodWidth: 160,
    }),
    depotCity: words('records.vehicle.depot', 168, (vehicle) =>
      `${vehicle.depotPostalCode} ${vehicle.depotCity}`.trim(),
    ),
  },
})

const TRAILER_FIRST = ['trailerPlate', 'type', 'loadingMeters', 'payloadKg', 'licencePlate'] as const
const seenFromTrailer: typeof VEHICLE_COLUMNS.columns = {
  ...VEHICLE_COLUMNS.columns,
  trailerPlate: trailerPlate({ fits: true }),
  licencePlate: words('vehicles.column.tractor', 116, (vehicle) => vehicle.licencePlate),
}

/** The same seen from the trailer: its plate first, then what it carries and who pulls it. */
export const TRAILER_COLUMNS = defineColumns<Vehicle>({
  ...VEHICLE_COLUMNS,
  name: 'trailerPlate',
  sort: { id: 'trailerPlate', desc: false },
  lines: [
    ['trailerPlate', 'status', 'type'],
    ['availableCity', 'availableFrom', 'licencePlate'],
  ],
  usual: [...TRAILER_FIRST, 'driverName', 'availableFrom', 'availableCity'],
  columns: Object.fromEntries(
    [...new Set([...TRAILER_FIRST, ...VEHICLE_COLUMNS.ids])].flatMap((id) => {
      const column = seenFromTrailer[id]
      return column === undefined ? [] : [[id, column]]
    }),
  ),
})

const status = setFilter('status', {
  label: 'vehicles.column.status',
  values: VEHICLE_STATUSES,
  word: (value, t) => statusText(VEHICLE_STATUSES.find((known) => known === value) ?? 'available', t),
})

/** Its filters. */
export const VEHICLE_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  areasFilter('plz', {
    query: 'freeIn',
    label: 'vehicles.column.freeIn',
    field: 'vehicles.filter.area',
  }),
  periodFilter(['freeFrom', 'freeUntil'], { label: 'records.vehicle.freeFrom' }),
  status,
  setFilter('type', { label: 'records.vehicle.type', values: VEHICLE_TYPES, word: typeText, counted: true }),
  setFilter('papers', {
    label: 'vehicles.column.papers',
    values: ['due', 'expired'],
    word: (value, t) => t(value === 'expired' ? 'vehicles.filter.papers.expired' : 'vehicles.filter.papers.due'),
    single: true,
  }),
  setFilter('owner', {
    label: 'vehicles.filter.owner',
    values: ['own', 'carrier'],
    word: (value, t) => t(value === 'carrier' ? 'vehicles.filter.owner.carrier' : 'vehicles.filter.owner.own'),
    single: true,
  }),
])

/** Its address. */
export const VehicleSearch = searchSchema(VEHICLE_FILTERS, VEHICLE_COLUMNS)
