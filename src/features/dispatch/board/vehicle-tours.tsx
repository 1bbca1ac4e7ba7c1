import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, useSyncExternalStore, type TouchEvent } from 'react'
import type { Board } from '#src/domain/planning/board.ts'
import type { ResourceRow } from '#src/domain/planning/timeline.ts'
import { epochToZoned } from '#src/domain/dates.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { StatusWord } from '#src/ui/status-sign.tsx'
import { useSessionValue } from '#src/workspace/session-values.tsx'
import { usePanels } from '#src/workspace/panels.ts'
import type { TourOfRow } from './board-moves.ts'
import { boardState } from './board-state.ts'
import { BoardSource } from './board-part.tsx'
import { rowName } from './cell-sentence.ts'

/** Px a finger goes before it means another vehicle. */
const SWIPE = 60

/** The board on a phone: one vehicle at a time, its tours by time. */
export function VehicleTours() {
  const { t } = useText()
  const state = useSessionValue(boardState)
  const shown = useSyncExternalStore(state.rows.subscribe, state.rows.current)
  return (
    <section aria-label={t('board.title')} data-dispatch="board" className="border-t border-line-strong">
      <BoardSource />
      {shown !== undefined && <OneVehicle rows={shown.rows} orders={shown.board.orders} />}
    </section>
  )
}

function OneVehicle({ rows, orders }: { rows: readonly ResourceRow[]; orders: Board['orders'] }) {
  const { t } = useText()
  const format = useFormat()
  const [at, setAt] = useState(1)
  const start = useRef<number>(undefined)
  const row = rows[Math.min(at, rows.length - 1)]
  if (row === undefined) return null
  const go = (by: number) => setAt((before) => (before + by + rows.length) % rows.length)
  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (start.current ?? 0)
    if (Math.abs(moved) > SWIPE) go(moved < 0 ? 1 : -1)
  }
  return (
    <div
      onTouchStart={(event) => {
        start.current = event.touches[0]?.clientX
      }}
      onTouchEnd={onTouchEnd}
    >
      <header className="flex h-11 items-center gap-2 border-b border-line-strong bg-sunken px-2">
        <IconButton icon={ChevronLeft} label={t('board.previousVehicle')} onClick={() => go(-1)} />
        <h2 className="min-w-0 grow truncate text-body font-semibold">
          <bdi>{rowName(row, t)}</bdi>
          <span className="font-normal text-text-3"> {row.resource?.driver?.name}</span>
        </h2>
        <span className="shrink-0 text-chip text-text-2">{format.loadingMeters(row.resource?.loadingMeters)}</span>
        <IconButton icon={ChevronRight} label={t('board.nextVehicle')} onClick={() => go(1)} />
      </header>
      {row.tours.length === 0 && <p className="px-4 py-3 text-text-2">{t('board.empty')}</p>}
      <ul>
        {row.tours.map((entry) => (
          <TourItem key={entry.tour.id} entry={entry} orders={orders} />
        ))}
      </ul>
    </div>
  )
}

function TourItem({ entry, orders }: { entry: TourOfRow; orders: Board['orders'] }) {
  const { t } = useText()
  const format = useFormat()
  const panels = usePanels()
  const { tour, timeline } = entry
  const open = () => {
    const id = tour.stops[0]?.orderId
    if (id !== undefined) panels.open({ kind: 'order', id })
  }
  return (
    <li className="border-b border-line px-4 py-2">
      <button type="button" onClick={open} className="flex w-full items-center gap-2 text-left font-semibold">
        <StatusWord status={timeline.disrupted ? 'failure' : timeline.status}>
          {t(`transport.status.${timeline.status}`)}
        </StatusWord>
        <span className="min-w-0 truncate">
          {tour.number} <bdi>{timeline.fromCity}</bdi> → <bdi>{timeline.toCity}</bdi>
        </span>
      </button>
      <ol className="mt-1 text-chip text-text-2">
        {timeline.stops.map((stop) => {
          const order = orders.get(stop.orderId)
          const { city } = (stop.kind === 'pickup' ? order?.pickup : order?.delivery)?.site ?? { city: '–' }
          return (
            <li key={`${stop.orderId}:${stop.kind}`} className="flex gap-2">
              <span className="shrink-0">
                {format.date(epochToZoned(stop.arrival).date)} {format.time(stop.arrival)}
              </span>
              <bdi className="min-w-0 grow truncate">{city}</bdi>
              <span className="shrink-0">{format.loadingMeters(stop.aboard.loadingMeters)}</span>
            </li>
          )
        })}
      </ol>
    </li>
  )
}
