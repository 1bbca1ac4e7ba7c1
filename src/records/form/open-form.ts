import { createElement } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { formInFront } from '#src/workspace/session/form-in-front.tsx'
import type { FormRecord } from './form.ts'
import { RecordFormDialog, type AskedForm } from './form-dialog.tsx'
import { noteOpenForm, type FormOpener } from './kept-form.ts'

/**
 * Shows a form in front of the person; it goes when the server has what was typed, or when it is given up. What is typed in it
 * is kept over a reload, and stands then again as its command opens it.
 */
export function openForm<T extends FormRecord>(
  context: CommandContext,
  { command, choice, ...asked }: AskedForm<T> & FormOpener,
): void {
  const front = context.services.sessionValue(formInFront)
  const forget = noteOpenForm(context, asked.name, { command, ...(choice !== undefined && { choice }) })
  const element = createElement(RecordFormDialog<T>, {
    ...asked,
    key: crypto.randomUUID(),
    onClose() {
      // What was on its way when it was given up leaves the form alone that stands there now.
      if (front.current() !== element) return
      forget()
      front.set(null)
    },
  })
  front.set(element)
}
