import { orderTownsText } from '#src/domain/stops/route.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCall } from '#src/api/provider.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { OutputOf } from '#src/contract/basics/core.ts'
import type { Endpoints } from '#src/contract/index.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { parseOrderStatus } from '#src/domain/workflow/order-status.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { SkeletonBar } from '#src/ui/feedback/states.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { HISTORY_LIMIT, orderHistoryQuery } from '../../orders.queries.ts'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'

type HistoryRow = OutputOf<Endpoints['customers.orderHistory']>['data'][number]

/** Rows before the rest is asked for. */
const FEW = 5

/** The other orders of the customer or the carrier of an order, newest first; each opens beside. */
export function OrderHistory({ order, kind }: { order: Order; kind: 'customer' | 'carrier' }) {
  const partnerId = kind === 'customer' ? order.customerId : order.carrierId
  if (partnerId === undefined) return null
  return <History key={partnerId} order={order} kind={kind} partnerId={partnerId} />
}

function History({ order, kind, partnerId }: { order: Order; kind: 'customer' | 'carrier'; partnerId: string }) {
  const { t } = useText()
  const call = useCall()
  const [isWhole, setWhole] = useState(false)
  const firstNew = useRef<HTMLLIElement>(null)
  const query = useQuery(orderHistoryQuery(call, kind, partnerId))
  const rows = query.data?.data
    .filter(({ id }) => id !== order.id)
    .toSorted((a, b) => (b.pickupDate ?? '').localeCompare(a.pickupDate ?? ''))
  const shown = isWhole ? rows : rows?.slice(0, FEW)
  const hidden = (rows?.length ?? 0) - (shown?.length ?? 0)
  const showAll = () => {
    flushSync(() => setWhole(true))
    // The button is gone; the keyboard goes on with the first row it has brought.
    firstNew.current?.querySelector('button')?.focus()
  }
  const isFull = (query.data?.data.length ?? 0) >= HISTORY_LIMIT
  return (
    <Section
      title={t(`orders.history.${kind}`)}
      fact={isFull ? t('orders.history.limit', { limit: HISTORY_LIMIT }) : rows && rows.length > 0 && rows.length}
    >
      {rows === undefined && query.isPending && (
        <p className="after-150">
          <SkeletonBar width="80%" />
        </p>
      )}
      {rows === undefined && query.isError && (
        <SectionFailure text={t('orders.history.failed')} onRetry={() => void query.refetch()} />
      )}
      {rows?.length === 0 && <p className="text-chip text-text-2">{t('orders.history.none')}</p>}
      <ul className="flex flex-col gap-1 text-chip">
        {shown?.map((row, index) => (
          <li key={row.id} ref={index === FEW ? firstNew : undefined}>
            <HistoryLine row={row} price={kind === 'customer' ? row.customerPrice : row.carrierPrice} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="quiet" className="mt-1 -ml-2 h-6 text-chip" onClick={showAll}>
          {t('orders.history.more', { count: hidden })}
        </Button>
      )}
    </Section>
  )
}

/** `price`: what this partner pays, or gets. */
function HistoryLine({ row, price }: { row: HistoryRow; price: number | undefined }) {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const status = parseOrderStatus(row.status)
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span className="w-14 shrink-0 text-text-3">{format.dayMonth(row.pickupDate)}</span>
      <RecordLink kind="order" id={row.id} label={row.orderNumber || row.id} />
      <StatusWord status={status}>{t(`order.status.${status}`)}</StatusWord>
      {may(role, 'money.read') && <span className="ml-auto shrink-0">{format.money(price, row.currency)}</span>}
      <bdi className="w-full truncate pl-16 text-text-2">{orderTownsText(row)}</bdi>
    </div>
  )
}
