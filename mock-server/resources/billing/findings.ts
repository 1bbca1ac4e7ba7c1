import type { Finding } from '#src/contract/billing/parts.ts'
import { checkInvoiceDocument } from '#src/domain/billing/check-document.ts'
import { billingObstacles, salesParties } from '#src/domain/billing/obstacles.ts'
import type { InvoiceDocument } from '#src/domain/billing/invoice-document.ts'
import type { InvoiceFormat } from '#src/domain/billing/states.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { reasonText } from '../../core/http-error.ts'
import type { Sources } from './draft-values.ts'

const said = (reason: Reason, severity: Finding['severity'], orderId?: string): Finding => ({
  code: reason.code,
  severity,
  message: reasonText(reason),
  orderId,
})

/** What stands in the way of an invoice, and what is to be known before it is issued. */
export function findingsOf(
  document: InvoiceDocument,
  { orders, company, partner }: Sources,
  {
    email,
    format,
    isOverridden = false,
  }: { email?: string | undefined; format: InvoiceFormat; isOverridden?: boolean },
): Finding[] {
  const between = salesParties(company, partner)
  const ofOrders = orders.flatMap((order) =>
    billingObstacles(order, between).map((obstacle) =>
      said(obstacle, obstacle.overridable && isOverridden ? 'warning' : 'error', order.id),
    ),
  )
  const unsendable = email === undefined ? [said({ code: 'reason.billing.noEmail' }, 'warning')] : []
  const known = new Set(ofOrders.map(({ orderId }) => orderId))
  // What an obstacle says of an order already, the check of the document need not say again.
  const ofDocument = checkInvoiceDocument(document, format)
    .filter(({ orderId }) => orderId === undefined || !known.has(orderId))
    .map((finding): Finding => ({ ...finding, orderId: finding.orderId }))
  return [...ofOrders, ...ofDocument, ...unsendable]
}
