import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { TourStops } from '#src/entities/tours/tour-stops.tsx'
import type { Transport } from '#src/contract/transports/transport.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'

/** The tour a transport is part of: its stops in order, when the truck is there and what is aboard afterwards. */
export function TransportTour({ transport }: { transport: Transport }) {
  const { t } = useText()
  const { tourId, orderId } = transport
  const query = useQuery({
    ...queryFor(useCall(), 'tours.get', { params: { id: tourId ?? '' } }),
    enabled: tourId !== undefined,
  })
  const tour = query.data
  if (tourId === undefined) return null
  if (tour === undefined) {
    if (!query.isError) return null
    return (
      <Section title={t('orders.tour')}>
        <p className="flex flex-wrap items-center gap-2 text-chip text-text-2">
          <StatusSign status="failure" />
          {t('orders.tour.failed')}
          <Button variant="quiet" className="h-6" onClick={() => void query.refetch()}>
            {t('ui.retry')}
          </Button>
        </p>
      </Section>
    )
  }
  return (
    <Section title={t('orders.tour')} fact={tour.number}>
      <TourStops stops={tour.stops} ownId={orderId} />
    </Section>
  )
}
