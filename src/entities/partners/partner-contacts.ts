import { useQuery } from '@tanstack/react-query'
import type { PartnerContact } from '#src/contract/partners/partner.ts'
import { contactsFor } from '#src/domain/partners/contacts.ts'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'

/** People of a partner who fit what is typed; of none, undefined, no one is asked. */
export function usePartnerContacts(
  partnerId: string | undefined,
  text: string,
): { contacts: PartnerContact[]; busy: boolean } {
  const query = useQuery({
    ...queryFor(useCall(), 'partners.get', { params: { id: partnerId ?? '' } }),
    enabled: partnerId !== undefined,
  })
  return { contacts: contactsFor(query.data?.contacts ?? [], text), busy: query.isFetching && query.data === undefined }
}

/** What is said of a person beside the name. */
export const contactDetail = ({ role, phone }: PartnerContact): string => [role, phone].filter(Boolean).join(' · ')
