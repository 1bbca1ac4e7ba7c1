import type { Board, ResourceKey } from '#src/domain/planning/facts/board.ts'
import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import { createObservable, type Observable, type WritableObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import { keyOfRow, placeOfTour, rowIndexOf, tourIn, type BoardPlace, type TourOfRow } from './moves.ts'
import { slotOf, slotStart, type Zoom } from './time.ts'

/** Which part of time is shown; the start is undefined as long as no one has chosen one. */
export interface BoardWindow {
  from: number | undefined
  zoom: Zoom
}

/** The rows as they stand below each other, and the facts they were made of. */
export interface BoardRows {
  board: Board
  rows: readonly ResourceRow[]
  /** Those that filters leave out among them; without filters there are no others. */
  all?: readonly ResourceRow[] | undefined
}

/** The filters of the rows, as keys drive them. */
export interface BoardFilters {
  open(): Promise<void> | void
  /** There is something to clear. */
  clear?(): void
}

/** All rows, whatever is filtered. */
export const allRows = (shown: BoardRows | undefined): readonly ResourceRow[] => shown?.all ?? shown?.rows ?? []

/** What the drawn board does for those who move on it; not there while there is no board on the screen. */
export interface BoardOnScreen {
  /** Scrolls as little as it takes to have a place in view. */
  reveal(place: BoardPlace): void
  /** Gives the focus to the cell the cursor is on. */
  enter(): void
  /** Rows that fit in. */
  pageSize(): number
  /** Moves the window by so many ms. */
  shift(by: number): void
}

const nothing: ReadonlySet<string> = new Set()

/**
 * What the board's drawing, its commands, carrying, proposals and the command line share. Each part of it tells by itself
 * when it changes, so that a step of the cursor draws two rows and nothing else.
 */
export interface BoardState {
  /** Where the keyboard is; undefined before the first board. */
  cursor: Observable<BoardPlace | undefined>
  window: WritableObservable<BoardWindow>
  /** Ticked tours by id. */
  selection: WritableObservable<ReadonlySet<string>>
  /** Undefined before the first answer. */
  rows: Observable<BoardRows | undefined>
  setRows(rows: BoardRows): void
  /** Takes the cursor to a place and shows it; the focus only follows where the board has it already. */
  moveTo(resource: ResourceKey | undefined, time: number, tourId?: string): void
  /** Takes the cursor to a tour, wherever it stands; false where the board does not know it. */
  show(tourId: string): boolean
  /** The row the cursor is in. */
  row(): ResourceRow | undefined
  /** The tour under the cursor. */
  tour(): TourOfRow | undefined
  /** Another view of the board is being worked with, such as the preview of a placement: what stands below gives way. */
  hasPreview: WritableObservable<boolean>
  /** Rows that are shown although the filters leave them out: somebody went to them. */
  kept: WritableObservable<ReadonlySet<ResourceKey>>
  /** Undefined while nothing on the screen has them. */
  filters: WritableObservable<BoardFilters | undefined>
  /** The field that finds on the board is open. */
  isFinding: WritableObservable<boolean>
  /** What was looked for last, and the how-manieth hit was taken: the same asked for again is the next one. */
  found: WritableObservable<{ text: string; at: number }>
  /** The board that is drawn now. */
  screen(): BoardOnScreen | undefined
  /** The board appears; the returned function is for when it goes. */
  attach(screen: BoardOnScreen): () => void
}

export const boardState: SessionValue<BoardState> = { create: createBoardState }

export function createBoardState(): BoardState {
  const cursor = createObservable<BoardPlace | undefined>(undefined)
  const window = createObservable<BoardWindow>({ from: undefined, zoom: 'days' })
  const rows = createObservable<BoardRows | undefined>(undefined)
  const kept = createObservable<ReadonlySet<ResourceKey>>(new Set())
  let screen: BoardOnScreen | undefined

  const isLeftOut = (resource: ResourceKey) => {
    const shown = rows.current()
    return shown?.all !== undefined && rowIndexOf(shown.rows, resource) < 0 && rowIndexOf(shown.all, resource) >= 0
  }
  const row = () => {
    const [place, shown] = [cursor.current(), rows.current()]
    return place && shown?.rows[rowIndexOf(shown.rows, place.resource)]
  }
  const moveTo: BoardState['moveTo'] = (resource, time, tourId) => {
    const place: BoardPlace = { resource, time, ...(tourId !== undefined && { tourId }) }
    if (resource !== undefined && isLeftOut(resource)) kept.set(new Set([...kept.current(), resource]))
    screen?.reveal(place)
    cursor.set(place)
  }
  return {
    cursor,
    window,
    selection: createObservable(nothing),
    rows,
    setRows(next) {
      const before = rows.current()
      rows.set(next)
      const place = cursor.current()
      // The cursor stays in its row; where that is gone it takes the one that stands there now.
      if (place === undefined) return
      if (rowIndexOf(next.rows, place.resource) >= 0) {
        const wasThere = before === undefined || rowIndexOf(before.rows, place.resource) >= 0
        return wasThere ? undefined : screen?.reveal(place)
      }
      const index = before === undefined ? 0 : rowIndexOf(before.rows, place.resource)
      const nearest = next.rows[Math.min(Math.max(index, 0), next.rows.length - 1)]
      if (nearest) moveTo(keyOfRow(nearest), place.time)
    },
    moveTo,
    show(tourId) {
      const found = placeOfTour(allRows(rows.current()), tourId)
      if (found) moveTo(found.resource, slotStart(found.time, slotOf(window.current().zoom)), tourId)
      return found !== undefined
    },
    row,
    tour() {
      const place = cursor.current()
      return place && tourIn(row(), place, slotOf(window.current().zoom))
    },
    kept,
    filters: createObservable<BoardFilters | undefined>(undefined),
    hasPreview: createObservable(false),
    isFinding: createObservable(false),
    found: createObservable({ text: '', at: -1 }),
    screen: () => screen,
    attach(shown) {
      screen = shown
      return () => {
        if (screen === shown) screen = undefined
      }
    },
  }
}
