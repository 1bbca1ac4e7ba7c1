import type { QueryClient } from '@tanstack/react-query'
import { queryFor } from '#src/api/query.ts'
import type { Call } from '#src/contract/index.ts'
import { customerMeant, type CustomerDraft } from '#src/domain/partners/customer-draft.ts'
import { partnersNamed } from './partner-search.ts'

/** The customer of that name, where there is one; else he is as he was read. */
export async function knownCustomer(
  { call, queryClient }: { call: Call; queryClient: QueryClient },
  customer: CustomerDraft,
): Promise<CustomerDraft> {
  if (customer.name === undefined || customer.customerId !== undefined) return customer
  const query = queryFor(call, 'partners.list', partnersNamed('customer', customer.name))
  const { data } = await queryClient.fetchQuery(query)
  const meaning = customerMeant(customer.name, data)
  return meaning.is === 'known' ? { ...customer, customerId: meaning.customer.id } : customer
}
