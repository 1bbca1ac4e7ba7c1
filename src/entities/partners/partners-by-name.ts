import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import type { NamedRecords } from '#src/records/filters/named-record.ts'
import { usePartnerSearch } from './partner-search.ts'

const byName = (kind?: Partner['kind']): NamedRecords => ({
  permission: 'partners.read',
  useName: (id) => {
    const query = queryFor(useCall(), 'partners.get', { params: { id: id ?? '' } })
    return useQuery({ ...query, retry: false, enabled: id !== undefined }).data?.name
  },
  useFound: (typed) => {
    const { partners, busy } = usePartnerSearch(kind, typed)
    return { options: partners.map(({ id, name, city }) => ({ id, label: name, detail: city })), busy }
  },
})

/** Customers as filters find them. */
export const customersByName = byName('customer')

/** Carriers as filters find them. */
export const carriersByName = byName('carrier')

/** Customers and carriers as filters and fields find them. */
export const partnersByName = byName()
