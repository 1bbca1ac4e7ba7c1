import { orderTownsText } from '#src/domain/stops/route.ts'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { OutputOf } from '#src/contract/basics/core.ts'
import type { Endpoints } from '#src/contract/index.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { margin, toCents } from '#src/domain/basics/money.ts'
import { parseOrderStatus } from '#src/domain/workflow/order-status.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { usePanels } from '#src/workspace/panels/panels.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { Block } from './block.tsx'
import { BlockTable, type BlockColumn } from './block-table.tsx'
import type { Jump } from './jumps.ts'

type HistoryOrder = OutputOf<Endpoints['customers.orderHistory']>['data'][number]

const FEW = 5
const MOST = 200

/** His last orders, the newest first: each opens beside. `ever` is how many there are at all. */
export function OrdersBlock(props: { partner: Partner; ever: number | undefined; jump?: Jump; isWhole?: boolean }) {
  const { partner, ever, jump, isWhole } = props
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const panels = usePanels()
  const name = partner.kind === 'customer' ? 'customers.orderHistory' : 'carriers.orderHistory'
  const limit = isWhole ? MOST : FEW
  const query = useQuery(queryFor(useCall(), name, { params: { id: partner.id }, query: { limit } }))
  const isMoney = may(role, 'money.read')
  const { data, error, refetch } = query
  const price = partner.kind === 'customer' ? 'customerPrice' : 'carrierPrice'
  const columns: BlockColumn<HistoryOrder>[] = [
    { id: 'number', header: t('records.order'), cell: ({ orderNumber }) => orderNumber },
    {
      id: 'status',
      header: t('orders.column.status'),
      cell: ({ status }) => {
        const known = parseOrderStatus(status)
        return <StatusWord status={known}>{t(`order.status.${known}`)}</StatusWord>
      },
    },
    {
      id: 'route',
      header: t('records.route'),
      from: 480,
      cell: (order) => orderTownsText(order),
    },
    { id: 'day', header: t('records.pickup'), from: 360, cell: ({ pickupDate }) => format.date(pickupDate) },
    ...(isMoney
      ? [
          {
            id: 'price',
            header: t(partner.kind === 'customer' ? 'partners.orders.sold' : 'partners.orders.bought'),
            align: 'right',
            cell: (order: HistoryOrder) => format.money(order[price], order.currency),
          } as const,
          {
            id: 'margin',
            header: t('partners.orders.margin'),
            align: 'right',
            from: 600,
            cell: ({ customerPrice, carrierPrice }: HistoryOrder) =>
              customerPrice === undefined || carrierPrice === undefined
                ? '–'
                : format.percent(margin(toCents(customerPrice), toCents(carrierPrice)).percent),
          } as const,
        ]
      : []),
  ]
  return (
    <Block
      title={t(isWhole ? 'orders.title' : 'records.partner.history')}
      fact={ever !== undefined && t('partners.orders.ever', { count: ever })}
      jump={jump}
    >
      {data === undefined && error === null && <LoadingRows rows={3} />}
      {data === undefined && error !== null && (
        <div className="px-4 pb-3">
          <SectionFailure text={t('partners.orders.failed')} onRetry={() => void refetch()} />
        </div>
      )}
      {data !== undefined && (
        <BlockTable<HistoryOrder>
          label={t('records.partner.history')}
          rows={data.data}
          rowId={({ id }) => id}
          onOpen={({ id }) => panels.open({ kind: 'order', id }, { how: 'add' })}
          none={t('records.partner.noHistory')}
          columns={columns}
        />
      )}
    </Block>
  )
}
