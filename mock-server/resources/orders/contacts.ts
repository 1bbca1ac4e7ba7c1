import { contactNamed } from '#src/domain/partners/contacts.ts'
import type { Row } from '../../store/models.ts'
import type { RuleContext } from '../../core/rule-context.ts'

type Order = Row<'orders'>

/** Whom an order names, by the field of the name: at which partner, and the fields that come with the name. */
const NAMED = [
  {
    name: 'contactPerson',
    id: 'contactPersonId',
    phone: 'customerPhone',
    email: 'customerEmail',
    partner: 'customerId',
  },
  {
    name: 'carrierContactPerson',
    id: undefined,
    phone: 'carrierContactPhone',
    email: 'carrierContactEmail',
    partner: 'carrierId',
  },
] as const satisfies readonly Record<string, keyof Order | undefined>[]

/** What an order takes over from its customer. */
export function customerFields(customer: Row<'partners'>): Partial<Order> {
  return {
    customerId: customer.id,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    contactPerson: customer.contactPerson,
    contactPersonId: contactNamed(customer.contacts ?? [], customer.contactPerson)?.id,
    paymentTerms: customer.paymentTerms,
  }
}

/** No one at the carrier's: who is asked there leaves the order with him. */
export const CARRIER_CONTACT_GONE = {
  carrierContactPerson: undefined,
  carrierContactPhone: undefined,
  carrierContactEmail: undefined,
} satisfies Partial<Order>

/**
 * What comes with the name of somebody the partner knows: phone and mail, unless they are given in the same change. Of a
 * name no one knows nothing is known but the name.
 */
export async function contactValues(
  context: Pick<RuleContext, 'store'>,
  order: Order,
  given: Partial<Order>,
  changed: readonly string[],
): Promise<Partial<Order>> {
  const values: Partial<Order> = {}
  for (const { name, id, phone, email, partner } of NAMED) {
    if (!changed.includes(name)) continue
    const partnerId = order[partner]
    const known = partnerId === undefined ? undefined : await context.store.find('partners', partnerId)
    const contact = contactNamed(known?.contacts ?? [], given[name])
    if (id !== undefined) values[id] = contact?.id
    if (contact?.phone !== undefined && !changed.includes(phone)) values[phone] = contact.phone
    if (contact?.email !== undefined && !changed.includes(email)) values[email] = contact.email
  }
  return values
}
