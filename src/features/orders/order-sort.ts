import { ORDER_PRIORITIES, type Order } from '#src/contract/order.ts'
import { ORDER_STATUSES } from '#src/domain/order-status.ts'
import { foldPlain } from '#src/domain/search.ts'
import type { SortField } from './order-filters.ts'

/** The field a list is sorted by. */
export interface ListSort {
  id: SortField
  desc: boolean
}

type Value = string | number | undefined

/** Fields whose values have an order of their own, least first. */
const RANKS: Partial<Record<SortField, readonly string[]>> = { status: ORDER_STATUSES, priority: ORDER_PRIORITIES }

/** The value an order stands by: text without case and accents, a status or priority as its rank. */
function valueOf(order: Order, field: SortField): Value {
  const value = order[field]
  if (value === undefined || value === '') return undefined
  const ranks = RANKS[field]
  if (ranks !== undefined) return ranks.includes(String(value)) ? ranks.indexOf(String(value)) : ranks.length
  if (typeof value === 'number') return value
  return foldPlain(String(value))
}

/** Less than nothing where `a` comes first; what is missing comes last in both directions. */
function compared(a: Value, b: Value, desc: boolean): number {
  if (a === b) return 0
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1
  return a < b === desc ? 1 : -1
}

/**
 * Compares orders as the server's list does, so that a few need not be looked for in the whole of it. Equal ones stand
 * newest first.
 */
export function inListOrder({ id, desc }: ListSort): (a: Order, b: Order) => number {
  return (a, b) =>
    compared(valueOf(a, id), valueOf(b, id), desc) ||
    compared(valueOf(a, 'createdAt'), valueOf(b, 'createdAt'), true) ||
    compared(a.id, b.id, false)
}
