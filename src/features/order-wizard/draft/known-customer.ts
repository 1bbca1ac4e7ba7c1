import type { Partner } from '#src/contract/partners.ts'
import type { CustomerDraft } from '#src/domain/order-draft.ts'

/** The draft of a known customer; what only the order knows (reference) stays. */
export function customerOf(partner: Partner): CustomerDraft {
  const { id, name, vatId, email, phone, contactPerson, paymentTerms, country } = partner
  return { customerId: id, name, vatId, email, phone, contactPerson, paymentTerms, country }
}
