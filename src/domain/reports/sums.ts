import { type Cents, roundHalfUp, toCents } from '../basics/money.ts'
import { EUR_PER_KM } from '../planning/facts/board.ts'
import { percentOf } from './shares.ts'

/** What a kilometre of an own vehicle is reckoned with, cents. */
export const OWN_KM_CENTS: Cents = toCents(EUR_PER_KM)

/** What some delivered orders come to; all whole numbers, so that parts add up to the whole. */
export interface OrderSums {
  orders: number
  revenue: Cents
  /** Orders whose arrival was measured, and those of them that came on time. */
  measured: number
  onTime: number
  /** Hundredths of a kilometre. */
  km: number
  /** Orders whose price and cost are known, what they bring, and what carriers get for them. */
  priced: number
  pricedRevenue: Cents
  carrierCost: Cents
  /** Hundredths of a kilometre that own vehicles have carried some of them. */
  ownKm: number
}

export const NO_ORDERS: OrderSums = {
  ...{ orders: 0, revenue: 0, measured: 0, onTime: 0, km: 0 },
  ...{ priced: 0, pricedRevenue: 0, carrierCost: 0, ownKm: 0 },
}

const FIELDS = Object.keys(NO_ORDERS) as (keyof OrderSums)[]

const joined = (one: OrderSums, other: Partial<OrderSums>, sign: 1 | -1): OrderSums => {
  const sums = { ...one }
  for (const field of FIELDS) sums[field] += sign * (other[field] ?? 0)
  return sums
}

export const added = (one: OrderSums, other: Partial<OrderSums>): OrderSums => joined(one, other, 1)

export const totalOf = (all: Iterable<OrderSums>): OrderSums => {
  let total = NO_ORDERS
  for (const one of all) total = added(total, one)
  return total
}

/** What is left of a whole without a part. */
export const without = (whole: OrderSums, part: OrderSums): OrderSums => joined(whole, part, -1)

/** What orders cost: what the carriers get, and the rate of each kilometre of an own vehicle; rounded once. */
export const costOf = ({ carrierCost, ownKm }: OrderSums): Cents =>
  carrierCost + roundHalfUp((ownKm * OWN_KM_CENTS) / 100)

/** What is left of the price (DB1) of those orders whose cost is known, cents and percent with one decimal. */
export function marginOf(sums: OrderSums): { cents: Cents; percent: number | undefined } {
  const cents = sums.pricedRevenue - costOf(sums)
  return { cents, percent: percentOf(cents, sums.pricedRevenue) }
}

/** Of the orders whose arrival was measured the share that came on time, percent with one decimal; undefined where none was. */
export const onTimePercentOf = ({ onTime, measured }: Pick<OrderSums, 'onTime' | 'measured'>): number | undefined =>
  percentOf(onTime, measured)

/** Whole kilometres. */
export const kmOf = ({ km }: Pick<OrderSums, 'km'>): number => roundHalfUp(km / 100)
