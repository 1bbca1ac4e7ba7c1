import { ORDER_PRIORITIES, ORDER_TYPES, type Order } from '#src/contract/orders/order.ts'
import { isVatRate } from '#src/domain/basics/money.ts'
import { BAN_EXEMPTIONS } from '#src/domain/goods/ban-exemptions.ts'
import { COUNTRIES } from '#src/domain/places/postal-codes.ts'
import { CUSTOMS_LEGS } from '#src/domain/prices/vat-treatment.ts'
import { PACKAGE_TYPES, VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import { loadingMetersText } from '#src/entities/goods/loading-meters-text.ts'
import { packageWord } from '#src/entities/goods/package-word.ts'
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
import { dimensionsKind, loadingMetersKind, temperatureKind } from '#src/records/fields/kinds/measure-kinds.ts'
import { saidKind } from '#src/entities/partners/said-kind.ts'
import { priorityText } from '#src/entities/orders/priority-text.ts'
import { banExemptionText, customsLegText, orderTypeText, vehicleTypeText } from '../order-values.ts'
import { chargesKind } from './charges-kind.ts'
import { useCarrierContacts, useCustomerContacts } from './contact-suggestions.ts'
import { furtherStopsKind, goodsLinesKind } from './place-kinds.ts'
import { goodsKind } from './goods-kind.ts'
import { orderField, setPricing, type OrderField, type OrderProperty, type OrderSection } from './order-field.ts'
import { openingHoursKind, stopDateKinds, stopPlaces, stopWindowKinds, townOfStop } from './stop-kinds.ts'
import { plateKind } from './plate-kind.ts'
import { termsKind } from './terms-kind.ts'

const priority = choiceKind(ORDER_PRIORITIES, (value, { t }) => priorityText(value, t))
const orderType = choiceKind(ORDER_TYPES, (value, { t }) => orderTypeText(value, t))
const vehicleType = choiceKind(VEHICLE_TYPES, (value, { t }) => vehicleTypeText(value, t) ?? value, true)
const banExemption = choiceKind(BAN_EXEMPTIONS, (value, { t }) => banExemptionText(value, t), true)
// The number stands before it.
const packageType = choiceKind<Order>(
  PACKAGE_TYPES,
  (value, { t, record }) => packageWord(value, record.packageCount ?? 2, t),
  true,
)
const customsLeg = choiceKind(CUSTOMS_LEGS, (value, { t }) => customsLegText(value, t), true)
const country = choiceKind(
  COUNTRIES.map(({ name }) => name),
  (name) => name,
)
/** Rates an order may have, percent. Source: decisions B4, 059 */
const vatRate = choiceKind([0, 19], (rate, { format }) =>
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
const charges = { optional: true, label: 'orders.label.charges' } as const
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
    orderField(at('Company'), kind, textKind(), {
      optional: true,
      label: 'orders.label.company',
      useSuggestions: stopPlaces[kind],
    }),
    orderField(at('Address'), kind, textKind(), { label: 'wizard.street' }),
    orderField(at('PostalCode'), kind, textKind(10), {
      line: 'orders.line.place',
      label: 'wizard.postalCode',
      along: townOfStop[kind],
    }),
    orderField(at('City'), kind, textKind(), { line: 'orders.line.place', label: 'wizard.city' }),
    orderField(at('Country'), kind, country, { optional: 'Deutschland', label: 'wizard.country' }),
    orderField(at('Date'), kind, stopDateKinds[kind], {
      line: 'orders.line.appointment',
      label: 'wizard.date',
      words: `fields.words.${kind}Date`,
    }),
    orderField(at('Window'), kind, stopWindowKinds[kind], {
      props: [at('TimeFrom'), at('TimeTo'), at('TimesAssumed')],
      line: 'orders.line.appointment',
      label: 'wizard.window',
    }),
    orderField(at('ContactPerson'), kind, textKind(), { optional: true, label: 'wizard.contactPerson.short' }),
    orderField(at('Phone'), kind, phone, { optional: true, label: 'orders.label.phone', link: 'tel' }),
    orderField(at('Email'), kind, textKind(254, 'email'), {
      optional: true,
      label: 'orders.label.email',
      link: 'mailto',
    }),
    orderField(at('Reference'), kind, textKind(35), { optional: true }),
    orderField(at('BookingNumber'), kind, textKind(35), { optional: true, label: 'orders.label.bookingNumber' }),
    orderField(at('Fixed'), kind, flagKind<Order>(), { optional: true, label: 'wizard.fixed' }),
    orderField(at('Ramp'), kind, textKind(100), { optional: true, label: 'orders.label.ramp' }),
    orderField(at('OpeningHours'), kind, openingHoursKind, { optional: true, label: 'orders.label.openingHours' }),
    orderField(at('DriverHints'), kind, textKind(1000), { optional: true, label: 'orders.label.driverHints' }),
  ]
}

/** Whom to ask at the carrier's; where an own vehicle drives no one. */
const carrierContact = [
  orderField('carrierContactPerson', 'carriage', textKind(), {
    permission: 'orders.assign',
    optional: true,
    label: 'wizard.contactPerson.short',
    useSuggestions: useCarrierContacts,
  }),
  orderField('carrierContactPhone', 'carriage', phone, {
    permission: 'orders.assign',
    optional: true,
    label: 'orders.label.phone',
    link: 'tel',
  }),
  orderField('carrierContactEmail', 'carriage', textKind(254, 'email'), {
    permission: 'orders.assign',
    optional: true,
    label: 'orders.label.email',
    link: 'mailto',
  }),
]

