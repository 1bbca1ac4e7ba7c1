import type { RecurringOrder } from '#src/contract/recurring/recurring-order.ts'
import type { RecurringOrderInput } from '#src/contract/recurring-orders.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import { checkOrderPart, checkTemplate, orderPartOf } from '#src/domain/recurring/order-part.ts'
import { HOLIDAY_RULES, type HolidayRule } from '#src/domain/recurring/holiday-rules.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { orderPartFields } from '#src/entities/orders/order-part-fields.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldEndpoint } from '#src/records/fields/field.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { choiceKind, isNumber, numberKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
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

/** Whom they are for, and what is carried at which price; and where. */
export const { parts: ORDER_FIELDS, stops: STOP_FIELDS } = orderPartFields<RecurringOrder>(field)

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
