import type { ParsedLine } from '#src/domain/command-line/line.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { rowsOf, siteAt } from '#src/domain/planning/scene/timeline.ts'
import type { Board, ResourceKey } from '#src/domain/planning/facts/board.ts'
import type { TourOfRow } from '../../board/state/moves.ts'
import { dispatchLists } from '../../parts/lists.ts'
import { boardState } from '../../board/state/state.ts'
import { slotOf, slotStart } from '../../board/state/time.ts'
import { plannedDays } from './known.ts'
import { aboutText, MOST_SUGGESTED, objectOf } from './object.ts'
import type { LineContext, Suggestion, Interpretation } from './understanding.ts'

const BOARD = '/dispatcher'

/** Shows the tours of a vehicle on the board: the cursor stands on the one it drives now, else on its next one. */
export async function understandTours(asking: LineContext, parsed: ParsedLine): Promise<Interpretation> {
  const meant = await objectOf(asking, parsed, ['vehicle'])
  if ('instead' in meant) return meant.instead
  const { t } = asking
  const { thing, chip } = meant
  const key: ResourceKey = `vehicle:${thing.id}`
  const board = await plannedDays(asking)
  const row = rowsOf(board).find(({ resource }) => resource?.key === key)
  const tours = (row?.tours ?? []).toSorted((a, b) => a.timeline.start - b.timeline.start)
  const next = tours.find(({ timeline }) => timeline.end > board.now) ?? tours.at(-1)
  const text = t('line.say.tours', { about: thing.name, count: tours.length })
  return {
    chips: [chip],
    sentence: t('line.say.tours', { about: await aboutText(asking, thing), count: tours.length }),
    suggestions: tours.slice(0, MOST_SUGGESTED).map((tour) => suggestionOf(tour, board, asking)),
    // A tour that is taken is the whole line.
    replaces: { from: 0, to: Infinity },
    leads: true,
    act: async ({ place, services }) => {
      const state = services.sessionValue(boardState)
      const at = next === undefined ? board.now : slotStart(next.timeline.start, slotOf(state.window.current().zoom))
      if (place.path !== BOARD) services.navigate(BOARD)
      state.moveTo(key, at, next?.tour.id)
      services.sessionValue(dispatchLists).enterSoon('board')
      return { ok: true, text }
    },
  }
}

function suggestionOf({ tour, timeline }: TourOfRow, board: Board, { format }: LineContext): Suggestion {
  const towns = (['first', 'last'] as const).map((end) => siteAt(tour, board, end)?.city)
  const { date, time } = epochToZoned(timeline.start)
  return {
    id: tour.id,
    name: tour.number,
    detail: towns.filter(Boolean).join(' → '),
    right: `${format.date(date)} ${time}`,
    insert: `tour ${tour.number}`,
  }
}
