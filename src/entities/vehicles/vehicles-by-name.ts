import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { offered, useTypedName, type NamedRecords } from '#src/records/filters/named-record.ts'

/** Vehicles as filters find them. */
export const vehiclesByName: NamedRecords = {
  permission: 'vehicles.read',
  useName: (id) => {
    const query = queryFor(useCall(), 'vehicles.get', { params: { id: id ?? '' } })
    return useQuery({ ...query, retry: false, enabled: id !== undefined }).data?.licencePlate
  },
  useFound: (typed) => {
    const { query, options, isBehind } = useTypedName(typed)
    const answer = useQuery({ ...queryFor(useCall(), 'vehicles.list', { query }), ...options })
    return offered(typed, isBehind, answer, ({ id, licencePlate, currentCity }) => ({
      id,
      label: licencePlate,
      detail: currentCity,
    }))
  },
}
