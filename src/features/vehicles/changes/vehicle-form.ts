import { Vehicle } from '#src/contract/vehicles.ts'
import { checkVehicle } from '#src/domain/vehicles/checks.ts'
import { isVehicleType, vehicleCapacity, type VehicleType } from '#src/domain/vehicles/vehicles.ts'
import type { FormField, FormTexts, RecordForm } from '#src/records/form/form.ts'
import { VEHICLE_FACTS } from '../fields/vehicle-fields.ts'

const typeIn = ({ type = '' }: FormTexts): VehicleType => (isVehicleType(type) ? type : 'TAUTLINER')

/** What counts where a figure is left to the type. */
const HINTS: ReadonlyMap<string, FormField<Vehicle>['hint']> = new Map([
  [
    'loadingMeters',
    (texts, { t, format }) =>
      `${t('vehicles.figure.hint')}, ${format.loadingMeters(vehicleCapacity(typeIn(texts)).loadingMeters)}`,
  ],
  [
    'payloadKg',
    (texts, { t, format }) =>
      `${t('vehicles.figure.hint')}, ${format.weight(vehicleCapacity(typeIn(texts)).payloadKg)}`,
  ],
])

/** The form of a new vehicle: plate and type, the rest may follow in its panel. */
export const vehicleForm: RecordForm<Vehicle> = {
  fields: VEHICLE_FACTS.map((field) => ({ ...field, hint: HINTS.get(field.id) })),
  rows: [
    ['grid-cols-2', 'licencePlate', 'trailerPlate'],
    ['grid-cols-1', 'type'],
    ['grid-cols-2', 'loadingMeters', 'payloadKg'],
    ['grid-cols-2', 'driverName', 'driverPhone'],
    ['grid-cols-[88px_1fr]', 'depotPostalCode', 'depotCity'],
  ],
  required: ['licencePlate'],
  blank: Vehicle.parse({}),
  texts: { type: 'TAUTLINER' },
  check: checkVehicle,
}
