import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { changedPrice, type PriceChange } from '#src/domain/prices/price-change.ts'
import type { Line, ParsedLine } from '#src/domain/command-line/line.ts'
import { toCents, toEuros } from '#src/domain/basics/money.ts'
import { orderChanges } from '#src/entities/orders/order-changes.ts'
import { obstacle } from './gate.ts'
import { orderOf } from './known.ts'
import { aboutText, objectOf } from './object.ts'
import { bold, type LineContext, type Interpretation } from './understanding.ts'

/** Changes the price of the customer. */
export async function understandPrice(
  asking: LineContext,
  parsed: ParsedLine,
  line: Extract<Line, { verb: 'price' }> | undefined,
): Promise<Interpretation> {
  const meant = await objectOf(asking, parsed, ['order'])
  if ('instead' in meant) return meant.instead
  const { t, format } = asking
  const order = await orderOf(asking, meant.thing.id)
  const about = await aboutText(asking, meant.thing)
  const chips = [meant.chip]
  if (line === undefined) {
    return {
      chips,
      sentence: t('line.say.price', { about, from: format.money(order.customerPrice, order.currency), to: '…' }),
      suggestions: [],
    }
  }
  const part = parsed.parts.find(({ role }) => role === 'price')
  const next = priceAfter(order, line.change)
  const [from, to] = [format.money(order.customerPrice, order.currency), format.cents(next, order.currency)]
  const understood: Interpretation = {
    chips: [...chips, { role: 'price', value: part?.text ?? '', state: 'sure' }],
    sentence: t('line.say.price', { about, from, to: bold(to) }),
    suggestions: [],
  }
  const blocked =
    obstacle(asking, 'orders.changePrice', { kind: 'order', id: order.id, record: order }) ??
    (next === undefined ? t('line.why.noPrice') : undefined)
  if (blocked !== undefined || next === undefined) return { ...understood, ...(blocked !== undefined && { blocked }) }
  return {
    ...understood,
    act: (context) => setPrice(context, { order, price: toEuros(next), title: t('line.done.price', { from, to }) }),
  }
}

function priceAfter({ customerPrice }: Order, change: PriceChange): number | undefined {
  if (change.by === 'fixed') return change.cents
  return customerPrice === undefined ? undefined : changedPrice(toCents(customerPrice), change)
}

interface NewPrice {
  order: Order
  price: number
  title: string
}

function setPrice(context: CommandContext, { order, price, title }: NewPrice): Promise<void> {
  return orderChanges.change<{ customerPrice: number }>(context, {
    commandId: 'orders.changePrice',
    title,
    records: [order],
    field: 'customerPrice',
    call: (call, request) => call('orders.update', request),
    deliver: (send) => send({ customerPrice: price }),
  })
}
