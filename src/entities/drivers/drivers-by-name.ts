import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { offered, useTypedName, type NamedRecords } from '#src/records/filters/named-record.ts'

/** Drivers as filters find them. */
export const driversByName: NamedRecords = {
  permission: 'vehicles.read',
  useName: (id) => {
    const query = queryFor(useCall(), 'drivers.get', { params: { id: id ?? '' } })
    return useQuery({ ...query, retry: false, enabled: id !== undefined }).data?.name
  },
  useFound: (typed) => {
    const { query, options, isBehind } = useTypedName(typed)
    const answer = useQuery({ ...queryFor(useCall(), 'drivers.list', { query }), ...options })
    return offered(typed, isBehind, answer, ({ id, name, phone }) => ({ id, label: name, detail: phone }))
  },
}
