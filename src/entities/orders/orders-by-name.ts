import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { offered, useTypedName, type NamedRecords } from '#src/records/filters/named-record.ts'
import { orderLabel } from './order-label.ts'

/** Orders as filters and fields find them: by number, customer, place or reference. */
export const ordersByName: NamedRecords = {
  permission: 'orders.read',
  useName: (id) => {
    const query = queryFor(useCall(), 'orders.get', { params: { id: id ?? '' } })
    const order = useQuery({ ...query, retry: false, enabled: id !== undefined }).data
    return order && orderLabel(order)
  },
  useFound: (typed) => {
    const { query, options, isBehind } = useTypedName(typed)
    const answer = useQuery({ ...queryFor(useCall(), 'orders.list', { query }), ...options })
    return offered(typed, isBehind, answer, (order) => ({
      id: order.id,
      label: orderLabel(order),
      // More beside it would cut the number.
      detail: order.customerName,
    }))
  },
}
