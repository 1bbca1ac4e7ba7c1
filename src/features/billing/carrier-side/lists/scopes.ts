import { listScope } from '#src/commands/gate/scopes.ts'

/** The list of orders whose carriers are to be paid. */
export const CARRIER_ORDERS = listScope('carrierOrders')

/** Where an invoice of a carrier is entered. */
export const INCOMING_LISTS = [CARRIER_ORDERS, listScope('incomingInvoices')] as const

/** Where the keyboard can be on a credit note. */
export const NOTE_SCOPES = [listScope('creditNotes'), 'record'] as const

/** Where it can be on an invoice of a carrier. */
export const INCOMING_SCOPES = [listScope('incomingInvoices'), 'record'] as const
