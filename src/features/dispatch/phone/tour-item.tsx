import { epochToZoned } from '#src/domain/basics/dates.ts'
import { type Board, endOf } from '#src/domain/planning/facts/board.ts'
import { stopKey } from '#src/domain/tours/stops.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { usePanels } from '#src/workspace/panels/panels.ts'
import type { TourOfRow } from '../board/state/moves.ts'

interface TourItemProps {
  entry: TourOfRow
  orders: Board['orders']
  /** What is carried may join it. */
  onJoin?: () => void
}

/** A tour in words and numbers, stop by stop: what its bar says on the board. */
export function TourItem({ entry, orders, onJoin }: TourItemProps) {
  const { t } = useText()
  const format = useFormat()
  const panels = usePanels()
  const { tour, timeline } = entry
  const late = timeline.delayMinutes ?? 0
  const open = () => {
    const id = tour.stops[0]?.orderId
    if (id !== undefined) panels.open({ kind: 'order', id })
  }
  return (
    <div className="border-b border-line px-4 py-2">
      <div className="flex items-center gap-2">
        <button
          type="button"
          onClick={open}
          className="flex min-h-6 min-w-0 grow items-center gap-2 text-left font-semibold"
        >
          <StatusWord status={timeline.disrupted ? 'failure' : timeline.status}>
            {timeline.disrupted ? t('board.disrupted') : t(`transport.status.${timeline.status}`)}
          </StatusWord>
          <span className="min-w-0 truncate">
            {tour.number} <bdi>{timeline.fromCity}</bdi> → <bdi>{timeline.toCity}</bdi>
          </span>
        </button>
        {late > 0 && (
          <StatusWord status="warning" coloured>
            {`+${format.duration(late)}`}
          </StatusWord>
        )}
        {onJoin && <Button onClick={onJoin}>{t('carry.joinHere')}</Button>}
      </div>
      <ol className="mt-1 text-chip text-text-2">
        {timeline.stops.map((stop) => {
          const order = orders.get(stop.orderId)
          const city = order ? endOf(order, stop).site.city : '–'
          return (
            <li key={stopKey(stop)} className="flex gap-2">
              <span className="shrink-0">
                {format.date(epochToZoned(stop.arrival).date)} {format.time(stop.arrival)}
              </span>
              <bdi className="min-w-0 grow truncate">{city}</bdi>
              <span className="shrink-0">{format.loadingMeters(stop.aboard.loadingMeters)}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
