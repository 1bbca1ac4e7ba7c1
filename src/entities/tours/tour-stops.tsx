import type { TourStop } from '#src/contract/tours.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'

/** The stops of a tour in order: when the truck is there and what is aboard afterwards. Those of one order are marked. */
export function TourStops({ stops, ownId }: { stops: readonly TourStop[]; ownId: string | undefined }) {
  return (
    <ol className="mt-1.5 flex flex-col gap-1.5">
      {stops.map((stop, index) => (
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
