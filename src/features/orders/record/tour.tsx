import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Order } from '#src/contract/order.ts'
import type { Tour, TourStop } from '#src/contract/tours.ts'
import { adrPoints, needsAdrVehicle } from '#src/domain/adr-lines.ts'
import { adrAboard } from '#src/domain/tours/load.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { Section } from '#src/ui/panel-frame.tsx'
import { StatusSign } from '#src/ui/status-sign.tsx'
import { orderTourQuery } from '../orders.queries.ts'
import { SectionFailure } from './section-failure.tsx'

/** Statuses in which an order is on a tour, or has come on one. */
const WITH_TOUR: readonly Order['status'][] = ['ASSIGNED', 'IN_TRANSIT', 'DELIVERED']

/** The tour an order is part of: its stops in order, the own ones marked, each other order opens beside. Nothing without one. */
export function OrderTour({ order }: { order: Order }) {
  const { t } = useText()
  const call = useCall()
  const isOnTour = WITH_TOUR.includes(order.status)
  const query = useQuery({ ...orderTourQuery(call, order.id), enabled: isOnTour })
  const tour = isOnTour ? query.data?.data[0] : undefined
  if (isOnTour && query.data === undefined && query.isError) {
    return (
      <Section title={t('orders.tour')}>
        <SectionFailure text={t('orders.tour.failed')} onRetry={() => void query.refetch()} />
      </Section>
    )
  }
  if (tour === undefined) return null
  const isShared = tour.orders.length > 1
  return (
    <Section title={t('orders.tour')}>
      <p>{t(isShared ? 'orders.tour.part' : 'orders.tour.alone', { number: tour.number })}</p>
      {isShared && <Together tour={tour} />}
      {isShared && <Stops tour={tour} ownId={order.id} />}
    </Section>
  )
}

/** That dangerous goods, each of them few, are many together: the whole tour needs what the ADR asks for. */
function Together({ tour }: { tour: Tour }) {
  const { t } = useText()
  const format = useFormat()
  const orders = new Map(tour.orders.map((order) => [order.id, order]))
  const most = adrAboard(tour.stops, (id) => orders.get(id)).filter(needsAdrVehicle)
  const points = most.map(adrPoints)
  if (most.length === 0) return null
  const known = points.every((one) => one !== undefined) ? format.number(Math.max(...points)) : undefined
  return (
    <p className="mt-1 flex items-start gap-1.5 text-chip">
      <StatusSign status="warning" className="mt-px" />
      {t('orders.tour.adr', { points: known ?? t('orders.adr.unknown'), judgement: t('orders.adr.needed') })}
    </p>
  )
}

function Stops({ tour, ownId }: { tour: Tour; ownId: string }) {
  return (
    <ol className="mt-1.5 flex flex-col gap-1.5">
      {tour.stops.map((stop, index) => (
        <Stop key={`${stop.kind} ${stop.orderId}`} stop={stop} place={index + 1} isOwn={stop.orderId === ownId} />
      ))}
    </ol>
  )
}

function Stop({ stop, place, isOwn }: { stop: TourStop; place: number; isOwn: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const { kind, city, plannedDate, plannedTime, isDone, isLate } = stop
  const aboard = [
    stop.loadingMeters > 0 && format.loadingMeters(stop.loadingMeters),
    stop.weightKg > 0 && format.weight(stop.weightKg),
    stop.pallets > 0 && t('orders.tour.pallets', { count: format.number(stop.pallets, 0) }),
  ].filter(Boolean)
  return (
    <li className={classes('border-l-2 pl-2', isOwn ? 'border-accent' : 'border-line', isDone && 'text-text-2')}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className={classes('min-w-0 truncate', isOwn && 'font-semibold')}>
          {place}. {t(`orders.tour.${kind}`)} <bdi>{city}</bdi>
        </span>
        <span className="ml-auto text-chip">{format.stopTime(plannedDate, plannedTime, plannedTime)}</span>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3 text-chip text-text-2">
        {isOwn ? (
          <span>{t('orders.tour.own')}</span>
        ) : (
          <RecordLink kind="order" id={stop.orderId} label={stop.orderNumber || stop.orderId} />
        )}
        {isDone && <span>{t('orders.tour.done')}</span>}
        <span className="ml-auto">
          {aboard.length === 0 ? t('orders.tour.empty') : t('orders.tour.aboard', { load: aboard.join(' · ') })}
        </span>
      </div>
      {isLate && (
        <span className="flex items-start gap-1.5 text-chip">
          <StatusSign status="warning" className="mt-px" />
          {t('orders.tour.late')}
        </span>
      )}
    </li>
  )
}
