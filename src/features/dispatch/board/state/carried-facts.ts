import type { CommandContext } from '#src/commands/gate/command.ts'
import { may } from '#src/domain/accounts/roles.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'

/** What is in hand, as far as commands and lists look at it: the rules that judge it come with what draws it. */
export interface CarriedFacts {
  orderIds: ReadonlySet<string>
  isSending: boolean
  /** What stands in the way of dropping it; undefined before it could be judged. */
  violations: number | undefined
  /** Remedies or places to choose from, at most five. */
  choices: number
  /** It is held over a tour that it would join. */
  joins: boolean
  /** The stops it would stand among are in front. */
  isAtStops: boolean
}

export const NOT_CARRYING: CarriedFacts = {
  orderIds: new Set(),
  isSending: false,
  violations: undefined,
  choices: 0,
  joins: false,
  isAtStops: false,
}

/** What a person has in hand on the planning board. */
export const carriedFacts: SessionValue<WritableObservable<CarriedFacts>> = {
  create: () => createObservable(NOT_CARRYING),
}

export const isCarrying = ({ orderIds }: CarriedFacts): boolean => orderIds.size > 0

/** Who carries: those who may give tours to vehicles, while the server can be reached. */
export const mayPlan = ({ session, online }: CommandContext): boolean => online && may(session.role, 'transports.write')
