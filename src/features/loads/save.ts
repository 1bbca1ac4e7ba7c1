import type { CommandContext } from '#src/commands/gate/command.ts'
import { Load, type LoadUpdate } from '#src/contract/loads.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { loadLabel } from './load-text.ts'

/** Keeps a load; can be taken back. Throws what speaks against it. */
export async function saveLoad(context: CommandContext, body: LoadUpdate): Promise<void> {
  const { call, t } = context.services
  await changeRecords(context, {
    kind: 'load',
    commandId: 'loads.create',
    title: t('loads.create.done'),
    // A new one has no record yet: the answer is the first.
    records: [Load.parse({})],
    labelOf: loadLabel,
    send: async (_record, own) => {
      const { load, eventId, warnings } = await own(['loads.create', body], (idempotencyKey) =>
        call('loads.create', { body, idempotencyKey }),
      )
      return { record: load, eventId, warnings }
    },
  })
}
