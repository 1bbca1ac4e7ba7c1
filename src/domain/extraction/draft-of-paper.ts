import type { InquiryFacts, RawOrder } from '../enhanced/orders.ts'
import type { AdrDraft } from '../goods/cargo-draft.ts'
import type { OrderDraft } from '../orders/draft.ts'
import type { StopDraft } from '../stops/draft.ts'
import { fieldOf, type PaperField, type Readings, type Side } from './fields.ts'

const valueOf = <Field extends PaperField>(readings: Readings, field: Field) => fieldOf(readings, field).value

/** The entries that have a value. */
const given = <T extends object>(values: { [Key in keyof T]: T[Key] | undefined }): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T

const STOP_FIELDS = [
  'company',
  'street',
  'postalCode',
  'city',
  'country',
  'date',
  'timeFrom',
  'timeTo',
  'reference',
  'phone',
  'fixed',
] as const satisfies readonly (keyof StopDraft)[]

const stopOf = (readings: Readings, side: Side): StopDraft =>
  given<StopDraft>(Object.fromEntries(STOP_FIELDS.map((key) => [key, valueOf(readings, `${side}.${key}`)])))

const ADR_FIELDS = [
  'unNumber',
  'name',
  'risks',
  'class',
  'packingGroup',
  'tunnelCode',
] as const satisfies readonly (keyof AdrDraft)[]

/** What was read, as the draft of an order. Money in euros, net; who the customer is by name is for anyone who knows all of them. */
export function draftOf(readings: Readings): { draft: OrderDraft; customerPrice?: number } {
  const read = <Field extends PaperField>(field: Field) => valueOf(readings, field)
  const adr = given<AdrDraft>(Object.fromEntries(ADR_FIELDS.map((key) => [key, read(`cargo.adr.${key}`)])))
  const temperature = given({ min: read('cargo.temperature.min'), max: read('cargo.temperature.max') })
  const customerPrice = read('price.customer')
  const draft: OrderDraft = {
    customer: given({
      name: read('customer.name'),
      customerReference: read('customer.customerReference'),
      email: read('customer.email'),
      phone: read('customer.phone'),
      contactPerson: read('customer.contactPerson'),
      paymentTerms: read('customer.paymentTerms'),
    }),
    cargo: {
      ...given({
        description: read('cargo.description'),
        weightKg: read('cargo.weightKg'),
        loadingMeters: read('cargo.loadingMeters'),
        packageCount: read('cargo.packageCount'),
        packageType: read('cargo.packageType'),
        vehicleType: read('cargo.vehicleType'),
        stackable: read('cargo.stackable'),
        palletExchange: read('cargo.palletExchange'),
        tailLift: read('cargo.tailLift'),
      }),
      // Even an empty one would say that the goods are dangerous.
      ...(Object.keys(adr).length > 0 && { adr }),
      ...(Object.keys(temperature).length > 0 && { temperature }),
    },
    pickup: stopOf(readings, 'pickup'),
    delivery: stopOf(readings, 'delivery'),
  }
  return { draft, ...(customerPrice !== undefined && { customerPrice }) }
}

/** The raw fields of an order that OCR reads, by the fields of a paper. Source: specification 3 */
const RAW_FIELDS = {
  order_number: 'order.number',
  customer_name: 'customer.name',
  pickup_date: 'pickup.date',
  delivery_date: 'delivery.date',
  cargo_description: 'cargo.description',
  pickup_street: 'pickup.street',
  pickup_city: 'pickup.city',
  delivery_street: 'delivery.street',
  delivery_city: 'delivery.city',
} as const satisfies Partial<Record<keyof RawOrder, PaperField>>
type RawField = keyof typeof RAW_FIELDS

/** What was read, as an order that OCR has read, how sure each of its raw fields is, and what its inquiry knows beyond them. */
export function rawOrderOf(readings: Readings): {
  order: RawOrder
  confidence: Readonly<Record<RawField, number>>
  inquiry: InquiryFacts
} {
  const read = <Field extends PaperField>(field: Field) => valueOf(readings, field)
  const fields = Object.keys(RAW_FIELDS) as RawField[]
  const text = (field: RawField) => valueOf(readings, RAW_FIELDS[field]) ?? ''
  return {
    order: {
      order_number: text('order_number'),
      customer_name: text('customer_name'),
      ...given({ pickup_date: read('pickup.date'), delivery_date: read('delivery.date') }),
      cargo_description: text('cargo_description'),
      pickup_street: text('pickup_street'),
      pickup_city: text('pickup_city'),
      delivery_street: text('delivery_street'),
      delivery_city: text('delivery_city'),
      status: 'inquiry',
    },
    confidence: Object.fromEntries(
      fields.map((field) => [field, fieldOf(readings, RAW_FIELDS[field]).confidence]),
    ) as Record<RawField, number>,
    inquiry: given<InquiryFacts>({
      originPostalCode: read('pickup.postalCode'),
      originCountry: read('pickup.country'),
      destinationPostalCode: read('delivery.postalCode'),
      destinationCountry: read('delivery.country'),
      loadingTimeFrom: read('pickup.timeFrom'),
      loadingTimeTo: read('pickup.timeTo'),
      unloadingTimeFrom: read('delivery.timeFrom'),
      unloadingTimeTo: read('delivery.timeTo'),
      vehicleType: read('cargo.vehicleType'),
      loadingMeters: read('cargo.loadingMeters'),
    }),
  }
}

/** What a document keeps of its reading, in the words documents of the mock world have it. */
export function documentDataOf(readings: Readings): Record<string, string> {
  const read = <Field extends PaperField>(field: Field) => valueOf(readings, field)
  const weight = read('cargo.weightKg')
  return given({
    orderNumber: read('order.number'),
    sender: read('pickup.company'),
    consignee: read('delivery.company'),
    weight: weight === undefined ? undefined : `${weight} kg`,
    packages: read('cargo.packageCount')?.toString(),
  })
}
