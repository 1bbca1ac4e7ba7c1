import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { EndpointName } from '#src/contract/index.ts'

/** What is picked by its name in a filter. */
export type NamedRecord = 'customer' | 'carrier' | 'vehicle' | 'driver'

const reads = {
  customer: 'partners.get',
  carrier: 'partners.get',
  vehicle: 'vehicles.get',
  driver: 'drivers.get',
} as const satisfies Record<NamedRecord, EndpointName>

/** The name behind an id; undefined until it is known, where there is no such record and where it may not be read. */
export function useRecordName(of: NamedRecord, id: string | undefined): string | undefined {
  const query = queryFor(useCall(), reads[of], { params: { id: id ?? '' } })
  const { data } = useQuery({ ...query, retry: false, enabled: id !== undefined })
  return data && ('licencePlate' in data ? data.licencePlate : data.name)
}
