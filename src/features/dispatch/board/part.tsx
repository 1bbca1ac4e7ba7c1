import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { Board } from '#src/domain/planning/facts/board.ts'
import { rowsOf, type ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shownRows } from './state/filters.ts'
import { useBoardFilters } from './state/use-filters.ts'
import { LoadFailure } from '#src/records/list/screen/load-failure.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { useViewport } from '#src/workspace/viewport.ts'
import { useBoard } from './state/board.queries.ts'
import { BoardGrid } from './grid.tsx'
import type { BoardLayers } from './rows/row.tsx'
import { BoardSection } from './section.tsx'
import { boardState } from './state/state.ts'
import { LeftOut, LoadingBoard, NothingFits, NothingPlanned } from './states.tsx'
import { MINUTE, usualStart } from './state/time.ts'
import { useBoardAddress } from './state/use-address.ts'
import { geometryOf, rangeFor, type BoardGeometry, type BoardRange } from './state/geometry.ts'

interface BoardPartProps {
  layers?: BoardLayers
}

/** Fetches the board for the time that is looked at, and hands its rows to the session. */
function useShownBoard() {
  const state = useSessionValue(boardState)
  useBoardAddress()
  const now = useNow()
  const geometry = useGeometry(now)
  const days = {
    from: epochToZoned(geometry.origin).date,
    to: epochToZoned(geometry.end - MINUTE).date,
  }
  const { data, error, refetch } = useBoard(days.from, days.to)
  const board = useLatest(data)
  const all = useMemo(() => board && rowsOf(board), [board])
  const filters = useBoardFilters()
  const kept = useSyncExternalStore(state.kept.subscribe, state.kept.current)
  const rows = useMemo(() => all && shownRows(all, filters, { now, kept }), [all, filters, kept, now])
  useLayoutEffect(() => {
    if (board && rows) state.setRows({ board, rows, all })
  }, [state, board, rows, all])
  return { board, rows, all, error, retry: () => void refetch(), geometry, now }
}

/** What there was before, as long as the next is on its way. */
function useLatest(board: Board | undefined): Board | undefined {
  const [latest, setLatest] = useState(board)
  if (board !== undefined && board !== latest) setLatest(board)
  return board ?? latest
}

/** The board where something else draws it. */
export function BoardSource() {
  const { t } = useText()
  const { board, error, retry } = useShownBoard()
  if (board !== undefined) return null
  return error === null ? (
    <LoadingRows rows={4} />
  ) : (
    <LoadFailure title={t('board.failed')} error={error} onRetry={retry} />
  )
}

/** The planning board of the Dispo: its rows, or what stands in their place. */
export function BoardPart({ layers }: BoardPartProps) {
  const { t } = useText()
  const { board, rows, all, error, retry, geometry, now } = useShownBoard()
  return (
    <BoardSection isThere={rows !== undefined}>
      {board && rows && all ? (
        <Rows board={board} rows={rows} all={all} geometry={geometry} now={now} layers={layers} />
      ) : error ? (
        <LoadFailure title={t('board.failed')} error={error} onRetry={retry} />
      ) : (
        <LoadingBoard geometry={geometry} />
      )}
    </BoardSection>
  )
}

interface RowsProps {
  board: Board
  rows: readonly ResourceRow[]
  all: readonly ResourceRow[]
  geometry: BoardGeometry
  now: number
  layers: BoardLayers | undefined
}

function Rows({ all, ...props }: RowsProps) {
  const { run } = useCommands()
  const { origin, end } = props.geometry
  // The judge knows more days than are drawn.
  const isEmpty = all.every(({ tours }) => !tours.some(({ timeline }) => timeline.start < end && timeline.end > origin))
  return (
    <>
      <BoardGrid {...props} onOpen={() => void run('list.open')} onMenu={() => void run('palette.actions')} />
      <LeftOut of={props.board.leftOut} />
      {isEmpty && <NothingPlanned />}
      {props.rows.length === 1 && all.length > 1 && <NothingFits />}
    </>
  )
}

/** Time as px for the window that is looked at. */
function useGeometry(now: number): BoardGeometry {
  const { wide, stacked } = useViewport()
  const { window } = useSessionValue(boardState)
  const { from, zoom } = useSyncExternalStore(window.subscribe, window.current)
  const [kept, keep] = useState<BoardRange>()
  const range = rangeFor(from ?? usualStart(now), zoom, kept, globalThis.innerWidth)
  if (range !== kept) keep(range)
  return useMemo(() => geometryOf(range, { wide, stacked }), [range, wide, stacked])
}

/** The time of day, to the minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2)
    return () => clearInterval(timer)
  }, [])
  return now
}
