import { ROLES, type Role } from '#src/domain/accounts/roles.ts'
import type { Proof } from './proofs.ts'

/** An address of section 2: where it leads whom. */
export interface RouteRow {
  path: string
  /** Where the roles of `seenBy` arrive. */
  leads: string
  seenBy: readonly Role[]
  /** Where the other roles arrive. */
  others: string
}

const only = (...roles: Role[]): readonly Role[] => ['admin', ...roles]

/** A screen, open to all unless its guard names roles. */
function screen(path: string, seenBy: readonly Role[] = ROLES): RouteRow {
  return { path, leads: path, seenBy, others: '/unauthorized' }
}

const redirect = (path: string, leads: string): RouteRow => ({ ...screen(path), leads })

const WIZARD = '/orders/workspace?panels=wizard'

/** The table of routes and redirects, line by line, with the guards of section 6 and decisions A1, A3 and A4. */
export const routeRows: readonly RouteRow[] = [
  redirect('/login', '/dispatcher'),
  screen('/unauthorized'),
  redirect('/', '/dispatcher'),
  redirect('/dashboard', '/dispatcher'),
  redirect('/dashboard/modern', '/dispatcher'),
  redirect('/dashboard/old', '/dispatcher'),
  redirect('/dispatcher-center', '/dispatcher'),
  screen('/dispatcher'),
  screen('/dispatcher/enhanced'),
  screen('/transport-control'),
  screen('/inbox'),
  redirect('/email-processing', '/inbox'),
  redirect('/inbox/email', '/inbox'),
  screen('/offers/OFF-2026-0001'),
  screen('/orders'),
  screen('/orders/NK-2026-004711'),
  screen('/orders/workspace'),
  screen('/business/orders'),
  redirect('/order/new', WIZARD),
  redirect('/order/create', WIZARD),
  redirect('/order/create-redesigned', WIZARD),
  redirect('/order/create-pipeline', WIZARD),
  redirect('/order-wizard', WIZARD),
  redirect('/order-creation', WIZARD),
  redirect('/orders/management', '/orders'),
  redirect('/order-management', '/orders'),
  redirect('/order-management-home', '/orders'),
  redirect('/load-management', '/orders'),
  redirect('/load-management-board', '/orders'),
  screen('/transports'),
  redirect('/dispatch', '/transports'),
  redirect('/transport-management', '/transports'),
  screen('/vehicles'),
  screen('/loads'),
  redirect('/loads-new', '/loads'),
  screen('/matching'),
  redirect('/matching-center', '/matching'),
  screen('/angebots-matching'),
  screen('/partners'),
  screen('/partners/cus-001'),
  screen('/documents'),
  redirect('/documents-center', '/documents'),
  screen('/analytics', only()),
  { ...redirect('/analytics/kpi', '/analytics'), seenBy: only() },
  screen('/reports', only('dispatcher', 'finance')),
  screen('/system/settings', only()),
  { ...redirect('/administration', '/system/settings'), seenBy: only() },
  { ...redirect('/settings', '/system/settings'), seenBy: only(), others: '/profile' },
  { ...redirect('/team', '/system/settings?tab=team'), seenBy: only() },
  screen('/admin'),
  screen('/billing', only('finance')),
  screen('/campaigns', only('sales')),
  screen('/templates', only('dispatcher', 'sales')),
  screen('/classic-navigation'),
  screen('/test'),
  redirect('/dashboard/simple', '/dispatcher'),
  redirect('/dashboard/tms', '/dispatcher'),
  redirect('/no/such/path', '/dispatcher'),
  redirect('/%2e%2e/', '/dispatcher'),
  // "Other screens": the wizard has its address above, loads management is /loads, enhanced transports /dispatcher/enhanced.
  screen('/profile'),
  screen('/tenant/switch'),
  screen('/profile/stats'),
  screen('/notifications'),
]

/** Screens the product adds to the specification. */
export const furtherRoutes: readonly RouteRow[] = [
  screen('/orders/NK-2026-004711/papers'),
  screen('/outbox'),
  screen('/recurring-orders'),
  screen('/claims'),
  screen('/follow-ups'),
  screen('/handover'),
  screen('/handover/hnd-nordkurs-1'),
  screen('/import', only('dispatcher', 'sales')),
]

const ROUTES = 'section-2-routes.test.ts'
const SHELL = 'shell.browser.test.tsx'
const ERRORS = '../app/account-error-screens.test.tsx'

/** What section 2 says beside its table. */
export const shellRules: readonly Proof[] = [
  [
    'An unauthenticated user is redirected to /login',
    ROUTES,
    '%s without a session leads to the login, with the way back',
  ],
  ['A user without a required role is redirected to /unauthorized', ROUTES, '%s leads to %s'],
  ['Admin passes every check; a guard accepts one role or a list', '../domain/roles.test.ts', 'of %j lets %j pass'],
  [
    'User menu: profile, tenant, statistics, notifications, settings',
    SHELL,
    'leads to profile, tenant, statistics, notifications and settings',
  ],
  ['User menu: logout', SHELL, 'logs out, and the token is gone'],
  ['The input asks for transports, partners and documents', SHELL, 'asks for transports, partners and documents'],
  [
    'Search starts with more than 2 characters after 300 ms',
    SHELL,
    'starts with more than 2 characters, 300 ms after the last key, and asks for 50',
  ],
  [
    'Results are grouped with counts and show title, description, status, date, amount',
    SHELL,
    'shows groups with counts, each result with title, description, status, date and amount',
  ],
  ["An empty result shows 'Keine Ergebnisse'", SHELL, 'an empty result shows Keine Ergebnisse'],
  [
    'Arrow keys move the selection, Enter opens, Escape closes',
    SHELL,
    'moves the selection with the arrows, opens with Enter, closes with Escape',
  ],
  [
    'With an empty input recent searches are shown; they can be cleared',
    SHELL,
    'shows recent searches while the input is empty, which can be cleared',
  ],
  [
    "'Etwas ist schiefgelaufen' offers retry, dashboard, reload and an error id",
    ERRORS,
    'offers another try, the way to the Dispo and a reload, and shows the error id',
  ],
  [
    "'Kritischer Fehler' reloads after 3 seconds and shows an error id",
    ERRORS,
    'counts down 3 seconds in words, then reloads once',
  ],
  [
    "'Initialisiere API Verbindung…' until the API base is resolved",
    SHELL,
    'the start-up screen stands while the API base is looked for',
  ],
  ['or 1.8 s pass', 'section-9-calls.test.ts', 'the start waits 1.8 s for the API base, and no longer than it needs'],
  [
    'The language selector offers ten languages and stores the choice',
    SHELL,
    'offers ten languages and keeps the choice',
  ],
]
