import { createElement } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { formInFront } from '#src/workspace/session/form-in-front.tsx'
import type { FormRecord } from './form.ts'
import { RecordFormDialog, type AskedForm } from './form-dialog.tsx'

/** Shows a form in front of the person; it goes when the server has what was typed, or when it is given up. */
export function openForm<T extends FormRecord>(context: CommandContext, asked: AskedForm<T>): void {
  const front = context.services.sessionValue(formInFront)
  const element = createElement(RecordFormDialog<T>, {
    ...asked,
    key: crypto.randomUUID(),
    // What was on its way when it was given up leaves the form alone that stands there now.
    onClose: () => front.current() === element && front.set(null),
  })
  front.set(element)
}
