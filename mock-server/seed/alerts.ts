import type { Row } from '../store/models.ts'
import { ALERT_CODES, delayAlert, disruptionAlert } from '../resources/alerts/rows.ts'
import type { SeedContext } from './basics/seed-context.ts'

/** Papers of a carrier that expire within 30 days or have expired. */
function papersAlert(carrier: Row<'partners'>, context: SeedContext): Row<'alerts'>[] {
  const until = [carrier.euLicenceUntil, carrier.insuranceUntil].filter((date) => date !== undefined).toSorted()[0]
  if (until === undefined || until > context.day(30)) return []
  const timestamp = context.hoursAgo(7)
  const name = carrier.name
  return [
    {
      id: `alt-papers-${carrier.id}`,
      tenantId: carrier.tenantId,
      version: 1,
      type: until < context.today ? 'error' : 'warning',
      code: ALERT_CODES.papers,
      title: until < context.today ? 'Nachweis abgelaufen' : 'Nachweis läuft ab',
      message: `${name}: gültig bis ${until.replace(/^(\d+)-(\d+)-(\d+)$/, '$3.$2.$1')}`,
      values: { carrier: name, date: until },
      actionUrl: `/partners/${carrier.id}`,
      timestamp,
      read: true,
      createdAt: timestamp,
      updatedAt: timestamp,
    },
  ]
}

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
    ...carriers.flatMap((carrier) => papersAlert(carrier, context)),
  ]
}
