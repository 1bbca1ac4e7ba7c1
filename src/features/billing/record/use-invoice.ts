import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useWhole } from './use-whole.ts'

/** One invoice with all that it states. */
export function useInvoice(id: string) {
  const query = useQuery(queryFor(useCall(), 'invoices.get', { params: { id } }))
  return useWhole(query, ({ orders, vatGroups, findings }) => ({ orders, vatGroups, findings }))
}
