import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { offered, useTypedName, type NamedRecords } from '#src/records/filters/named-record.ts'

/** Imports as filters find them: by the name of the file or the sender's list. */
export const importsByName: NamedRecords = {
  permission: 'orders.create',
  useName: (id) => {
    const query = queryFor(useCall(), 'imports.get', { params: { id: id ?? '' } })
    return useQuery({ ...query, retry: false, enabled: id !== undefined }).data?.name
  },
  useFound: (typed) => {
    const format = useFormat()
    const { query, options, isBehind } = useTypedName(typed)
    const answer = useQuery({ ...queryFor(useCall(), 'imports.list', { query }), ...options })
    return offered(typed, isBehind, answer, ({ id, name, createdAt }) => ({
      id,
      label: name,
      detail: format.stamp(createdAt),
    }))
  },
}
