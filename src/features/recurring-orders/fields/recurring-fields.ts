import type { RecurringOrder } from '#src/contract/recurring/recurring-order.ts'
import type { RecurringOrderInput } from '#src/contract/recurring-orders.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import { COUNTRIES } from '#src/domain/places/postal-codes.ts'
import { checkOrderPart, checkTemplate, orderPartOf } from '#src/domain/recurring/order-part.ts'
import { HOLIDAY_RULES, type HolidayRule } from '#src/domain/recurring/holiday-rules.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { customersByName } from '#src/entities/partners/partners-by-name.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldEndpoint, Suggestions } from '#src/records/fields/field.ts'
import { dateKind, windowKind } from '#src/records/fields/kinds/day-kinds.ts'
import {
  choiceKind,
  isNumber,
  moneyKind,
  numberKind,
  textKind,
  type FieldKind,
} from '#src/records/fields/kinds/kinds.ts'
import { loadingMetersKind } from '#src/records/fields/kinds/measure-kinds.ts'
import { rhythmText, statusText } from '../recurring-words.ts'
import { weekdaysKind } from './weekdays-kind.ts'

type RecurringField = Field<RecurringOrder>

const update: FieldEndpoint<RecurringOrder> = async (call, { id, ...request }) => {
  const { recurringOrder, eventId, warnings } = await call('recurringOrders.update', { params: { id }, ...request })
  return { record: recurringOrder, eventId, warnings }
}

type Property = keyof RecurringOrderInput & string

function field(
  props: Property | readonly [Property, ...Property[]],
  kind: FieldKind<RecurringOrder>,
  { label, name = label, ...more }: { label: TextKey; name?: TextKey } & Partial<RecurringField>,
): RecurringField {
  const all = typeof props === 'string' ? ([props] as const) : props
  const shared = { permission: 'edit', endpoint: update, commandId: 'recurringOrders.edit' } as const
  return { id: all[0], kind, label, name, props: all, ...shared, ...more }
}

const isHolidayRule = (text: string): text is HolidayRule => HOLIDAY_RULES.some((rule) => rule === text)

/** A number of days or weeks, in words of its own. */
const counted = (shown: (count: number, t: Parameters<typeof rhythmText>[1]) => string): FieldKind<RecurringOrder> => ({
  ...numberKind('', 0),
  shown: ([value], { t }) => (isNumber(value) ? shown(value, t) : '–'),
})

/** From and to of a stop; here nothing is assumed. */
const window: FieldKind<RecurringOrder> = {
  ...windowKind,
  read: (text, reading) => windowKind.read(text, reading)?.slice(0, 2),
}

const country = choiceKind<RecurringOrder>(
  COUNTRIES.map(({ name }) => name),
  (name) => name,
)

/** Customers that fit what is typed, once somebody types. */
function useCustomers(_record: RecurringOrder, text: string): Suggestions {
  const { options, busy } = customersByName.useFound(text.trim() === '' ? undefined : text)
  return {
    busy,
    options: options.map(({ id, label, detail }) => ({ id, label, detail, also: { customerId: id } })),
  }
}

/** When orders are made. */
export const RULE_FIELDS: readonly RecurringField[] = [
  field('name', textKind(80), { label: 'recurring.name' }),
  field('weekdays', weekdaysKind, { label: 'recurring.weekdays' }),
  field('everyWeeks', counted(rhythmText), { label: 'recurring.rhythm', name: 'recurring.rhythm.name' }),
  field('startsOn', dateKind, { label: 'recurring.period', name: 'recurring.startsOn', line: 'recurring.period' }),
  field(
    'endsOn',
    { ...dateKind, hint: undefined },
    { label: 'recurring.period', name: 'recurring.endsOn', line: 'recurring.period' },
  ),
  field(
    'holidays',
    choiceKind<RecurringOrder>(HOLIDAY_RULES, (rule, { t }) =>
      t(`recurring.holidays.${isHolidayRule(rule) ? rule : 'skip'}`),
    ),
    { label: 'recurring.holidays' },
  ),
  field(
    'daysAhead',
    counted((count, t) => t('recurring.daysAhead.shown', { count })),
    {
      label: 'recurring.daysAhead',
      name: 'recurring.daysAhead.name',
    },
  ),
  field(
    'transitDays',
    counted((count, t) => t('recurring.transitDays.shown', { count })),
    {
      label: 'recurring.transitDays',
      name: 'recurring.transitDays.name',
    },
  ),
]

