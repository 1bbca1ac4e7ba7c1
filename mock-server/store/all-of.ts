import type { EntityName } from './models.ts'
import type { Where } from './store.ts'

/** Filters joined by AND: each one holds the next as a condition that every one of its alternatives must meet too. */
export function allOf<E extends EntityName>(filters: readonly Where<E>[]): Where<E> {
  const [first, ...rest] = filters
  if (first === undefined) return {}
  if (rest.length === 0) return first
  const others = allOf(rest)
  const anyOf = first.anyOf?.map((alternative) => allOf([alternative, others])) ?? [others]
  return { ...first, anyOf }
}
