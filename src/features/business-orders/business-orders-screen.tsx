import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { ownOrdersQuery } from '#src/entities/orders/own-orders.ts'
import { useCall } from '#src/api/provider.tsx'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import { statusesIn } from '#src/domain/workflow/order-status.ts'
import { orderRouteText } from '#src/domain/stops/route.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { defineList, heldRows } from '#src/records/list/define-list.ts'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { heldIn } from '#src/records/list/rows/use-held-rows.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { BUSINESS_COLUMNS, BUSINESS_FILTERS, BusinessSearch } from './business-columns.tsx'
import { workflowText } from './workflow-bar.tsx'

const useOwnOrders = () => {
  const { userId } = useSession()
  return useQuery(ownOrdersQuery(useCall(), userId))
}

export const businessList = defineList<Order>({
  name: 'businessOrders',
  kind: 'order',
  page: '/orders/$id',
  icon: ClipboardList,
  words: {
    title: 'business.title',
    rows: 'orders.found',
    loadFailed: 'orders.loadFailed',
    empty: 'business.empty',
    emptyText: 'business.empty.text',
    noMatch: 'business.noMatch',
  },
  ownWords: { 'list.filters.title': 'business.filter.title', 'list.noMatch.text': 'orders.noMatch.text' },
  columns: BUSINESS_COLUMNS,
  filters: BUSINESS_FILTERS,
  search: BusinessSearch,
  useRows: heldRows(
    () => heldIn(useOwnOrders()),
    ({ status }, search) => search['status'] === undefined || statusesIn(String(search['status'])).includes(status),
  ),
  label: (order) => order.orderNumber,
  text: (order, t, format) => {
    const amount = order.customerPrice === undefined ? [] : [format.money(order.customerPrice, order.currency)]
    const progress = workflowText(order.status, t, format)
    return [order.orderNumber, progress, order.customerName, orderRouteText(order), ...amount].join('\t')
  },
  create: 'orders.create',
})

/** "Meine Aufträge": what the person at work has entered, with its step of the workflow. Source: specification 2, 4 */
export function BusinessOrdersScreen() {
  const { t } = useText()
  return (
    <ListScreen
      list={businessList}
      head={<NewestOnly />}
      bulk={
        <>
          <CommandButton id="orders.setStatus" label={t('orders.column.status')} />
          <CommandButton id="orders.setVehicle" label={t('orders.vehicle')} />
          <CommandButton id="orders.setCarrier" label={t('orders.carrier')} />
        </>
      }
    />
  )
}

/** Says so where the server holds more than it gives. */
function NewestOnly() {
  const { t } = useText()
  const format = useFormat()
  const { data } = useOwnOrders()
  if (data === undefined || data.pagination.total <= data.data.length) return null
  const values = { count: format.number(data.data.length), all: format.number(data.pagination.total) }
  return <span className="text-status-amber">{t('business.newest', values)}</span>
}
