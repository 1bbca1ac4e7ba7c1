import type { Vehicle } from '#src/contract/vehicles.ts'
import { isPlainDate } from '#src/domain/basics/dates.ts'
import { normalisedPlate } from '#src/domain/vehicles/licence-plate.ts'
import { checkVehicle } from '#src/domain/vehicles/checks.ts'
import { papersInOrder, papersOf } from '#src/domain/vehicles/papers.ts'
import { VEHICLE_PAPERS, type VehiclePaperKind, VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldEndpoint } from '#src/records/fields/field.ts'
import {
  choiceKind,
  flagKind,
  longKind,
  numberKind,
  textKind,
  type FieldKind,
  type FieldLine,
} from '#src/records/fields/kinds/kinds.ts'
import { loadingMetersKind } from '#src/records/fields/kinds/measure-kinds.ts'
import { typeText } from '../vehicle-columns.tsx'

/** Changes anything of a vehicle; `null` takes a value away. */
const update: FieldEndpoint<Vehicle> = async (call, { id, ...request }) => {
  const { eventId, warnings, ...record } = await call('vehicles.update', { params: { id }, ...request })
  return { record, eventId, warnings }
}

function field(
  id: keyof Vehicle & string,
  name: TextKey,
  kind: FieldKind<Vehicle>,
  more: Partial<Field<Vehicle>> = {},
): Field<Vehicle> {
  return {
    id,
    kind,
    label: name,
    name,
    props: [id],
    permission: 'vehicles.write',
    endpoint: update,
    commandId: 'vehicles.update',
    ...more,
  }
}

/** A licence plate: `hh nk4733` is `HH-NK 4733`. */
const plate: FieldKind = {
  ...textKind(20),
  read: (text) => [text.trim() === '' ? null : normalisedPlate(text)],
}
const type = choiceKind<Vehicle>(VEHICLE_TYPES, (value, { t }) => typeText(value, t))
const depot = { line: 'records.vehicle.depot' } as const

/** What is typed of a vehicle in its first section. */
export const VEHICLE_FACTS: readonly Field<Vehicle>[] = [
  field('licencePlate', 'vehicles.column.plate', plate),
  field('type', 'records.vehicle.type', type),
  field('loadingMeters', 'records.loadingMeters', loadingMetersKind),
  field('payloadKg', 'records.vehicle.payload', numberKind('kg', 0)),
  field('trailerPlate', 'records.vehicle.trailer', plate),
  field('adr', 'vehicles.field.adr', flagKind()),
  field('tailLift', 'records.vehicle.tailLift', flagKind()),
  field('driverName', 'records.driver', textKind(120)),
  field('driverPhone', 'records.phone', textKind(60, 'tel'), { link: 'tel' }),
  field('coDriverName', 'records.coDriver', textKind(120), { optional: true }),
  field('depotPostalCode', 'wizard.postalCode', textKind(12), depot),
  field('depotCity', 'records.vehicle.depot', textKind(100), depot),
  field('outOfServiceSince', 'vehicles.outOfServiceSince', dateKind, { optional: true }),
  field('notes', 'vehicles.notes', longKind(1000), { optional: true }),
]

const isPaper = (line: FieldLine): line is FieldLine & { kind: string; validUntil: string } =>
  typeof line['kind'] === 'string' && typeof line['validUntil'] === 'string'

const linesOf = (value: unknown) => (Array.isArray(value) ? (value as readonly FieldLine[]).filter(isPaper) : [])

/** One paper out of the list of them. */
function paperKind(kind: VehiclePaperKind): FieldKind<Vehicle> {
  const own = (values: readonly unknown[]) => linesOf(values[0]).find((line) => line.kind === kind)?.validUntil
  return {
    ...dateKind,
    typed: (values) => dateKind.typed([own(values)]),
    read: (text, reading) => {
      const days = dateKind.read(text, reading)
      if (days === undefined) return undefined
      const [day] = days
      const others = linesOf(reading.before[0]).filter((line) => line.kind !== kind)
      return [isPlainDate(day) ? [...others, { kind, validUntil: day }] : others]
    },
    shown: (values, words) => dateKind.shown([own(values)], words),
  }
}

const PAPER_FIELDS = new Map(
  VEHICLE_PAPERS.map((kind) => [
    kind,
    field('papers', `vehicles.paper.${kind}`, paperKind(kind), { id: `papers.${kind}` }),
  ]),
)

/** The papers a vehicle has or needs, in the order in which they end; those no one has entered come last. */
export function paperFieldsOf(vehicle: Vehicle): { field: Field<Vehicle>; validUntil: string | undefined }[] {
  const held = papersInOrder(vehicle.papers)
  const missing = papersOf(vehicle).filter((kind) => !held.some((paper) => paper.kind === kind))
  return [...held, ...missing.map((kind) => ({ kind, validUntil: undefined }))].flatMap(({ kind, validUntil }) => {
    const own = PAPER_FIELDS.get(kind)
    return own === undefined ? [] : [{ field: own, validUntil }]
  })
}

/** What can be edited in place in a vehicle. Source: decision B5 */
export const editableVehicle = editableEntity('vehicle', {
  all: [...VEHICLE_FACTS, ...PAPER_FIELDS.values()],
  // A paper this vehicle neither has nor needs has no line.
  isDrawn: (id, vehicle) => !id.startsWith('papers.') || paperFieldsOf(vehicle).some(({ field: own }) => own.id === id),
  first: 'licencePlate',
  check: (vehicle, props) => checkVehicle(vehicle).filter(({ path }) => props.includes(path)),
  refusal: (_permission, _vehicle, role) => permissionRefusal(role, 'vehicles.write'),
  labelOf: ({ licencePlate }) => licencePlate,
})
