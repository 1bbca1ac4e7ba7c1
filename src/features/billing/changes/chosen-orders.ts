import type { CommandContext } from '#src/commands/gate/command.ts'
import type { BillingOrder } from '#src/contract/billing/orders.ts'

/** The orders that are ticked, or under the keyboard, in a list of orders to bill; of the head of a group all of its orders. */
export function chosenOrders({ services }: CommandContext): readonly BillingOrder[] {
  // Only those lists have commands that ask, and their rows are these.
  return (services.list?.chosenRows?.() ?? []) as readonly BillingOrder[]
}
