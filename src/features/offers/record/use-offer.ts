import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { noteRecentOffer } from './recent-offers.ts'

/** One offer; where the person has opened it, and not only passed by in a list, it is noted as opened. */
export function useOffer(id: string, isOpened: boolean) {
  const query = useQuery(queryFor(useCall(), 'offers.get', { params: { id } }))
  const session = useSession()
  const known = query.data?.id
  useEffect(() => {
    if (known !== undefined && isOpened) noteRecentOffer(session, known)
  }, [known, isOpened, session])
  return query
}
