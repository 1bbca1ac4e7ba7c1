import { type Handler, handle } from '../../core/handle.ts'
import { notFound } from '../../core/http-error.ts'
import { undoing } from '../../write/undoing.ts'

const rules = () => import('../alerts/settle.ts')
const figures = () => import('./figures.ts')

/** Alerts and figures belong to those who work with orders; USER and user read orders, nothing else (decision B5). */
const working = (run: Handler<'alerts.list'>['run']): Handler<'alerts.list'>['run'] => {
  return async (context) => (context.session.role === 'user' ? { data: [] } : run(context))
}

export const dashboardHandlers = {
  'health.get': handle('health.get', async () => ({
    smartMatching: true,
    angebotsMatching: true,
    gpsTracking: true,
    sync: true,
  })),
  'statistics.dashboard': handle('statistics.dashboard', async (context) =>
    (await figures()).dashboardStatistics(context, context.query),
  ),
  'statistics.metrics': handle('statistics.metrics', async (context) => (await figures()).companyMetrics(context)),
  'businessOrders.metrics': handle('businessOrders.metrics', async (context) =>
    (await figures()).businessMetrics(context),
  ),
  'dispatcher.kpis': handle('dispatcher.kpis', async (context) => (await figures()).dispatcherKpis(context)),
  'metrics.get': handle('metrics.get', async (context) => (await figures()).companyMetrics(context)),
  'navigation.get': handle('navigation.get', async (context) => (await figures()).navigationData(context)),
  'alerts.list': handle(
    'alerts.list',
    working(async (context) => ({ data: await (await import('../alerts/list.ts')).alertList(context) })),
  ),
  'alerts.read': handle('alerts.read', async (context) => {
    const change = await (await rules()).settleAlert(context, context.params.id, 'read')
    if (!change) throw notFound()
    return { success: true, eventId: change.eventId }
  }),
  'alerts.dismiss': handle('alerts.dismiss', async (context) => {
    const change = await (await rules()).settleAlert(context, context.params.id, 'dismiss')
    if (!change) throw notFound()
    return { success: true, eventId: change.eventId }
  }),
  'alerts.undo': handle('alerts.undo', undoing('alert')),
}
