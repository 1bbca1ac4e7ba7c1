import { type AdrLine, adrLineText } from '../goods/adr-line-text.ts'
import { goodsLinesText } from '../stops/goods-line-text.ts'
import type { GoodsLine } from '../stops/goods-lines.ts'
import type { WithPlaces } from '../stops/further-stops.ts'

interface CarriedGoods extends WithPlaces {
  cargoDescription?: string | undefined
  goodsLines?: readonly GoodsLine[] | undefined
  dangerousGoods?: readonly AdrLine[] | undefined
}

/** What an order carries, in one line: its lines of goods, else its description, and each dangerous substance. German as messages are. */
export function goodsInWords(order: CarriedGoods): string {
  const { cargoDescription = '', goodsLines = [], dangerousGoods = [] } = order
  const goods = goodsLines.length === 0 ? [cargoDescription] : goodsLinesText(goodsLines, order).split('\n')
  return [...goods, ...dangerousGoods.map((line) => `Gefahrgut ${adrLineText(line)}`)].filter(Boolean).join('; ')
}
