import { createRoute } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { AnyListSearch } from '#src/records/filters/search.ts'
import { tabsLoader } from '#src/records/list/list-loader.ts'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** What is to be billed, what was billed, and what is still to be paid. Source: specification 2 and 6 */
export const billingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/billing',
  staticData: {
    screen: 'billing',
    title: 'billing.title',
    calls: 'billing.orders',
    roles: ['finance'],
    navigation: { block: 3, order: 2, key: 'b', icon: ReceiptText, roles: ['finance'] },
  },
  validateSearch: AnyListSearch,
  loader: tabsLoader(async () => (await import('./billing-tabs.tsx')).billingTabs),
  component: lazyScreen(() => import('./billing-screen.tsx'), 'BillingScreen'),
})
