import type { DateState, RecurringDate } from '#src/contract/recurring/recurring-order.ts'
import type { OutputOf } from '#src/contract/basics/core.ts'
import type { Endpoints } from '#src/contract/index.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { openDates } from '#src/domain/recurring/due.ts'
import { daysOf, orderPartOf } from '#src/domain/recurring/order-part.ts'
import { datesFrom, madeOn } from '#src/domain/recurring/rule.ts'
import type { ListContext } from '../../core/lists/page.ts'
import type { Row } from '../../store/models.ts'
import { doneDates, doneOf, scheduleOf } from './schedule.ts'

type Template = Row<'recurringOrders'>
type DateReader = Pick<ListContext, 'store' | 'now'>

/** Dates shown ahead, and orders shown back. */
const AHEAD = 10
const BACK = 100

/** Templates with what follows from their dates. */
export async function withDates(rows: readonly Template[], { store, now }: DateReader): Promise<Template[]> {
  const ids = rows.map(({ id }) => id)
  const done = await doneDates(store, ids, now)
  const last = new Map<string, string>()
  for (const id of ids) {
    const [row] = (await madeRows(store, id, 1)).data
    if (row) last.set(id, row.loadsOn)
  }
  const today = epochToZoned(now).date
  return rows.map((row) => {
    const [next] = openDates(scheduleOf(row), done.get(row.id) ?? [], { today, count: 1 })
    const status = next === undefined ? 'ended' : row.paused ? 'paused' : 'active'
    return { ...row, status, nextDate: row.paused ? undefined : next?.loadsOn, madeUntil: last.get(row.id) }
  })
}

const madeRows = (store: DateReader['store'], recurringOrderId: string, limit: number) =>
  store.page('recurringDates', { where: { recurringOrderId }, sort: [{ field: 'loadsOn', order: 'desc' }], limit })

/** The next dates of a template, from today on. */
export async function preview(row: Template, { store, now }: DateReader): Promise<{ dates: RecurringDate[] }> {
  const today = epochToZoned(now).date
  const done = new Map((await doneOf(store, row.id, now)).map((one) => [one.date, one]))
  const orders = await doneDates(store, [row.id], now)
  const orderOf = new Map((orders.get(row.id) ?? []).map(({ date, orderId }) => [date, orderId]))
  const part = orderPartOf(row)
  const plan = scheduleOf(row)
  const dates = datesFrom(plan, plan.place, { from: today, count: AHEAD }).map((due): RecurringDate => {
    const { date, holiday, outcome } = due
    const loadsOn = done.get(date)?.loadsOn ?? due.loadsOn
    const isSkipped = row.skipped.includes(date)
    const state: DateState = done.has(date)
      ? 'made'
      : isSkipped
        ? 'skipped'
        : outcome === 'regular' || outcome === 'moved'
          ? 'planned'
          : outcome
    const hasOrder = loadsOn !== undefined && state !== 'skipped'
    return {
      date,
      state,
      holiday,
      loadsOn: hasOrder ? loadsOn : undefined,
      unloadsOn: hasOrder ? daysOf(part, loadsOn, row.transitDays).unloadsOn : undefined,
      madeOn: state === 'planned' && hasOrder ? madeOn(loadsOn, row.daysAhead) : undefined,
      orderId: orderOf.get(date),
    }
  })
  return { dates }
}

type MadeOrders = OutputOf<Endpoints['recurringOrders.made']>

/** The orders a template has made, the latest first. */
export async function madeOrders({ id }: Template, { store }: DateReader): Promise<MadeOrders> {
  const { data, pagination } = await madeRows(store, id, BACK)
  const orders = await store.findMany(
    'orders',
    data.map(({ orderId }) => orderId),
  )
  const known = new Map(orders.map((order) => [order.id, order]))
  return {
    total: pagination.total,
    orders: data.map(({ date, loadsOn, orderId, createdAt = '' }) => ({
      ...{ date, loadsOn, orderId, madeAt: createdAt },
      status: known.get(orderId)?.status,
      gone: !known.has(orderId),
    })),
  }
}
