import type { TransportUpdate } from '#src/contract/transports/update.ts'
import type { Transport } from '#src/contract/transports/transport.ts'
import { normalisedPlate } from '#src/domain/vehicles/licence-plate.ts'
import { COUNTRIES } from '#src/domain/places/postal-codes.ts'
import { UNKNOWN } from '#src/domain/transports/checks.ts'
import type { StopStamp } from '#src/domain/transports/stop-stamps.ts'
import { VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { dateKind, windowKind } from '#src/records/fields/kinds/day-kinds.ts'
import type { Field, FieldEndpoint } from '#src/records/fields/field.ts'
import { choiceKind, numberKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import { momentKind } from '#src/records/fields/kinds/moment-kind.ts'
import { loadingMetersKind } from '#src/records/fields/kinds/measure-kinds.ts'
import { typeText } from '../transport-values.ts'

type Property = keyof TransportUpdate & string

export const SECTIONS = ['way', 'goods', 'crew', 'customer'] as const
export type TransportSection = (typeof SECTIONS)[number]

/** One editable field of a transport. A new one is one line in `transportFields`. */
export interface TransportField extends Field<Transport> {
  section: TransportSection
  props: readonly Property[]
}

/** Of a transport with an order the server changes the order, by its rules. */
const update: FieldEndpoint<Transport> = async (call, { id, ...request }) => {
  const { transport, eventId, warnings } = await call('transports.update', { params: { id }, ...request })
  return { record: transport, eventId, warnings }
}

/** A kind whose empty value is said as unknown. */
function known(kind: FieldKind): FieldKind {
  return {
    ...kind,
    typed: ([value]) => kind.typed([value === UNKNOWN ? '' : value]),
    shown: ([value], words) =>
      value === UNKNOWN || value === undefined ? words.t('transports.unknown') : kind.shown([value], words),
  }
}

const name = (most: number) => known(textKind(most))
const plate: FieldKind = {
  ...name(20),
  read: (text) => [text.trim() === '' ? null : normalisedPlate(text)],
}
const country = choiceKind(
  COUNTRIES.map((entry) => entry.name),
  (value) => value,
)
const vehicleType = known(choiceKind(VEHICLE_TYPES, (value, { t }) => typeText(value, t)))

type Extra = Partial<Pick<TransportField, 'props' | 'line' | 'link' | 'optional' | 'words'>>

function field(
  id: string,
  section: TransportSection,
  kind: FieldKind,
  words: { label: TextKey; name: TextKey },
  extra: Extra = {},
): TransportField {
  return {
    id,
    section,
    kind,
    ...words,
    props: [id as Property],
    permission: 'edit',
    endpoint: update,
    commandId: 'transports.edit',
    ...extra,
  }
}

/** When the truck came to a stop, or left it. */
const seen = (id: StopStamp) =>
  field(id, 'way', momentKind, { label: `transports.field.${id}`, name: `transports.field.${id}` }, { optional: true })

/** The way has the words of an order's stops. */
function end(own: 'origin' | 'destination', date: 'loading' | 'unloading', stop: 'pickup' | 'delivery') {
  const named = (label: TextKey, part: 'PostalCode' | 'City' | 'Country' | 'Date' | 'Window') => ({
    label,
    name: `orders.field.${stop}${part}` as const,
  })
  const words = `fields.words.${stop}` as const
  const place = { words, line: stop === 'pickup' ? 'records.pickup' : 'records.delivery' } as const
  const appointment = { words, line: 'orders.line.appointment' } as const
  return [
    field(`${own}PostalCode`, 'way', textKind(12), named('wizard.postalCode', 'PostalCode'), place),
    field(own, 'way', name(100), named('wizard.city', 'City'), place),
    field(`${own}Country`, 'way', country, named('wizard.country', 'Country'), {
      words,
      optional: 'Deutschland',
    }),
    field(`${date}Date`, 'way', dateKind, named('wizard.date', 'Date'), {
      ...appointment,
      words: `fields.words.${stop}Date`,
    }),
    field(`${date}Window`, 'way', windowKind, named('wizard.window', 'Window'), {
      ...appointment,
      props: [`${date}TimeFrom`, `${date}TimeTo`, `${date}TimesAssumed`],
    }),
    seen(`${stop}ArrivedAt`),
    seen(`${stop}LeftAt`),
  ]
}

/** Every field that can be typed or chosen, in the order of the sections. */
export const transportFields: readonly TransportField[] = [
  ...end('origin', 'loading', 'pickup'),
  ...end('destination', 'unloading', 'delivery'),
  field(
    'vehicleNumber',
    'crew',
    plate,
    { label: 'vehicles.column.plate', name: 'vehicles.column.plate' },
    { optional: UNKNOWN },
  ),
  field('vehicleType', 'crew', vehicleType, { label: 'records.vehicle.type', name: 'orders.field.vehicleType' }),
  field(
    'driverName',
    'crew',
    name(120),
    { label: 'records.driver', name: 'orders.field.driverName' },
    { optional: UNKNOWN },
  ),
  field(
    'driverPhone',
    'crew',
    textKind(60, 'tel'),
    { label: 'records.phone', name: 'orders.field.driverPhone' },
    { link: 'tel', optional: true },
  ),
  field('cargo', 'goods', textKind(350), { label: 'orders.label.goods', name: 'orders.field.cargoDescription' }),
  field(
    'weightKg',
    'goods',
    numberKind('kg'),
    { label: 'orders.label.weight', name: 'orders.field.weight' },
    { line: 'orders.line.size' },
  ),
  field(
    'loadingMeters',
    'goods',
    loadingMetersKind,
    { label: 'orders.field.loadingMeters', name: 'orders.field.loadingMeters' },
    { line: 'orders.line.size' },
  ),
  field('customerName', 'customer', name(200), { label: 'records.customer', name: 'orders.field.customerName' }),
]

/** The fields of a section. */
export const fieldsOf = (section: TransportSection): readonly TransportField[] =>
  transportFields.filter((each) => each.section === section)
