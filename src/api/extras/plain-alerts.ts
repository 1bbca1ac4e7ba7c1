import { raisedAlerts, type AlertFigures } from '#src/domain/alerts/alerts.ts'
import { ACTIVE } from '#src/domain/workflow/transport-status.ts'
import { dashboardEndpoints } from '#src/contract/reports/dashboard.ts'
import type { EndpointName } from '#src/contract/index.ts'
import type { AnyCall } from './limited-backend.late.ts'
import type { StandIn } from './stand-ins.ts'
import { wholeRows } from './whole-rows.ts'

type Answer = Record<string, unknown>

/**
 * The alert rules of section 9 and the counts of the navigation, reckoned here out of the figures of the dashboard and of lists, whose
 * rows are counted one by one: nobody knows which filters such a backend honours. What was read or dismissed is known for as long as this
 * page stands: it keeps no word of that. A figure that cannot be had raises no alert and counts nothing.
 */
export function plainAlerts(send: AnyCall): [EndpointName, StandIn][] {
  const read = new Set<string>()
  const dismissed = new Set<string>()
  const since = new Map<string, string>()

  const rowsOf = async (list: EndpointName, query: object): Promise<readonly Answer[]> =>
    (await wholeRows(send, list, query).catch(() => [])) as readonly unknown[] as readonly Answer[]

  const alerts = async () => {
    const figures = (await send('statistics.dashboard', { query: {} }).catch(() => ({}))) as AlertFigures
    const raised = raisedAlerts(figures)
    const now = new Date().toISOString()
    for (const id of since.keys()) if (!raised.some((alert) => alert.id === id)) since.delete(id)
    const data = raised
      .filter(({ id }) => !dismissed.has(id))
      .map(({ id, type, title, titleKey, actionUrl, values }) => {
        const timestamp = since.get(id) ?? now
        since.set(id, timestamp)
        const code = titleKey.split('.')[1] ?? id
        return { id, type, title, code, message: title, values, actionUrl, timestamp, read: read.has(id) }
      })
    return dashboardEndpoints['alerts.list'].response.parse({ data })
  }
  const noteIn = (known: Set<string>) => (input: object) => {
    const { params } = input as { params?: { id?: string } }
    if (params?.id !== undefined) known.add(params.id)
    return Promise.resolve({ success: true, eventId: undefined })
  }
  const navigation = async () => {
    const [open, moving, { data }] = await Promise.all([
      rowsOf('orders.list', { status: 'CREATED,CONFIRMED' }),
      rowsOf('transports.list', { active: 'true' }),
      alerts(),
    ])
    const pendingOrders = open.filter(({ status }) => status === 'CREATED').length
    const unassignedOrders = open.filter(isUnassigned).length
    const activeDisruptions = moving.filter(isTroubled).length
    const unreadAlerts = data.filter((alert) => !alert.read).length
    const counts = { pendingOrders, unassignedOrders, activeDisruptions, unreadAlerts }
    return dashboardEndpoints['navigation.get'].response.parse(counts)
  }
  return [
    ['alerts.list', alerts],
    ['alerts.read', noteIn(read)],
    ['alerts.dismiss', noteIn(dismissed)],
    ['navigation.get', navigation],
  ]
}

/** Nobody drives it yet. */
function isUnassigned({ status, carrierId, carrierName, assignedVehicleId }: Answer): boolean {
  return (status === 'CREATED' || status === 'CONFIRMED') && !carrierId && !carrierName && !assignedVehicleId
}

/** Under way, and late or disturbed. */
function isTroubled({ status, delayMinutes, disruption }: Answer): boolean {
  const isLate = typeof delayMinutes === 'number' && delayMinutes > 0
  return ACTIVE.some((active) => active === status) && (isLate || Boolean(disruption))
}
