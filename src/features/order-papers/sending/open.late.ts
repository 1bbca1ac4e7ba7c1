import { createElement } from 'react'
import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import { isPaperSent, type MessagePurpose } from '#src/domain/messages/sending.ts'
import { formInFront } from '#src/workspace/session/form-in-front.tsx'
import { SendDialog } from './dialog.tsx'

/** What makes the PDF is large: it comes beside the form and what stands in it, not behind them. */
async function fetchPdfMaking(): Promise<void> {
  await (await import('../pdf/make-pdf.ts')).loadFonts()
}

/** Shows what is about to go out, over whatever screen it was asked for on. */
export function openSending(context: CommandContext, sending: MessagePurpose): void {
  const id = focusedOf(context, 'order')?.id
  if (id === undefined) return
  // Where it cannot be had, the form says so.
  if (isPaperSent(sending)) fetchPdfMaking().catch(() => undefined)
  const front = context.services.sessionValue(formInFront)
  const onClose = () => front.set(null)
  front.set(createElement(SendDialog, { key: crypto.randomUUID(), context, sending, id, onClose }))
}
