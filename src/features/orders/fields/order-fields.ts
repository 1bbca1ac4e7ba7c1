import { ORDER_PRIORITIES, ORDER_TYPES, type Order } from '#src/contract/orders/order.ts'
import type { OrderChanged } from '#src/contract/orders/events.ts'
import { isVatRate } from '#src/domain/basics/money.ts'
import { COUNTRIES } from '#src/domain/places/postal-codes.ts'
import { PACKAGE_TYPES, VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { loadingMetersText } from '#src/entities/goods/loading-meters-text.ts'
import { packageWord } from '#src/entities/goods/package-word.ts'
import type { Field, FieldAnswer, FieldEndpoint } from '#src/records/fields/field.ts'
import {
  choiceKind,
  flagKind,
  isNumber,
  longKind,
  moneyKind,
  numberKind,
  textKind,
  type FieldKind,
} from '#src/records/fields/kinds/kinds.ts'
import { loadingMetersKind, temperatureKind } from '#src/records/fields/kinds/measure-kinds.ts'
import { priorityText } from '#src/entities/orders/priority-text.ts'
import { orderTypeText, vehicleTypeText } from '../order-values.ts'
import { chargesKind } from './charges-kind.ts'
import { useCarrierContacts, useCustomerContacts } from './contact-suggestions.ts'
import { goodsKind } from './goods-kind.ts'
import { openingHoursKind, stopDateKinds, stopPlaces, stopWindowKinds, townOfStop } from './stop-kinds.ts'
import { plateKind } from './plate-kind.ts'
import { termsKind } from './terms-kind.ts'

type OrderProperty = keyof Order & string

/** One editable field of an order. A new one is one line in `orderFields`. */
export interface OrderField extends Field<Order> {
  section: OrderSection
}

export const SECTIONS = ['order', 'customer', 'cargo', 'pickup', 'delivery', 'carriage', 'prices', 'notes'] as const
export type OrderSection = (typeof SECTIONS)[number]

type Extra = Partial<Omit<OrderField, 'id' | 'section' | 'kind' | 'props'>> & { props?: readonly OrderProperty[] }

const asAnswer = ({ order, eventId, warnings }: OrderChanged): FieldAnswer<Order> => ({
  record: order,
  eventId,
  warnings,
})

/** Changes anything but the status; `null` takes a value away. */
const update: FieldEndpoint<Order> = async (call, { id, ...request }) =>
  asAnswer(await call('orders.update', { params: { id }, ...request }))

/** Prices have a call of their own, which takes none away. */
const setPricing: FieldEndpoint<Order> = async (call, request) => {
  const { id, body, ...rest } = request
  const isCleared = Object.values(body).includes(null)
  return isCleared
    ? update(call, request)
    : asAnswer(await call('orders.setPricing', { params: { id }, body, ...rest }))
}

/** Sections whose fields are looked for by the word of the section. */
const isSaidOf = (section: OrderSection): section is 'pickup' | 'delivery' | 'prices' | 'cargo' =>
  ['pickup', 'delivery', 'prices', 'cargo'].includes(section)

function field(id: string, section: OrderSection, kind: FieldKind<Order>, extra: Extra = {}): OrderField {
  const name = `orders.field.${id}` as TextKey
  const label = extra.label ?? name
  return {
    id,
    section,
    kind,
    label,
    name,
    props: [id as OrderProperty],
    permission: 'edit',
    endpoint: update,
    commandId: 'orders.edit',
    ...(isSaidOf(section) && { words: `fields.words.${section}` as const }),
    ...extra,
  }
}

const priority = choiceKind(ORDER_PRIORITIES, (value, { t }) => priorityText(value, t))
const orderType = choiceKind(ORDER_TYPES, (value, { t }) => orderTypeText(value, t))
const vehicleType = choiceKind(VEHICLE_TYPES, (value, { t }) => vehicleTypeText(value, t) ?? value, true)
// The number stands before it.
const packageType = choiceKind<Order>(
  PACKAGE_TYPES,
  (value, { t, record }) => packageWord(value, record.packageCount ?? 2, t),
  true,
)
const country = choiceKind(
  COUNTRIES.map(({ name }) => name),
  (name) => name,
)
/** Rates an order may have, percent. Source: decision B4 */
const vatRate = choiceKind([0, 7, 19], (rate, { format }) =>
  format.percent(isVatRate(Number(rate)) ? Number(rate) : undefined),
)
const currency = choiceKind(['EUR', 'CHF', 'CZK', 'DKK', 'GBP', 'HUF', 'PLN', 'RON', 'SEK', 'USD'], (code) => code)

const amount = moneyKind<Order>(({ currency }) => currency)
const money = {
  permission: 'orders.setCustomerPrice',
  endpoint: setPricing,
  commandId: 'orders.editPricing',
  countsAtOnce: true,
} as const
/** Folded away while there is neither a price nor a position. */
const charges = { optional: true } as const
const phone = textKind(60, 'tel')
/** Calculated ones say by which rule. */
const loadingMetersField: FieldKind<Order> = {
  ...loadingMetersKind,
  shown: (values, { record, t, format }) =>
    record.loadingMetersCalculated
      ? loadingMetersText({ ...record, loadingMeters: isNumber(values[0]) ? values[0] : undefined }, t, format)
      : loadingMetersKind.shown(values, { record, t, format }),
}

function stop(kind: 'pickup' | 'delivery'): OrderField[] {
  const at = (name: string) => `${kind}${name}` as OrderProperty
  return [
    field(at('Company'), kind, textKind(), {
      optional: true,
      label: 'orders.label.company',
      useSuggestions: stopPlaces[kind],
    }),
    field(at('Address'), kind, textKind(), { label: 'wizard.street' }),
    field(at('PostalCode'), kind, textKind(10), {
      line: 'orders.line.place',
      label: 'wizard.postalCode',
      along: townOfStop[kind],
    }),
    field(at('City'), kind, textKind(), { line: 'orders.line.place', label: 'wizard.city' }),
    field(at('Country'), kind, country, { optional: 'Deutschland', label: 'wizard.country' }),
    field(at('Date'), kind, stopDateKinds[kind], {
      line: 'orders.line.appointment',
      label: 'wizard.date',
      words: `fields.words.${kind}Date`,
    }),
    field(at('Window'), kind, stopWindowKinds[kind], {
      props: [at('TimeFrom'), at('TimeTo'), at('TimesAssumed')],
      line: 'orders.line.appointment',
      label: 'wizard.window',
    }),
    field(at('ContactPerson'), kind, textKind(), { optional: true, label: 'wizard.contactPerson.short' }),
    field(at('Phone'), kind, phone, { optional: true, label: 'orders.label.phone', link: 'tel' }),
    field(at('Reference'), kind, textKind(35), { optional: true }),
    field(at('BookingNumber'), kind, textKind(35), { optional: true, label: 'orders.label.bookingNumber' }),
    field(at('Fixed'), kind, flagKind<Order>(), { optional: true, label: 'wizard.fixed' }),
    field(at('Ramp'), kind, textKind(100), { optional: true, label: 'orders.label.ramp' }),
    field(at('OpeningHours'), kind, openingHoursKind, { optional: true, label: 'orders.label.openingHours' }),
    field(at('DriverHints'), kind, textKind(1000), { optional: true, label: 'orders.label.driverHints' }),
  ]
}

/** Whom to ask at the carrier's; where an own vehicle drives no one. */
const carrierContact = [
  field('carrierContactPerson', 'carriage', textKind(), {
    permission: 'orders.assign',
    optional: true,
    label: 'wizard.contactPerson.short',
    useSuggestions: useCarrierContacts,
  }),
  field('carrierContactPhone', 'carriage', phone, {
    permission: 'orders.assign',
    optional: true,
    label: 'orders.label.phone',
    link: 'tel',
  }),
  field('carrierContactEmail', 'carriage', textKind(254, 'email'), {
    permission: 'orders.assign',
    optional: true,
    label: 'orders.label.email',
    link: 'mailto',
  }),
]

/** Every field that can be typed or chosen, in the order of the sections. */
export const orderFields: readonly OrderField[] = [
  field('orderType', 'order', orderType, { line: 'orders.line.kind' }),
  field('priority', 'order', priority, { line: 'orders.line.kind' }),
  field('customerReference', 'order', textKind(35), { optional: true, label: 'orders.label.reference' }),
  field('contactPerson', 'customer', textKind(), {
    optional: true,
    label: 'wizard.contactPerson.short',
    useSuggestions: useCustomerContacts,
  }),
  field('customerEmail', 'customer', textKind(254, 'email'), {
    optional: true,
    label: 'orders.label.email',
    link: 'mailto',
  }),
  field('customerPhone', 'customer', phone, { optional: true, label: 'orders.label.phone', link: 'tel' }),
  field('paymentTerms', 'customer', termsKind, {
    permission: 'orders.setCustomerPrice',
    label: 'orders.label.paymentTerms',
  }),
  field('cargoDescription', 'cargo', textKind(350), { label: 'orders.label.goods' }),
  field('weight', 'cargo', numberKind('kg'), { label: 'orders.label.weight', line: 'orders.line.size' }),
  field('loadingMeters', 'cargo', loadingMetersField, { line: 'orders.line.size' }),
  field('volume', 'cargo', numberKind('m³'), {
    optional: true,
    label: 'orders.label.volume',
    line: 'orders.line.size',
  }),
  field('packageCount', 'cargo', numberKind(''), { line: 'orders.line.packages' }),
  field('packageType', 'cargo', packageType, { line: 'orders.line.packages' }),
  field('stackable', 'cargo', flagKind<Order>(), { optional: true }),
  field('quantity', 'cargo', numberKind(''), { optional: '1' }),
  field('dimensions', 'cargo', textKind(), { optional: true }),
  field('requiredVehicleType', 'cargo', vehicleType, { optional: true, label: 'orders.label.wantedVehicle' }),
  field('dangerousGoods', 'cargo', goodsKind, { optional: true }),
  field('temperature', 'cargo', temperatureKind, { props: ['temperatureMin', 'temperatureMax'], optional: true }),
  field('tailLift', 'cargo', flagKind<Order>(), { optional: true }),
  field('palletExchange', 'cargo', flagKind<Order>(), { optional: true, line: 'orders.line.pallets' }),
  field('palletsExchanged', 'cargo', numberKind('', 0), { optional: true, line: 'orders.line.pallets' }),
  ...stop('pickup'),
  ...stop('delivery'),
  ...carrierContact,
  field('vehiclePlate', 'carriage', plateKind, {
    permission: 'orders.assign',
    label: 'orders.label.tractor',
    name: 'orders.label.tractor',
  }),
  field('trailerPlate', 'carriage', plateKind, { permission: 'orders.assign' }),
  field('driverName', 'carriage', textKind(), { permission: 'orders.assign' }),
  field('driverPhone', 'carriage', phone, {
    permission: 'orders.assign',
    optional: true,
    label: 'orders.label.phone',
    link: 'tel',
  }),
  field('customerPrice', 'prices', amount, { ...money, label: 'orders.customerPrice', name: 'orders.customerPrice' }),
  field('customerCharges', 'prices', chargesKind, {
    ...money,
    ...charges,
    props: ['customerCharges', 'customerPrice'],
  }),
  field('vatRate', 'prices', vatRate, money),
  field('carrierPrice', 'prices', amount, {
    ...money,
    permission: 'orders.setCarrierPrice',
    label: 'orders.carrierPrice',
    name: 'orders.carrierPrice',
  }),
  field('carrierCharges', 'prices', chargesKind, {
    ...money,
    ...charges,
    permission: 'orders.setCarrierPrice',
    props: ['carrierCharges', 'carrierPrice'],
  }),
  field('currency', 'prices', currency, { ...money, optional: 'EUR' }),
  field('internalNotes', 'notes', longKind(5000), {
    permission: 'orders.setCustomerPrice',
    commandId: 'orders.editNotes',
  }),
]

/** The fields of a section, in order. */
export const fieldsOf = (section: OrderSection): OrderField[] =>
  orderFields.filter((entry) => entry.section === section)
