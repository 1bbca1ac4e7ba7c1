import type { OrderStatus } from '#src/domain/workflow/order-status.ts'
import { type PlainDate, weekday } from '#src/domain/basics/dates.ts'
import type { Random } from '../basics/random.ts'
import type { SeedContext } from '../basics/seed-context.ts'

/** Days of a journey: none or one for short ones, up to three for long ones. */
function daysUnderway(km: number, random: Random): number {
  if (km <= 300) return random.chance(0.55) ? 0 : 1
  if (km <= 750) return 1
  return km <= 1300 ? 2 : 3
}

const isSunday = (context: SeedContext, offset: number) => weekday(context.day(offset)) === 7

/** Trucks stand on Sundays: the day before, or the day after where that lies on the wrong side of today. */
function offSunday(context: SeedContext, offset: number, earliest: number): number {
  if (!isSunday(context, offset)) return offset
  return offset - 1 >= earliest ? offset - 1 : offset + 1
}

/** First and last day, relative to today, of pickups still to come or deliveries already made. */
const AHEAD: Partial<Record<OrderStatus, readonly [number, number]>> = {
  CREATED: [1, 9],
  CONFIRMED: [0, 7],
  ASSIGNED: [0, 3],
}
const BEHIND: Partial<Record<OrderStatus, readonly [number, number]>> = {
  BILLED: [-25, -6],
  CANCELLED: [-18, -2],
  unknown: [-6, -1],
}

/** Pickup and delivery day of an order with this status, within 30 days back and 10 ahead. */
export function orderDays(
  status: OrderStatus,
  km: number,
  random: Random,
  context: SeedContext,
): { pickupDate: PlainDate; deliveryDate: PlainDate } {
  const days = daysUnderway(km, random)
  const ahead = AHEAD[status]
  if (ahead) {
    const pickup = offSunday(context, Math.min(random.int(...ahead), 9 - days), 0)
    return between(context, pickup, offSunday(context, pickup + days, pickup))
  }
  if (status === 'IN_TRANSIT') {
    const delivery = offSunday(context, random.int(0, Math.min(1, days)), 0)
    return between(context, Math.min(offSunday(context, delivery - days, -30), 0), delivery)
  }
  // A fifth of what was delivered arrived today, so that the day has a turnover.
  const today = status === 'DELIVERED' && random.chance(0.2)
  const latest = today ? 0 : random.int(...(BEHIND[status] ?? [-10, -1]))
  const delivery = offSunday(context, latest, -30)
  return between(context, offSunday(context, delivery - days, -30), delivery)
}

function between(context: SeedContext, pickup: number, delivery: number) {
  return { pickupDate: context.day(pickup), deliveryDate: context.day(Math.max(pickup, delivery)) }
}

const MORNINGS = [
  ['06:00', '10:00'],
  ['07:00', '12:00'],
  ['08:00', '12:00'],
] as const
const WINDOWS = [...MORNINGS, ['08:00', '18:00'], ['10:00', '14:00'], ['12:00', '16:00'], ['14:00', '18:00']] as const

/** Time windows; what is picked up and delivered on one day leaves in the morning and arrives in the afternoon. */
export function orderTimes(sameDay: boolean, random: Random) {
  const [pickupTimeFrom, pickupTimeTo] = random.pick(sameDay ? MORNINGS : WINDOWS)
  const [deliveryTimeFrom, deliveryTimeTo] = sameDay ? (['14:00', '18:00'] as const) : random.pick(WINDOWS)
  return { pickupTimeFrom, pickupTimeTo, deliveryTimeFrom, deliveryTimeTo }
}
