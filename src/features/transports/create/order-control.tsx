import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { orderRouteText } from '#src/domain/stops/route.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { Suggestions } from '#src/records/fields/field.ts'
import type { FormControlProps } from '#src/records/form/form.ts'
import { PickedField } from '#src/records/form/picked-field.tsx'

/** Most orders that are offered. */
const MOST = 10

/** Confirmed orders without a transport, by number or customer. */
function useOrders(text: string, isWanted: boolean): Suggestions {
  const q = text.trim().slice(0, 200)
  const query = { status: 'CONFIRMED', unassigned: 'true', limit: MOST, ...(q !== '' && { q }) } as const
  const found = useQuery({
    ...queryFor(useCall(), 'orders.list', { query }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
  const orders = found.isPlaceholderData ? [] : (found.data?.data ?? [])
  return {
    busy: found.isFetching,
    options: orders.map((order) => ({
      id: order.id,
      label: order.orderNumber,
      detail: `${order.customerName} · ${orderRouteText(order)}`,
    })),
  }
}

/** The order a transport is for. */
export function OrderControl(props: FormControlProps) {
  const { t } = useText()
  return (
    <PickedField
      {...props}
      picked="orderId"
      label={t('records.order')}
      hint={t('transports.create.order.hint')}
      useSuggestions={useOrders}
    />
  )
}
