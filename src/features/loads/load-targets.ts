import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { Load } from '#src/contract/loads.ts'
import { knownRecord } from '#src/records/changes/record-cache.ts'

/** The load the keyboard is on, as far as the client holds it: the gate answers without asking the server. */
export function heldLoad(context: CommandContext): Load | undefined {
  const focus = focusedOf(context, 'load')
  return focus && (focus.record ?? knownRecord(context.services.queryClient, 'load', focus.id))
}
