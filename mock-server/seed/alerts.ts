import type { Row } from '../store/models.ts'
import { delayAlert, disruptionAlert, papersAlert } from '../resources/alerts/rows.ts'
import type { SeedContext } from './basics/seed-context.ts'

/** Alerts of transports under way, of orders still open, and of carriers' papers. */
export function alertRows(
  orders: readonly Row<'orders'>[],
  transports: readonly Row<'transports'>[],
  carriers: readonly Row<'partners'>[],
  context: SeedContext,
): Row<'alerts'>[] {
  const random = context.random('alerts')
  const underway = transports.filter(
    ({ delayMinutes, status }) => delayMinutes && status !== 'COMPLETED' && status !== 'DELIVERED',
  )
  const disrupted = orders.filter(({ disruption, status }) => disruption && status !== 'BILLED')
  const hoursAgo = () => context.hoursAgo(random.int(10, 300) / 60)
  return [
    ...underway.map((transport) => delayAlert(transport, hoursAgo())),
    ...disrupted.map((order) => disruptionAlert(order, hoursAgo())),
    ...carriers.flatMap((carrier) => papersAlert(carrier, context.today, context.hoursAgo(7)) ?? []),
  ]
}
