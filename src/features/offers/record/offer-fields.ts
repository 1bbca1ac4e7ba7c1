import type { Offer, OfferInput } from '#src/contract/offers.ts'
import { checkOfferFields } from '#src/domain/offers/checks.ts'
import { COUNTRIES } from '#src/domain/places/postal-codes.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldEndpoint } from '#src/records/fields/field.ts'
import { dateKind, windowKind } from '#src/records/fields/kinds/day-kinds.ts'
import {
  choiceKind,
  longKind,
  moneyKind,
  numberKind,
  textKind,
  type FieldKind,
} from '#src/records/fields/kinds/kinds.ts'
import { loadingMetersKind } from '#src/records/fields/kinds/measure-kinds.ts'
import { typeText } from '../offer-text.ts'

type Property = keyof OfferInput & string
type OfferSection = 'goods' | 'way' | 'terms'

/** One editable field of an offer. A new one is one line in `offerFields`. */
interface OfferField extends Field<Offer> {
  section: OfferSection
}

const update: FieldEndpoint<Offer> = async (call, { id, ...request }) => {
  const { offer, eventId, warnings } = await call('offers.update', { params: { id }, ...request })
  return { record: offer, eventId, warnings }
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
const euros: FieldKind = moneyKind(() => 'EUR')

type FieldOptions = Partial<Pick<OfferField, 'line' | 'optional' | 'words' | 'permission'>> & {
  label: TextKey
  name?: TextKey
  props?: readonly Property[]
}

function field(
  id: string,
  section: OfferSection,
  kind: FieldKind,
  { label, name = label, props, ...more }: FieldOptions,
): OfferField {
  const shared = { permission: 'edit', endpoint: update, commandId: 'offers.edit' } as const
  return { id, section, kind, label, name, props: props ?? [id], ...shared, ...more }
}

/** The way has the words of an order's stops. */
function end(stop: 'pickup' | 'delivery'): OfferField[] {
  const line = stop === 'pickup' ? 'records.pickup' : 'records.delivery'
  const words = `fields.words.${stop}` as const
  return [
    field(`${stop}PostalCode`, 'way', textKind(12), {
      label: 'wizard.postalCode',
      name: `orders.field.${stop}PostalCode`,
      line,
      words,
    }),
    field(`${stop}City`, 'way', textKind(100), {
      label: 'wizard.city',
      name: `orders.field.${stop}City`,
      line,
      words,
    }),
    field(`${stop}Country`, 'way', country, {
      label: 'wizard.country',
      name: `orders.field.${stop}Country`,
      optional: 'Deutschland',
      words,
    }),
    field(`${stop}Date`, 'way', dateKind, {
      label: `orders.field.${stop}Date`,
      words: `fields.words.${stop}Date`,
      line: `orders.field.${stop}Date`,
    }),
    field(`${stop}Window`, 'way', windowKind, {
      label: `orders.field.${stop}Window`,
      line: `orders.field.${stop}Date`,
      props: [`${stop}TimeFrom`, `${stop}TimeTo`],
    }),
  ]
}

/** Every field that can be typed or chosen, in the order of the sections. */
export const offerFields: readonly OfferField[] = [
  ...end('pickup'),
  ...end('delivery'),
  field('description', 'goods', textKind(350), { label: 'records.cargo' }),
  field('loadingMeters', 'goods', loadingMetersKind, {
    label: 'orders.field.loadingMeters',
    line: 'orders.line.size',
  }),
  field('weightKg', 'goods', numberKind('kg'), {
    label: 'orders.label.weight',
    name: 'orders.field.weight',
    line: 'orders.line.size',
  }),
  field('vehicleType', 'goods', vehicleType, { label: 'orders.label.wantedVehicle' }),
  field('customerName', 'terms', customer, { label: 'records.customer' }),
  field('contactPerson', 'terms', textKind(120), { label: 'wizard.contactPerson', optional: true }),
  field('customerReference', 'terms', textKind(35), { label: 'orders.label.reference', optional: true }),
  field('price', 'terms', euros, { label: 'orders.price' }),
  field('validUntil', 'terms', dateKind, { label: 'offers.validUntil' }),
  field('notes', 'terms', longKind(1000), { label: 'orders.notes', optional: true }),
]

/** What can be edited in place: an offer that is still open. */
export const editableOffer = editableEntity('offer', {
  all: offerFields,
  chosen: [],
  first: 'description',
  check: checkOfferFields,
  refusal: (_permission, { status }, role) =>
    permissionRefusal(role, 'offers.write') ?? (status === 'open' ? undefined : 'reason.offer.notOpen'),
  labelOf: ({ id }) => id,
})
