import { queryFor } from '#src/api/query.ts'
import { isOfKind, type CommandContext, type FocusedRecord } from '#src/commands/gate/command.ts'
import type { Transport } from '#src/contract/transports.ts'
import { knownRecords } from '#src/records/changes/record-cache.ts'

/** The newest the client knows of the targets, asked for where it knows nothing. */
export function transportsOf(context: CommandContext, targets: readonly FocusedRecord[]): Promise<Transport[]> {
  const { call, queryClient } = context.services
  const ids = targets.map(({ id }) => id)
  const newest = knownRecords(queryClient, 'transport', ids)
  return Promise.all(
    targets.map(async (target) => {
      const own = isOfKind(target, 'transport') ? target.record : undefined
      const known = newest.get(target.id)
      const held = known !== undefined && known.version >= (own?.version ?? 0) ? known : own
      return held ?? queryClient.fetchQuery(queryFor(call, 'transports.get', { params: { id: target.id } }))
    }),
  )
}
