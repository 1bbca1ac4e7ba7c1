import * as z from 'zod/mini'
import { Day } from '../basics/bounds.ts'
import { ANY_ORDER_CHANGE } from '#src/domain/accounts/roles.ts'
import { endpoint, IdParams } from '../basics/core.ts'
import { eventId, undoEndpoint } from '../records/events.ts'
import { done, flag, number, optionalNumber, optionalText, preprocess, text } from '../basics/tolerant.ts'

/** How punctual deliveries are, and over which days and how many orders whose arrival was measured. */
const Punctuality = {
  onTimeDeliveryRate: optionalNumber,
  onTime: optionalNumber,
  measured: optionalNumber,
  from: optionalText,
  to: optionalText,
}

/** Business figures (specification 3); money in euros, rates in percent. A figure that is not sent is not known: it is not 0. */
export const BusinessMetrics = z.object({
  activeOrders: optionalNumber,
  ordersToday: optionalNumber,
  dayRevenue: optionalNumber,
  dayRevenueFormatted: text(),
  totalRevenue: optionalNumber,
  ...Punctuality,
  completionRate: optionalNumber,
})
export type BusinessMetrics = z.output<typeof BusinessMetrics>

export const DispatcherKpis = z.object({
  inProgress: optionalNumber,
  assigned: optionalNumber,
  deliveredToday: optionalNumber,
})
export const CompanyMetrics = z.object({
  dailyRevenue: optionalNumber,
  totalRevenue: optionalNumber,
  onTimeDeliveryRate: optionalNumber,
  errorRate: optionalNumber,
})

/** One side system's state; a missing field means that the system does not answer. */
export const Health = z.object({
  smartMatching: z.optional(z.unknown()),
  angebotsMatching: z.optional(z.unknown()),
  gpsTracking: z.optional(z.unknown()),
  sync: z.optional(z.unknown()),
  /** Said where the server can keep nothing more, for want of room: changes are answered by 507 then. */
  storage: z.catch(z.optional(z.literal('full')), undefined),
})

/** Rows as they are sent; `dashboard-lists.ts` reads them where they are shown. */
const rows = z.catch(z.array(z.unknown()), [])

/** Figures of the dispatcher's start screen (specification 3, dashboard statistics). Money is for those who may read it (A23). */
export const DashboardStatistics = z.object({
  totalLoads: number(0),
  activeTransports: number(0),
  availableVehicles: number(0),
  totalRevenue: optionalNumber,
  completionRate: number(0),
  averageDeliveryTime: text('0 Tage'),
  recentLoads: rows,
  activeTransportsList: rows,
  availableVehiclesList: rows,
  topPartners: rows,
  /** Each where it is known. */
  performanceMetrics: preprocess(
    (metrics) => metrics ?? {},
    z.object({ ...Punctuality, avgCostPerKm: optionalNumber, utilizationRate: optionalNumber }),
  ),
  /** What happened last: to which record, by whom, and what; `code` is worded by the client with the values, `text` is German. */
  recentActivities: z.catch(
    z.array(
      z.object({
        id: text(),
        text: text(),
        at: text(),
        kind: text(),
        recordId: text(),
        recordName: text(),
        actorName: text(),
        code: text('updated'),
        values: z.catch(z.record(z.string(), z.union([z.string(), z.number()])), {}),
      }),
    ),
    [],
  ),
})
export type DashboardStatistics = z.output<typeof DashboardStatistics>

/** What the shell needs every 30 s: counts for the navigation. */
export const NavigationData = z.object({
  pendingOrders: number(0),
  activeDisruptions: number(0),
  pendingPODs: number(0),
  /** Unassigned orders. */
  unassignedOrders: number(0),
  unreadAlerts: number(0),
  /** E-mails nobody has dealt with, but for those put off. */
  newEmails: number(0),
  /** Own follow-ups that are due today or before, and not done. */
  dueFollowUps: number(0),
  /** The role these counts were made for: the client sees by it that its own is out of date. */
  role: optionalText,
})
export type NavigationData = z.output<typeof NavigationData>

export const Alert = z.object({
  id: text(),
  type: z.catch(z.enum(['warning', 'info', 'error']), 'info'),
  /** Machine code of a rule of specification 9, or of a disruption; the client words it in its language. */
  code: text(),
  title: text(),
  message: text(),
  values: z.catch(z.record(z.string(), z.union([z.string(), z.number()])), {}),
  actionUrl: optionalText,
  orderId: optionalText,
  transportId: optionalText,
  timestamp: text(),
  read: flag,
  /** The one person it is for, who is told at once by a toast as well. */
  forUserId: optionalText,
})
export type Alert = z.output<typeof Alert>

/** Answer to a change of an alert, and the event that `alerts.undo` takes back. */
const AlertChanged = z.object({ success: done, eventId })

export const dashboardEndpoints = {
  'health.get': endpoint({ method: 'GET', path: '/api/v1/health', response: Health, access: 'public' }),
  'statistics.dashboard': endpoint({
    method: 'GET',
    path: '/api/statistics/dashboard',
    query: z.object({ dateFrom: z.optional(Day), dateTo: z.optional(Day) }),
    response: DashboardStatistics,
    failure: 'Failed to fetch dashboard statistics',
  }),
  'statistics.metrics': endpoint({
    method: 'GET',
    path: '/api/statistics/metrics',
    response: CompanyMetrics,
    failure: 'Failed to fetch metrics',
  }),
  'businessOrders.metrics': endpoint({
    method: 'GET',
    path: '/api/business/orders/dashboard/metrics',
    response: BusinessMetrics,
    failure: 'Failed to fetch metrics',
  }),
  'dispatcher.kpis': endpoint({ method: 'GET', path: '/api/dispatcher/kpis', response: DispatcherKpis }),
  'metrics.get': endpoint({
    method: 'GET',
    path: '/api/metrics',
    response: CompanyMetrics,
    failure: 'Failed to fetch metrics',
  }),
  'navigation.get': endpoint({
    method: 'GET',
    path: '/api/v1/navigation',
    response: NavigationData,
    failure: 'Fehler beim Laden der Navigation-Daten',
  }),
  'alerts.list': endpoint({
    method: 'GET',
    path: '/api/v1/alerts',
    response: z.object({ data: z.catch(z.array(Alert), []) }),
  }),
  'alerts.read': endpoint({
    method: 'PATCH',
    path: '/api/v1/alerts/{id}/read',
    params: IdParams,
    response: AlertChanged,
    permission: ANY_ORDER_CHANGE,
  }),
  'alerts.dismiss': endpoint({
    method: 'DELETE',
    path: '/api/v1/alerts/{id}',
    params: IdParams,
    response: AlertChanged,
    permission: ANY_ORDER_CHANGE,
  }),
  'alerts.undo': undoEndpoint('/api/v1/alerts', { permission: ANY_ORDER_CHANGE }),
}
