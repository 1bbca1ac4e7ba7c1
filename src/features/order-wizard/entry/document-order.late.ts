import { queryFor } from '#src/api/query.ts'
import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import { draftOf } from '#src/domain/extraction/draft-of-paper.ts'
import { readingsOf } from '#src/domain/extraction/written-values.ts'
import type { CustomerDraft } from '#src/domain/partners/customer-draft.ts'
import { customerMeant } from '#src/domain/partners/customer-draft.ts'
import { partnersNamed } from '#src/entities/partners/partner-search.ts'
import { draftAsTold } from './order-told.late.ts'

/**
 * Opens a wizard with what was read from a document, as a draft of its own, at the first field that is still open. What a person has
 * put right in the document counts. The document goes with the order that is made.
 */
export async function orderFromDocument(context: CommandContext): Promise<void> {
  const { call, queryClient } = context.services
  const focus = focusedOf(context, 'document')
  if (focus === undefined) return
  const document = await queryClient.fetchQuery(queryFor(call, 'documents.get', { params: { id: focus.id } }))
  const kept = Object.entries(document.extractedData ?? {})
  const readings = readingsOf(kept.map(([name, value]) => ({ name, value, confidence: 1 })))
  const { draft, customerPrice } = draftOf(readings)
  const { id, name } = document
  await draftAsTold(
    context,
    { ...draft, customer: await knownCustomer(context, draft.customer ?? {}) },
    { origin: { kind: 'document', id, name }, ...(customerPrice !== undefined && { prices: { customerPrice } }) },
  )
}

/** The customer of that name, where there is one; else he is as he was read. */
async function knownCustomer({ services }: CommandContext, customer: CustomerDraft): Promise<CustomerDraft> {
  if (customer.name === undefined) return customer
  const query = queryFor(services.call, 'partners.list', partnersNamed('customer', customer.name))
  const { data } = await services.queryClient.fetchQuery(query)
  const meaning = customerMeant(customer.name, data)
  return meaning.is === 'known' ? { ...customer, customerId: meaning.customer.id } : customer
}
