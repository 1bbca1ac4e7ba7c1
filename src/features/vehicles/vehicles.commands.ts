import type { VehicleBlockInput } from '#src/contract/vehicles.ts'
import { choiceCommand, focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { acceptsArguments } from '#src/commands/gate/command-arguments.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'

declare module '#src/commands/gate/command-arguments.ts' {
  interface CommandArguments {
    'vehicles.block': VehicleBlockInput
  }
}

/** What they take is fetched when somebody begins. */
const forms = () => import('./changes/forms.late.ts')
const changes = () => import('./changes/vehicle-changes.late.ts')

const LISTS = [listScope('vehicles'), listScope('vehiclesDue')] as const
const vehicle = needsRecord('vehicle')
const shared = { group: 'vehicle', permission: 'vehicles.write', changesData: true } as const
const onVehicle = { ...shared, scope: ['list', 'record'], placements: ['row'] } as const

const blocksOf = (context: CommandContext) => focusedOf(context, 'vehicle')?.record?.blocks

const needsBlock: Condition = {
  // A vehicle no one has loaded yet may have one.
  check: (context) => blocksOf(context)?.length !== 0,
  reason: 'vehicles.reason.noBlocks',
  lasting: true,
}

/** What the order names is told before anything is sent. */
const needsCarriersTruck: Condition = {
  check: (context) => {
    const order = focusedOf(context, 'order')?.record
    return order === undefined || (order.carrierId !== undefined && !!order.vehiclePlate && !order.assignedVehicleId)
  },
  reason: 'reason.vehicle.nothingToKeep',
  lasting: true,
}

/** Vehicles: making, changing, blocking and deleting them, and keeping those of subcontractors. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'vehicles.create',
    opensField: true,
    title: 'vehicles.create.title',
    keys: ['shift+n'],
    scope: LISTS,
    about: 'vehicle',
    placements: ['toolbar'],
    icon: 'add',
    run: async (context) => (await forms()).openVehicle(context),
  },
  editCommand(
    {
      ...onVehicle,
      id: 'vehicles.update',
      title: 'vehicles.update.title',
      keys: ['e', 'f2'],
      needs: [vehicle, needsOneRecord],
      icon: 'edit',
    },
    async () => (await import('./fields/vehicle-fields.ts')).editableVehicle,
  ),
  {
    ...onVehicle,
    ...acceptsArguments('vehicles.block', async (context, input) => (await changes()).blockAsTold(context, input)),
    opensField: true,
    title: 'vehicles.block.title',
    keys: ['z'],
    needs: [vehicle, needsOneRecord],
    run: async (context) => (await forms()).openBlock(context),
  },
  choiceCommand({
    ...onVehicle,
    id: 'vehicles.unblock',
    title: 'vehicles.unblock.title',
    needs: [vehicle, needsOneRecord, needsBlock],
    choicesTitle: 'vehicles.unblock.choose',
    choices: async (context) => (await changes()).blockChoices(context, formatFor(currentLanguage())),
    run: async (context, block) => (await changes()).unblock(context, block),
  }),
  {
    ...shared,
    id: 'vehicles.delete',
    title: 'vehicles.delete.title',
    keys: ['delete'],
    scope: ['list', 'record'],
    placements: ['row', 'bulk'],
    needs: [vehicle],
    icon: 'delete',
    section: 'remove',
    run: async (context) => (await import('./changes/delete.late.ts')).deleteVehicles(context),
  },
  {
    ...shared,
    id: 'vehicles.keep',
    title: 'vehicles.keep.title',
    scope: ['list', 'record'],
    placements: ['row'],
    needs: [needsRecord('order'), needsOneRecord, needsCarriersTruck],
    run: async (context) => (await changes()).keepVehicle(context),
  },
]
