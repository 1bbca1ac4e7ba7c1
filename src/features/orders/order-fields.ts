import { ORDER_PRIORITIES, ORDER_TYPES, type Order } from '#src/contract/order.ts'
import { ADR_CLASSES } from '#src/domain/adr.ts'
import { editRefusal, readOnlyRefusal } from '#src/domain/order-permissions.ts'
import { COUNTRIES } from '#src/domain/postal-codes.ts'
import type { ReasonCode } from '#src/domain/reason-messages.ts'
import { permissionRefusal, type Permission, type Role } from '#src/domain/roles.ts'
import { PACKAGE_TYPES, VEHICLE_TYPES } from '#src/domain/vehicles.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { packageWord } from '#src/i18n/package-word.ts'
import {
  choiceKind,
  dateKind,
  loadingMetersKind,
  longKind,
  moneyKind,
  numberKind,
  temperatureKind,
  termsKind,
  textKind,
  windowKind,
  type FieldKind,
} from './order-field-kinds.ts'
import { fieldText, orderTypeText, priorityText, vehicleTypeText } from './order-values.ts'

export type OrderProperty = keyof Order & string

export const SECTIONS = ['order', 'customer', 'cargo', 'pickup', 'delivery', 'carriage', 'prices', 'notes'] as const
export type OrderSection = (typeof SECTIONS)[number]

/** One editable field of an order. A new one is one line in `orderFields`. */
export interface OrderField {
  /** Its name in messages and in the address of a draft; usually the property it shows. */
  id: string
  section: OrderSection
  kind: FieldKind
  /** What of the order it shows and changes; the values of `kind` in the same order. */
  props: readonly OrderProperty[]
  /** Who may change it; `edit` follows the status as well (decision B5). */
  permission: Permission | 'edit'
  /** Changed by the pricing call; all others by the general one. */
  call: 'update' | 'pricing'
  /** Fields of one section with the same line stand side by side; the line's word is `orders.line.<line>`. */
  line?: string
  /** Folded away in the panel while it holds nothing, or this. */
  optional?: true | string
  /** Says what it is called where its own word is too long for the column. */
  label?: TextKey
  /** How it can be reached with one click. */
  link?: 'tel' | 'mailto'
}

type Extra = Partial<Omit<OrderField, 'id' | 'section' | 'kind'>>

function field(id: string, section: OrderSection, kind: FieldKind, extra: Extra = {}): OrderField {
  return { id, section, kind, props: [id as OrderProperty], permission: 'edit', call: 'update', ...extra }
}

const priority = choiceKind(ORDER_PRIORITIES, (value, { t }) => priorityText(value, t))
const orderType = choiceKind(ORDER_TYPES, (value, { t }) => orderTypeText(value, t))
const vehicleType = choiceKind(VEHICLE_TYPES, (value, { t }) => vehicleTypeText(value, t) ?? value, true)
// The number stands before it.
const packageType = choiceKind(
  PACKAGE_TYPES,
  (value, { t, order }) => packageWord(value, order.packageCount ?? 2, t),
  true,
)
const adrClass = choiceKind(ADR_CLASSES, (value, { t }) => t('orders.fields.adrClassOf', { class: value }), true)
const country = choiceKind(
  COUNTRIES.map(({ name }) => name),
  (name) => name,
)
/** Rates an order may have, percent. Source: decision B4 */
const vatRate = choiceKind([0, 7, 19], (rate, { format }) => format.percent(Number(rate)))
const currency = choiceKind(['EUR', 'CHF', 'CZK', 'DKK', 'GBP', 'HUF', 'PLN', 'RON', 'SEK', 'USD'], (code) => code)

const money = { permission: 'orders.setCustomerPrice', call: 'pricing' } as const
const phone = textKind(60, 'tel')

function stop(kind: 'pickup' | 'delivery'): OrderField[] {
  const at = (name: string) => `${kind}${name}` as OrderProperty
  return [
    field(at('Company'), kind, textKind(), { optional: true, label: 'orders.label.company' }),
    field(at('Address'), kind, textKind(), { label: 'wizard.street' }),
    field(at('PostalCode'), kind, textKind(10), { line: 'place', label: 'wizard.postalCode' }),
    field(at('City'), kind, textKind(), { line: 'place', label: 'wizard.city' }),
    field(at('Country'), kind, country, { optional: 'Deutschland', label: 'wizard.country' }),
    field(at('Date'), kind, dateKind, { line: 'appointment', label: 'wizard.date' }),
    field(at('Window'), kind, windowKind, {
      props: [at('TimeFrom'), at('TimeTo')],
      line: 'appointment',
      label: 'wizard.window',
    }),
    field(at('ContactPerson'), kind, textKind(), { optional: true, label: 'wizard.contactPerson.short' }),
  ]
}

