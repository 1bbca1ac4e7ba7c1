/**
 * Old and alternative addresses and where they lead. Search params go along; the history entry is replaced.
 * A target that is no screen (yet) ends, like every unknown path, at /dispatcher. Source: specification 2, decision A4.
 */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/', '/dispatcher'],
  ['/dashboard', '/dispatcher'],
  ['/dashboard/modern', '/dispatcher'],
  ['/dashboard/old', '/dispatcher'],
  ['/dashboard/simple', '/dashboard'],
  ['/dashboard/tms', '/dashboard'],
  ['/dispatcher-center', '/dispatcher'],
  ['/email-processing', '/inbox'],
  ['/inbox/email', '/inbox'],
  ['/order/new', '/orders/workspace'],
  ['/order/create', '/orders/workspace'],
  ['/order/create-redesigned', '/orders/workspace'],
  ['/order/create-pipeline', '/orders/workspace'],
  ['/order-wizard', '/order/new'],
  ['/order-creation', '/order/new'],
  ['/orders/management', '/orders'],
  ['/order-management', '/orders'],
  ['/order-management-home', '/orders'],
  ['/load-management', '/orders'],
  ['/load-management-board', '/orders'],
  ['/dispatch', '/transports'],
  ['/transport-management', '/transports'],
  ['/loads-new', '/loads'],
  ['/matching-center', '/matching'],
  ['/documents-center', '/documents'],
  ['/analytics/kpi', '/analytics'],
]

/** Search params a redirect brings along: the addresses for a new order open the wizard beside the workspace. */
export const redirectPanels: ReadonlyMap<string, string> = new Map([
  ['/order/new', 'wizard'],
  ['/order/create', 'wizard'],
  ['/order/create-redesigned', 'wizard'],
  ['/order/create-pipeline', 'wizard'],
])

/** Where account and administration addresses lead, by role (decision A3). */
export function settingsTarget(path: '/settings' | '/administration' | '/team', isAdmin: boolean): string {
  if (isAdmin) return path === '/team' ? '/system/settings?tab=team' : '/system/settings'
  return path === '/settings' ? '/profile' : '/unauthorized'
}
