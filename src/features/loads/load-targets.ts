import { queryFor } from '#src/api/query.ts'
import { focusedOf, isOfKind, type CommandContext } from '#src/commands/gate/command.ts'
import type { Load } from '#src/contract/loads.ts'
import { knownRecord, knownRecords } from '#src/records/changes/record-cache.ts'

/** The load the keyboard is on, as far as the client holds it: the gate answers without asking the server. */
export function heldLoad(context: CommandContext): Load | undefined {
  const focus = focusedOf(context, 'load')
  return focus && (focus.record ?? knownRecord(context.services.queryClient, 'load', focus.id))
}

/** The ticked loads or the focused one: the newest the client knows, asked for where it knows nothing. */
export function targetLoads(context: CommandContext): Promise<Load[]> {
  const { selection, focus, services } = context
  const { call, queryClient } = services
  const targets = selection.length > 0 ? selection : focus === undefined ? [] : [focus]
  const newest = knownRecords(
    queryClient,
    'load',
    targets.map(({ id }) => id),
  )
  return Promise.all(
    targets.map(async (target) => {
      const own = isOfKind(target, 'load') ? target.record : undefined
      const known = newest.get(target.id)
      const held = known !== undefined && known.version >= (own?.version ?? 0) ? known : own
      return held ?? queryClient.fetchQuery(queryFor(call, 'loads.get', { params: { id: target.id } }))
    }),
  )
}
