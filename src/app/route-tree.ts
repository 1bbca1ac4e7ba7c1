import { createRoute, redirect, type StaticDataRouteOption } from '@tanstack/react-router'
import type { EndpointName } from '#src/contract/index.ts'
import type { Role } from '#src/domain/accounts/roles.ts'
import { invitationRoute } from '#src/features/account/invitation/invitation.route.tsx'
import { loginRoute } from '#src/features/account/sign-in/login.route.tsx'
import { profileRoute } from '#src/features/account/profile/profile.route.tsx'
import { statsRoute } from '#src/features/account/profile/stats.route.tsx'
import { tenantSwitchRoute } from '#src/features/account/tenant-switch.route.tsx'
import { unauthorizedRoute } from '#src/features/account/unauthorized.route.tsx'
import { adminRoute } from '#src/features/admin/admin.route.tsx'
import { answerRoute } from '#src/features/answer/answer.route.tsx'
import { driverRoute } from '#src/features/answer/driver/driver.route.tsx'
import { optOutRoute } from '#src/features/answer/opt-out/opt-out.route.tsx'
import { businessOrdersRoute } from '#src/features/business-orders/business-orders.route.tsx'
import { testRoute } from '#src/features/chrome/test-page/test.route.tsx'
import { classicRoute } from '#src/features/chrome/classic/classic.route.tsx'
import { dispatcherRoute, transportControlRoute } from '#src/features/dispatch/dispatcher.route.tsx'
import { campaignsRoute } from '#src/features/campaigns/campaigns.route.tsx'
import { claimsRoute } from '#src/features/claims/claims.route.tsx'
import { followUpsRoute } from '#src/features/follow-ups/follow-ups.route.tsx'
import { handoverRoute, handoversRoute } from '#src/features/handovers/handovers.route.tsx'
import { documentsRoute } from '#src/features/documents/documents.route.tsx'
import { importsRoute } from '#src/features/imports/imports.route.tsx'
import { loadsRoute } from '#src/features/loads/loads.route.tsx'
import { enhancedRoute } from '#src/features/enhanced-orders/enhanced.route.tsx'
import { matchingRoute } from '#src/features/matching/matching.route.tsx'
import { notificationsRoute } from '#src/features/notifications/notifications.route.tsx'
import { billingRoute } from '#src/features/billing/billing.route.tsx'
import { offerRoute } from '#src/features/offers/offer.route.tsx'
import { offersRoute } from '#src/features/offers/offers.route.tsx'
import { partnerRoute } from '#src/features/partners/partner.route.tsx'
import { partnersRoute } from '#src/features/partners/partners.route.tsx'
import { orderPapersRoute } from '#src/features/order-papers/order-papers.route.tsx'
import { orderRoute } from '#src/features/orders/record/order.route.tsx'
import { ordersRoute } from '#src/features/orders/list/orders.route.tsx'
import { workspaceRoute } from '#src/features/orders/workspace.route.tsx'
import { inboxRoute } from '#src/features/inbox/inbox.route.tsx'
import { outboxRoute } from '#src/features/outbox/outbox.route.tsx'
import { analyticsRoute } from '#src/features/reports/analytics.route.tsx'
import { reportsRoute } from '#src/features/reports/reports.route.tsx'
import { recurringOrdersRoute } from '#src/features/recurring-orders/recurring.route.tsx'
import { systemSettingsRoute } from '#src/features/settings/system-settings.route.tsx'
import { templatesRoute } from '#src/features/templates/templates.route.tsx'
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
  billingRoute,
  reportsRoute,
  analyticsRoute,
  claimsRoute,
  followUpsRoute,
  handoversRoute,
  handoverRoute,
  offerRoute,
  partnersRoute,
  partnerRoute,
  campaignsRoute,
  templatesRoute,
  outboxRoute,
  notificationsRoute,
  profileRoute,
  statsRoute,
  tenantSwitchRoute,
  systemSettingsRoute,
  adminRoute,
  classicRoute,
  testRoute,
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
  invitationRoute,
  answerRoute,
  driverRoute,
  optOutRoute,
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
  /** What it asks the server for; see `StaticDataRouteOption`. */
  calls: EndpointName | readonly EndpointName[] | undefined
}

export function describedScreens(): Screen[] {
  return screens.map((route) => {
    const { path, staticData = {} } = route.options as { path: string; staticData?: StaticDataRouteOption }
    const { title, roles, navigation, goto = navigation, calls } = staticData
    return { path, title, roles, navigation, goto, calls }
  })
}
