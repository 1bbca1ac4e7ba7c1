import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { TourStops } from '#src/entities/tours/tour-stops.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import type { Tour } from '#src/contract/tours.ts'
import { adrPoints, needsAdrVehicle } from '#src/domain/goods/adr-points.ts'
import { adrPointsText } from '#src/entities/goods/adr-judgement-text.ts'
import { adrAboard } from '#src/domain/tours/load.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { orderTourQuery } from '../../orders.queries.ts'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'

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
      {isShared && <TourStops stops={tour.stops} ownId={order.id} />}
    </Section>
  )
}

/** That dangerous goods, each of them few, are many together: the whole tour needs what the ADR asks for. */
function Together({ tour }: { tour: Tour }) {
  const { t } = useText()
  const format = useFormat()
  const orders = new Map(tour.orders.map((order) => [order.id, order]))
  const most = adrAboard(tour.stops, (id) => orders.get(id)).filter(needsAdrVehicle)
  const [worst] = most.toSorted((a, b) => (adrPoints(b) ?? Infinity) - (adrPoints(a) ?? Infinity))
  if (worst === undefined) return null
  return (
    <p className="mt-1 flex items-start gap-1.5 text-chip">
      <StatusSign status="warning" className="mt-px" />
      {t('orders.tour.adr', { points: adrPointsText(worst, t, format), judgement: t('orders.adr.needed') })}
    </p>
  )
}
