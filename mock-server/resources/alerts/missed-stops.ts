import { boardOf } from '#src/contract/planning/board-facts.ts'
import { addDays } from '#src/domain/basics/dates.ts'
import { missedStops } from '#src/domain/planning/scene/missed-stops.ts'
import { todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { plannedOn } from '../board/view.ts'
import { toursAround } from '../board/tours-around.ts'
import { transportsBehindTime } from '../transports/troubled.ts'
import { missedAlert } from './rows.ts'

/** Days around today whose tours a truck that is late today can still make late. */
const REACH = 2

/** What the trucks that are late now make late: one alert for each tour, of the first stop it misses. Source: decision A40 */
export async function missedStopAlerts(actor: { store: Store; now: number }): Promise<Row<'alerts'>[]> {
  const { store, now } = actor
  const behind = await transportsBehindTime(store, now)
  const vehicleIds = [...new Set(behind.flatMap(({ vehicleId }) => vehicleId ?? []))]
  if (vehicleIds.length === 0) return []
  const today = todayOf(actor)
  const days = { from: addDays(today, -REACH), to: addDays(today, REACH) }
  const { tours } = await toursAround(store, days, { vehicleId: { in: vehicleIds } })
  const own = tours.filter(({ vehicleId }) => vehicleId !== undefined && vehicleIds.includes(vehicleId))
  const selection = { tours: own, alone: [], resources: { vehicleIds, wished: [] } }
  const answer = await plannedOn({ store, now, mayReadPapers: false }, days, selection)
  // What is late itself has an alert of its own.
  const told = new Set(behind.flatMap(({ orderId }) => orderId ?? []))
  const timestamp = new Date(now).toISOString()
  return missedStops(boardOf(answer, { ...days, now }), told).map((missed) =>
    missedAlert(missed, store.tenantId, timestamp),
  )
}
