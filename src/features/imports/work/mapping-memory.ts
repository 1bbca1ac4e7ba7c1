import { columnKeys } from '#src/domain/imports/mapping/mapping.ts'
import { isApiError } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { ColumnTarget } from '#src/domain/imports/fields.ts'
import { ownSender } from '#src/records/changes/intent-key.ts'
import type { ImportData } from './state.ts'

/** Remembers for the sender which column is what; the next list of the same one begins with it. Orders are created without it, too. */
export async function rememberMapping(context: CommandContext, { mapping, source }: ImportData): Promise<void> {
  const { sender } = source
  if (sender === undefined) return
  const keys = columnKeys(mapping)
  const columns = Object.fromEntries(mapping.map(({ target }, at): [string, ColumnTarget] => [keys[at] ?? '', target]))
  const body = { senderKey: sender, columns }
  try {
    await ownSender(context, 'import')(['importMappings.put', body], (idempotencyKey) =>
      context.services.call('importMappings.put', { body, idempotencyKey }),
    )
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}
