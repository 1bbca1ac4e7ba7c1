import type { CommandContext } from '#src/commands/gate/command.ts'
import { noteStep } from '#src/records/changes/own-steps.ts'
import { importScreen } from './import-screen.ts'

const pastOf = ({ services }: CommandContext) => services.sessionValue(importScreen).past()

/** Shows the orders of a past import in their list. */
export function showOrders(context: CommandContext): void {
  const past = pastOf(context)
  if (past !== undefined) context.services.navigate(`/orders?import=${encodeURIComponent(past.id)}`)
}

/**
 * Takes a past import back: what the server says still holds of it becomes a step of own changes, the same one it was when it was
 * made here, and that is taken back as every other.
 */
export async function undoPast(context: CommandContext): Promise<void> {
  const { call, undo, t } = context.services
  const past = pastOf(context)
  if (past === undefined) return
  const { id, name, created, eventIds = [] } = await call('imports.get', { params: { id: past.id } })
  const title = t('imports.created', { count: created })
  noteStep(
    context,
    'import',
    { commandId: 'imports.create', title, step: id },
    eventIds.map((eventId) => ({ id, label: name, eventId })),
  )
  await undo(id)
}
