import { isBankField } from '../accounts/money-fields.ts'
import type { Permission } from '../accounts/roles.ts'

/** What was agreed on paying: of whoever sells and bills. */
const TERMS: ReadonlySet<string> = new Set([
  ...['vatId', 'taxNumber', 'paymentTerms', 'creditLimitCents', 'dunningStopped'],
  ...['buyerIsShipper', 'smallBusiness'],
  ...['billingMode', 'billingRhythm', 'invoiceFormat', 'buyerReference', 'invoiceEmail'],
])

/** What somebody has to be allowed to change a field of a partner. Source: decision B5, and 034 of this product */
export function partnerPermission(field: string): Permission {
  if (isBankField(field)) return 'partners.bank'
  return TERMS.has(field) ? 'partners.terms' : 'partners.write'
}
