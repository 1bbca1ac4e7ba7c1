import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { offered, useTypedName, type NamedRecords } from '#src/records/filters/named-record.ts'

/** The people of the company as filters find them. */
export const usersByName: NamedRecords = {
  permission: 'users.manage',
  useName: (id) => {
    const query = queryFor(useCall(), 'users.get', { params: { id: id ?? '' } })
    return useQuery({ ...query, retry: false, enabled: id !== undefined }).data?.name
  },
  useFound: (typed) => {
    const { query, options, isBehind } = useTypedName(typed)
    const answer = useQuery({ ...queryFor(useCall(), 'users.list', { query }), ...options })
    return offered(typed, isBehind, answer, ({ id, name, email }) => ({ id, label: name, detail: email }))
  },
}
