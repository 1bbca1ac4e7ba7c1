/**
 * The refusals that need no rule and no answer, in German: who may do something, what no one changes any more, what is not sent.
 * A part of the table of all refusals, in `reason-messages.ts`.
 */
export const permissionMessages = {
  // Roles, see `roleReason`
  'reason.role': 'Ihre Rolle darf das nicht',
  'reason.role.admin': 'Nur für die Administration',
  'reason.role.dispatcher': 'Nur für die Disposition',
  'reason.role.sales': 'Nur für den Vertrieb',
  'reason.role.finance': 'Nur für Finanzen',
  'reason.role.dispatcher.sales': 'Nur für Disposition und Vertrieb',
  'reason.role.dispatcher.finance': 'Nur für Disposition und Finanzen',
  'reason.role.sales.finance': 'Nur für Vertrieb und Finanzen',
  'reason.role.dispatcher.sales.finance': 'Nur für Disposition, Vertrieb und Finanzen',

  // What may be done to an order, see `order-permissions.ts`
  'reason.billedReadOnly': 'Abgerechnete Aufträge sind schreibgeschützt',
  'reason.cancelledReadOnly': 'Stornierte Aufträge sind schreibgeschützt',
  'reason.editUntilAssigned': 'Nach der Disposition nur durch die Disposition änderbar',
  'reason.deleteOnlyFrom': 'Nur aus Angelegt oder Storniert löschbar',

  // What a call names and cannot be sent
  'reason.impossibleId': 'Eine Nummer „{{id}}“ kann es nicht geben',
} as const

/** The key of one of these sentences. */
export type PermissionCode = keyof typeof permissionMessages

export function isPermissionCode(code: string): code is PermissionCode {
  return Object.hasOwn(permissionMessages, code)
}
