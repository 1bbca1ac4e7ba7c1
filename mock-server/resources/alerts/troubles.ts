import { troubleOf } from '#src/domain/transports/trouble.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { ALERT_CODES, delayAlert, disruptionAlert } from './rows.ts'
import { missedStopAlerts } from './missed-stops.ts'
import { troubledTransports } from '../transports/troubled.ts'

/** Alerts that follow from what a transport does: they are told as long as it does it. */
export const TROUBLE_CODES: readonly string[] = [ALERT_CODES.delay, ALERT_CODES.disruption, ALERT_CODES.missed]

/** One alert for each transport that is disrupted or late, as it is now, and for each tour that misses a stop by it. */
export async function troubleAlerts(actor: { store: Store; now: number }): Promise<Row<'alerts'>[]> {
  return [...(await transportAlerts(actor)), ...(await missedStopAlerts(actor))]
}

async function transportAlerts({ store, now }: { store: Store; now: number }): Promise<Row<'alerts'>[]> {
  const transports = await troubledTransports(store)
  const orders = new Map(
    (
      await store.findMany(
        'orders',
        transports.flatMap(({ orderId }) => orderId ?? []),
      )
    ).map((one) => [one.id, one]),
  )
  return transports.map((transport) => {
    const timestamp = transport.lastUpdate ?? transport.updatedAt ?? new Date(now).toISOString()
    const order = orders.get(transport.orderId ?? '')
    const { disruption } = transport
    if (order && troubleOf(transport) === 'disrupted') {
      return disruptionAlert({ ...order, disruption, transportId: transport.id }, timestamp)
    }
    return delayAlert({ ...transport, delayCause: transport.delayCause ?? disruption }, timestamp)
  })
}
