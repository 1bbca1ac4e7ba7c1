import { addDays, epochToZoned, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { dayText } from '#src/domain/billing/figures.ts'
import { fillMessage } from '#src/domain/refusals/message.ts'
import { invoiceState } from '#src/domain/billing/states.ts'
import { todayOf } from '../../../core/rule-context.ts'
import { putJob } from '../../../ports/jobs.ts'
import type { Row } from '../../../store/models.ts'
import type { NewRow, Store } from '../../../store/store.ts'
import { cascade } from '../../../write/cascades.ts'
import { ALERT_CODES } from '../../alerts/rows.ts'

type Invoice = Row<'invoices'>
type LookContext = { store: Store; now: number }

const alertId = ({ id }: Pick<Invoice, 'id'>) => `alt-overdue-${id}`

function overdueAlert({ id, number = '', customerName, openCents, dueDate = '' }: Invoice, now: number) {
  return {
    id: alertId({ id }),
    type: 'warning',
    code: ALERT_CODES.overdue,
    title: 'Rechnung überfällig',
    message: fillMessage('{{number}} · {{customer}}: fällig am {{day}}', {
      number,
      customer: customerName,
      day: dayText(dueDate),
    }),
    // `amount` in euros, as all alerts have it.
    values: { number, customer: customerName, date: dueDate, amount: openCents / 100 },
    actionUrl: `/invoices/${id}`,
    timestamp: new Date(now).toISOString(),
    read: false,
  } satisfies NewRow<'alerts'>
}

/** Looks at invoices again with the next day, once for a tenant; `from` is the first last day of payment that was not looked at. */
function scheduleLook({ store, now }: LookContext): Promise<void> {
  const today = epochToZoned(now).date
  const runAt = zonedToEpoch(addDays(today, 1), '00:00')
  return putJob(store, { id: `overdue-${store.tenantId}`, name: 'billing.warn', runAt, payload: { from: today } })
}

/** Tells of each invoice that has become overdue since the last look, once, and comes again with the next day. */
export async function warnOfOverdue(context: LookContext, from: string): Promise<void> {
  const { store, now } = context
  const where = { type: 'invoice', state: 'sent', dueDate: { gte: from, lt: todayOf(context) } } as const
  for (const invoice of await store.all('invoices', where)) {
    if (!(await store.find('alerts', alertId(invoice)))) await store.insert('alerts', overdueAlert(invoice, now))
  }
  if ((await store.count('invoices', { type: 'invoice', state: 'sent' })) > 0) await scheduleLook(context)
}

/** An invoice that is issued is looked at when its last day is over; one that is paid or cancelled is told of no more. */
export const overdueWarnings = cascade<'invoices'>({
  name: 'warnings of overdue invoices',
  on: 'invoices',
  fields: ['state', 'dueDate'],
  async run(context, { before, after }) {
    const invoice = after ?? before
    if (invoice === undefined) return
    const { store } = context
    const isOverdue = after !== undefined && invoiceState(after, todayOf(context)) === 'overdue'
    if (!isOverdue && (await store.find('alerts', alertId(invoice)))) await store.remove('alerts', alertId(invoice))
    if (after?.state === 'sent' && after.type === 'invoice') await scheduleLook(context)
  },
})
