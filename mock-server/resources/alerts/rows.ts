import type { Permission } from '#src/domain/accounts/roles.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import { durationText } from '#src/domain/basics/durations.ts'
import { endOf } from '#src/domain/planning/facts/board.ts'
import type { MissedStop } from '#src/domain/planning/scene/missed-stops.ts'
import { dueUntil } from '#src/domain/vehicles/papers.ts'
import type { Row } from '../../store/models.ts'

/** Codes of the alerts of single transports and partners; the client words `alert.<code>.title` with the values. */
export const ALERT_CODES = {
  delay: 'transportDelay',
  disruption: 'transportDisruption',
  missed: 'stopMissed',
  papers: 'papersExpiring',
  declined: 'orderDeclined',
  accepted: 'orderAccepted',
  disputed: 'confirmationDisputed',
  agreed: 'confirmationAgreed',
  member: 'memberWaiting',
  quoted: 'priceQuoted',
  noQuote: 'priceDeclined',
  notMade: 'recurringNotMade',
  overdue: 'invoiceOverdue',
  followUp: 'followUpDue',
} as const

/** What of them is told only to who may open what it leads to, and what that takes. */
export const ALERT_NEEDS: ReadonlyMap<string, Permission> = new Map<string, Permission>([
  [ALERT_CODES.notMade, 'orders.create'],
  [ALERT_CODES.overdue, 'billing.use'],
  [ALERT_CODES.followUp, 'followUps.use'],
])

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

/** A stop a tour misses because its truck is late: which one, by how much, on which tour. */
export function missedAlert(
  { tour, order, stop, minutes }: MissedStop,
  tenantId: string,
  timestamp: string,
): Row<'alerts'> {
  const { city } = endOf(order, stop).site
  return {
    id: `alt-missed-${tour.id}`,
    tenantId,
    version: 1,
    type: 'warning',
    code: ALERT_CODES.missed,
    title: 'Termin nicht zu halten',
    message: `${order.number}, ${city}: ${durationText(minutes)} nach dem Zeitfenster, Tour ${tour.number}`,
    values: { tour: tour.number, orderNumber: order.number, city, minutes, customer: order.customerName },
    actionUrl: `/orders/${order.id}`,
    orderId: order.id,
    timestamp,
    read: false,
    createdAt: timestamp,
    updatedAt: timestamp,
  }
}

/** A partner has one alert of his papers. */
export const papersAlertId = (partnerId: string): string => `alt-papers-${partnerId}`

/** Papers of a partner that end within 30 days or have ended; nothing of others. */
export function papersAlert(partner: Row<'partners'>, today: PlainDate, timestamp: string): Row<'alerts'> | undefined {
  const { id, tenantId, name, papersUntil: until } = partner
  if (until === undefined || until > dueUntil(today)) return undefined
  return {
    id: papersAlertId(id),
    tenantId,
    version: 1,
    type: until < today ? 'error' : 'warning',
    code: ALERT_CODES.papers,
    title: until < today ? 'Nachweis abgelaufen' : 'Nachweis läuft ab',
    message: `${name}: gültig bis ${until.split('-').toReversed().join('.')}`,
    values: { carrier: name, date: until },
    actionUrl: `/partners/${id}`,
    timestamp,
    read: true,
    createdAt: timestamp,
    updatedAt: timestamp,
  }
}
