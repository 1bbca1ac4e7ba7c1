import { createRoute } from '@tanstack/react-router'
import { Gauge } from 'lucide-react'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'
import { readReportSearch } from './report-search.ts'

/** What the business is steered by, as charts first. Source: specification 2 and 6 */
export const analyticsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/analytics',
  staticData: {
    screen: 'analytics',
    title: 'reports.kpi',
    calls: 'reports.kpi',
    roles: 'admin',
    navigation: { block: 3, order: 4, key: 'k', icon: Gauge, roles: ['admin'] },
  },
  validateSearch: readReportSearch,
  component: lazyScreen(() => import('./screen/analytics-screen.tsx'), 'AnalyticsScreen'),
})
