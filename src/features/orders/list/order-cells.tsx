import type { Order } from '#src/contract/orders/order.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { signOf } from '#src/ui/signs/status-sign.tsx'

const FINISHED: readonly string[] = ['DELIVERED', 'BILLED', 'CANCELLED']

/** What is wrong on the road, in words: a disruption before a delay. What is delivered has no trouble any more. */
export function troubleOf(order: Order, t: Translate, format: Format): string | undefined {
  if (FINISHED.includes(order.status)) return undefined
  if (order.disruption !== undefined) return t('orders.disruption', { text: order.disruption })
  const minutes = order.delayMinutes ?? 0
  return minutes > 0 ? t('orders.delay', { duration: format.duration(minutes) }) : undefined
}

/** The word of the status; behind it the sign of trouble, whose words a screen reader says. */
export function statusCell(order: Order, t: Translate, format: Format) {
  const word = t(`order.status.${order.status}`)
  const trouble = troubleOf(order, t, format)
  if (trouble === undefined) return word
  return (
    <>
      {word}
      <span className="sign sign-said" data-sign={signOf(order.disruption === undefined ? 'warning' : 'failure')}>
        {trouble}
      </span>
    </>
  )
}

/** Where from and where to, in a quiet column. */
export function routeCell(order: Order) {
  return (
    <>
      {codeText(order.pickupPostalCode)}
      <bdi>{order.pickupCity || '–'}</bdi>
      {` → ${codeText(order.deliveryPostalCode)}`}
      <bdi>{order.deliveryCity || '–'}</bdi>
    </>
  )
}

/** Postal code and city, in a quiet column. */
export function placeCell(postalCode: string, city: string) {
  return (
    <>
      {codeText(postalCode)}
      <bdi>{city || '–'}</bdi>
    </>
  )
}

const codeText = (postalCode: string) => (postalCode === '' ? '' : `${postalCode} `)
