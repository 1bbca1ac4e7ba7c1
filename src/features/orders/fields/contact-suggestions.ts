import { contactDetail, usePartnerContacts } from '#src/entities/partners/partner-contacts.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { may } from '#src/domain/accounts/roles.ts'
import type { Suggestions } from '#src/records/fields/field.ts'
import { useSession } from '#src/workspace/session/session.tsx'

/** Whom a partner of an order has; phone and mail come with the name, on the server. */
function useContacts(partnerId: string | undefined, text: string): Suggestions {
  const { role } = useSession()
  const { contacts, busy } = usePartnerContacts(may(role, 'partners.read') ? partnerId : undefined, text)
  return {
    options: contacts.map((contact) => ({ id: contact.id, label: contact.name, detail: contactDetail(contact) })),
    busy,
  }
}

export const useCustomerContacts = ({ customerId }: Order, text: string) => useContacts(customerId, text)

export const useCarrierContacts = ({ carrierId }: Order, text: string) => useContacts(carrierId, text)
