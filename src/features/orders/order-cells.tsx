import type { Order } from '#src/contract/order.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { StatusSign, StatusWord } from '#src/ui/status-sign.tsx'

const FINISHED: readonly string[] = ['DELIVERED', 'BILLED', 'CANCELLED']

/** What is wrong on the road, in words: a disruption before a delay. What is delivered has no trouble any more. */
export function troubleOf(order: Order, t: Translate, format: Format): string | undefined {
  if (FINISHED.includes(order.status)) return undefined
  if (order.disruption !== undefined) return t('orders.disruption', { text: order.disruption })
  const minutes = order.delayMinutes ?? 0
  return minutes > 0 ? t('orders.delay', { duration: format.duration(minutes) }) : undefined
}

export function StatusCell({ order, t, format }: { order: Order; t: Translate; format: Format }) {
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

export function RouteCell({ order }: { order: Order }) {
  return (
    <>
      <Place postalCode={order.pickupPostalCode} city={order.pickupCity} />
      <span className="text-text-3"> → </span>
      <Place postalCode={order.deliveryPostalCode} city={order.deliveryCity} />
    </>
  )
}

export function Place({ postalCode, city }: { postalCode: string; city: string }) {
  return (
    <>
      {postalCode !== '' && <span className="text-text-3">{postalCode} </span>}
      <bdi>{city || '–'}</bdi>
    </>
  )
}
