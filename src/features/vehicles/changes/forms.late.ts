import { createElement, type ReactElement } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { formInFront } from '#src/workspace/form-in-front.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { VehicleDialog } from './vehicle-dialog.tsx'
import { vehicleOf } from './vehicle-changes.late.ts'

function show(context: CommandContext, draw: (onClose: () => void) => ReactElement): void {
  const front = context.services.sessionValue(formInFront)
  front.set(draw(() => front.set(null)))
}

/** Shows the form of a new vehicle. */
export function openVehicle(context: CommandContext): void {
  show(context, (onClose) => createElement(VehicleDialog, { key: crypto.randomUUID(), context, onClose }))
}

/** Asks for how long and why the focused vehicle is blocked. */
export async function openBlock(context: CommandContext): Promise<void> {
  if (context.focus === undefined) return
  const vehicle = await vehicleOf(context, context.focus)
  show(context, (onClose) => createElement(BlockDialog, { key: crypto.randomUUID(), context, vehicle, onClose }))
}
