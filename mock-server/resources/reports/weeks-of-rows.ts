import { toCents } from '#src/domain/basics/money.ts'
import { type Week, weekOf } from '#src/domain/reports/weeks.ts'
import { allOf } from '../../store/all-of.ts'
import { MOST_ROWS, type Store, type Where } from '../../store/store.ts'
import { carriedFilters } from '../orders/search/carried.ts'
import { NO_CUSTOMER } from '../orders/search/search.ts'
import type { Row } from './breakdown.ts'
import type { WeekRange } from './range.ts'

/** The revenue of some rows week by week, cents: read for so many rows at once as the store answers days of. */
export async function revenueByWeek(
  store: Store,
  where: Where<'orders'>,
  rows: readonly Row[],
  range: WeekRange,
): Promise<ReadonlyMap<Row, ReadonlyMap<Week, number>>> {
  const found = new Map<Row, Map<Week, number>>()
  const atOnce = Math.max(1, Math.floor(MOST_ROWS / (range.weeks.length * 7)))
  for (const part of new Set(rows.map((row) => row.part))) {
    const own = rows.filter((row) => row.part === part)
    const byKey = new Map(own.map((row) => [row.key, row]))
    for (let at = 0; at < own.length; at += atOnce) {
      const anyOf = await Promise.all(own.slice(at, at + atOnce).map((row) => rowFilter(store, row)))
      const tallies = await store.tally('orders', [...part.keys, 'deliveryDate'], {
        where: allOf([where, part.where ?? {}, { anyOf }]),
        sums: ['customerPrice'],
      })
      for (const { values, sums } of tallies) {
        const row = byKey.get(part.keyOf(values.slice(0, -1)))
        if (row === undefined) continue
        const weeks = found.get(row) ?? new Map<Week, number>()
        const week = weekOf(String(values.at(-1)))
        found.set(row, weeks.set(week, (weeks.get(week) ?? 0) + toCents(sums['customerPrice'] ?? 0)))
      }
    }
  }
  return found
}

async function rowFilter(store: Store, { part, key }: Row): Promise<Where<'orders'>> {
  const { customerId, carrierId, lane, vehicleId } = part.behind(key)
  if (customerId !== undefined) return { customerId: customerId === NO_CUSTOMER ? { exists: false } : customerId }
  if (carrierId !== undefined) return { carrierId }
  return allOf(await carriedFilters(store, { lane, vehicleId }))
}