const stop = (own: 'pickup' | 'delivery'): RecurringField[] => [
  field(`${own}Company`, textKind(200), { label: 'orders.label.company', name: `orders.field.${own}Company` }),
  field(`${own}Address`, textKind(200), { label: 'wizard.street', name: `orders.field.${own}Address` }),
  field(`${own}PostalCode`, textKind(12), {
    label: 'wizard.postalCode',
    name: `orders.field.${own}PostalCode`,
    line: 'wizard.city',
  }),
  field(`${own}City`, textKind(100), { label: 'wizard.city', name: `orders.field.${own}City`, line: 'wizard.city' }),
  field(`${own}Country`, country, {
    label: 'wizard.country',
    name: `orders.field.${own}Country`,
    optional: 'Deutschland',
  }),
  field([`${own}TimeFrom`, `${own}TimeTo`], window, {
    id: `${own}Window`,
    label: 'wizard.window',
    name: `orders.field.${own}Window`,
  }),
]

/** Whom they are for, and what is carried at which price. */
export const ORDER_FIELDS: readonly RecurringField[] = [
  field('customerName', textKind(200), {
    label: 'records.customer',
    useSuggestions: useCustomers,
    // A name of one's own is that customer's who has it; one that is taken brings his id.
    along: async () => ({ customerId: null }),
  }),
  field('cargoDescription', textKind(350), { label: 'records.cargo' }),
  field('weight', numberKind('kg'), {
    label: 'orders.label.weight',
    name: 'orders.field.weight',
    line: 'orders.line.size',
  }),
  field('loadingMeters', loadingMetersKind, { label: 'orders.field.loadingMeters', line: 'orders.line.size' }),
  field('packageCount', numberKind('', 0), { label: 'orders.field.packageCount', line: 'orders.field.packageCount' }),
  field('packageType', textKind(40), { label: 'orders.field.packageType', line: 'orders.field.packageCount' }),
  field(
    'customerPrice',
    moneyKind<RecurringOrder>(() => 'EUR'),
    { label: 'orders.field.customerPrice' },
  ),
]
export const STOP_FIELDS = { pickup: stop('pickup'), delivery: stop('delivery') } as const

/** Every field that can be typed or chosen. */
export const RECURRING_FIELDS: readonly RecurringField[] = [
  ...RULE_FIELDS,
  ...ORDER_FIELDS,
  ...STOP_FIELDS.pickup,
  ...STOP_FIELDS.delivery,
]

/** What is said about these properties of a template, by the rules the server has. */
export function checkRecurring(
  record: RecurringOrder,
  props: readonly string[],
  { today }: { today: PlainDate },
): FieldIssue[] {
  const issues = [
    ...checkTemplate(record),
    ...checkOrderPart(orderPartOf(record), { today, transitDays: record.transitDays }),
  ]
  return issues.filter(({ path }) => props.includes(path))
}

/** What can be edited in place in a recurring order. */
export const editableRecurring = editableEntity('recurringOrder', {
  all: RECURRING_FIELDS,
  chosen: [{ id: 'status', name: 'orders.column.status', shown: (record, { t }) => statusText(record, t) }],
  first: 'name',
  check: checkRecurring,
  refusal: (_permission, _record, role) => permissionRefusal(role, 'orders.create'),
  labelOf: ({ name }) => name,
})
