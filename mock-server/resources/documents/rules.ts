import type { RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { act } from '../../write/act.ts'
import type { RecordChange } from '../../write/record-write.ts'
import { proveOrder } from './proof.ts'

/** Marks a document as checked or not; a proof of delivery does the same to its order. */
export async function verifyDocument(
  context: RuleContext,
  document: Row<'documents'>,
  verified: boolean,
): Promise<Pick<RecordChange<'document'>, 'eventId'>> {
  const { id } = document
  // An order may have lost its proof while the document kept its mark: delivered again, or by an undo.
  if (document.verified === verified && !verified) return { eventId: undefined }
  const eventId = await act(context, { kind: 'document', id }, { type: 'verified' }, async () => {
    if (document.verified !== verified) await context.store.patch('documents', id, { verified })
    await proveOrder(context, document, verified)
  })
  return { eventId }
}
