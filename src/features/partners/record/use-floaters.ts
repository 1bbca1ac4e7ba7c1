import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { FuelSurcharge } from '#src/contract/partners/tariffs.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useSession } from '#src/workspace/session/session.tsx'

/** Months that are asked for: two years of them. */
const MOST = 24

const NONE: readonly FuelSurcharge[] = []

/** The diesel surcharge of the last months, the newest first; nothing is asked for by those who may not read tariffs. */
export function useFloaters(): readonly FuelSurcharge[] {
  const { role } = useSession()
  const query = queryFor(useCall(), 'fuelSurcharges.list', {
    query: { limit: MOST, sortBy: 'month', sortOrder: 'desc' },
  })
  return useQuery({ ...query, enabled: may(role, 'tariffs.read') }).data?.data ?? NONE
}
