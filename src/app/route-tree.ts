import { createRoute, redirect, type StaticDataRouteOption } from '@tanstack/react-router'
import type { Role } from '#src/domain/accounts/roles.ts'
import { loginRoute } from '#src/features/account/sign-in/login.route.tsx'
import { profileRoute } from '#src/features/account/profile/profile.route.tsx'
import { statsRoute } from '#src/features/account/profile/stats.route.tsx'
import { tenantSwitchRoute } from '#src/features/account/tenant-switch.route.tsx'
import { unauthorizedRoute } from '#src/features/account/unauthorized.route.tsx'
import { answerRoute } from '#src/features/answer/answer.route.tsx'
import { businessOrdersRoute } from '#src/features/business-orders/business-orders.route.tsx'
import { dispatcherRoute, transportControlRoute } from '#src/features/dispatch/dispatcher.route.tsx'
import { documentsRoute } from '#src/features/documents/documents.route.tsx'
import { importsRoute } from '#src/features/imports/imports.route.tsx'
import { loadsRoute } from '#src/features/loads/loads.route.tsx'
import { enhancedRoute } from '#src/features/enhanced-orders/enhanced.route.tsx'
import { matchingRoute } from '#src/features/matching/matching.route.tsx'
import { notificationsRoute } from '#src/features/notifications/notifications.route.tsx'
import { offerRoute } from '#src/features/offers/offer.route.tsx'
import { offersRoute } from '#src/features/offers/offers.route.tsx'
import { orderPapersRoute } from '#src/features/order-papers/order-papers.route.tsx'
import { orderRoute } from '#src/features/orders/record/order.route.tsx'
import { ordersRoute } from '#src/features/orders/list/orders.route.tsx'
import { workspaceRoute } from '#src/features/orders/workspace.route.tsx'
import { inboxRoute } from '#src/features/inbox/inbox.route.tsx'
import { outboxRoute } from '#src/features/outbox/outbox.route.tsx'
import { recurringOrdersRoute } from '#src/features/recurring-orders/recurring.route.tsx'
import { systemSettingsRoute } from '#src/features/settings/system-settings.route.tsx'
import { transportsRoute } from '#src/features/transports/list/transports.route.tsx'
import { vehiclesRoute } from '#src/features/vehicles/vehicles.route.tsx'
import type { MessageKey } from '#src/i18n/keys.ts'
import { rootRoute, shellRoute, type GotoEntry, type NavigationEntry } from '#src/workspace/shell/shell-route.tsx'
import { redirectPanels, redirects, settingsTarget } from './redirects.ts'

/** Every screen, listed once. */
const screens = [
  dispatcherRoute,
  inboxRoute,
  transportControlRoute,
  enhancedRoute,
  ordersRoute,
  workspaceRoute,
  orderRoute,
  orderPapersRoute,
  businessOrdersRoute,
  importsRoute,
  recurringOrdersRoute,
  documentsRoute,
  transportsRoute,
  vehiclesRoute,
  loadsRoute,
  matchingRoute,
  offersRoute,
  offerRoute,
  outboxRoute,
  notificationsRoute,
  profileRoute,
  statsRoute,
  tenantSwitchRoute,
  systemSettingsRoute,
  unauthorizedRoute,
] as const

const redirectRoutes = redirects.map(([from, to]) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: from,
    beforeLoad: ({ search }) => {
      const panel = redirectPanels.get(from)
      const kept = search as Record<string, unknown>
      throw redirect({ to, search: panel === undefined ? kept : { ...kept, panels: panel }, replace: true })
    },
  }),
)

const settingsRoutes = (['/settings', '/administration', '/team'] as const).map((path) =>
  createRoute({
    getParentRoute: () => shellRoute,
    path,
    beforeLoad: ({ context }) => {
      throw redirect({ href: settingsTarget(path, context.session?.role === 'admin'), replace: true })
    },
  }),
)

const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/dispatcher', replace: true })
  },
})

export const routeTree = rootRoute.addChildren([
  loginRoute,
  answerRoute,
  shellRoute.addChildren([...screens, ...settingsRoutes]),
  ...redirectRoutes,
  unknownRoute,
])

/** The screens as the navigation, the "Gehe zu" commands and docs/screens.md see them. */
export const screenRoutes = screens

/** A screen with its address; known before any router is made of the tree. */
export interface Screen {
  path: string
  title: MessageKey | undefined
  roles: Role | readonly Role[] | undefined
  navigation: NavigationEntry | undefined
  /** How "Gehe zu" leads there: as in the navigation, where it stands there. */
  goto: GotoEntry | undefined
}

export function describedScreens(): Screen[] {
  return screens.map((route) => {
    const { path, staticData = {} } = route.options as { path: string; staticData?: StaticDataRouteOption }
    const { title, roles, navigation, goto = navigation } = staticData
    return { path, title, roles, navigation, goto }
  })
}
