import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import type { ChoiceRow, CommandContext } from '#src/commands/gate/command.ts'

/** A vehicle a plan offers for some orders, and what speaks against it there. */
export interface OfferedPlace extends ChoiceRow {
  /** Holds the orders over it, where they can be looked at and moved before anything is changed. */
  take(context: CommandContext): void
}

/** All vehicles a plan knows, the best first; undefined where some of the orders cannot be planned. */
export type PlacesFor = (
  context: CommandContext,
  orderIds: readonly string[],
) => Promise<readonly OfferedPlace[] | undefined>

/** The plan that is on the screen: who is on it is given a vehicle by what it says. */
export const planner: SessionValue<WritableObservable<PlacesFor | undefined>> = {
  create: () => createObservable<PlacesFor | undefined>(undefined),
}