/** Every field that can be typed or chosen, in the order of the sections. */
export const orderFields: readonly OrderField[] = [
  field('orderType', 'order', orderType, { line: 'kind' }),
  field('priority', 'order', priority, { line: 'kind' }),
  field('customerReference', 'order', textKind(35), { optional: true, label: 'orders.label.reference' }),
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
  field('weight', 'cargo', numberKind('kg'), { label: 'orders.label.weight', line: 'size' }),
  field('loadingMeters', 'cargo', loadingMetersKind, { line: 'size' }),
  field('volume', 'cargo', numberKind('m³'), { optional: true, label: 'orders.label.volume', line: 'size' }),
  field('packageCount', 'cargo', numberKind(''), { line: 'packages' }),
  field('packageType', 'cargo', packageType, { line: 'packages' }),
  field('quantity', 'cargo', numberKind(''), { optional: '1' }),
  field('dimensions', 'cargo', textKind(), { optional: true }),
  field('requiredVehicleType', 'cargo', vehicleType, { optional: true, label: 'orders.label.wantedVehicle' }),
  field('adrUnNumber', 'cargo', textKind(4), { optional: true, line: 'adr' }),
  field('adrClass', 'cargo', adrClass, { optional: true, line: 'adr' }),
  field('temperature', 'cargo', temperatureKind, { props: ['temperatureMin', 'temperatureMax'], optional: true }),
  ...stop('pickup'),
  ...stop('delivery'),
  field('driverPhone', 'carriage', phone, {
    permission: 'orders.assign',
    optional: true,
    label: 'orders.label.phone',
    link: 'tel',
  }),
  field('customerPrice', 'prices', moneyKind, { ...money, label: 'orders.customerPrice' }),
  field('vatRate', 'prices', vatRate, money),
  field('carrierPrice', 'prices', moneyKind, {
    ...money,
    permission: 'orders.setCarrierPrice',
    label: 'orders.carrierPrice',
  }),
  field('currency', 'prices', currency, { ...money, optional: 'EUR' }),
  field('internalNotes', 'notes', longKind(5000), { permission: 'orders.setCustomerPrice' }),
]

const byId = new Map(orderFields.map((entry) => [entry.id, entry]))

/** The field of a name; undefined for what is none, such as the name in an old draft. */
export const orderField = (id: string): OrderField | undefined => byId.get(id)

/** The fields of a section, in order. */
export const fieldsOf = (section: OrderSection): OrderField[] =>
  orderFields.filter((entry) => entry.section === section)

/** What a field shows of an order. */
export function valuesOf(order: Order, { props }: Pick<OrderField, 'props'>): unknown[] {
  return props.map((name) => order[name])
}

/** Whether two lists of values are the same to a reader: nothing is nothing, however it is written. */
export function sameValues(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.every((value, at) => (value ?? '') === (others[at] ?? ''))
}

/** Why this person may not change a field of this order now; nothing when she may. Source: decisions B1, B5 */
export function fieldRefusal(
  { permission }: Pick<OrderField, 'permission'>,
  { status }: Pick<Order, 'status'>,
  role: Role,
): ReasonCode | undefined {
  const refusal = permission === 'edit' ? editRefusal(role, status) : permissionRefusal(role, permission)
  return refusal ?? readOnlyRefusal(status)
}

/** The short word of a field, as it stands beside its value. */
export function labelOf(entry: Pick<OrderField, 'id' | 'label'>, t: Translate): string {
  return entry.label === undefined ? fieldText(entry.id, t) : t(entry.label)
}

/** The name of a field by itself, for controls and screen readers: it says of which stop and in which unit. */
export function nameOf(entry: Pick<OrderField, 'id' | 'label' | 'section'>, t: Translate): string {
  return entry.section === 'prices' ? labelOf(entry, t) : fieldText(entry.id, t)
}
