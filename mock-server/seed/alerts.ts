import { durationText } from '#src/domain/durations.ts'
import type { Row } from '../db/models.ts'
import type { SeedContext } from './seed-context.ts'

/** Codes of the alerts of single transports and partners; the client words `alert.<code>.title` with the values. */
export const ALERT_CODES = {
  delay: 'transportDelay',
  disruption: 'transportDisruption',
  papers: 'papersExpiring',
  declined: 'orderDeclined',
  accepted: 'orderAccepted',
  member: 'memberWaiting',
} as const

const orderPanel = (orderId: string) => `/orders/${orderId}`

/** A delay: how late, why, which order, where to. */
export function delayAlert(transport: Row<'transports'>, timestamp: string): Row<'alerts'> {
  const minutes = transport.delayMinutes ?? 0
  const cause = transport.delayCause ?? ''
  return {
    id: `alt-delay-${transport.id.slice(4)}`,
    tenantId: transport.tenantId,
    version: 1,
    type: 'warning',
    code: ALERT_CODES.delay,
    title: 'Verspätung',
    message: `${transport.loadId}: ${durationText(minutes)}, ${cause}`,
    values: {
      orderNumber: transport.loadId,
      minutes,
      cause,
      city: transport.destination,
      customer: transport.customerName,
    },
    actionUrl: orderPanel(transport.orderId ?? transport.loadId),
    orderId: transport.orderId,
    transportId: transport.id,
    timestamp,
    read: false,
    createdAt: timestamp,
    updatedAt: timestamp,
  }
}

/** A damage or another disruption of one order. */
export function disruptionAlert(order: Row<'orders'>, timestamp: string): Row<'alerts'> {
  return {
    id: `alt-disruption-${order.id}`,
    tenantId: order.tenantId,
    version: 1,
    type: 'error',
    code: ALERT_CODES.disruption,
    title: 'Störung',
    message: `${order.orderNumber}: ${order.disruption ?? ''}`,
    values: { orderNumber: order.orderNumber, cause: order.disruption ?? '', customer: order.customerName },
    actionUrl: orderPanel(order.id),
    orderId: order.id,
    transportId: order.transportId,
    timestamp,
    read: false,
    createdAt: timestamp,
    updatedAt: timestamp,
  }
}

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
