import type { Order } from '#src/contract/orders/order.ts'
import { FILTER_STATUSES, ORDER_STATUSES, parseOrderStatus } from '#src/domain/workflow/order-status.ts'
import { workflowProgress } from '#src/domain/workflow/progress.ts'
import { orderRouteText } from '#src/domain/stops/route.ts'
import { shortStopTime } from '#src/entities/stops/window-text.ts'
import { defineColumns, figures, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { setFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import { WorkflowBar, workflowText } from './workflow-bar.tsx'

/** Columns of the own orders; when it gets narrow, first the loading time leaves, then customer, amount and route. */
export const BUSINESS_COLUMNS = defineColumns<Order>({
  name: 'orderNumber',
  sort: { id: 'createdAt', desc: true },
  lines: [
    ['orderNumber', 'status'],
    ['pickupPostalCode', 'pickupDate', 'customerName'],
  ],
  usual: ['orderNumber', 'status', 'customerName', 'pickupPostalCode', 'pickupDate', 'customerPrice'],
  columns: {
    orderNumber: words('orders.column.number', 120, (order) => order.orderNumber || order.id, {
      sort: 'descending',
      fits: true,
    }),
    status: words('business.column.progress', 264, ({ status }, { t, format }) => workflowText(status, t, format), {
      cell: ({ status }, { t, format }) => <WorkflowBar status={status} t={t} format={format} />,
      ranks: ORDER_STATUSES,
    }),
    customerName: words('orders.column.customer', 'rest', (order) => order.customerName, {
      priority: 2,
      goodWidth: 208,
    }),
    // The whole route; it is sorted by where it begins.
    pickupPostalCode: words('orders.column.route', 248, orderRouteText, {
      priority: 4,
      goodWidth: 288,
    }),
    pickupDate: words(
      // Portuguese writes its weekdays out.
      'orders.column.pickup',
      ({ language }) => ({ de: 148, pt: 184 })[language] ?? 168,
      (order, { format }) => shortStopTime(order, 'pickup', format),
      { fits: true, priority: 1 },
    ),
    customerPrice: figures(
      'orders.column.net',
      92,
      (order, { format }) => format.money(order.customerPrice, order.currency),
      { fits: true, priority: 3, permission: 'money.read' },
    ),
    createdAt: words('orders.column.createdAt', 116, (order, { format }) => format.stamp(order.createdAt), {
      sort: 'descending',
    }),
  },
})

/** Their one filter: the step of the workflow. */
export const BUSINESS_FILTERS = defineFilters([
  setFilter('status', {
    label: 'business.filter',
    values: FILTER_STATUSES,
    word: (status, t) => t(workflowProgress(parseOrderStatus(status)).labelKey),
    counted: true,
  }),
])

/** Their address. */
export const BusinessSearch = searchSchema(BUSINESS_FILTERS, BUSINESS_COLUMNS)
