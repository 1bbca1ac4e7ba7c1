import { Fragment } from 'react'
import { orderRoute, orderRouteText, type RoutePlace, routePlaces } from '#src/domain/stops/route.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import { shortStopTime } from '#src/entities/stops/window-text.ts'
import type { Format } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'

/** Height of the row in px. */
export const WAITING_ROW_HEIGHT = 48

/**
 * An order that waits for a vehicle, in two lines: way and loading metres, when it is loaded and for whom, and why it cannot
 * wait. In a list narrower than 256 px the towns stand without their postcodes. `held` says in one word who has it in hand.
 */
export function WaitingRow({ order, today, held }: { order: Order; today: PlainDate; held?: string | undefined }) {
  const { t } = useText()
  const format = useFormat()
  const urgency = urgencyOf(order, today)
  const places = routePlaces(orderRoute(order))
  const isFromLong = isLong(places[0]?.city)
  return (
    <>
      <div className="flex gap-3" title={orderRouteText(order)}>
        <a
          href={`/orders/${encodeURIComponent(order.id)}`}
          data-row-link
          tabIndex={-1}
          className="flex min-w-0 grow whitespace-pre hover:underline"
        >
          {places.map((place, at) => (
            <Fragment key={at}>
              {at > 0 && <span className="text-text-3"> → </span>}
              <Place place={place} isCut={at === 0 ? isFromLong : !isFromLong || isLong(place.city)} />
            </Fragment>
          ))}
        </a>
        <span className="shrink-0">{format.number(order.loadingMeters, 1, true)}</span>
      </div>
      <div className="flex items-center text-chip text-text-2">
        <span className="shrink-0">{shortStopTime(order, 'pickup', format)}</span>
        {/* Where a few letters would be left of it, it goes to a line that is not seen. */}
        <span className="flex h-4 min-w-0 grow flex-wrap overflow-clip text-text-3 before:h-4 before:content-['']">
          <bdi className="min-w-14 grow basis-14 truncate pl-2">{order.customerName}</bdi>
        </span>
        {held !== undefined && <span className="shrink-0 pl-2 font-semibold text-accent">{held}</span>}
        {held === undefined && order.status === 'CREATED' && (
          <span className="shrink-0 pl-2">
            <StatusWord status="CREATED">
              {/* Beside another word there is room for the sign alone. */}
              <span className={classes(urgency !== undefined && 'sr-only')}>{t('dispatch.work.unconfirmed')}</span>
            </StatusWord>
          </span>
        )}
        {held === undefined && urgency !== undefined && (
          <span className="shrink-0 pl-2">
            <StatusWord status="warning" coloured>
              {t(urgency)}
            </StatusWord>
          </span>
        )}
      </div>
    </>
  )
}

/** Which of two towns gives way: a long one, where both are short the second. */
const isLong = (city: string | undefined) => (city ?? '').length > 10

function Place({ place: { postalCode, city }, isCut }: { place: RoutePlace; isCut: boolean }) {
  return (
    <>
      {postalCode !== undefined && postalCode !== '' && (
        <span className="text-text-3 @max-[255px]:hidden">{postalCode} </span>
      )}
      <bdi className={classes('min-w-6 truncate', isCut && 'shrink-[999]')}>{city || '–'}</bdi>
    </>
  )
}

/** Why an order cannot wait: its pickup day has passed, or somebody said so. */
function urgencyOf(order: Order, today: PlainDate) {
  if (order.pickupDate !== undefined && order.pickupDate < today) return 'dispatch.work.overdue'
  if (order.priority === 'urgent') return 'orders.priority.urgent'
  return order.priority === 'high' ? 'orders.priority.high' : undefined
}

/** The same for the clipboard, its parts with tabs between them. */
export function waitingRowText(order: Order, format: Format): string {
  const pickup = shortStopTime(order, 'pickup', format)
  return [
    order.orderNumber,
    order.customerName,
    orderRouteText(order),
    pickup,
    format.loadingMeters(order.loadingMeters),
  ].join('\t')
}
