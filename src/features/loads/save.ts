import type { CommandContext } from '#src/commands/gate/command.ts'
import { Load, type LoadUpdate } from '#src/contract/loads.ts'
import { loadChanges } from './load-changes.ts'

/** Keeps a load; can be taken back. Throws what speaks against it. */
export async function saveLoad(context: CommandContext, body: LoadUpdate): Promise<void> {
  await loadChanges.create(context, {
    commandId: 'loads.create',
    title: context.services.t('loads.create.done'),
    blank: Load.parse({}),
    body,
    call: (call, idempotencyKey) => call('loads.create', { body, idempotencyKey }),
  })
}
