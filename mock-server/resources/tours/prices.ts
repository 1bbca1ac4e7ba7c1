import { toCents, toEuros } from '#src/domain/basics/money.ts'
import type { Row } from '../../store/models.ts'

/**
 * What a subcontractor gets for a tour, told to its orders by their way: each has its share to the cent, and together they are
 * what was agreed. Nothing where nothing was.
 */
export function pricesOf(
  orders: readonly Pick<Row<'orders'>, 'id' | 'distanceKm'>[],
  price: number | undefined,
): ReadonlyMap<string, number> {
  if (price === undefined) return new Map()
  const [all, total] = [toCents(price), orders.reduce((sum, order) => sum + wayOf(order), 0)]
  let [driven, given] = [0, 0]
  return new Map(
    orders.map((order) => {
      driven += wayOf(order)
      const until = Math.round((all * driven) / total)
      const own = until - given
      given = until
      return [order.id, toEuros(own)]
    }),
  )
}

const wayOf = ({ distanceKm }: Pick<Row<'orders'>, 'distanceKm'>) => Math.max(1, distanceKm ?? 1)
