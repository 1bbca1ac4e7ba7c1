import { queryFor } from '#src/api/query.ts'
import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import { draftOf } from '#src/domain/extraction/draft-of-paper.ts'
import { readingsOf } from '#src/domain/extraction/written-values.ts'
import { knownCustomer } from '#src/entities/partners/known-customer.ts'
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
    { ...draft, customer: await knownCustomer(context.services, draft.customer) },
    { origin: { kind: 'document', id, name }, ...(customerPrice !== undefined && { prices: { customerPrice } }) },
  )
}
