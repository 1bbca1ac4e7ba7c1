import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Board } from '#src/domain/planning/facts/board.ts'
import type { DayEntry } from '#src/domain/planning/day/plan-day.ts'
import type { Verdict } from '#src/domain/planning/offers/judge.ts'
import type { Selection } from '#src/domain/planning/offers/routes.ts'
import { boardState } from '../board/state/state.ts'
import { sendPlan } from '../moving/send.ts'
import { carryState } from '../moving/state.ts'
import { placeOf } from '../moving/place-of.ts'
import { dayState, openEntries } from './day/state.ts'
import { openDay } from './open.ts'
import { chosenOf, proposalsState } from './state.ts'

const boardOf = ({ services }: CommandContext) => services.sessionValue(boardState)
const stateOf = ({ services }: CommandContext) => services.sessionValue(proposalsState)
const dayOf = ({ services }: CommandContext) => services.sessionValue(dayState)

export const choose = (context: CommandContext, at: number): void => stateOf(context).choose(at)

/** Takes the board to a place; what is in hand is held there. */
function showOn(context: CommandContext, verdict: Verdict, picked: Selection): void {
  const { services, place } = context
  if (place.screen !== 'dispatch') services.navigate('/dispatcher')
  const carry = services.sessionValue(carryState)
  const at = placeOf(verdict, picked)
  const isInHand = carry.inHand.current()?.picked.orderIds.join() === picked.orderIds.join()
  if (isInHand) carry.choose(verdict.placement, at)
  else boardOf(context).moveTo(at.resource, at.time, at.tourId)
}

export function showChosen(context: CommandContext): void {
  const proposals = stateOf(context).proposals.current()
  const verdict = chosenOf(stateOf(context))
  if (proposals && verdict) showOn(context, verdict, proposals.picked)
}

/** Plans the marked place; the panel closes when it is planned, and says why where the server will not have it. */
export async function planChosen(context: CommandContext, { withReason }: { withReason: boolean }): Promise<void> {
  const state = stateOf(context)
  const [proposals, verdict] = [state.proposals.current(), chosenOf(state)]
  if (proposals === undefined || verdict === undefined) return
  const { picked, board } = proposals
  const answer = await sendPlan(context, { picked, board, verdict }, { withReason })
  if (typeof answer === 'object') return state.refuse(answer.sentences)
  if (answer !== 'planned') return
  context.services.sessionValue(carryState).putBack()
  const at = placeOf(verdict, picked)
  boardOf(context).moveTo(at.resource, at.time, at.tourId)
  context.services.closePanel()
}

/** The entry the keyboard is on, as it is on the board now. */
function entryHere(context: CommandContext): { entry: DayEntry; board: Board; verdict: Verdict } | undefined {
  const state = dayOf(context)
  const view = state.view.current()
  const entry = openEntries(state.day.current())[state.at.current()]
  const verdict = entry && view?.verdicts.get(entry)
  return entry && view && verdict && { entry, board: view.board, verdict }
}

export function showEntry(context: CommandContext): void {
  const here = entryHere(context)
  if (here) showOn(context, here.verdict, here.entry)
}

/** Takes one tour of the proposal over: a change of its own, which can be taken back. */
export async function takeEntry(context: CommandContext): Promise<void> {
  const here = entryHere(context)
  const state = dayOf(context)
  if (here === undefined || state.day.current().sending !== undefined) return
  const { entry, board, verdict } = here
  state.send(entry)
  try {
    const answer = await sendPlan(context, { picked: { orderIds: entry.orderIds }, board, verdict })
    if (typeof answer === 'object') return state.fail(answer.sentences.join(' · '))
    if (answer === 'planned') state.take(entry)
  } finally {
    if (state.day.current().sending === entry) state.send(undefined)
  }
}

/** Makes the proposal again; where none is on the screen it is opened, and begins by itself. */
export function startDay(context: CommandContext): void {
  const state = dayOf(context)
  const view = state.view.current()
  if (view) state.start(view.board)
  else openDay(context)
}

export const cancelDay = (context: CommandContext): void => dayOf(context).cancel('person')

export const showBetterDay = (context: CommandContext): void => dayOf(context).showBetter()
