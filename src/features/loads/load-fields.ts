import type { Load, LoadUpdate } from '#src/contract/loads.ts'
import { checkLoadFields } from '#src/domain/loads/checks.ts'
import { COUNTRIES } from '#src/domain/places/postal-codes.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldEndpoint } from '#src/records/fields/field.ts'
import { choiceKind, numberKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import { loadingMetersKind } from '#src/records/fields/kinds/measure-kinds.ts'
import { loadLabel, statusText, typeText } from './load-text.ts'

type Property = keyof LoadUpdate & string
type LoadSection = 'freight' | 'way'

/** One editable field of a load. A new one is one line in `loadFields`. */
interface LoadField extends Field<Load> {
  section: LoadSection
}

/** Of a load with an order the server changes the order, by its rules. */
const update: FieldEndpoint<Load> = async (call, { id, ...request }) => {
  const { load, eventId, warnings } = await call('loads.update', { params: { id }, ...request })
  return { record: load, eventId, warnings }
}

const UNKNOWN = 'Unbekannt'
/** A customer no one named is said as none. */
const customer: FieldKind = {
  ...textKind(200),
  typed: ([value]) => (typeof value === 'string' && value !== UNKNOWN ? value : ''),
}
const country = choiceKind(
  COUNTRIES.map(({ name }) => name),
  (name) => name,
)
const vehicleType = choiceKind(VEHICLE_TYPES, (value, { t }) => typeText(value, t))

type FieldOptions = Partial<Pick<LoadField, 'line' | 'optional' | 'words'>>

function field(
  id: Property,
  section: LoadSection,
  kind: FieldKind,
  { label, name = label, ...more }: { label: TextKey; name?: TextKey } & FieldOptions,
): LoadField {
  const shared = { permission: 'edit', endpoint: update, commandId: 'loads.edit' } as const
  return { id, section, kind, label, name, props: [id], ...shared, ...more }
}

/** The way has the words of an order's stops. */
function end(own: 'origin' | 'destination', stop: 'pickup' | 'delivery'): LoadField[] {
  const line = stop === 'pickup' ? 'records.pickup' : 'records.delivery'
  const words = `fields.words.${stop}` as const
  return [
    field(`${own}PostalCode`, 'way', textKind(12), {
      label: 'wizard.postalCode',
      name: `orders.field.${stop}PostalCode`,
      line,
      words,
    }),
    field(`${own}City`, 'way', textKind(100), { label: 'wizard.city', name: `orders.field.${stop}City`, line, words }),
    field(`${own}Country`, 'way', country, {
      label: 'wizard.country',
      name: `orders.field.${stop}Country`,
      optional: 'Deutschland',
      words,
    }),
    field(`${stop}Date`, 'way', dateKind, {
      label: `orders.field.${stop}Date`,
      words: `fields.words.${stop}Date`,
    }),
  ]
}

/** Every field that can be typed or chosen, in the order of the sections. */
export const loadFields: readonly LoadField[] = [
  field('description', 'freight', textKind(350), { label: 'records.cargo' }),
  field('weightKg', 'freight', numberKind('kg'), {
    label: 'orders.label.weight',
    name: 'orders.field.weight',
    line: 'orders.line.size',
  }),
  field('loadingMeters', 'freight', loadingMetersKind, {
    label: 'orders.field.loadingMeters',
    line: 'orders.line.size',
  }),
  field('vehicleType', 'freight', vehicleType, { label: 'records.vehicle.type' }),
  field('customerName', 'freight', customer, { label: 'records.customer' }),
  ...end('origin', 'pickup'),
  ...end('destination', 'delivery'),
]

/** What can be edited in place in a load. What its order refuses only the server knows. */
export const editableLoad = editableEntity('load', {
  all: loadFields,
  chosen: [{ id: 'status', name: 'orders.column.status', shown: ({ status }, { t }) => statusText(status, t) }],
  first: 'status',
  check: checkLoadFields,
  refusal: (_permission, _load, role) => permissionRefusal(role, 'loads.write'),
  labelOf: loadLabel,
})
