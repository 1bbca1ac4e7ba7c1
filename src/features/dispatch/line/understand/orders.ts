import type { OrderBulkResult } from '#src/contract/orders/bulk.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { moveText } from '#src/domain/command-line/print-acts.ts'
import type { Act, ParsedLine } from '#src/domain/command-line/line.ts'
import { movedAppointment, type AppointmentMove } from '#src/domain/stops/typed-move.ts'
import { aboutOrders, changeOfOrders, ordersMeant } from './many.ts'
import { bold, type LineContext, type Chip, type Interpretation } from './understanding.ts'

type ActOf<V extends Act['verb']> = Extract<Act, { verb: V }> | undefined

/** Confirms orders. */
export async function understandConfirm(asking: LineContext, parsed: ParsedLine): Promise<Interpretation> {
  const meant = await ordersMeant(asking, parsed)
  if ('instead' in meant) return meant.instead
  const { t } = asking
  const status = t('order.status.CONFIRMED')
  return changeOfOrders(asking, meant.orders, {
    commandId: 'orders.setStatus',
    change: { kind: 'status', status: 'CONFIRMED' },
    sentence: t('line.say.confirm', { about: aboutOrders(meant.orders) }),
    chips: [...meant.chips, { role: 'status', value: status, state: 'sure' }],
    title: t('orders.setStatus.done', { status }),
  })
}

/** Cancels orders with a reason. */
export async function understandCancel(
  asking: LineContext,
  parsed: ParsedLine,
  line: ActOf<'cancel'>,
): Promise<Interpretation> {
  const meant = await ordersMeant(asking, parsed)
  if ('instead' in meant) return meant.instead
  const { t } = asking
  const { orders } = meant
  const status: Chip = { role: 'status', value: t('order.status.CANCELLED'), state: 'sure' }
  const sentence = t('line.say.cancel', { about: aboutOrders(orders), reason: line ? bold(line.reason) : '…' })
  if (line === undefined) return { chips: [...meant.chips, status], sentence, suggestions: [] }
  return changeOfOrders(asking, orders, {
    commandId: 'orders.setStatus',
    change: { kind: 'status', status: 'CANCELLED', notes: line.reason },
    sentence,
    chips: [...meant.chips, status, { role: 'reason', value: line.reason, state: 'sure' }],
    title: t('orders.setStatus.done', { status: status.value }),
  })
}

/** Moves the dates of orders: loading as it is said, unloading by as many days. */
export async function understandMove(
  asking: LineContext,
  parsed: ParsedLine,
  line: ActOf<'move'>,
): Promise<Interpretation> {
  const meant = await ordersMeant(asking, parsed)
  if ('instead' in meant) return meant.instead
  const { t } = asking
  const { orders } = meant
  const about = aboutOrders(orders)
  if (line === undefined)
    return { chips: meant.chips, sentence: t('line.say.move', { about, to: '…' }), suggestions: [] }
  const to = movedText(orders, line.move, asking)
  return changeOfOrders(asking, orders, {
    commandId: 'orders.shiftDates',
    change: { kind: 'dates', stops: 'both', ...line.move },
    sentence: t('line.say.move', { about, to: bold(to) }),
    chips: [...meant.chips, { role: 'move', value: to, state: 'sure' }],
    title: t('line.done.move', { to }),
    lineOf: (order, result) => stopsText(order, result, asking),
  })
}

/** Where loading moves to: of one order the whole appointment. */
function movedText([only, another]: readonly Order[], move: AppointmentMove, { format }: LineContext): string {
  if (only === undefined || another !== undefined) {
    const { date, timeFrom, timeTo } = move
    return date === undefined ? moveText(move) : format.stopTime(date, timeFrom, timeTo)
  }
  const { pickupDate, pickupTimeFrom, pickupTimeTo } = only
  const moved = movedAppointment({ date: pickupDate, timeFrom: pickupTimeFrom, timeTo: pickupTimeTo }, move)
  return format.stopTime(moved.date, moved.timeFrom, moved.timeTo)
}

/** Both appointments as they are and as they will be. */
function stopsText(order: Order, { changes }: OrderBulkResult, { t, format }: LineContext): string {
  const after: Order = { ...order, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) }
  const text = (one: Order, end: 'pickup' | 'delivery') =>
    format.stopTime(one[`${end}Date`], one[`${end}TimeFrom`], one[`${end}TimeTo`])
  return (['pickup', 'delivery'] as const)
    .map((end) => `${t(`line.part.${end}`)} ${text(order, end)} → ${text(after, end)}`)
    .join(' · ')
}
