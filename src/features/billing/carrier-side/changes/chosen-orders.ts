import type { CommandContext } from '#src/commands/gate/command.ts'
import type { CarrierOrder } from '#src/contract/billing/carrier-records.ts'
import { CARRIER_ORDERS } from '../lists/scopes.ts'

/** The orders of carriers that are ticked, or under the keyboard, where their list is the one that has it. */
export function chosenCarrierOrders({ services, place }: CommandContext): readonly CarrierOrder[] {
  if (!place.scopes.has(CARRIER_ORDERS)) return []
  // Rows of that list are these.
  return (services.list?.chosenRows?.() ?? []) as readonly CarrierOrder[]
}
