import type { CustomerDraft } from '#src/domain/partners/customer-draft.ts'
import { notFound } from '../../../core/http-error.ts'
import type { MakingContext } from '../../../write/resource-writes.ts'
import type { Row } from '../../../store/models.ts'
import type { RuleContext } from '../../../core/rule-context.ts'
import { partnerNow } from '../../partners/former.ts'
import { partners } from '../../partners/partner.resource.ts'

/** The customer that was chosen, or the one of the same name. */
export async function knownCustomer(context: RuleContext, draft: CustomerDraft): Promise<Row<'partners'> | undefined> {
  if (!draft.customerId) return context.store.first('partners', { kind: 'customer', name: draft.name?.trim() ?? '' })
  const customer = await partnerNow(context.store, draft.customerId)
  if (!customer || customer.kind !== 'customer') throw notFound({ code: 'reason.missing.customer' })
  return customer
}

/** The customer that is known, or a new one from what was typed. */
export async function customerOf(context: MakingContext, draft: CustomerDraft): Promise<Row<'partners'>> {
  const known = await knownCustomer(context, draft)
  if (known) return known
  const { name = '', vatId, email, phone, contactPerson, paymentTerms, country } = draft
  const { row } = await partners.acts.create(context, {
    kind: 'customer',
    name: name.trim(),
    vatId,
    email,
    phone,
    contactPerson,
    paymentTerms,
    country,
  })
  return row
}
