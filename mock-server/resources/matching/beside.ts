import { boardOf } from '#src/contract/planning/board-facts.ts'
import { addDays, type PlainDate } from '#src/domain/basics/dates.ts'
import { besideTours } from '#src/domain/matching/beside.ts'
import type { Beside } from '#src/domain/matching/lack.ts'
import { REACH_DAYS } from '#src/domain/planning/driving/driving.ts'
import type { Store } from '../../store/store.ts'
import { toursAround } from '../board/tours-around.ts'
import { plannedOn } from '../board/view.ts'

/** What the judge of the board says of an order on a vehicle; nothing where the vehicle drives nothing beside it. */
export type JudgeBeside = (vehicleId: string, orderId: string) => Beside | undefined

const NOBODY: JudgeBeside = () => undefined

/** The board of some vehicles around some days, with orders that wait beside it, as a judge of each on each. */
export async function besideOn(
  { store, now }: { store: Store; now: number },
  vehicleIds: readonly string[],
  orderIds: readonly string[],
  { from, to, radiusKm }: { from: PlainDate; to: PlainDate; radiusKm: number },
): Promise<JudgeBeside> {
  if (vehicleIds.length === 0 || orderIds.length === 0) return NOBODY
  const days = { from: addDays(from, -REACH_DAYS), to: addDays(to, REACH_DAYS) }
  const { tours } = await toursAround(store, days, { vehicleId: { in: vehicleIds } })
  const driving = [...new Set(tours.flatMap(({ vehicleId }) => vehicleId ?? []))]
  if (driving.length === 0) return NOBODY
  const resources = { vehicleIds: driving, wished: [] }
  const answer = await plannedOn({ store, now, mayReadPapers: true }, days, { tours, alone: orderIds, resources })
  const board = boardOf(answer, { ...days, now })
  return (vehicleId, orderId) => besideTours(orderId, `vehicle:${vehicleId}`, board, radiusKm)
}
