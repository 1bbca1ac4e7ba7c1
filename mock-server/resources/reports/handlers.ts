import { handle } from '../../core/handle.ts'
import { breakdownOf } from './breakdown.ts'
import { fleetOf } from './fleet.ts'
import { kpiOf } from './kpi.ts'
import { vehiclesOf } from './vehicles.ts'

/** What is counted and added up of the orders that were delivered. */
export const reportHandlers = {
  'reports.kpi': handle('reports.kpi', (context) => kpiOf(context, context.query)),
  'reports.fleet': handle('reports.fleet', (context) => fleetOf(context, context.query)),
  'reports.breakdown': handle('reports.breakdown', (context) => breakdownOf(context, context.query)),
  'reports.vehicles': handle('reports.vehicles', (context) => vehiclesOf(context, context.query)),
}
