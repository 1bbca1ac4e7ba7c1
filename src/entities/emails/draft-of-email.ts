import type { Email } from '#src/contract/emails/email.ts'
import { foldText } from '#src/domain/basics/fold-text.ts'
import { draftOf } from '#src/domain/extraction/draft-of-paper.ts'
import { readingsOf } from '#src/domain/extraction/written-values.ts'
import type { OrderDraft } from '#src/domain/orders/draft.ts'

/** Under which name the fields somebody has chosen for an e-mail are kept on this computer. */
export const emailFieldsName = (id: string): string => `email-fields.${id}`

/**
 * The draft of an order, of values by the names of their fields. Whoever has sent the e-mail is its customer, unless another one is
 * named. Money in euros, net.
 */
export function draftOfEmail(
  values: Readonly<Record<string, string>>,
  { partnerId, partnerName = '' }: Pick<Email, 'partnerId' | 'partnerName'>,
): { draft: OrderDraft; customerPrice?: number } {
  const fields = Object.entries(values).map(([name, value]) => ({ name, value, confidence: 1 }))
  const { draft, ...price } = draftOf(readingsOf(fields))
  const { name = partnerName } = draft.customer
  const isSender = partnerId !== undefined && foldText(name) === foldText(partnerName)
  const customer = { ...draft.customer, ...(name !== '' && { name }), ...(isSender && { customerId: partnerId }) }
  return { draft: { ...draft, customer }, ...price }
}
