import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Campaign } from '#src/contract/campaigns/campaign.ts'

/** How often mails that are on their way are looked at, ms: it is also told live. */
const LOOK = 2000

/** Whom a campaign reaches and leaves out, and what came of it. */
export function useAudience({ id, version, status, halted }: Campaign) {
  const query = queryFor(useCall(), 'campaigns.audience', { params: { id } })
  return useQuery({
    ...query,
    // What is typed of the filter counts at once.
    queryKey: [...query.queryKey, version] as unknown as typeof query.queryKey,
    refetchInterval: status === 'running' && !halted ? LOOK : false,
    placeholderData: (before) => before,
  })
}
