import type { AbsenceInput } from '#src/contract/drivers.ts'
import { choiceCommand, focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { acceptsArguments } from '#src/commands/gate/command-arguments.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'

declare module '#src/commands/gate/command-arguments.ts' {
  interface CommandArguments {
    'drivers.absent': AbsenceInput
  }
}

/** What it takes is fetched when somebody does. */
const changes = () => import('./changes/driver-changes.late.ts')
const forms = () => import('./changes/open.late.ts')

const driver = needsRecord('driver')

const shared = {
  group: 'driver',
  scope: ['list', 'record'],
  permission: 'vehicles.write',
  changesData: true,
  placements: ['row'],
  needs: [driver, needsOneRecord],
  icon: 'driver',
} as const

/** Something is entered that could be taken away; what the screen does not hold the server judges. */
const needsAbsence: Condition = {
  check: (context) => focusedOf(context, 'driver')?.record?.absences.length !== 0,
  reason: 'drivers.reason.neverAway',
  lasting: true,
}

/** The own driver of the transport or vehicle the keyboard is on. */
const driverOf = (context: CommandContext) =>
  (focusedOf(context, 'transport') ?? focusedOf(context, 'vehicle'))?.record?.driverId

const needsDriver: Condition = {
  check: (context) => driverOf(context) !== undefined,
  reason: 'drivers.reason.notOwn',
  lasting: true,
}

/** The driver is a key away from what he drives. */
const opening = {
  trivial: true,
  title: 'drivers.open.title',
  group: 'driver',
  keys: ['shift+b'],
  scope: ['list', 'record'],
  permission: 'vehicles.read',
  placements: ['row'],
  icon: 'driver',
  run: (context: CommandContext) => {
    const id = driverOf(context)
    if (id !== undefined) context.services.openPanel({ kind: 'driver', id }, 'add')
  },
} as const

/** What can be done with drivers. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'drivers.create',
    opensField: true,
    title: 'drivers.create.title',
    keys: ['shift+n'],
    scope: 'list:drivers',
    about: 'driver',
    needs: [],
    icon: 'add',
    placements: ['toolbar'],
    run: async (context) => (await forms()).openCreate(context),
  },
  editCommand(
    {
      ...shared,
      id: 'drivers.edit',
      calls: 'drivers.update',
      title: 'orders.edit.title',
      keys: ['e', 'f2'],
      changesData: false,
      icon: 'edit',
    },
    async () => (await import('./fields/driver-fields.ts')).editableDriver,
  ),
  {
    ...shared,
    ...acceptsArguments('drivers.absent', async (context, input) => (await changes()).absentAsTold(context, input)),
    opensField: true,
    title: 'drivers.absent.title',
    keys: ['z'],
    icon: 'edit',
    run: async (context) => (await forms()).openAbsence(context),
  },
  choiceCommand({
    ...shared,
    id: 'drivers.present',
    title: 'drivers.present.title',
    keys: ['shift+z'],
    needs: [...shared.needs, needsAbsence],
    icon: 'delete',
    choicesTitle: 'drivers.absences',
    choices: async (context) => (await changes()).absenceChoices(context),
    run: async (context, chosen) => (await changes()).setPresent(context, chosen),
  }),
  choiceCommand({
    ...shared,
    id: 'drivers.setVehicle',
    calls: 'drivers.update',
    title: 'drivers.setVehicle.title',
    section: 'plan',
    keys: ['v'],
    icon: 'vehicle',
    choicesTitle: 'records.vehicle',
    choices: async (context) => (await changes()).vehicleChoices(context),
    run: async (context, chosen) => (await changes()).setVehicle(context, chosen),
  }),
  choiceCommand({
    ...shared,
    id: 'drivers.setEmployer',
    calls: 'drivers.update',
    title: 'drivers.setEmployer.title',
    keys: ['c'],
    icon: 'partner',
    choicesTitle: 'drivers.employer',
    choices: async (context) => (await changes()).employerChoices(context),
    run: async (context, chosen) => (await changes()).setEmployer(context, chosen),
  }),
  { ...opening, id: 'drivers.openOfTransport', needs: [needsRecord('transport'), needsOneRecord, needsDriver] },
  { ...opening, id: 'drivers.openOfVehicle', needs: [needsRecord('vehicle'), needsOneRecord, needsDriver] },
  {
    ...shared,
    id: 'drivers.delete',
    title: 'drivers.delete.title',
    keys: ['delete'],
    placements: ['row', 'bulk'],
    needs: [driver],
    icon: 'delete',
    section: 'remove',
    run: async (context) => (await import('./changes/delete.late.ts')).deleteDrivers(context),
  },
]
