/** The figures that several kinds of records are counted in. */
export const STATISTICS = ['statistics.dashboard', 'statistics.metrics'] as const
/** What was delivered, counted and added up. */
export const REPORTS = ['reports.kpi', 'reports.fleet', 'reports.breakdown', 'reports.vehicles'] as const
export const SMART_MATCHING = ['smartMatching.details', 'smartMatching.analytics', 'smartMatching.performance'] as const
/** What is told of templates by the orders they have made. */
export const RECURRING = [
  'recurringOrders.list',
  'recurringOrders.get',
  'recurringOrders.preview',
  'recurringOrders.made',
  'recurringOrders.events',
] as const
/** `alerts.list`: what the rules raise follows from how many there are of something. */
export const WORK = ['navigation.get', ...STATISTICS, 'dispatcher.kpis', 'metrics.get', 'alerts.list'] as const
/** What is told of partners by orders, prices and pallets. */
export const PARTNERS = [
  ...(['partners.list', 'partners.get', 'partners.events', 'partners.figures'] as const),
  ...(['partners.credit', 'partners.duplicates', 'partners.pallets'] as const),
  'partners.references',
] as const
