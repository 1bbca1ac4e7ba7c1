import { candidates, cheapestInsertion, glance } from '../search/insertion.ts'
import type { Solution } from '../search/model.ts'
import type { DayModel } from './day-model.ts'

/** An order a proposal leaves unassigned, and why. */
export interface LeftOrder {
  id: string
  why: LeftReason
}

/** Not to be driven in these days; no place that breaks nothing; or a place that costs more than what others would take, in euros. */
export type LeftReason = { code: 'days' } | { code: 'noPlace' } | { code: 'dear'; cost: number; most: number }

/** Why a finished plan leaves a request: by the cheapest place it could have had in it. */
export function reasonLeftOpen(model: DayModel, { routes }: Solution, request: number): LeftReason {
  const glanced = candidates(model, routes, Infinity).flatMap((route) => {
    const added = glance(model, route, request)?.added
    return added === undefined ? [] : [{ route, added }]
  })
  let cost = Infinity
  for (const { route, added } of glanced.toSorted((a, b) => a.added - b.added)) {
    if (added >= cost) break
    cost = Math.min(cost, cheapestInsertion(model, route, request)?.added ?? Infinity)
  }
  const most = model.costOfLeaving(request)
  return cost !== Infinity && cost >= most ? { code: 'dear', cost, most } : { code: 'noPlace' }
}
