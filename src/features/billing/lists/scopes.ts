import { listScope } from '#src/commands/gate/scopes.ts'

/** The lists of orders that are to be billed. */
export const ORDER_LISTS = [listScope('billingWaiting'), listScope('billingBillable')] as const

/** The lists of invoices. */
export const INVOICE_LISTS = [listScope('billingOpen'), listScope('billingOverdue'), listScope('billingAll')] as const

/** All lists of the screen. */
export const BILLING_LISTS = [...ORDER_LISTS, ...INVOICE_LISTS] as const
