import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { Offer } from '#src/contract/offers.ts'
import { knownRecord } from '#src/records/changes/record-cache.ts'

/** The offer the keyboard is on, as far as the client holds it: the gate answers without asking the server. */
export function heldOffer(context: CommandContext): Offer | undefined {
  const focus = focusedOf(context, 'offer')
  return focus && (focus.record ?? knownRecord(context.services.queryClient, 'offer', focus.id))
}
