import { judgedOnce, boardWith, joinedTour, placesOnce } from './judged.ts'
import type { InHand, CarryContext, CarryState } from './in-hand.ts'
import { createActor } from 'xstate'
import { createCarryMachine, type CarriedItem, type CarrySpot } from '#machines/carry.machine.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { Selection } from '#src/domain/planning/offers/insertion.ts'
import { bestPlaces } from '#src/domain/planning/offers/proposals.ts'
import type { Verdict } from '#src/domain/planning/offers/judge.ts'
import { whenIdle } from '#src/ui/loading/when-idle.ts'
import { createObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import { rowIndexOf, tourIn, type BoardPlace } from '../board/state/moves.ts'
import { allRows, boardState, type BoardState } from '../board/state/state.ts'
import { MINUTE } from '../board/state/time.ts'
import { createCarryingTeller, hearChangers } from './colleagues.ts'
import { carriedFacts, NOT_CARRYING } from '../board/state/carried-facts.ts'
import { showBlocked, showFailure, speaker, tellStatusBar } from './talk.ts'
import { sendPlan } from './send.ts'
import { choicesOf } from './choices.ts'
import { placeOf } from './place-of.ts'

/** The step of what is carried, whatever the zoom. Source: design, board */
export const CARRY_STEP = 15 * MINUTE

/** Milliseconds a ghost stays at most where the board does not come to show the tour. */
const MOST_LANDING = 3000

export const carryState: SessionValue<CarryState> = { create: createCarryState, end: (state) => state.end() }

export function createCarryState(): CarryState {
  const inHand = createObservable<InHand | undefined>(undefined)
  const landing = createObservable<InHand | undefined>(undefined)
  const speak = speaker()
  let around: CarryContext | undefined
  let best: Verdict | undefined
  /** The cursor is taken along with what is carried, and not the other way round. */
  let isLeading = false
  let lookers = 0
  let landed: Promise<void> = Promise.resolve()
  const placesOf = placesOnce()

  const judged = judgedOnce(() => around && { around, best })
  const actor = createActor(
    createCarryMachine({
      blockers: (carried) => judged(carried)?.verdict.violations.length,
      send: (carried) => send(carried, false),
      sendWithReason: (carried) => send(carried, true),
      sayBlocked: () => showBlocked(contextOf(), inHand.current()),
      failed: (error) => showFailure(contextOf(), error),
    }),
  )

  function contextOf(): CommandContext {
    if (around === undefined) throw new Error('Nothing is carried')
    return around.context
  }
  /** On the board as it is once it shows what was planned before: else the server would take it for a stranger's change. */
  async function send(carried: CarriedItem, withReason: boolean) {
    await landed
    return sendPlan(contextOf(), judgedOf(carried), { withReason })
  }
  function judgedOf(carried: CarriedItem) {
    const found = judged(carried)
    if (found === undefined) throw new Error('Nothing to send')
    return { ...carried, ...found }
  }
  function show(): void {
    const snapshot = actor.getSnapshot()
    const { carried } = snapshot.context
    if (carried === undefined) return finish()
    const { board, verdict } = judged(carried) ?? {}
    const isSending = snapshot.hasTag('sending')
    const joins = verdict !== undefined && joinedTour(carried, verdict) !== undefined
    const hand = { ...carried, board, verdict, isSending, best, changed: changedTour(carried), places: undefined }
    inHand.set(lookers > 0 && joins && board ? { ...hand, places: placesOf(carried, verdict, board) } : hand)
    if (around === undefined) return
    around.context.services.sessionValue(carriedFacts).set({
      orderIds: around.orderIds,
      isSending,
      violations: verdict?.violations.length,
      choices: choicesOf(inHand.current()).length,
      joins,
      isAtStops: lookers > 0,
    })
    const { orderIds, tourId } = carried.picked
    const { resource, time } = carried.at
    around.teller.carries({ tourId, orderIds: [...orderIds], resource, at: time, until: verdict?.timeline.end })
    if (!isSending) speak(around.context, inHand.current())
  }
  /** It is planned or put back: nothing is in hand any more. */
  function finish(): void {
    const last = inHand.current()
    if (around === undefined) return
    const { context, board, ends, teller } = around
    if (last?.isSending === true) landOn(last, board)
    for (const end of ends) end()
    teller.ends()
    around = undefined
    best = undefined
    board.hasPreview.set(false)
    context.services.sessionValue(carriedFacts).set(NOT_CARRYING)
    tellStatusBar(context, undefined)
    inHand.set(undefined)
    board.screen()?.enter()
  }
  /** The ghost stays until the board shows what the server has taken. */
  function landOn(hand: InHand, board: BoardState): void {
    landing.set(hand)
    landed = new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        unsubscribe()
        landing.set(undefined)
        resolve()
      }
      const timer = setTimeout(end, MOST_LANDING)
      const unsubscribe = board.rows.subscribe(end)
    })
  }
  function changedTour({ picked, at }: CarriedItem): InHand['changed'] {
    const { board, seen, changers } = around ?? {}
    const tours = board?.rows.current()?.board.tours ?? []
    const ids = [at.tourId, picked.tourId]
    const found = tours.find(({ id, version }) => ids.includes(id) && (seen?.get(id) ?? version) !== version)
    return found && { tour: found.number, who: changers?.get(found.id) }
  }
  function noteVersions({ board, seen }: CarryContext): void {
    for (const { id, version } of board.rows.current()?.board.tours ?? []) if (!seen.has(id)) seen.set(id, version)
  }
  function spotOf({ board }: CarryContext, picked: Selection, place: BoardPlace): CarrySpot {
    const rows = allRows(board.rows.current())
    const row = rows[rowIndexOf(rows, place.resource)]
    // A tour that is meant is so also where it begins later in the board's slot than one step.
    const meant = row?.tours.find(({ tour }) => tour.id === place.tourId)
    const here = (meant ?? tourIn(row, place, CARRY_STEP))?.tour.id
    return { resource: place.resource, time: place.time, tourId: here === picked.tourId ? undefined : here }
  }
  function onCursor(now: CarryContext): void {
    const { carried } = actor.getSnapshot().context
    const place = now.board.cursor.current()
    if (isLeading || carried === undefined || place === undefined) return
    now.seeksBest = false
    actor.send({ type: 'move', at: spotOf(now, carried.picked, place) })
  }
  /** Holds it over its best place; once more where that lies on days the board has not shown yet. */
  function takeBest(now: CarryContext, picked: Selection): void {
    const shown = now.board.rows.current()?.board
    if (!now.seeksBest || shown === undefined) return
    const [found] = bestPlaces(picked, boardWith(shown, now.orders), 1).best
    if (found === undefined) return
    best = found
    now.seeksBest = epochToZoned(placeOf(found, picked).time).date > shown.to
    const at = placeOf(found, picked)
    lead(now.board, at)
    actor.send({ type: 'choose', placement: found.placement, at })
  }
  function findBest(now: CarryContext): void {
    whenIdle(() => {
      const hand = inHand.current()
      if (around !== now || hand?.board === undefined || best !== undefined) return
      best = bestPlaces(hand.picked, hand.board, 1).best[0]
      show()
    })
  }
  function lead(board: BoardState, { resource, time, tourId }: BoardPlace): void {
    isLeading = true
    board.moveTo(resource, time, tourId)
    isLeading = false
  }

  actor.subscribe(show)
  actor.start()
  return {
    inHand,
    landing,
    pickUp(context, { picked, orders, at, seeksBest = false }) {
      if (actor.getSnapshot().hasTag('sending')) return
      if (around) finish()
      const board = context.services.sessionValue(boardState)
      const now: CarryContext = {
        ...{
          context,
          board,
          orders,
          orderIds: new Set(picked.orderIds),
          seen: new Map(),
          changers: new Map(),
          ends: [],
        },
        teller: createCarryingTeller(context.services.call),
        seeksBest,
      }
      around = now
      noteVersions(now)
      now.ends.push(
        hearChangers(now),
        board.cursor.subscribe(() => onCursor(now)),
        board.rows.subscribe(() => {
          noteVersions(now)
          if (now.seeksBest) takeBest(now, picked)
          else onCursor(now)
          show()
        }),
      )
      board.hasPreview.set(true)
      lead(board, at)
      actor.send({ type: 'pickUp', picked, at: spotOf(now, picked, at) })
      takeBest(now, picked)
      tellStatusBar(context, inHand.current())
      board.screen()?.enter()
      findBest(now)
    },
    choose(placement, at) {
      if (around) around.seeksBest = false
      if (around && at) lead(around.board, at)
      actor.send({ type: 'choose', placement, ...(around && at && { at: { ...at } }) })
    },
    stop: createObservable(0),
    lookAtStops() {
      lookers += 1
      show()
      return () => {
        lookers -= 1
        show()
      }
    },
    drop(context) {
      if (around) around.context = context
      actor.send({ type: 'drop' })
    },
    dropWithReason(context) {
      if (around) around.context = context
      actor.send({ type: 'dropWithReason' })
    },
    putBack: () => actor.send({ type: 'putBack' }),
    end() {
      // Nothing is said to anyone who signs in next.
      if (around) speak(around.context, undefined)
      for (const end of around?.ends ?? []) end()
      around = undefined
      actor.stop()
    },
  }
}
