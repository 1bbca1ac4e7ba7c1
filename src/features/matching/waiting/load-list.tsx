import { useQuery } from '@tanstack/react-query'
import { Package } from 'lucide-react'
import { useCallback } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import { waitingOrdersQuery } from '#src/entities/orders/waiting-orders.ts'
import { WAITING_ROW_HEIGHT, WaitingRow, waitingRowText } from '#src/entities/orders/waiting-row.tsx'
import { useDay } from '#src/i18n/use-day.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { heldIn } from '#src/records/list/rows/use-held-rows.ts'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { WaitingList } from './waiting-list.tsx'

const face = {
  icon: Package,
  words: { loadFailed: 'matching.loads.failed', empty: 'matching.loads.empty', emptyText: 'matching.loads.emptyText' },
} as const

/** Orders without anyone who drives them, the earliest pickup first. */
export function LoadList({ isCurrent }: { isCurrent: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const { run } = useCommands()
  const today = useDay()
  const ordersKeys = useKeysOf('goto.orders')
  const draw = useCallback((order: Order) => <WaitingRow order={order} today={today} />, [today])
  return (
    <WaitingList<Order>
      kind="order"
      face={face}
      label={t('matching.tab.loads')}
      rows={heldIn(useQuery(waitingOrdersQuery(useCall())))}
      rowHeight={WAITING_ROW_HEIGHT}
      isCurrent={isCurrent}
      nameOf={({ orderNumber }) => orderNumber}
      text={(order) => waitingRowText(order, format)}
      empty={
        <EmptyState
          icon={Package}
          title={t('matching.loads.empty')}
          text={t('matching.loads.emptyText')}
          primary={{
            title: t('matching.loads.showOrders'),
            onRun: () => void run('goto.orders'),
            ...(ordersKeys !== undefined && { keys: ordersKeys }),
          }}
        />
      }
    >
      {draw}
    </WaitingList>
  )
}
