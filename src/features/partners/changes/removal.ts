import type { CommandContext } from '#src/commands/gate/command.ts'
import type { EntityRecords, VersionedKind } from '#src/contract/entities.ts'
import type { Call } from '#src/contract/index.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'

/** What is deleted, and how it is asked for. */
interface Removal<K extends VersionedKind> {
  kind: K
  commandId: string
  record: EntityRecords[K]
  name: string
  /** What the question says beside the name. */
  detail: string
  confirmLabel: string
  remove(
    call: Call,
    request: { params: { id: string }; ifMatch: number; idempotencyKey: string },
  ): Promise<{ eventId?: string | undefined }>
}

/** Deletes a record that has no panel of its own after a question that names it; can be taken back. */
export async function removeAsked<K extends VersionedKind>(
  context: CommandContext,
  removal: Removal<K>,
): Promise<void> {
  const { kind, commandId, record, name, detail, confirmLabel } = removal
  const { call, confirm, t } = context.services
  const { id, version } = record
  const isWanted = await confirm({
    title: t('bulk.delete.question', { name }),
    detail,
    confirmLabel,
    destructive: true,
  })
  if (!isWanted) return
  await changeRecords(context, {
    kind,
    commandId,
    title: t('orders.delete.done'),
    records: [record],
    labelOf: () => name,
    send: (_record, own) =>
      own([commandId, id, version], async (idempotencyKey) => {
        const { eventId } = await removal.remove(call, { params: { id }, ifMatch: version, idempotencyKey })
        return { record, eventId }
      }),
  })
}
