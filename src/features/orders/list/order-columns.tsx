import { ORDER_SORTS } from '#src/contract/orders/list-query.ts'
import { ORDER_PRIORITIES, type Order } from '#src/contract/orders/order.ts'
import { ORDER_STATUSES } from '#src/domain/workflow/order-status.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { orderPlacesText, orderRouteText } from '#src/domain/stops/route.ts'
import { shortStopTime } from '#src/entities/stops/window-text.ts'
import {
  defineColumns,
  figures,
  words,
  type ColumnRoom,
  type ListColumn,
  type Wording,
} from '#src/records/columns/define-columns.ts'
import { placesCell, routeCell, statusCell, troubleOf } from './order-cells.tsx'
import { priorityText } from '#src/entities/orders/priority-text.ts'
import { doesNeed, fieldText, ORDER_NEEDS, orderTypeText, valueText } from '../order-values.ts'

type Column = ListColumn<Order>

/** Weekdays have two letters in German, three elsewhere, and are written out in Portuguese; a date is never cut. */
const stopWidth = ({ language }: ColumnRoom) => ({ de: 148, pt: 184 })[language] ?? 168

const stamp = (header: TextKey, read: (order: Order) => string | undefined, sort: Column['sort']): Column =>
  words(header, 116, (order, { format }) => format.stamp(read(order)), { sort })

const place = (header: TextKey, kind: 'pickup' | 'delivery'): Column =>
  words(header, 168, (order) => orderPlacesText(order, kind), {
    cell: (order) => placesCell(order, kind),
    quiet: true,
  })

const money = (header: TextKey, width: number, field: 'customerPrice' | 'carrierPrice' | 'margin'): Column =>
  figures(header, width, (order, { format }) => format.money(order[field], order.currency), {
    inFile: (order, { format }) => format.number(order[field], 2, true),
    fields: ['currency'],
    permission: 'money.read',
  })

const charges = (header: TextKey, field: 'customerCharges' | 'carrierCharges'): Column =>
  words(header, 240, (order, { t, format }) => valueText(field, order[field], t, format, order.currency), {
    permission: 'money.read',
  })

