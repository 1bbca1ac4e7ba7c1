import { createRoute } from '@tanstack/react-router'
import { ChartColumn } from 'lucide-react'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'
import { readReportSearch } from './report-search.ts'

/** What was earned and how the own vehicles were used, as tables first. Source: specification 2 and 6 */
export const reportsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports',
  staticData: {
    screen: 'reports',
    title: 'reports.title',
    calls: 'reports.fleet',
    roles: ['dispatcher', 'finance'],
    navigation: { block: 3, order: 3, key: 'r', icon: ChartColumn, roles: ['dispatcher', 'finance'] },
  },
  validateSearch: readReportSearch,
  component: lazyScreen(() => import('./screen/reports-screen.tsx'), 'ReportsScreen'),
})
