import { isPlainDate, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { checkQuote } from '#src/domain/matching/quotes.ts'
import { errorAt, type FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { isVehicleType, VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { readTimeWindow } from '#src/i18n/typed-dates.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { choiceKind, isText, longKind, moneyKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import type { FormField, FormValues, RecordForm } from '#src/records/form/form.ts'

/** A price as a carrier types it; euros net, days plain, times wall time where it is loaded, valid until in Germany. */
interface TypedPrice {
  [field: string]: unknown
  freight?: number | undefined
  toll?: number | undefined
  surcharges?: number | undefined
  name?: string | undefined
  validUntil?: string | undefined
  validTime?: string | undefined
}

const day: FieldKind = { ...dateKind, wrong: 'issue.dateInvalid' }
const euros: FieldKind = moneyKind(() => 'EUR')

/** A time of the day: `14:30`, `14,30` or `1430`. */
const clock: FieldKind = {
  control: 'text',
  maxLength: 10,
  typed: ([value]) => (isText(value) ? value : ''),
  read(text) {
    if (text.trim() === '') return [null]
    const { from, to } = readTimeWindow(text) ?? {}
    return from === undefined || (to !== undefined && to !== from) ? undefined : [from]
  },
  shown: ([value]) => (isText(value) ? value : ''),
  wrong: 'answer.price.timeWrong',
}

const vehicle = choiceKind<TypedPrice>(
  VEHICLE_TYPES,
  (value, { t }) => (isVehicleType(value) ? t(`vehicle.type.${value}`) : value),
  true,
)

const field = (id: string, name: TextKey, kind: FieldKind<TypedPrice>): FormField<TypedPrice> => ({
  id,
  name,
  kind,
  props: [id],
})

/** What a carrier says to a request: his price and its parts, with what he drives it, when, and how long it holds. */
export const priceForm: RecordForm<TypedPrice> = {
  fields: [
    field('freight', 'answer.price.freight', euros),
    field('toll', 'answer.price.toll', euros),
    field('surcharges', 'answer.price.surcharges', euros),
    field('vehicleType', 'answer.price.vehicleType', vehicle),
    field('licencePlate', 'answer.price.plate', textKind(20)),
    field('pickupDate', 'orders.field.pickupDate', day),
    field('pickupTime', 'answer.price.pickupTime', clock),
    field('deliveryDate', 'orders.field.deliveryDate', day),
    field('deliveryTime', 'answer.price.deliveryTime', clock),
    field('validUntil', 'answer.price.validUntil', day),
    field('validTime', 'answer.price.validTime', clock),
    field('note', 'answer.price.note', longKind(500)),
    field('name', 'answer.name', textKind(120)),
  ],
  rows: [
    ['grid-cols-3', 'freight', 'toll', 'surcharges'],
    ['grid-cols-2', 'vehicleType', 'licencePlate'],
    ['grid-cols-2', 'pickupDate', 'pickupTime'],
    ['grid-cols-2', 'deliveryDate', 'deliveryTime'],
    ['grid-cols-2', 'validUntil', 'validTime'],
    ['grid-cols-1', 'note'],
    ['grid-cols-1', 'name'],
  ],
  required: ['freight', 'name'],
  blank: {},
  texts: {},
  check: checkPrice,
}

/** What is missing, or cannot be: no freight, a toll below nothing, a price that is over before it is given. */
function checkPrice({ freight, toll, surcharges, name, validUntil, validTime }: TypedPrice): FieldIssue[] {
  const end = momentOf(validUntil, validTime)
  return [
    ...checkQuote({ freight, toll, surcharges }),
    ...((name ?? '').trim().length < 2 ? errorAt('name', 'required') : []),
    ...(end !== undefined && end < Date.now() ? errorAt('validUntil', 'datePast', { date: validUntil ?? '' }) : []),
  ]
}

/** A day and a time in Germany as milliseconds since 1970; a day alone ends when it is over. */
function momentOf(date: unknown, time: unknown): number | undefined {
  return isPlainDate(date) ? zonedToEpoch(date, isText(time) ? time : '23:59') : undefined
}

/** What was typed as it is sent: `validUntil` and its time become a moment. */
export function priceBody({ validUntil, validTime, name, freight, ...said }: FormValues) {
  const end = momentOf(validUntil, validTime)
  return {
    ...said,
    freight: typeof freight === 'number' ? freight : undefined,
    name: isText(name) ? name : '',
    validUntil: end === undefined ? null : new Date(end).toISOString(),
  }
}
