import type { Role } from '#src/domain/accounts/roles.ts'

/** A tenant of the demonstration. Source: decision B7 */
export interface DemoTenant {
  id: string
  name: string
  city: string
}

export const DEMO_TENANTS: readonly DemoTenant[] = [
  { id: 'nordkurs', name: 'Nordkurs Spedition GmbH', city: 'Hamburg' },
  { id: 'mainspessart', name: 'Main-Spessart Logistik KG', city: 'Aschaffenburg' },
  { id: 'elbeoder', name: 'Elbe-Oder Transporte GmbH', city: 'Dresden' },
]

/** The password of every demo account. Source: decision B7 */
export const DEMO_PASSWORD = 'Frachtbrief-2026'

const ACCOUNTS: readonly (readonly [local: string, role: Role])[] = [
  ['admin', 'admin'],
  ['dispo', 'dispatcher'],
  ['vertrieb', 'sales'],
  ['finanzen', 'finance'],
  ['gast', 'user'],
]

/** The five accounts of a tenant; the digit that signs in is the place in the list, from 1. */
export function demoAccounts(tenantId: string): { email: string; role: Role; key: string }[] {
  return ACCOUNTS.map(([local, role], index) => ({
    email: `${local}@${tenantId}.example`,
    role,
    key: String(index + 1),
  }))
}
