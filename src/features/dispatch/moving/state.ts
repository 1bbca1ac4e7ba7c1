import { createActor } from 'xstate'
import { createCarryMachine, type CarriedItem, type CarrySpot } from '#machines/carry.machine.ts'
import { onMessage } from '#src/api/live/news.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { LiveMessage } from '#src/contract/live/live.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { Board, PlanOrder } from '#src/domain/planning/facts/board.ts'
import { insertionsInto, placementAt, type Selection } from '#src/domain/planning/offers/insertion.ts'
import { bestPlaces } from '#src/domain/planning/offers/proposals.ts'
import { judge, type Placement, type Verdict } from '#src/domain/planning/offers/judge.ts'
import { whenIdle } from '#src/ui/loading/when-idle.ts'
import { createObservable, type Observable, type WritableObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import { rowIndexOf, tourIn, type BoardPlace } from '../board/state/moves.ts'
import { allRows, boardState, type BoardState } from '../board/state/state.ts'
import { MINUTE } from '../board/state/time.ts'
import { createCarryingTeller, type CarryingTeller } from './colleagues.ts'
import { carriedFacts, NOT_CARRYING } from '../board/state/carried-facts.ts'
import { showBlocked, showFailure, speaker, tellStatusBar } from './talk.ts'
import { sendPlan } from './send.ts'
import { choicesOf } from './choices.ts'
import { placeOf } from './place-of.ts'

/** The step of what is carried, whatever the zoom. Source: design, board */
export const CARRY_STEP = 15 * MINUTE

/** Milliseconds a ghost stays at most where the board does not come to show the tour. */
const MOST_LANDING = 3000

/** What a person has in hand, and what would become of it here. */
export interface InHand extends CarriedItem {
  /** The board with what is carried, also where that is on no tour yet. */
  board: Board | undefined
  /** Nothing while the board is not there. */
  verdict: Verdict | undefined
  isSending: boolean
  /** The best place there is; worked out behind the first preview. */
  best: Verdict | undefined
  /** Somebody has changed a tour meanwhile: the one it is held over, or the one it was taken from. */
  changed: { tour: string; who: string | undefined } | undefined
  /** All places among the stops of the tour it would join, the best first; while these are in front. */
  places: readonly Verdict[] | undefined
}

/** Where it is picked up, and what the board may not know of it. */
export interface PickUp {
  picked: Selection
  orders: readonly PlanOrder[]
  at: BoardPlace
  /** What is not assigned yet is held over its best place at once, and at `at` only where there is none or no board. */
  seeksBest?: boolean
}

/** What is carried on the board, and where to. */
export interface CarryState {
  inHand: Observable<InHand | undefined>
  /** A plan the server has taken and the board has not shown yet. */
  landing: Observable<InHand | undefined>
  pickUp(context: CommandContext, what: PickUp): void
  /** A remedy, another place or another order of stops; `at` takes the cursor along. */
  choose(placement: Placement, at?: BoardPlace): void
  /** The stops are in front: the digits stand for places among them. The returned function ends that. */
  lookAtStops(): () => void
  /** The place of the stop that has the focus, or had it last. */
  stop: WritableObservable<number>
  drop(context: CommandContext): void
  dropWithReason(context: CommandContext): void
  putBack(): void
  end(): void
}

/** What is known while something is in hand. */
interface MoveContext {
  context: CommandContext
  board: BoardState
  orders: readonly PlanOrder[]
  orderIds: ReadonlySet<string>
  /** The versions of tours when it was brought there. */
  seen: Map<string, number>
  /** Who has changed which tour since. */
  changers: Map<string, string>
  teller: CarryingTeller
  /** It is to be held over its best place, and the person has not yet taken it elsewhere. */
  seeksBest: boolean
  ends: (() => void)[]
}

export const carryState: SessionValue<CarryState> = { create: createCarryState, end: (state) => state.end() }

export function createCarryState(): CarryState {
  const inHand = createObservable<InHand | undefined>(undefined)
  const landing = createObservable<InHand | undefined>(undefined)
  const speak = speaker()
  let around: MoveContext | undefined
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
  function noteVersions({ board, seen }: MoveContext): void {
    for (const { id, version } of board.rows.current()?.board.tours ?? []) if (!seen.has(id)) seen.set(id, version)
  }
  function spotOf({ board }: MoveContext, picked: Selection, place: BoardPlace): CarrySpot {
    const rows = allRows(board.rows.current())
    const row = rows[rowIndexOf(rows, place.resource)]
    // A tour that is meant is so also where it begins later in the board's slot than one step.
    const meant = row?.tours.find(({ tour }) => tour.id === place.tourId)
    const here = (meant ?? tourIn(row, place, CARRY_STEP))?.tour.id
    return { resource: place.resource, time: place.time, tourId: here === picked.tourId ? undefined : here }
  }
  function onCursor(now: MoveContext): void {
    const { carried } = actor.getSnapshot().context
    const place = now.board.cursor.current()
    if (isLeading || carried === undefined || place === undefined) return
    now.seeksBest = false
    actor.send({ type: 'move', at: spotOf(now, carried.picked, place) })
  }
  /** Holds it over its best place; once more where that lies on days the board has not shown yet. */
  function takeBest(now: MoveContext, picked: Selection): void {
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
  function findBest(now: MoveContext): void {
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
      const now: MoveContext = {
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

/** Judges what is carried once per place, board and best place known, however often it is asked. */
function judgedOnce(now: () => { around: MoveContext; best: Verdict | undefined } | undefined) {
  let last: { carried: CarriedItem; from: Board; best: Verdict | undefined; board: Board; verdict: Verdict } | undefined
  return (carried: CarriedItem): { board: Board; verdict: Verdict } | undefined => {
    const { around, best } = now() ?? {}
    const from = around?.board.rows.current()?.board
    if (around === undefined || from === undefined) return undefined
    const { at, chosen, picked } = carried
    const isSame = last?.from === from && last.carried.at === at && last.carried.chosen === chosen
    if (last !== undefined && isSame && last.best === best) return last
    const isSameBoard = last?.from === from && last.carried.picked === picked
    const board = last !== undefined && isSameBoard ? last.board : boardWith(from, around.orders)
    last = { carried, from, best, board, verdict: judge(chosen ?? placementAt(picked, board, at), board, best) }
    return last
  }
}

/** Notes who changes tours while something is carried. */
function hearChangers({ context: { services, session }, changers }: MoveContext): () => void {
  return onMessage(services.queryClient, (data) => {
    if (typeof data !== 'string' || !data.includes('"tours"')) return
    const { id, entity, actorId, actorName } = newsIn(data) ?? {}
    if (id !== undefined && entity === 'tours' && actorName !== undefined && actorId !== session.userId)
      changers.set(id, actorName)
  })
}

function newsIn(data: string): LiveMessage | undefined {
  try {
    return LiveMessage.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}

/** The board with orders that are on no tour yet. */
export function boardWith(board: Board, orders: readonly PlanOrder[]): Board {
  const missing = orders.filter(({ id }) => !board.orders.has(id))
  if (missing.length === 0) return board
  return { ...board, orders: new Map([...board.orders, ...missing.map((order) => [order.id, order] as const)]) }
}

/** The tour of others it would join here. */
export function joinedTour({ picked }: Pick<CarriedItem, 'picked'>, { placement }: Verdict): string | undefined {
  return placement.tourId === picked.tourId ? undefined : placement.tourId
}

/** All places in a tour are judged once, however often one of them is looked at. */
function placesOnce() {
  let last: { picked: Selection; tourId: string; board: Board; places: readonly Verdict[] } | undefined
  return ({ picked }: CarriedItem, { placement: { tourId = '' } }: Verdict, board: Board): readonly Verdict[] => {
    if (last?.picked !== picked || last.tourId !== tourId || last.board !== board)
      last = { picked, tourId, board, places: insertionsInto(picked, tourId, board) }
    return last.places
  }
}
