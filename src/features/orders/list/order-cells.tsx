import { PlaceName, RoutePlaces } from '#src/entities/orders/route-places.tsx'
import { Fragment } from 'react'
import type { StopKind } from '#src/domain/stops/window.ts'
import { orderRoute, placesOfKind } from '#src/domain/stops/route.ts'
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
export const routeCell = (order: Order) => <RoutePlaces route={orderRoute(order)} />

/** Where an order is loaded, or unloaded, in a quiet column. */
export const placesCell = (order: Order, kind: StopKind) =>
  placesOfKind(orderRoute(order), kind).map((place, at) => (
    <Fragment key={at}>
      {at > 0 && ', '}
      <PlaceName place={place} />
    </Fragment>
  ))
