import type { Order } from '#src/contract/orders/order.ts'
import { paperText } from '#src/domain/documents/paper-text.ts'
import { isBanExemption } from '#src/domain/goods/ban-exemptions.ts'
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

/** Why the driving ban does not bind the load, for whoever is asked on the road. */
export const exemptionText = (exemption: string | undefined): PaperText =>
  isBanExemption(exemption) ? words[`exempt.${exemption}`] : undefined

const degrees = (value: number) => `${value > 0 ? '+' : ''}${format.number(value, 1)} °C`

export function temperatureText(min: number | undefined, max: number | undefined): PaperText {
  if (min !== undefined && max !== undefined) return min === max ? degrees(min) : `${degrees(min)} bis ${degrees(max)}`
  if (min !== undefined) return `mindestens ${degrees(min)}`
  return max === undefined ? undefined : `höchstens ${degrees(max)}`
}
