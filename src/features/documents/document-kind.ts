/** The kinds of documents the product knows. */
export const DOCUMENT_KINDS = ['cmr', 'deliveryNote', 'pod', 'invoice', 'other'] as const

/** The kind of a document; what no one knows is `other`. */
export function documentKind(value: string): (typeof DOCUMENT_KINDS)[number] {
  return DOCUMENT_KINDS.find((kind) => kind === value) ?? 'other'
}