/** Every column of the order list. Of the usual ones, when it gets narrow, who drives and when it unloads leave first, then the customer, loading time and amount. */
export const ORDER_COLUMNS = defineColumns<Order>({
  name: 'orderNumber',
  sort: { id: 'orderNumber', desc: true },
  sortable: ORDER_SORTS,
  lines: [
    ['orderNumber', 'status', 'customerPrice'],
    ['pickupPostalCode', 'pickupDate', 'customerName'],
  ],
  fieldWord: fieldText,
  usual: ['orderNumber', 'status', 'customerName', 'pickupPostalCode', 'pickupDate', 'customerPrice'],
  columns: {
    orderNumber: words('orders.column.number', 112, (order) => order.orderNumber, { sort: 'descending', fits: true }),
    status: words(
      'orders.column.status',
      104,
      (order, { t, format }) =>
        [t(`order.status.${order.status}`), troubleOf(order, t, format)].filter(Boolean).join(' · '),
      {
        cell: (order, { t, format }: Wording) => statusCell(order, t, format),
        sign: (order) => order.status,
        ranks: ORDER_STATUSES,
        inFile: ({ status }, { t }) => t(`order.status.${status}`),
        fields: ['delayMinutes', 'disruption'],
      },
    ),
    priority: words('orders.field.priority', 80, (order, { t }) => priorityText(order.priority, t), {
      ranks: ORDER_PRIORITIES,
    }),
    orderType: words('orders.field.orderType', 96, (order, { t }) => orderTypeText(order.orderType, t)),
    customerName: words('orders.column.customer', 'rest', (order) => order.customerName, {
      priority: 4,
      goodWidth: 208,
    }),
    pickupReference: words('orders.field.pickupReference', 112, (order) => order.pickupReference),
    deliveryReference: words('orders.field.deliveryReference', 120, (order) => order.deliveryReference),
    bookingNumber: words('orders.label.bookingNumber', 128, (order) =>
      [order.pickupBookingNumber, order.deliveryBookingNumber].filter(Boolean).join(' → '),
    ),
    customerReference: words('orders.column.reference', 112, (order) => order.customerReference),
    // The whole route; it is sorted by where it begins.
    pickupPostalCode: words(
      'orders.column.route',
      ({ isRoomy }) => (isRoomy ? 248 : 216),
      (order) => orderRouteText(order),
      {
        cell: routeCell,
        quiet: true,
        goodWidth: 288,
        fields: [
          'pickupPostalCode',
          'pickupCity',
          'pickupCountry',
          'deliveryPostalCode',
          'deliveryCity',
          'deliveryCountry',
        ],
      },
    ),
    pickupCity: place('orders.column.pickupCity', 'pickup'),
    deliveryCity: place('orders.column.deliveryCity', 'delivery'),
    distanceKm: figures('orders.column.distance', 100, (order, { format }) => format.way(order.distanceKm)),
    pickupDate: words(
      'orders.column.pickup',
      stopWidth,
      (order, { format }) => shortStopTime(order, 'pickup', format),
      {
        inFile: ({ pickupDate }, { format }) => format.date(pickupDate),
        fields: ['pickupTimeFrom', 'pickupTimeTo', 'pickupTimesAssumed'],
        fits: true,
        priority: 5,
      },
    ),
    deliveryDate: words(
      'orders.field.deliveryDate',
      stopWidth,
      (order, { format }) => shortStopTime(order, 'delivery', format),
      {
        inFile: ({ deliveryDate }, { format }) => format.date(deliveryDate),
        fields: ['deliveryTimeFrom', 'deliveryTimeTo', 'deliveryTimesAssumed'],
        fits: true,
        priority: 3,
        extra: true,
      },
    ),
    cargoDescription: words('orders.field.cargoDescription', 168, (order) => order.cargoDescription),
    weight: figures('orders.column.weight', 84, (order, { format }) => format.weight(order.weight)),
    dangerousGoods: words('orders.field.dangerousGoods', 120, (order) =>
      order.dangerousGoods?.map(({ unNumber }) => `UN ${unNumber}`).join(', '),
    ),
    needs: words(
      'orders.filter.needs',
      168,
      (order, { t }) =>
        ORDER_NEEDS.filter((need) => doesNeed(order, need))
          .map((need) => t(`orders.needs.${need}`))
          .join(' · '),
      {
        fields: ['tailLift', 'palletExchange', 'palletsExchanged', 'pickupFixed', 'deliveryFixed'],
      },
    ),
    loadingMeters: figures(
      'orders.field.loadingMeters',
      96,
      (order, { format }) => `${order.loadingMetersCalculated ? '≈ ' : ''}${format.loadingMeters(order.loadingMeters)}`,
      {
        inFile: (order, { format }) => format.loadingMeters(order.loadingMeters),
        fields: ['loadingMetersCalculated'],
      },
    ),
    carrierName: words('orders.field.carrierName', 160, (order) => order.carrierName, {
      priority: 2,
      goodWidth: 184,
      extra: true,
    }),
    vehiclePlate: words('orders.field.vehiclePlate', 104, (order) => order.vehiclePlate, {
      priority: 1,
      extra: true,
    }),
    trailerPlate: words('orders.field.trailerPlate', 104, (order) => order.trailerPlate),
    driverName: words('orders.field.driverName', 136, (order) => order.driverName),
    delayMinutes: figures('orders.column.delay', 92, (order, { format }) =>
      order.delayMinutes ? format.duration(order.delayMinutes) : undefined,
    ),
    customerPrice: { ...money('orders.column.net', 92, 'customerPrice'), fits: true, priority: 6 },
    carrierPrice: money('orders.field.carrierPrice', 124, 'carrierPrice'),
    customerCharges: charges('orders.field.customerCharges', 'customerCharges'),
    carrierCharges: charges('orders.field.carrierCharges', 'carrierCharges'),
    margin: money('orders.margin', 92, 'margin'),
    marginPercent: figures(
      'orders.column.marginPercent',
      80,
      (order, { format }) => format.percent(order.marginPercent),
      { permission: 'money.read' },
    ),
    statusSince: stamp('orders.column.statusSince', (order) => order.statusSince, 'ascending'),
    internalNotes: words(
      'orders.field.internalNotes',
      200,
      (order) => order.internalNotes?.replace(/\s+/g, ' ').slice(0, 300),
      { inFile: ({ internalNotes }) => internalNotes },
    ),
    createdAt: stamp('orders.column.createdAt', (order) => order.createdAt, 'descending'),
    createdBy: words('orders.column.createdBy', 128, (order) => order.createdBy),
    updatedAt: stamp('orders.column.updatedAt', (order) => order.updatedAt, 'descending'),
  },
})
