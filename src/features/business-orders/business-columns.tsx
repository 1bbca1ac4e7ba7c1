import { useMemo } from 'react'
import type { Order } from '#src/contract/order.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { routeText } from '#src/i18n/route-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { TableColumn } from '#src/ui/table-columns.ts'
import { WorkflowBar, workflowText } from './workflow-bar.tsx'

/** Columns of the list; when it gets narrow, first the loading time leaves, then customer, amount and route. */
export function useBusinessColumns(): readonly TableColumn<Order>[] {
  const { t } = useText()
  const format = useFormat()
  return useMemo(() => columnsOf(t, format), [t, format])
}

function columnsOf(t: Translate, format: Format): TableColumn<Order>[] {
  return [
    {
      id: 'orderNumber',
      header: t('orders.column.number'),
      width: 120,
      cell: (order) => order.orderNumber || order.id,
    },
    {
      id: 'progress',
      header: t('business.column.progress'),
      width: 264,
      cell: (order) => <WorkflowBar status={order.status} t={t} format={format} />,
      full: (order) => workflowText(order.status, t, format),
    },
    {
      id: 'customerName',
      header: t('orders.column.customer'),
      width: 'rest',
      priority: 2,
      cell: (order) => <bdi>{order.customerName}</bdi>,
      full: (order) => order.customerName,
    },
    {
      id: 'route',
      header: t('orders.column.route'),
      width: 248,
      priority: 4,
      cell: (order) => <bdi>{routeText(order)}</bdi>,
      full: routeText,
    },
    {
      id: 'pickupDate',
      header: t('orders.column.pickup'),
      // Portuguese writes its weekdays out.
      width: { de: 148, pt: 184 }[format.language as string] ?? 168,
      priority: 1,
      cell: (order) => format.stopTime(order.pickupDate, order.pickupTimeFrom, order.pickupTimeTo),
    },
    {
      id: 'customerPrice',
      header: t('orders.column.net'),
      width: 92,
      align: 'right',
      priority: 3,
      cell: (order) => format.money(order.customerPrice, order.currency),
    },
  ]
}

/** The order in one line, for the clipboard. */
export function businessOrderText(order: Order, t: Translate, format: Format): string {
  const amount = format.money(order.customerPrice, order.currency)
  return [order.orderNumber, workflowText(order.status, t, format), order.customerName, routeText(order), amount].join(
    '\t',
  )
}
