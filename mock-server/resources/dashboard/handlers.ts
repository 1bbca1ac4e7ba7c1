import { type Handler, handle } from '../../core/handle.ts'
import { alertList } from '../alerts/list.ts'
import { businessMetrics, companyMetrics, dispatcherKpis, navigationData } from './figures.ts'
import { dashboardStatistics } from './statistics.ts'

/** Alerts and figures belong to those who work with orders; USER and user read orders, nothing else (decision B5). */
const working = (run: Handler<'alerts.list'>['run']): Handler<'alerts.list'>['run'] => {
  return async (context) => (context.session.role === 'user' ? { data: [] } : run(context))
}

export const dashboardHandlers = {
  'statistics.dashboard': handle('statistics.dashboard', async (context) =>
    dashboardStatistics(context, context.query),
  ),
  'statistics.metrics': handle('statistics.metrics', async (context) => companyMetrics(context)),
  'businessOrders.metrics': handle('businessOrders.metrics', async (context) => businessMetrics(context)),
  'dispatcher.kpis': handle('dispatcher.kpis', async (context) => dispatcherKpis(context)),
  'metrics.get': handle('metrics.get', async (context) => companyMetrics(context)),
  'navigation.get': handle('navigation.get', async (context) => navigationData(context)),
  'alerts.list': handle(
    'alerts.list',
    working(async (context) => ({ data: await alertList(context) })),
  ),
}