/** Every field that can be typed or chosen, in the order of the sections. */
export const orderFields: readonly OrderField[] = [
  orderField('orderType', 'order', orderType, { line: 'orders.line.kind' }),
  orderField('priority', 'order', priority, { line: 'orders.line.kind' }),
  orderField('customerReference', 'order', textKind(35), { optional: true, label: 'orders.label.reference' }),
  orderField('contactPerson', 'customer', textKind(), {
    optional: true,
    label: 'wizard.contactPerson.short',
    useSuggestions: useCustomerContacts,
  }),
  orderField('customerEmail', 'customer', textKind(254, 'email'), {
    optional: true,
    label: 'orders.label.email',
    link: 'mailto',
  }),
  orderField('customerPhone', 'customer', phone, { optional: true, label: 'orders.label.phone', link: 'tel' }),
  orderField('paymentTerms', 'customer', termsKind, {
    permission: 'orders.setCustomerPrice',
    label: 'orders.label.paymentTerms',
  }),
  orderField('cargoDescription', 'cargo', textKind(350), { label: 'orders.label.goods' }),
  orderField('weight', 'cargo', numberKind('kg'), { label: 'orders.label.weight', line: 'orders.line.size' }),
  orderField('loadingMeters', 'cargo', loadingMetersField, { line: 'orders.line.size' }),
  orderField('volume', 'cargo', numberKind('m³'), {
    optional: true,
    label: 'orders.label.volume',
    line: 'orders.line.size',
  }),
  orderField('packageCount', 'cargo', numberKind(''), { line: 'orders.line.packages' }),
  orderField('packageType', 'cargo', packageType, { line: 'orders.line.packages' }),
  orderField('stackable', 'cargo', flagKind<Order>(), { optional: true }),
  orderField('quantity', 'cargo', numberKind(''), { optional: '1' }),
  orderField('dimensions', 'cargo', dimensionsKind, { optional: true }),
  orderField('requiredVehicleType', 'cargo', vehicleType, { optional: true, label: 'orders.label.wantedVehicle' }),
  orderField('goodsLines', 'cargo', goodsLinesKind, { props: ['goodsLines', 'furtherStops'], optional: true }),
  orderField('dangerousGoods', 'cargo', goodsKind, { optional: true }),
  orderField('temperature', 'cargo', temperatureKind, { props: ['temperatureMin', 'temperatureMax'], optional: true }),
  orderField('tailLift', 'cargo', flagKind<Order>(), { optional: true }),
  orderField('banExemption', 'cargo', banExemption, { optional: true }),
  orderField('palletExchange', 'cargo', flagKind<Order>(), { optional: true, line: 'orders.line.pallets' }),
  orderField('palletsExchanged', 'cargo', numberKind('', 0), { optional: true, line: 'orders.line.pallets' }),
  ...stop('pickup'),
  orderField('furtherLoading', 'pickup', furtherStopsKind('pickup'), { props: ['furtherStops'], optional: true }),
  ...stop('delivery'),
  orderField('furtherUnloading', 'delivery', furtherStopsKind('delivery'), { props: ['furtherStops'], optional: true }),
  ...carrierContact,
  orderField('vehiclePlate', 'carriage', plateKind, {
    permission: 'orders.assign',
    label: 'orders.label.tractor',
    name: 'orders.label.tractor',
  }),
  orderField('trailerPlate', 'carriage', plateKind, { permission: 'orders.assign' }),
  orderField('driverName', 'carriage', textKind(), { permission: 'orders.assign' }),
  orderField('driverPhone', 'carriage', phone, {
    permission: 'orders.assign',
    optional: true,
    label: 'orders.label.phone',
    link: 'tel',
  }),
  orderField('customerPrice', 'prices', amount, {
    ...money,
    label: 'orders.customerPrice',
    name: 'orders.customerPrice',
  }),
  orderField('customerCharges', 'prices', chargesKind, {
    ...money,
    ...charges,
    props: ['customerCharges', 'customerPrice'],
  }),
  orderField('vatRate', 'prices', vatRate, money),
  orderField('buyerIsShipper', 'prices', saidKind<Order>(), { permission: 'orders.setCustomerPrice', optional: true }),
  orderField('customsLeg', 'prices', customsLeg, { permission: 'orders.setCustomerPrice', optional: true }),
  orderField('carrierPrice', 'prices', amount, {
    ...money,
    permission: 'orders.setCarrierPrice',
    label: 'orders.carrierPrice',
    name: 'orders.carrierPrice',
  }),
  orderField('carrierCharges', 'prices', chargesKind, {
    ...money,
    ...charges,
    permission: 'orders.setCarrierPrice',
    props: ['carrierCharges', 'carrierPrice'],
  }),
  orderField('currency', 'prices', currency, { ...money, optional: 'EUR' }),
  orderField('internalNotes', 'notes', longKind(5000), {
    permission: 'orders.setCustomerPrice',
    commandId: 'orders.editNotes',
  }),
]

/** The fields of a section, in order. */
export const fieldsOf = (section: OrderSection): OrderField[] =>
  orderFields.filter((entry) => entry.section === section)
