import type { Order } from '#src/contract/orders/order.ts'
import { paperText } from '#src/domain/documents/paper-text.ts'
import { placeNumber } from '#src/domain/stops/goods-line-text.ts'
import { type GoodsLine, isHandledAt } from '#src/domain/stops/goods-lines.ts'
import { placesOf } from '#src/domain/stops/further-stops.ts'
import type { PlaceOfStop } from '#src/domain/tours/stops.ts'
import { format, goodsOf, type PaperGoods, type PaperText, shown } from './paper-values.ts'
import { words } from './paper-words.ts'

/** A line of the table of goods. */
export interface GoodsRow {
  /** The order it is of, where there are several. */
  number?: string
  /** From which loading place to which unloading place: `1→2`. */
  way?: string
  goods: PaperGoods
}

type Goods = Parameters<typeof goodsOf>[0] & Partial<Pick<Order, 'goodsLines' | 'furtherStops'>>

/** What an order carries, line by line and in sum; in one line where it tells no lines. */
export function goodsRowsOf(order: Goods, number?: string): GoodsRow[] {
  const { goodsLines: lines } = order
  const own = number === undefined ? {} : { number }
  const whole = goodsOf(order)
  if (lines === undefined) return [{ ...own, goods: whole }]
  const total = [words['goods.total'], whole.description].filter(Boolean).join(': ')
  return [
    ...lines.map((line) => ({ ...own, ...wayOf(line, order), goods: goodsOfLine(line) })),
    { ...own, goods: { ...whole, description: total } },
  ]
}

function wayOf({ loadedAt = 0, unloadedAt = 0 }: GoodsLine, order: Goods): { way?: string } {
  if (placesOf(order).length === 2) return {}
  const from = placeNumber(order, { kind: 'pickup', part: loadedAt })
  return { way: `${from}→${placeNumber(order, { kind: 'delivery', part: unloadedAt })}` }
}

const goodsOfLine = (line: GoodsLine): PaperGoods => ({
  description: paperText(line.description),
  count: shown(format.number(line.packageCount, 0)),
  packing: paperText(line.packageType),
  weight: shown(format.number(line.weight)),
  volume: undefined,
  loadingMeters: shown(format.number(line.loadingMeters, 1, true)),
  dimensions: paperText(line.dimensions),
})

/** What is loaded or unloaded at a place: its lines in words, else what the order carries. */
export function goodsAt(order: Goods, stop: PlaceOfStop): PaperText {
  const lines = order.goodsLines?.filter((line) => isHandledAt(line, stop))
  if (lines === undefined) return paperText(order.cargoDescription)
  const texts = lines.map(goodsOfLine).map(({ count, packing, description }) => [count, packing, description])
  return texts.map((parts) => parts.filter(Boolean).join(' ')).join('; ') || undefined
}
