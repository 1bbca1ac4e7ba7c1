import type { Permission } from '#src/domain/accounts/roles.ts'

/** An entry of the left navigation: its name in the specification, where it leads, who sees it, and whether it is built. */
type NavigationRow = readonly [item: string, path: string, roles: string, state: 'built' | 'pending']

/** The whole table of navigation visibility; admin sees everything. */
export const navigationRows: readonly NavigationRow[] = [
  ['Inbox', '/inbox', 'admin dispatcher sales', 'built'],
  ['Matching', '/matching', 'admin dispatcher', 'built'],
  // Not in the table: as Matching, and for sales, who make offers.
  ['Offer matching', '/angebots-matching', 'admin dispatcher sales', 'built'],
  ['Orders', '/orders', 'admin dispatcher sales', 'built'],
  ['Transports', '/transports', 'admin dispatcher', 'built'],
  // Not in the table: of who works with records.
  ['Follow-ups', '/follow-ups', 'admin dispatcher sales finance', 'built'],
  ['Billing', '/billing', 'admin finance', 'built'],
  ['Partners', '/partners', 'admin dispatcher sales', 'built'],
  ['Trucks and Loads', '/vehicles', 'admin dispatcher', 'built'],
  ['Trucks and Loads', '/loads', 'admin dispatcher', 'built'],
  ['Templates', '/templates', 'admin dispatcher sales', 'built'],
  ['Reports', '/reports', 'admin dispatcher finance', 'built'],
  ['KPI dashboard', '/analytics', 'admin', 'built'],
  ['Document center', '/documents', 'admin dispatcher sales finance', 'built'],
  ['Outreach', '/campaigns', 'admin sales', 'built'],
  ['Settings', '/system/settings', 'admin', 'built'],
]

/** Entries the table of the specification does not name: everybody sees them. */
export const furtherEntries: readonly string[] = ['/dispatcher']

/**
 * Decision B5, line by line, by its name in the product: what, and who may, in the order admin, dispatcher, sales, finance,
 * user. Behind what is not built stands the call that will need it, or where such calls will begin: until then there is
 * nothing that could refuse anybody.
 */
export const permissionRows: Record<Permission, readonly [what: string, may: string, calls?: string]> = {
  'orders.create': ['create, also by the wizard', '✓ ✓ ✓ – –'],
  'orders.edit': ['edit cargo and stops', '✓ ✓ ✓ – –'],
  'orders.assign': ['assign', '✓ ✓ – – –'],
  'transports.read': ['see transports', '✓ ✓ – – –'],
  'transports.write': ['change transports', '✓ ✓ – – –'],
  'emails.use': ['read and answer e-mails', '✓ ✓ ✓ – –'],
  'matching.use': ['match', '✓ ✓ – – –'],
  'offers.read': ["see customers' offers", '✓ ✓ ✓ – –'],
  'offers.write': ["change customers' offers", '✓ ✓ ✓ – –'],
  'priceRequests.read': ['see what carriers ask', '✓ ✓ ✓ – –'],
  'vehicles.read': ['see vehicles', '✓ ✓ – – –'],
  'vehicles.write': ['change vehicles and drivers', '✓ ✓ – – –'],
  'loads.read': ['see loads', '✓ ✓ – – –'],
  'loads.write': ['change loads', '✓ ✓ – – –'],
  'orders.setCustomerPrice': ["set the customer's price", '✓ ✓ ✓ ✓ –'],
  'orders.setCarrierPrice': ["set the carrier's price", '✓ ✓ – ✓ –'],
  'orders.bill': ['bill', '✓ – – ✓ –'],
  'orders.delete': ['delete an order', '✓ – – – –'],
  'documents.read': ['see documents', '✓ ✓ ✓ ✓ –'],
  'documents.upload': ['upload documents', '✓ ✓ ✓ ✓ –'],
  'documents.verify': ['verify documents', '✓ ✓ – ✓ –'],
  'documents.delete': ['delete documents', '✓ – – – –'],
  'campaigns.use': ['run campaigns', '✓ – ✓ – –'],
  'templates.use': ['use templates', '✓ ✓ ✓ – –'],
  'users.manage': ['manage users', '✓ – – – –'],
  'settings.use': ['change settings', '✓ – – – –'],
  'orders.override': ['override a blocking rule with a reason', '✓ ✓ – – –'],
  'money.read': ['read prices, margins and revenue', '✓ ✓ ✓ ✓ –'],
  'orders.read': ['read orders', '✓ ✓ ✓ ✓ ✓'],
  // By the navigation and the guards of section 6.
  'partners.read': ['see partners', '✓ ✓ ✓ – –'],
  // Beneath them, by decision 034.
  'partners.write': ['change partners, people and papers', '✓ ✓ ✓ – –'],
  'partners.terms': ['agree on payment, billing and credit', '✓ – ✓ ✓ –'],
  'partners.bank': ['see and change where money goes', '✓ – – ✓ –'],
  'tariffs.read': ['see tariffs and surcharges', '✓ ✓ ✓ ✓ –'],
  'tariffs.sell': ['agree on tariffs of customers', '✓ – ✓ ✓ –'],
  'tariffs.buy': ['agree on tariffs of carriers', '✓ ✓ – ✓ –'],
  'tariffs.surcharge': ['set the diesel surcharge of a month', '✓ – ✓ ✓ –'],
  'reports.read': ['read reports', '✓ ✓ – ✓ –'],
  // Decision 039.
  'claims.read': ['see claims', '✓ ✓ ✓ ✓ –'],
  'claims.write': ['raise and decide claims', '✓ ✓ ✓ – –'],
  'claims.amount': ['set the amounts of claims', '✓ ✓ ✓ ✓ –'],
  'followUps.use': ['keep follow-ups', '✓ ✓ ✓ ✓ –'],
  'handovers.use': ['hand over a shift', '✓ ✓ – – –'],
  'billing.use': ['see billing', '✓ – – ✓ –'],
  // Of the screen and of what leads there: what it shows comes by the calls of the reports.
  'analytics.read': ['see the KPI dashboard', '✓ – – – –'],
}
