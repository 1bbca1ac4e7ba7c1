import { createElement } from 'react'
import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { Sending } from '#src/domain/sending.ts'
import { formInFront } from '#src/workspace/form-in-front.tsx'
import { SendDialog } from './dialog.tsx'

/** Shows what is about to go out, over whatever screen it was asked for on. */
export function openSending(context: CommandContext, sending: Sending): void {
  const id = focusedOf(context, 'order')?.id
  if (id === undefined) return
  const front = context.services.sessionValue(formInFront)
  const onClose = () => front.set(null)
  front.set(createElement(SendDialog, { key: crypto.randomUUID(), context, sending, id, onClose }))
}
