import { useMemo } from 'react'
import type { Order } from '#src/contract/orders.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StatusSign, StatusWord } from '#src/ui/status-sign.tsx'
import type { TableColumn } from '#src/ui/table-columns.ts'
import { useOpenPanels } from '#src/workspace/panels.ts'
import { useViewport } from '#src/workspace/viewport.ts'
import type { SortField } from './order-filters.ts'
import { routeText } from './order-values.ts'

/** Columns of the order list; when it gets narrow, first the customer leaves, then loading time and amount. */
export function useOrderColumns(): readonly TableColumn<Order>[] {
  const { t } = useText()
  const format = useFormat()
  const { wide } = useViewport()
  const alone = useOpenPanels().length === 0
  return useMemo(() => columnsOf(t, format, wide || alone ? 248 : 216), [t, format, wide, alone])
}

function columnsOf(t: Translate, format: Format, routeWidth: number): (TableColumn<Order> & { id: SortField })[] {
  return [
    {
      id: 'orderNumber',
      header: t('orders.column.number'),
      width: 112,
      sortable: true,
      cell: (order) => order.orderNumber,
    },
    {
      id: 'status',
      header: t('orders.column.status'),
      width: 104,
      sortable: true,
      cell: (order) => <StatusCell order={order} t={t} format={format} />,
      full: (order) => [t(`order.status.${order.status}`), troubleOf(order, t, format)].filter(Boolean).join(' · '),
    },
    {
      id: 'customerName',
      header: t('orders.column.customer'),
      width: 'rest',
      sortable: true,
      priority: 1,
      cell: (order) => <bdi>{order.customerName}</bdi>,
      full: (order) => order.customerName,
    },
    {
      id: 'pickupPostalCode',
      header: t('orders.column.route'),
      width: routeWidth,
      sortable: true,
      cell: (order) => <RouteCell order={order} />,
      full: routeText,
    },
    {
      id: 'pickupDate',
      header: t('orders.column.pickup'),
      // Weekdays have two letters in German, three and more elsewhere; a date is never cut.
      width: format.language === 'de' ? 148 : 168,
      sortable: true,
      priority: 2,
      cell: (order) => format.stopTime(order.pickupDate, order.pickupTimeFrom, order.pickupTimeTo),
    },
    {
      id: 'customerPrice',
      header: t('orders.column.net'),
      width: 92,
      align: 'right',
      sortable: true,
      priority: 3,
      cell: (order) => format.money(order.customerPrice, order.currency),
    },
  ]
}

const FINISHED: readonly string[] = ['DELIVERED', 'BILLED', 'CANCELLED']

/** What is wrong on the road, in words: a disruption before a delay. What is delivered has no trouble any more. */
export function troubleOf(order: Order, t: Translate, format: Format): string | undefined {
  if (FINISHED.includes(order.status)) return undefined
  if (order.disruption !== undefined) return t('orders.disruption', { text: order.disruption })
  const minutes = order.delayMinutes ?? 0
  return minutes > 0 ? t('orders.delay', { duration: format.duration(minutes) }) : undefined
}

function StatusCell({ order, t, format }: { order: Order; t: Translate; format: Format }) {
  const trouble = troubleOf(order, t, format)
  return (
    <>
      <StatusWord status={order.status}>{t(`order.status.${order.status}`)}</StatusWord>
      {trouble && (
        <span className="-mr-2 ml-1 inline-block align-[-2px]">
          <StatusSign status={order.disruption === undefined ? 'warning' : 'failure'} size={12} />
          <span className="sr-only">{trouble}</span>
        </span>
      )}
    </>
  )
}

function RouteCell({ order }: { order: Order }) {
  return (
    <>
      <Place postalCode={order.pickupPostalCode} city={order.pickupCity} />
      <span className="text-text-3"> → </span>
      <Place postalCode={order.deliveryPostalCode} city={order.deliveryCity} />
    </>
  )
}

function Place({ postalCode, city }: { postalCode: string; city: string }) {
  return (
    <>
      {postalCode !== '' && <span className="text-text-3">{postalCode} </span>}
      <bdi>{city || '–'}</bdi>
    </>
  )
}
