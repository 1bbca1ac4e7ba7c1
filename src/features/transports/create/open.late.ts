import { createElement } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { formInFront } from '#src/workspace/form-in-front.tsx'
import { CreateDialog } from './dialog.tsx'

/** Shows the form of a new transport. */
export async function openCreate(context: CommandContext): Promise<void> {
  const front = context.services.sessionValue(formInFront)
  const onClose = () => front.set(null)
  front.set(createElement(CreateDialog, { key: crypto.randomUUID(), context, onClose }))
}
