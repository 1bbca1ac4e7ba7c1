import { RecurringOrder, type FurtherFields } from '#src/contract/recurring/recurring-order.ts'
import { type RecurringOrderInput } from '#src/contract/recurring-orders.ts'
import { epochToZoned, weekday } from '#src/domain/basics/dates.ts'
import { isBlank } from '#src/domain/basics/given-text.ts'
import { errorAt, type FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { countryName } from '#src/domain/places/postal-codes.ts'
import { checkOrderPart, checkTemplate, orderPartOf } from '#src/domain/recurring/order-part.ts'
import { dueDate, isDateOf } from '#src/domain/recurring/rule.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { notFound } from '../../core/http-error.ts'
import { notNow, type RuleContext, todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { sameValue } from '../../write/same-value.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'
import { doneOf, scheduleOf } from './schedule.ts'

type Template = Row<'recurringOrders'>

/** Texts that are there, if only empty. */
const ALWAYS = new Set<string>([
  ...(['name', 'cargoDescription', 'startsOn', 'pickupAddress', 'pickupPostalCode', 'pickupCity'] as const),
  ...(['deliveryAddress', 'deliveryPostalCode', 'deliveryCity'] as const),
])

/** What is typed as it is kept: without outer blanks, weekdays in their order, countries as all are written. */
function typedValues(input: RecurringOrderInput): Partial<Template> {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined)
  const values = entries.map(([field, value]) => {
    if (Array.isArray(value)) return [field, [...new Set(value)].toSorted()]
    const typed = typeof value === 'string' ? value.trim() : value
    if (field.endsWith('Country')) return [field, countryName(typeof typed === 'string' ? typed : undefined)]
    if (!isBlank(typed)) return [field, typed]
    return [field, ALWAYS.has(field) ? '' : undefined]
  })
  return Object.fromEntries(values) as Partial<Template>
}

/** Who the customer is: by his id, else by his name; what is said against a name no customer has. */
async function customerValues(
  { store }: RuleContext,
  { customerId, customerName }: RecurringOrderInput,
): Promise<{ values: Partial<Template>; issues: FieldIssue[] }> {
  if (isBlank(customerId) && customerName === undefined) return { values: {}, issues: [] }
  const customer = isBlank(customerId)
    ? await store.first('partners', { kind: 'customer', name: customerName?.trim() ?? '' })
    : await store.find('partners', customerId)
  if (customer?.kind === 'customer')
    return { values: { customerId: customer.id, customerName: customer.name }, issues: [] }
  if (!isBlank(customerId)) throw notFound({ code: 'reason.missing.customer' })
  return { values: {}, issues: errorAt('customerName', 'customerRequired') }
}

/** What an order says of a place beside its address goes with the address. */
const OF_PLACE = ['LoadingPointId', 'Ramp', 'OpeningHours', 'DriverHints', 'ContactPerson', 'Phone', 'Email'] as const
const ADDRESS = ['Company', 'Address', 'PostalCode', 'City', 'Country'] as const

function furtherAfter(row: Template, values: Partial<Template>): Pick<Partial<Template>, 'further'> {
  const moved = (['pickup', 'delivery'] as const).filter((stop) =>
    ADDRESS.some((part) => `${stop}${part}` in values && !sameValue(values[`${stop}${part}`], row[`${stop}${part}`])),
  )
  if (moved.length === 0) return {}
  const gone = moved.flatMap((stop) => OF_PLACE.map((part) => [`${stop}${part}`, undefined] as const))
  return { further: { ...row.further, ...Object.fromEntries(gone) } }
}

/** The errors about a template as it is to become, and of what was typed only. */
function assertWhole(
  context: RuleContext,
  row: Template,
  more: readonly FieldIssue[],
  fields?: readonly string[],
): void {
  const { transitDays } = row
  const order = checkOrderPart(orderPartOf(row), { today: todayOf(context), transitDays })
  const issues = [...more, ...checkTemplate(row), ...order]
  const own = issues.filter(({ path }) => fields === undefined || fields.includes(path))
  // One word about a field is enough.
  assertNoErrors(own.filter(({ path }, at) => own.findIndex((other) => other.path === path) === at))
}

/** A template that somebody typed, or made of an order, with what else that says. */
export async function newTemplate(context: RuleContext, input: RecurringOrderInput, further: FurtherFields = {}) {
  const today = epochToZoned(context.now).date
  const customer = await customerValues(context, { ...input, customerName: input.customerName ?? '' })
  const usual = { weekdays: [weekday(today)], startsOn: today, everyWeeks: 1, daysAhead: 7, transitDays: 1 }
  const blank = RecurringOrder.parse({ name: ' ', ...usual, further })
  // A parsed template has a name; one that was not typed has none.
  const values: Template = { ...blank, name: '', ...typedValues(input), ...customer.values }
  assertWhole(context, values, customer.issues)
  const { id: _id, tenantId: _tenant, version: _version, createdAt: _made, updatedAt: _changed, ...own } = values
  return { values: own }
}

/** What a template says instead; what was made stays as it was made. */
export async function changedTemplate(context: RuleContext, row: Template, input: RecurringOrderInput) {
  const customer = await customerValues(context, input)
  const { customerId: _id, customerName: _name, ...rest } = input
  const typed = { ...typedValues(rest), ...customer.values }
  const values = { ...typed, ...furtherAfter(row, typed) }
  assertWhole(context, { ...row, ...values }, customer.issues, [...Object.keys(input), ...Object.keys(typed)])
  return { values }
}

/** Stops a template, or lets it go on; what was due meanwhile is made then, what is past is not. */
export const pause = (context: RuleContext, row: Template, paused: boolean): Promise<RecordChange<'recurringOrder'>> =>
  writeRecord(context, 'recurringOrder', row, { paused }, { type: 'updated' })

/** Leaves a date out, or takes it in again. 409 for a day no order is due on, and for one that has its order. */
export async function skip(
  context: RuleContext,
  row: Template,
  { date, skipped }: { date: string; skipped: boolean },
): Promise<RecordChange<'recurringOrder'>> {
  const today = todayOf(context)
  if ((await doneOf(context.store, row.id, context.now)).some((done) => done.date === date))
    throw notNow('reason.recurring.made')
  const plan = scheduleOf(row)
  const isDue = isDateOf(plan, date) && dueDate(plan, plan.place, date).loadsOn !== undefined
  if (skipped && !isDue) throw notNow('reason.recurring.noDate')
  // What is past needs no word any more.
  const others = row.skipped.filter((day) => day !== date && day >= today)
  const values = { skipped: skipped ? [...others, date].toSorted() : others }
  return writeRecord(context, 'recurringOrder', row, values, { type: 'updated' })
}
