import { crewNames } from '#src/domain/planning/facts/board.ts'
import type { InHand } from '../moving/in-hand.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject, type TouchEvent } from 'react'
import type { Board } from '#src/domain/planning/facts/board.ts'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { nameOf } from '../moving/words.ts'
import { CarryPreview } from '../moving/preview/preview.tsx'
import { useInHand } from '../moving/use-in-hand.ts'
import { keyOfRow, rowIndexOf } from '../board/state/moves.ts'
import { BoardSource } from '../board/part.tsx'
import { BoardSection } from '../board/section.tsx'
import { boardState, type BoardState } from '../board/state/state.ts'
import { slotStart } from '../board/state/time.ts'
import { NothingFits } from '../board/states.tsx'
import { rowName } from '../board/rows/cell-sentence.ts'
import { freePlaces, STEP } from './free-places.ts'
import { TourItem } from './tour-item.tsx'

/** Px a finger goes before it means another vehicle. */
const SWIPE = 60

/** The board on a phone: one vehicle at a time, its tours by time; what is carried is put between them. */
export function VehicleTours() {
  const state = useSessionValue(boardState)
  const shown = useSyncExternalStore(state.rows.subscribe, state.rows.current)
  return (
    <BoardSection isThere={shown !== undefined} className="border-t border-line-strong bg-surface">
      <BoardSource />
      {shown !== undefined && <OneVehicle rows={shown.rows} board={shown.board} />}
      {shown?.rows.length === 1 && (shown.all?.length ?? 1) > 1 && <NothingFits />}
    </BoardSection>
  )
}

interface VehicleProps {
  rows: readonly ResourceRow[]
  board: Board
}

function OneVehicle({ rows, board: { orders, now } }: VehicleProps) {
  const { t } = useText()
  const format = useFormat()
  const state = useSessionValue(boardState)
  const hand = useInHand()
  const box = useRef<HTMLDivElement>(null)
  const start = useRef<number>(undefined)
  const place = useSyncExternalStore(state.cursor.subscribe, state.cursor.current)
  const [judged, judge] = useState<InHand['picked']>()
  const at = place === undefined ? Math.min(1, rows.length - 1) : Math.max(0, rowIndexOf(rows, place.resource))
  const row = rows[at]
  const go = (by: number) => {
    const next = rows[(at + by + rows.length) % rows.length]
    if (next) state.moveTo(keyOfRow(next), place?.time ?? slotStart(now, STEP))
  }
  useOnPhone(box, state, go)
  if (row === undefined) return null
  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (start.current ?? 0)
    if (Math.abs(moved) > SWIPE) go(moved < 0 ? 1 : -1)
  }
  const putAt = (time: number, tourId?: string) => {
    state.moveTo(keyOfRow(row), time, tourId)
    judge(hand?.picked)
    box.current?.focus({ preventScroll: true })
  }
  const places = hand === undefined || hand.isSending ? undefined : freePlaces(row, { now, wanted: place?.time })
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="no-ring"
      onTouchStart={(event) => {
        start.current = event.touches[0]?.clientX
      }}
      onTouchEnd={onTouchEnd}
    >
      {hand?.board !== undefined && (
        <p className="flex min-h-11 items-center gap-2 bg-tint px-4">
          <span className="min-w-0 grow truncate font-semibold">
            {t('carry.pickedUp', { name: nameOf(hand.picked, hand.board, t) })}
          </span>
          <CommandButton id="carry.putBack" variant="quiet" />
        </p>
      )}
      <header className="flex h-11 items-center gap-2 border-b border-line-strong bg-sunken px-2">
        <IconButton icon={ChevronLeft} label={t('board.previousVehicle')} onClick={() => go(-1)} />
        <h2 className="min-w-0 grow truncate text-body font-semibold" aria-live="polite">
          <bdi>{rowName(row, t)}</bdi>
          <span className="font-normal text-text-3"> {crewNames(row.resource).join(' · ')}</span>
        </h2>
        <span className="shrink-0 text-chip text-text-2">{format.loadingMeters(row.resource?.loadingMeters)}</span>
        <IconButton icon={ChevronRight} label={t('board.nextVehicle')} onClick={() => go(1)} />
      </header>
      {row.tours.length === 0 && <p className="px-4 py-3 text-text-2">{t('board.empty')}</p>}
      <ul>
        {row.tours.map((entry, index) => (
          <li key={entry.tour.id}>
            <PlanHere time={places?.[index]} onPut={putAt} />
            <TourItem
              entry={entry}
              orders={orders}
              {...(places !== undefined &&
                entry.tour.id !== hand?.picked.tourId && {
                  onJoin: () => putAt(Math.max(entry.timeline.start, slotStart(now, STEP)), entry.tour.id),
                })}
            />
          </li>
        ))}
        <li>
          <PlanHere time={places?.at(-1)} onPut={putAt} />
        </li>
      </ul>
      {hand !== undefined && judged === hand.picked && <PreviewPage onBack={() => judge(undefined)} />}
    </div>
  )
}

/** A place between two tours. */
function PlanHere({ time, onPut }: { time: number | undefined; onPut(time: number): void }) {
  const { t } = useText()
  const format = useFormat()
  if (time === undefined) return null
  return (
    <div className="flex justify-center border-b border-dashed border-control py-2">
      <Button onClick={() => onPut(time)}>
        {t('carry.planHere')} <span className="font-normal text-text-3">{format.stamp(time)}</span>
      </Button>
    </div>
  )
}

/** What it would mean, as a page of its own. */
function PreviewPage({ onBack }: { onBack(): void }) {
  const { t } = useText()
  return (
    <div className="fixed inset-0 z-20 flex flex-col bg-surface">
      <div className="flex h-11 shrink-0 items-center border-b border-line-strong bg-sunken px-2">
        <Button variant="quiet" icon={ChevronLeft} onClick={onBack}>
          {t('carry.backToTours')}
        </Button>
      </div>
      <div className="@container min-h-0 grow">
        <CarryPreview isPage />
      </div>
    </div>
  )
}

/** The keys of the board drive the list: `<` and `>` lead to another vehicle, and what is picked up is carried here. */
function useOnPhone(box: RefObject<HTMLElement | null>, state: BoardState, go: (by: number) => void): void {
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  useEffect(
    () =>
      state.attach({
        reveal: () => undefined,
        enter() {
          if (state.cursor.current() === undefined) latest.current(0)
          box.current?.scrollIntoView({ block: 'start' })
          box.current?.focus({ preventScroll: true })
        },
        pageSize: () => 1,
        shift: (by) => latest.current(Math.sign(by)),
      }),
    [box, state],
  )
}
