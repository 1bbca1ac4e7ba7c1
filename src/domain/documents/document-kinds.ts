/** The kinds of documents the product knows; `transportOrder` and the like are those it makes itself. */
export const DOCUMENT_KINDS = [
  'cmr',
  'deliveryNote',
  'pod',
  'invoice',
  'cancellationInvoice',
  'transportOrder',
  'orderConfirmation',
  'other',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** The kind of a document; what no one knows is `other`. */
export function documentKind(value: string): DocumentKind {
  return DOCUMENT_KINDS.find((kind) => kind === value) ?? 'other'
}

/** Papers the consignee signs: each of them proves the delivery. Source: decision B2 */
export const PROOF_KINDS: readonly string[] = ['pod', 'cmr']

interface ProofFacts {
  kind: string
  orderStatus: string
}

/**
 * Whether checking a document says something of the delivery of its order: a proof of delivery always does, a consignment note, which
 * goes along from the start, once the goods are there. A billed order is closed.
 */
export function provesDelivery({ kind, orderStatus }: ProofFacts): boolean {
  if (orderStatus === 'BILLED') return false
  return kind === 'pod' || (kind === 'cmr' && orderStatus === 'DELIVERED')
}
