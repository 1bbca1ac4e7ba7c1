import type { CommandContext } from '#src/commands/gate/command.ts'
import { orderIdsOf } from '#src/domain/tours/stops.ts'
import { boardState } from '../board/state/state.ts'
import { carriedFacts } from '../board/state/carried-facts.ts'
import { panelIdOf } from './state.ts'

/** Most orders one panel is about: its address names them. */
const MOST = 5

/** The best places for what the keyboard is on: what is in hand, ticked or under the cursor on the board, or a row of a list. */
export function openProposals(context: CommandContext): void {
  const ids = orderIdsHere(context)
  if (ids.length === 0) return
  const { notify, openPanel, t } = context.services
  if (ids.length > MOST)
    return notify({ type: 'info', message: t('proposals.tooMany', { count: MOST }), answers: true })
  openPanel({ kind: 'proposals', id: panelIdOf(ids) })
}

function orderIdsHere(context: CommandContext): readonly string[] {
  const { services, place, selection, focus } = context
  if (place.scopes.has('own:carrying')) return [...services.sessionValue(carriedFacts).current().orderIds]
  if (place.scopes.has('grid:board')) {
    const board = services.sessionValue(boardState)
    const ticked = board.selection.current()
    const tours = board.rows.current()?.board.tours.filter(({ id }) => ticked.has(id)) ?? []
    const here = board.tour()?.tour
    return (tours.length > 0 || here === undefined ? tours : [here]).flatMap(({ stops }) => orderIdsOf(stops))
  }
  const targets = selection.length > 0 ? selection : focus ? [focus] : []
  return targets.filter(({ kind }) => kind === 'order').map(({ id }) => id)
}

/** The proposal for whole days. */
export const openDay = ({ services }: CommandContext): void => services.openPanel({ kind: 'proposals' })
