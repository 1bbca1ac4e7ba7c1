import type { Command, CommandContext } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { keyOfRow, neighbourTour } from './state/moves.ts'
import { boardState } from './state/state.ts'
import { DAY, HOUR, slotOf, slotStart, slotStep, ZOOMS, type Zoom } from './state/time.ts'

const stateOf = ({ services }: CommandContext) => services.sessionValue(boardState)

const needsBoard: Condition = {
  check: (context) => stateOf(context).screen() !== undefined && stateOf(context).rows.current() !== undefined,
  reason: 'board.reason.notThere',
}

/** How far the window goes at once: what is then in view was just not. */
const SHIFT: Readonly<Record<Zoom, number>> = { day: 12 * HOUR, days: DAY, week: 7 * DAY }

function step(context: CommandContext, by: -1 | 1): void {
  const state = stateOf(context)
  const place = state.cursor.current()
  if (place === undefined) return state.screen()?.enter()
  state.moveTo(place.resource, slotStep(place.time, slotOf(state.window.current().zoom), by))
}

function toNeighbour(context: CommandContext, by: -1 | 1): void {
  const state = stateOf(context)
  const [place, row] = [state.cursor.current(), state.row()]
  if (place === undefined || row === undefined) return
  const slot = slotOf(state.window.current().zoom)
  const found = neighbourTour(row, place, { slot, by })
  if (found) state.moveTo(keyOfRow(row), slotStart(found.timeline.start, slot), found.tour.id)
}

function shift(context: CommandContext, by: -1 | 1): void {
  const state = stateOf(context)
  state.screen()?.shift(by * SHIFT[state.window.current().zoom])
}

/** The cursor goes to now and the window with it. */
function today(context: CommandContext): void {
  const state = stateOf(context)
  const { zoom } = state.window.current()
  state.window.set({ from: undefined, zoom })
  const [place, shown] = [state.cursor.current(), state.rows.current()]
  if (place && shown) state.moveTo(place.resource, slotStart(shown.board.now, slotOf(zoom)))
}

const moving = {
  group: 'dispatch',
  calls: 'board.get',
  scope: 'grid:board',
  needs: [needsBoard],
  trivial: true,
} as const

/** Moving on the planning board; what its keys share with lists stands with those. */
export const commands: readonly Command[] = [
  {
    id: 'board.left',
    title: 'board.left',
    ...moving,
    keys: ['left'],
    hiddenInPalette: true,
    repeatable: true,
    run: (context) => step(context, -1),
  },
  {
    id: 'board.right',
    title: 'board.right',
    ...moving,
    keys: ['right'],
    hiddenInPalette: true,
    repeatable: true,
    run: (context) => step(context, 1),
  },
  {
    id: 'board.previousTour',
    title: 'board.previousTour',
    ...moving,
    keys: ['mod+left'],
    hiddenInPalette: true,
    repeatable: true,
    run: (context) => toNeighbour(context, -1),
  },
  {
    id: 'board.nextTour',
    title: 'board.nextTour',
    ...moving,
    keys: ['mod+right'],
    hiddenInPalette: true,
    repeatable: true,
    run: (context) => toNeighbour(context, 1),
  },
  {
    id: 'board.today',
    title: 'board.goto.today',
    ...moving,
    keys: ['0'],
    run: today,
  },
  {
    id: 'board.windowBack',
    title: 'board.windowBack',
    ...moving,
    keys: ['<'],
    repeatable: true,
    run: (context) => shift(context, -1),
  },
  {
    id: 'board.windowOn',
    title: 'board.windowOn',
    ...moving,
    keys: ['>'],
    repeatable: true,
    run: (context) => shift(context, 1),
  },
  ...ZOOMS.map((zoom): Command => ({
    id: `board.zoom.${zoom}`,
    title: `board.zoom.${zoom}`,
    ...moving,
    keys: [`z ${{ day: 't', days: 'd', week: 'w' }[zoom]}`],
    run: (context) => {
      const state = stateOf(context)
      state.window.set({ ...state.window.current(), zoom })
      const place = state.cursor.current()
      // The cursor keeps its time: the slot it stands in now.
      if (place) state.moveTo(place.resource, slotStart(place.time, slotOf(zoom)), place.tourId)
    },
  })),
]
