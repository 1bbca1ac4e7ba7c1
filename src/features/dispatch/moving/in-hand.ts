import type { Observable, WritableObservable } from '#src/workspace/session/observable.ts'
import type { CarryingTeller } from './colleagues.ts'
import type { BoardState } from '../board/state/state.ts'
import type { BoardPlace } from '../board/state/moves.ts'
import type { Verdict, Placement } from '#src/domain/planning/offers/judge.ts'
import type { Selection } from '#src/domain/planning/offers/insertion.ts'
import type { Board, PlanOrder } from '#src/domain/planning/facts/board.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { CarriedItem } from '#machines/carry.machine.ts'

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

/** What is known while something is in hand. */
export interface CarryContext {
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
