import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { RecurringOrder } from '#src/contract/recurring/recurring-order.ts'
import { RecurringOrderInput } from '#src/contract/recurring-orders.ts'
import { addDays, epochToZoned, weekday } from '#src/domain/basics/dates.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { checkTemplate } from '#src/domain/recurring/order-part.ts'
import { formatFor } from '#src/i18n/format.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { saidOf, type FormRow, type FormTexts, type FormValues, type RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { checkRecurring, RECURRING_FIELDS, RULE_FIELDS } from '../fields/recurring-fields.ts'
import { recurringChanges } from '../recurring-changes.ts'
import { weekdaysText } from '../recurring-words.ts'
import { CustomerControl } from '#src/entities/partners/customer-control.tsx'

const RULE_ROWS: readonly FormRow[] = [
  ['grid-cols-1', 'name'],
  ['grid-cols-2', 'weekdays', 'everyWeeks'],
  ['grid-cols-2', 'startsOn', 'endsOn'],
  ['grid-cols-3', 'holidays', 'daysAhead', 'transitDays'],
]

/** A new one has no name yet. */
const blank: RecurringOrder = { ...RecurringOrder.parse({}), name: '', customerName: '' }

const today = () => epochToZoned(Date.now()).date

/** What stands in the form of a new one: every week, from today on. */
const usualTexts = (): FormTexts => ({
  everyWeeks: '1',
  startsOn: dateKind.typed([today()]),
  holidays: 'skip',
  daysAhead: '7',
  transitDays: '1',
})

const RULE = { required: ['name', 'weekdays', 'everyWeeks', 'startsOn', 'daysAhead', 'transitDays'], blank } as const

const wholeForm = (): RecordForm<RecurringOrder> => ({
  ...RULE,
  fields: RECURRING_FIELDS.map((field) =>
    field.id === 'customerName' ? { ...field, Control: CustomerControl } : field,
  ),
  rows: [
    ...RULE_ROWS,
    ['grid-cols-[1fr_1fr_160px]', 'customerName', 'cargoDescription', 'customerPrice'],
    ['grid-cols-4', 'weight', 'loadingMeters', 'packageCount', 'packageType'],
    ['grid-cols-[176px_1fr_1fr]', 'pickupPostalCode', 'pickupCity', 'pickupAddress'],
    ['grid-cols-[176px_1fr_1fr]', 'deliveryPostalCode', 'deliveryCity', 'deliveryAddress'],
    ['grid-cols-4', 'pickupWindow', 'deliveryWindow', 'pickupCountry', 'deliveryCountry'],
  ],
  required: [
    ...RULE.required,
    ...[
      'customerName',
      'cargoDescription',
      'weight',
      'pickupPostalCode',
      'pickupCity',
      'deliveryPostalCode',
      'deliveryCity',
    ],
  ],
  texts: { ...usualTexts(), pickupCountry: 'Deutschland', deliveryCountry: 'Deutschland' },
  check: (record, props, { today: day, texts }) => [
    // Whoever types a name and takes none of those that are found means somebody no one knows.
    ...(texts['customerName']?.trim() && !texts['customerId'] ? errorAt('customerName', 'customerRequired') : []),
    ...checkRecurring(record, props, { today: day }),
  ],
})

/** Shows the form of a new recurring order. */
export function openCreate(context: CommandContext): void {
  const { t } = context.services
  openForm(context, {
    form: wholeForm(),
    name: 'recurringOrder',
    command: 'recurringOrders.create',
    title: plainTitle(t('recurring.create.title')),
    confirm: t('recurring.create.confirm'),
    width: 720,
    onSend: ({ values, texts }) => create(context, { ...values, customerId: texts['customerId'] || null }),
  })
}

async function create(context: CommandContext, values: FormValues): Promise<void> {
  const body = RecurringOrderInput.parse(saidOf(values))
  await recurringChanges.create(context, {
    commandId: 'recurringOrders.create',
    title: context.services.t('recurring.created'),
    blank,
    body,
    call: (call, idempotencyKey) => call('recurringOrders.create', { body, idempotencyKey }),
    done: ({ id }) => context.services.openPanel({ kind: 'recurringOrder', id }),
  })
}

/** The rhythm an order suggests: its weekday, from the next such day on that it is not for itself. */
function textsOfOrder(order: Order): FormTexts {
  const day = weekday(order.pickupDate ?? today())
  const last = order.pickupDate !== undefined && order.pickupDate > today() ? order.pickupDate : today()
  const next = addDays(last, ((day - weekday(last) + 6) % 7) + 1)
  return {
    ...usualTexts(),
    name: `${order.customerName} ${order.pickupCity}–${order.deliveryCity}`.slice(0, 80),
    weekdays: weekdaysText([day], formatFor(currentLanguage())),
    startsOn: dateKind.typed([next]),
  }
}

/** Shows the form of a recurring order made of the focused order: when, the rest the order says. */
export async function openFromOrder(context: CommandContext): Promise<void> {
  const focus = focusedOf(context, 'order')
  if (focus === undefined) return
  const [order] = await newestRecords(context, 'order', [focus])
  if (order === undefined) return
  const { t } = context.services
  openForm(context, {
    form: {
      ...RULE,
      // The order says how long it is on the way.
      fields: RULE_FIELDS.filter(({ id }) => id !== 'transitDays'),
      rows: RULE_ROWS.map(([columns, ...ids]): FormRow => {
        const row = ids.filter((id) => id !== 'transitDays')
        return row.length === ids.length ? [columns, ...ids] : ['grid-cols-2', ...row]
      }),
      required: RULE.required.filter((id) => id !== 'transitDays'),
      texts: textsOfOrder(order),
      check: (record, props) => checkTemplate(record).filter(({ path }) => props.includes(path)),
    },
    name: `recurringOrder.${order.id}`,
    command: 'recurringOrders.fromOrder',
    title: t('recurring.fromOrder.of', { order: order.orderNumber }),
    confirm: t('recurring.create.confirm'),
    width: 560,
    onSend: ({ values }) => createFromOrder(context, order.id, values),
  })
}

async function createFromOrder(context: CommandContext, orderId: string, values: FormValues): Promise<void> {
  const body = { ...RecurringOrderInput.parse(saidOf(values)), orderId }
  await recurringChanges.create(context, {
    commandId: 'recurringOrders.fromOrder',
    title: context.services.t('recurring.created'),
    blank,
    body,
    call: (call, idempotencyKey) => call('recurringOrders.fromOrder', { body, idempotencyKey }),
    done: ({ id }) => context.services.openPanel({ kind: 'recurringOrder', id }, 'add'),
  })
}
