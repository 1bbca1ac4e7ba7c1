import { orderTownsText } from '#src/domain/stops/route.ts'
import { isOfKind, type CommandContext } from '#src/commands/gate/command.ts'
import { selectedCount } from '#src/commands/gate/availability.ts'
import type { OrderBulkChange, OrderBulkResult } from '#src/contract/orders/bulk.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { ParsedLine } from '#src/domain/command-line/line.ts'
import { reasonText } from '#src/i18n/reason-text.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { obstacle } from './gate.ts'
import { orderOf } from './known.ts'
import { meantBy, objectOf } from './object.ts'
import { bold, type LineContext, type Chip, type Interpretation } from './understanding.ts'

/** The orders a line is about, or what is said instead. */
export type MeantOrders = { orders: readonly Order[]; chips: readonly Chip[] } | { instead: Interpretation }

/** Orders by their numbers, else those ticked in the list, else the one the keyboard was on. */
export async function ordersMeant(asking: LineContext, parsed: ParsedLine): Promise<MeantOrders> {
  const { context } = asking
  const named = parsed.parts.filter(({ role }) => role === 'object')
  const ticked = context.selection.filter((record) => isOfKind(record, 'order'))
  if (named.length === 0 && ticked.length > 1 && ticked.length === selectedCount(context)) {
    const orders = await Promise.all(ticked.map(({ id }) => orderOf(asking, id)))
    return { orders, chips: orders.map(chipOf) }
  }
  const meant =
    named.length === 0
      ? [await objectOf(asking, parsed, ['order'])]
      : await Promise.all(named.map((part) => meantBy(asking, part, ['order'])))
  const things = meant.flatMap((one) => ('thing' in one ? [one.thing] : []))
  const unclear = meant.find((one) => 'instead' in one)
  if (unclear !== undefined && 'instead' in unclear) {
    const sure = meant.flatMap((one) => ('chip' in one ? [one.chip] : []))
    return { instead: { ...unclear.instead, chips: [...sure, ...unclear.instead.chips] } }
  }
  const ids = [...new Set(things.map(({ id }) => id))]
  const orders = await Promise.all(ids.map((id) => orderOf(asking, id)))
  return { orders, chips: orders.map(chipOf) }
}

const chipOf = ({ orderNumber }: Order): Chip => ({
  role: 'object',
  kind: 'order',
  value: orderNumber,
  state: 'sure',
})

/** Their numbers; of one with its way. */
export function aboutOrders(orders: readonly Order[]): string {
  const [only, another] = orders
  if (only !== undefined && another === undefined) {
    const route = orderTownsText(only)
    return bold(`${only.orderNumber} ${route}`.trim())
  }
  return orders.map(({ orderNumber }) => bold(orderNumber)).join(', ')
}

interface Change {
  /** The command that does the same by key: who may, and when. */
  commandId: 'orders.setStatus' | 'orders.shiftDates'
  change: OrderBulkChange
  sentence: string
  chips: readonly Chip[]
  /** What was done, for the message and the history. */
  title: string
  /** What becomes of one order, in words. */
  lineOf?(order: Order, result: OrderBulkResult): string | undefined
}

/**
 * One change of some orders, as the server would make it now: what it refuses stands there before Enter and is left out, and all
 * that is done is one step to take back.
 */
export async function changeOfOrders(
  asking: LineContext,
  orders: readonly Order[],
  change: Change,
): Promise<Interpretation> {
  const { t, context } = asking
  const understood = { chips: change.chips, sentence: change.sentence, suggestions: [] }
  const [first] = orders
  if (first === undefined) return understood
  const records = orders.map((order) => ({ kind: 'order' as const, id: order.id, record: order }))
  const forbidden = records.map((record) => obstacle(asking, change.commandId, record))
  if (forbidden.every((reason) => reason !== undefined)) return { ...understood, blocked: forbidden[0] ?? '' }
  if (!context.online) return { ...understood, blocked: t('reasons.offline') }
  const items = orders.map(({ id }) => ({ id }))
  const { results } = await context.services.call('orders.bulk', {
    body: { items, change: change.change, dryRun: true },
  })
  const resultOf = (id: string) => results.find((result) => result.id === id)
  const ready = orders.filter(({ id }) => resultOf(id)?.outcome === 'changed')
  const lines = orders.flatMap((order) => {
    const result = resultOf(order.id)
    const said = result && wordsOf(order, result, change, asking)
    if (said === undefined) return []
    return [orders.length > 1 ? `${order.orderNumber}: ${said}` : said]
  })
  const verdict = { sign: ready.length === orders.length ? ('success' as const) : ('failure' as const), lines }
  return {
    ...understood,
    ...(lines.length > 0 && {
      verdict: ready.length > 0 && ready.length < orders.length ? { ...verdict, sign: 'warning' } : verdict,
    }),
    ...(ready.length === 0
      ? { blocked: lines[0] ?? t('line.why.already') }
      : { act: (now) => changeOrders(now, ready, change) }),
  }
}

/** What becomes of an order, or why nothing does. */
function wordsOf(order: Order, result: OrderBulkResult, change: Change, { t }: LineContext): string | undefined {
  if (result.outcome === 'changed') return change.lineOf?.(order, result)
  return result.outcome === 'unchanged' ? t('line.why.already') : refusalOf(result, t)
}

function refusalOf({ reasons, message }: OrderBulkResult, t: LineContext['t']): string {
  const said = reasons.map((reason) => reasonText(reason, t)).filter((text) => text !== undefined)
  return said.length > 0 ? said.join(' · ') : (message ?? t('line.why.failed'))
}

async function changeOrders(
  context: CommandContext,
  orders: readonly Order[],
  { change, title }: Change,
): Promise<void> {
  const { call, t } = context.services
  await changeRecords(context, {
    kind: 'order',
    commandId: 'line.open',
    title,
    records: orders,
    labelOf: ({ orderNumber }) => orderNumber,
    countOf: (count) => t('orders.bulk.count', { count }),
    send: ({ id, version }, own) =>
      own(['orders.bulk', id, version, change], async (idempotencyKey) => {
        const { results } = await call('orders.bulk', { body: { items: [{ id, version }], change }, idempotencyKey })
        const [result] = results
        if (result === undefined || result.outcome === 'refused' || result.order === undefined)
          throw new Error(result ? refusalOf(result, t) : t('line.why.failed'))
        return { record: result.order, eventId: result.eventId, warnings: result.warnings }
      }),
  })
}
