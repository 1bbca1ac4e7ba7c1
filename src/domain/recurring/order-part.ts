import type { CustomerDraft } from '../partners/customer-draft.ts'
import { cargoOf, stopOf, type CargoOfOrder } from '../orders/facts.ts'
import { checkDraft, type OrderDraft } from '../orders/draft.ts'
import { addDays, weekday, type PlainDate } from '../basics/dates.ts'
import { isBlank, textOf } from '../basics/given-text.ts'
import { isPlainDate } from '../basics/dates.ts'
import { checkPrices } from '../prices/price-checks.ts'
import { checkLength, checkWhole, errorAt, type FieldIssue } from '../refusals/field-issue.ts'
import { unloadsOn, type RecurrenceRule } from './rule.ts'

/** What a template says of its orders, in the words of an order; weight kg, loading metres, price in euros net. */
export type OrderPart = Parameters<typeof stopOf>[0] &
  CargoOfOrder & {
    customerId?: string | undefined
    customerName: string
    customerReference?: string | undefined
    contactPerson?: string | undefined
    paymentTerms?: number | undefined
    customerPrice?: number | undefined
  }

/** All a template says of its orders, as one: what a person edits over what came along. */
export const orderPartOf = <T extends { further: object }>({
  further,
  ...own
}: T): T['further'] & Omit<T, 'further'> => ({
  ...further,
  ...own,
})

/** The days an order of a template has. */
export interface OrderDays {
  loadsOn: PlainDate
  unloadsOn: PlainDate
}

/** Where the goods of a template are loaded and unloaded, as far as holidays go. */
export const placeOf = (part: OrderPart, kind: 'pickup' | 'delivery') => ({
  country: part[`${kind}Country`],
  postalCode: part[`${kind}PostalCode`],
})

/** The days of the order that is loaded on a day, so many working days on the way. */
export const daysOf = (part: OrderPart, loadsOn: PlainDate, transitDays: number): OrderDays => ({
  loadsOn,
  unloadsOn: unloadsOn(loadsOn, transitDays, placeOf(part, 'delivery')),
})

/** The draft of an order of a template. */
export function draftOf(part: OrderPart, days: OrderDays): OrderDraft {
  const { customerId, customerName, customerReference, contactPerson, paymentTerms } = part
  const customer: CustomerDraft = { customerId, name: customerName, customerReference, contactPerson, paymentTerms }
  return {
    customer,
    cargo: cargoOf(part),
    pickup: { ...stopOf(part, 'pickup'), date: days.loadsOn },
    delivery: { ...stopOf(part, 'delivery'), date: days.unloadsOn },
  }
}

/** What a template says beside its orders. */
export interface TemplatePart extends Partial<RecurrenceRule> {
  name?: string | undefined
  daysAhead?: number | undefined
  transitDays?: number | undefined
}

/** Bounds of the numbers of a template: days, weeks. */
export const BOUNDS = {
  everyWeeks: { min: 1, max: 12 },
  daysAhead: { min: 0, max: 60 },
  transitDays: { min: 0, max: 10 },
} as const

/** What is said about name, rhythm and lead of a template. */
export function checkTemplate({ name, weekdays = [], startsOn, endsOn, ...numbers }: TemplatePart): FieldIssue[] {
  return [
    ...(textOf(name) === '' ? errorAt('name', 'required') : checkLength('name', name, 80)),
    ...(weekdays.length === 0 ? errorAt('weekdays', 'weekdaysRequired') : []),
    ...needed('everyWeeks', numbers.everyWeeks),
    ...(isPlainDate(startsOn) ? [] : errorAt('startsOn', isBlank(startsOn) ? 'required' : 'day')),
    ...(isBlank(endsOn) || isPlainDate(endsOn) ? [] : errorAt('endsOn', 'day')),
    ...(isPlainDate(endsOn) && isPlainDate(startsOn) && endsOn < startsOn ? errorAt('endsOn', 'periodOrder') : []),
    ...needed('daysAhead', numbers.daysAhead),
    ...needed('transitDays', numbers.transitDays),
  ]
}

const needed = (path: keyof typeof BOUNDS, value: number | undefined): FieldIssue[] =>
  isBlank(value) ? errorAt(path, 'required') : checkWhole(path, value, BOUNDS[path])

/** The name a field of a draft has in a template. */
const FIELD_OF: Readonly<Record<string, string>> = {
  'cargo.description': 'cargoDescription',
  'cargo.weightKg': 'weight',
  'cargo.vehicleType': 'requiredVehicleType',
  'pickup.street': 'pickupAddress',
  'delivery.street': 'deliveryAddress',
}

function fieldOf(path: string): string {
  const [part = '', name = ''] = path.split('.')
  if (FIELD_OF[path] !== undefined) return FIELD_OF[path]
  if (part === 'customer') return 'customerName'
  if (part === 'cargo') return name === 'adr' ? 'dangerousGoods' : name
  return name === '' ? path : `${part}${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** The Monday some days after a day: on it an order of every template can be checked, far from bans of the day itself. */
const sampleDay = (today: PlainDate) => addDays(today, 15 - weekday(today))

/**
 * What speaks against every order of a template, by the names of its fields: the rules of a draft, but for those of its days. Only
 * errors; what warns is said with each order.
 */
export function checkOrderPart(part: OrderPart, { today, transitDays }: { today: PlainDate; transitDays: number }) {
  const draft = draftOf(part, daysOf(part, sampleDay(today), transitDays))
  const issues = [...checkDraft(draft, { today }), ...checkPrices({ customerPrice: part.customerPrice })]
  const errors = issues.filter(({ severity, path }) => severity === 'error' && !path.endsWith('.date'))
  return errors.map((issue): FieldIssue => ({ ...issue, path: fieldOf(issue.path) }))
}
