import type { CommandContext } from '#src/commands/gate/command.ts'
import { VehicleBlockInput, VehicleInput } from '#src/contract/vehicles.ts'
import { formatFor } from '#src/i18n/format.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { saidOf } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { blockForm } from './block-form.ts'
import { blockVehicle, createVehicle, focusedVehicle } from './vehicle-changes.late.ts'
import { vehicleForm } from './vehicle-form.ts'

/** Shows the form of a new vehicle. */
export function openVehicle(context: CommandContext): void {
  const title = plainTitle(context.services.t('vehicles.create.title'))
  openForm(context, {
    form: vehicleForm,
    name: 'vehicle',
    command: 'vehicles.create',
    title,
    confirm: title,
    width: 560,
    onSend: ({ values }) => createVehicle(context, VehicleInput.parse(saidOf(values))),
  })
}

/** Asks for how long and why the focused vehicle is blocked. */
export async function openBlock(context: CommandContext): Promise<void> {
  const vehicle = await focusedVehicle(context)
  if (vehicle === undefined) return
  const title = plainTitle(context.services.t('vehicles.block.title'))
  openForm(context, {
    form: blockForm,
    name: `block.${vehicle.id}`,
    command: 'vehicles.block',
    title: `${title}: ${vehicle.licencePlate}`,
    confirm: title,
    width: 440,
    onSend: ({ values }) => {
      const body = VehicleBlockInput.parse(saidOf(values))
      return blockVehicle(context, vehicle, body, formatFor(currentLanguage()).date(body.from))
    },
  })
}
