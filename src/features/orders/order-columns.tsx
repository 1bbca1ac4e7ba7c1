import { useMemo } from 'react'
import type { Order } from '#src/contract/order.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { placeText, routeText } from '#src/i18n/route-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StatusSign, StatusWord } from '#src/ui/status-sign.tsx'
import type { TableColumn } from '#src/ui/table-columns.ts'
import { useOpenPanels } from '#src/workspace/panels.ts'
import { useViewport } from '#src/workspace/viewport.ts'
import { SORT_FIELDS } from './order-filters.ts'
import { ORDER_COLUMNS, type OrderColumn } from './order-layout.ts'
import { fieldText, orderTypeText, priorityText } from './order-values.ts'

/** A column of the order list. */
export type OrderTableColumn = TableColumn<Order> & { id: OrderColumn }

/**
 * Every column of the order list. Of the usual ones, when it gets narrow, first the customer leaves, then loading time and
 * amount.
 */
export function useOrderColumns(): readonly OrderTableColumn[] {
  const { t } = useText()
  const format = useFormat()
  const { wide } = useViewport()
  const alone = useOpenPanels().length === 0
  return useMemo(() => {
    const columns = columnsOf(t, format, wide || alone ? 248 : 216)
    return ORDER_COLUMNS.map((id) => ({ ...columns[id], id, sortable: SORT_FIELDS.some((field) => field === id) }))
  }, [t, format, wide, alone])
}

type Described = Omit<TableColumn<Order>, 'id' | 'sortable'>

function columnsOf(t: Translate, format: Format, routeWidth: number): Record<OrderColumn, Described> {
  // Weekdays have two letters in German, three elsewhere, and are written out in Portuguese; a date is never cut.
  const stopWidth = { de: 148, pt: 184 }[format.language as string] ?? 168
  const field = (name: string) => fieldText(name, t)
  const words = (header: string, width: number, text: (order: Order) => string | undefined): Described => ({
    header,
    width,
    cell: (order) => <bdi>{text(order) || NOTHING}</bdi>,
    full: (order) => text(order) || NOTHING,
  })
  const figures = (header: string, width: number, text: (order: Order) => string): Described => ({
    header,
    width,
    align: 'right',
    cell: text,
    full: text,
  })
  return {
    orderNumber: { header: t('orders.column.number'), width: 112, cell: (order) => order.orderNumber },
    status: {
      header: t('orders.column.status'),
      width: 104,
      cell: (order) => <StatusCell order={order} t={t} format={format} />,
      full: (order) => [t(`order.status.${order.status}`), troubleOf(order, t, format)].filter(Boolean).join(' · '),
    },
    priority: words(field('priority'), 80, (order) => priorityText(order.priority, t)),
    orderType: words(field('orderType'), 96, (order) => orderTypeText(order.orderType, t)),
    customerName: {
      header: t('orders.column.customer'),
      width: 'rest',
      priority: 1,
      cell: (order) => <bdi>{order.customerName}</bdi>,
      full: (order) => order.customerName,
    },
    customerReference: words(t('orders.column.reference'), 112, (order) => order.customerReference),
    pickupPostalCode: {
      header: t('orders.column.route'),
      width: routeWidth,
      cell: (order) => <RouteCell order={order} />,
      full: routeText,
    },
    pickupCity: placeColumn(t('orders.column.pickupCity'), 'pickup'),
    deliveryCity: placeColumn(t('orders.column.deliveryCity'), 'delivery'),
    distanceKm: figures(t('orders.column.distance'), 88, (order) => format.distance(order.distanceKm)),
    pickupDate: {
      header: t('orders.column.pickup'),
      width: stopWidth,
      priority: 2,
      cell: (order) => format.stopTime(order.pickupDate, order.pickupTimeFrom, order.pickupTimeTo),
    },
    deliveryDate: words(field('deliveryDate'), stopWidth, (order) =>
      format.stopTime(order.deliveryDate, order.deliveryTimeFrom, order.deliveryTimeTo),
    ),
    cargoDescription: words(field('cargoDescription'), 168, (order) => order.cargoDescription),
    weight: figures(t('orders.column.weight'), 84, (order) => format.weight(order.weight)),
    loadingMeters: figures(field('loadingMeters'), 84, (order) => format.loadingMeters(order.loadingMeters)),
    carrierName: words(field('carrierName'), 160, (order) => order.carrierName),
    vehiclePlate: words(field('vehiclePlate'), 104, (order) => order.vehiclePlate),
    driverName: words(field('driverName'), 136, (order) => order.driverName),
    delayMinutes: figures(t('orders.column.delay'), 92, (order) =>
      order.delayMinutes ? format.duration(order.delayMinutes) : NOTHING,
    ),
    customerPrice: {
      header: t('orders.column.net'),
      width: 92,
      align: 'right',
      priority: 3,
      cell: (order) => format.money(order.customerPrice, order.currency),
    },
    carrierPrice: figures(field('carrierPrice'), 124, (order) => format.money(order.carrierPrice, order.currency)),
    margin: figures(t('orders.margin'), 92, (order) => format.money(order.margin, order.currency)),
    marginPercent: figures(t('orders.column.marginPercent'), 80, (order) => format.percent(order.marginPercent)),
    statusSince: words(t('orders.column.statusSince'), 116, (order) => format.stamp(order.statusSince)),
    internalNotes: words(field('internalNotes'), 200, (order) =>
      order.internalNotes?.replace(/\s+/g, ' ').slice(0, 300),
    ),
    createdAt: words(t('orders.column.createdAt'), 116, (order) => format.stamp(order.createdAt)),
    createdBy: words(t('orders.column.createdBy'), 128, (order) => order.createdBy),
    updatedAt: words(t('orders.column.updatedAt'), 116, (order) => format.stamp(order.updatedAt)),
  }
}

function placeColumn(header: string, kind: 'pickup' | 'delivery'): Described {
  return {
    header,
    width: 168,
    cell: (order) => <Place postalCode={order[`${kind}PostalCode`]} city={order[`${kind}City`]} />,
    full: (order) => placeText(order, kind),
  }
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
