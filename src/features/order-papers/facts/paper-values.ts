import type { Order } from '#src/contract/orders/order.ts'
import type { DangerousGoods } from '#src/domain/documents/adr-papers.ts'
import { paperText } from '#src/domain/documents/paper-text.ts'
import { formatFor, NOTHING } from '#src/i18n/format.ts'
import { words } from './paper-words.ts'

export type PaperText = string | undefined

// Papers are German in every language of the interface.
export const format = formatFor('de')

/** `undefined` where the format has nothing to show. */
export const shown = (text: string): PaperText => (text === NOTHING ? undefined : text)

/** A time window on a paper; one that is not given is marked. */
export function paperWindow(from: PaperText, to: PaperText, isAssumed: boolean | undefined): PaperText {
  const window = shown(format.timeWindow(from, to))
  return window !== undefined && isAssumed === true ? `${window} (${words.assumed})` : window
}

export const joined = (...texts: readonly PaperText[]): PaperText =>
  texts.map(paperText).filter(Boolean).join(', ') || undefined

/** Name and address as they stand on a paper. */
export interface Party {
  name: PaperText
  street: PaperText
  place: PaperText
  country: PaperText
}

/** What is carried, as printed. */
export type PaperGoods = Record<
  'description' | 'count' | 'packing' | 'weight' | 'volume' | 'loadingMeters' | 'dimensions',
  PaperText
>

/** Dangerous goods as printed. */
export interface Adr {
  lines: readonly (Record<'un' | 'name' | 'adrClass' | 'group' | 'tunnel' | 'quantity', PaperText> & {
    hasGroup: boolean
  })[]
  points: PaperText
  tunnel: PaperText
}

/** What is carried, of an order or of its part in a tour. */
export function goodsOf(order: Goods): PaperGoods {
  return {
    description: paperText(order.cargoDescription),
    count: shown(format.number(order.packageCount ?? order.quantity, 0)),
    packing: paperText(order.packageType),
    weight: shown(format.number(order.weight)),
    volume: shown(format.number(order.volume)),
    loadingMeters: shown(format.number(order.loadingMeters, 1, true)),
    dimensions: paperText(order.dimensions),
  }
}

type Goods = Pick<Order, 'cargoDescription'> &
  Partial<
    Pick<Order, 'packageCount' | 'quantity' | 'packageType' | 'weight' | 'volume' | 'loadingMeters' | 'dimensions'>
  >

export function adrOf(goods: DangerousGoods | undefined): Adr | undefined {
  if (goods === undefined) return undefined
  return {
    lines: goods.substances.map(({ unNumber, name, adrClass, packingGroup, hasGroup, tunnelCode, quantity, unit }) => ({
      un: unNumber,
      name,
      adrClass,
      group: packingGroup,
      hasGroup,
      tunnel: tunnelCode,
      quantity: quantity === undefined ? undefined : `${format.number(quantity)} ${unit}`,
    })),
    points: shown(format.number(goods.points)),
    tunnel: goods.tunnelCode === undefined ? undefined : `(${goods.tunnelCode})`,
  }
}

/** What holds for a whole load: its points, and the tunnels it may not pass. */
export function adrLoadText({ points, tunnel }: Pick<Adr, 'points' | 'tunnel'>): PaperText {
  const parts = [
    points !== undefined && `${words['adr.points']}: ${points}`,
    tunnel !== undefined && `${words['adr.load']}: ${tunnel}`,
  ].filter(Boolean)
  return parts.length === 0 ? undefined : parts.join('. ')
}

/** The substances whose proper shipping name has to be filled in before anybody drives: without it no transport document holds. */
export function adrLackText({ lines }: Pick<Adr, 'lines'>): PaperText {
  const unnamed = lines.flatMap(({ un, name }) => (name === undefined ? (un ?? []) : []))
  return unnamed.length === 0 ? undefined : `${words['adr.lack']}: ${unnamed.join(', ')}`
}

const degrees = (value: number) => `${value > 0 ? '+' : ''}${format.number(value, 1)} °C`

export function temperatureText(min: number | undefined, max: number | undefined): PaperText {
  if (min !== undefined && max !== undefined) return min === max ? degrees(min) : `${degrees(min)} bis ${degrees(max)}`
  if (min !== undefined) return `mindestens ${degrees(min)}`
  return max === undefined ? undefined : `höchstens ${degrees(max)}`
}
