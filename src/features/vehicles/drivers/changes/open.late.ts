import { createElement } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { formInFront } from '#src/workspace/form-in-front.tsx'
import { AbsenceDialog } from './absence-dialog.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { focusedDriver } from './driver-changes.late.ts'

/** Shows the form of a new driver. */
export function openCreate(context: CommandContext): void {
  const front = context.services.sessionValue(formInFront)
  const onClose = () => front.set(null)
  front.set(createElement(CreateDialog, { key: crypto.randomUUID(), context, onClose }))
}

/** Shows the form of an absence of the focused driver. */
export async function openAbsence(context: CommandContext): Promise<void> {
  const driver = await focusedDriver(context)
  if (driver === undefined) return
  const front = context.services.sessionValue(formInFront)
  const onClose = () => front.set(null)
  front.set(createElement(AbsenceDialog, { key: crypto.randomUUID(), context, driver, onClose }))
}
