import { queryFor, type QueryInput } from '#src/api/query.ts'
import type { CommandContext, FocusedRecord } from '#src/commands/gate/command.ts'
import { entities, type EntityRecords, type VersionedKind } from '#src/contract/entities.ts'
import type { EndpointName } from '#src/contract/index.ts'
import { knownRecords } from './record-cache.ts'

/** What a command that takes many works on: the selection, else what the keyboard is on. */
export function chosenTargets({ selection, focus }: CommandContext): readonly FocusedRecord[] {
  if (selection.length > 0) return selection
  return focus ? [focus] : []
}

/** The newest the client knows of records of a kind, asked for where it knows nothing. */
export function newestRecords<K extends VersionedKind>(
  { services }: Pick<CommandContext, 'services'>,
  kind: K,
  targets: readonly FocusedRecord[],
): Promise<EntityRecords[K][]> {
  const { call, queryClient } = services
  const { get } = entities[kind].endpoints
  const ids = targets.map(({ id }) => id)
  const newest = knownRecords(queryClient, kind, ids)
  // Which record belongs to which kind, and which call answers it, says the table.
  const heldBy = (target: FocusedRecord) => (target.kind === kind ? (target.record as EntityRecords[K]) : undefined)
  const asked = async (id: string) => {
    if (get === undefined) throw new Error(`Nothing reads a record of the kind "${kind}" by its id`)
    return (await queryClient.fetchQuery(
      queryFor(call, get, { params: { id } } as QueryInput<EndpointName>),
    )) as EntityRecords[K]
  }
  return Promise.all(
    targets.map(async (target) => {
      const own = heldBy(target)
      const known = newest.get(target.id)
      const held = known !== undefined && known.version >= (own?.version ?? 0) ? known : own
      return held ?? asked(target.id)
    }),
  )
}
