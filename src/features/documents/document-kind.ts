const KINDS = ['cmr', 'deliveryNote', 'pod', 'invoice', 'other'] as const

/** The kind of a document; what nobody knows is `other`. */
export function documentKind(value: string): (typeof KINDS)[number] {
  return KINDS.find((kind) => kind === value) ?? 'other'
}
