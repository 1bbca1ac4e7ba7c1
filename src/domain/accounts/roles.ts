import { isPermissionCode, type PermissionCode } from '../refusals/permission-messages.ts'

/** Roles in order of the specification; `user` is the least privileged (Source: specification 6). */
export const ROLES = ['admin', 'dispatcher', 'sales', 'finance', 'user'] as const

/** What a signed-in person may be. */
export type Role = (typeof ROLES)[number]

/**
 * Reads a role as a server or a stored session names it, in any case (`USER` is `user`). A missing or unknown role is
 * `admin` in the demo and `user` otherwise. Never throws. Source: specification 6, decision A2.
 */
export function parseRole(value: unknown, options: { demo: boolean }): Role {
  const name = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return ROLES.find((role) => role === name) ?? (options.demo ? 'admin' : 'user')
}

/** Whether a role passes a guard of one role or several. Admin passes every guard; no guard lets everybody pass. */
export function hasRole(role: Role, required: Role | readonly Role[] | undefined): boolean {
  if (role === 'admin' || required === undefined) return true
  return typeof required === 'string' ? role === required : required.includes(role)
}

/** Who may what, besides admin who may all. Source: specification 6, decision B5. */
const permissions = {
  'orders.read': ['dispatcher', 'sales', 'finance', 'user'],
  'orders.create': ['dispatcher', 'sales'],
  'orders.edit': ['dispatcher', 'sales'],
  'orders.assign': ['dispatcher'],
  'orders.setCustomerPrice': ['dispatcher', 'sales', 'finance'],
  'orders.setCarrierPrice': ['dispatcher', 'finance'],
  'orders.bill': ['finance'],
  'orders.delete': [],
  'orders.override': ['dispatcher'],
  'money.read': ['dispatcher', 'sales', 'finance'],
  'transports.read': ['dispatcher'],
  'transports.write': ['dispatcher'],
  'vehicles.read': ['dispatcher'],
  'vehicles.write': ['dispatcher'],
  'loads.read': ['dispatcher'],
  'loads.write': ['dispatcher'],
  'partners.read': ['dispatcher', 'sales'],
  'partners.write': ['dispatcher', 'sales'],
  'partners.terms': ['sales', 'finance'],
  'partners.bank': ['finance'],
  'tariffs.read': ['dispatcher', 'sales', 'finance'],
  'tariffs.sell': ['sales', 'finance'],
  'tariffs.buy': ['dispatcher', 'finance'],
  'tariffs.surcharge': ['sales', 'finance'],
  'documents.read': ['dispatcher', 'sales', 'finance'],
  'documents.upload': ['dispatcher', 'sales', 'finance'],
  'documents.verify': ['dispatcher', 'finance'],
  'documents.delete': [],
  'emails.use': ['dispatcher', 'sales'],
  'matching.use': ['dispatcher'],
  'offers.read': ['dispatcher', 'sales'],
  'offers.write': ['dispatcher', 'sales'],
  'priceRequests.read': ['dispatcher', 'sales'],
  'claims.read': ['dispatcher', 'sales', 'finance'],
  'claims.write': ['dispatcher', 'sales'],
  'claims.amount': ['dispatcher', 'sales', 'finance'],
  'followUps.use': ['dispatcher', 'sales', 'finance'],
  'handovers.use': ['dispatcher'],
  'campaigns.use': ['sales'],
  'templates.use': ['dispatcher', 'sales'],
  'settings.use': [],
  'users.manage': [],
  'reports.read': ['dispatcher', 'finance'],
  'billing.use': ['finance'],
  'analytics.read': [],
} as const satisfies Record<string, readonly Role[]>

/** Anyone who may change anything of an order: its fields, or its prices. */
export const ANY_ORDER_CHANGE = ['orders.edit', 'orders.setCustomerPrice'] as const

/** One thing that a role may or may not do. */
export type Permission = keyof typeof permissions

/** All of them, in the order of the table. */
export const PERMISSIONS = Object.keys(permissions) as Permission[]

/** Whether a role may do something. */
export function may(role: Role, permission: Permission): boolean {
  return hasRole(role, permissions[permission])
}

/** The sentence that names who may ("Nur für die Disposition"); `roles` is a guard without admin. */
export function roleReason(roles: Role | readonly Role[]): PermissionCode {
  const guard = typeof roles === 'string' ? [roles] : roles
  const named = ROLES.filter((role) => role !== 'admin' && guard.includes(role))
  const code = `reason.role.${named.join('.') || 'admin'}`
  return isPermissionCode(code) ? code : 'reason.role'
}

/** Why a role may not do something; nothing when it may. */
export function permissionRefusal(role: Role, permission: Permission): PermissionCode | undefined {
  return may(role, permission) ? undefined : roleReason(permissions[permission])
}
