import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useWhole } from '../../record/use-whole.ts'

/** One credit note with all that it states. */
export function useCreditNote(id: string) {
  const query = useQuery(queryFor(useCall(), 'creditNotes.get', { params: { id } }))
  return useWhole(query, ({ orders, vatGroups }) => ({ orders, vatGroups }))
}
