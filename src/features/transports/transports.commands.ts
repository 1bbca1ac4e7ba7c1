import type { TypedDelay } from '#src/domain/basics/typed-delay.ts'
import { choiceCommand, focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Transport } from '#src/contract/transports/transport.ts'
import { transportFinishedRefusal } from '#src/domain/transports/permissions.ts'
import { nextTransportStatus } from '#src/domain/workflow/transport-transitions.ts'
import type { MessageValues } from '#src/i18n/keys.ts'
import { acceptsArguments } from '#src/commands/gate/command-arguments.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'

declare module '#src/commands/gate/command-arguments.ts' {
  interface CommandArguments {
    'transports.setDelay': TypedDelay
  }
}

const needsTransportOrOrder: Condition = {
  check: (_context, [target]) => target?.kind === 'transport' || target?.kind === 'order',
  reason: 'reasons.select.transport',
}

/** An order must already have its transport. */
const needsTransport: Condition = {
  check: (_context, [target]) => target?.kind !== 'order' || target.record === undefined || hasTransport(target.record),
  reason: 'records.transport.none',
}

const hasTransport = ({ transportId }: Order) => transportId !== undefined && transportId !== ''

/** The transport the keyboard is on, as far as the screen holds it: the gate answers without asking the server. */
const heldTransport = (context: CommandContext): Transport | undefined => focusedOf(context, 'transport')?.record

/** What is delivered or called off is as it is; what the screen does not hold the server judges. */
const needsOpen: Condition = {
  check: (context) => finished(context) === undefined,
  lasting: true,
  reason: (context) => finished(context) ?? 'reason.transport.finished',
}

function finished(context: CommandContext) {
  const held = heldTransport(context)
  return held && transportFinishedRefusal(held.status)?.code
}

/** What is delivered is still told when it was; what was called off did not go. */
const needsNotCancelled: Condition = {
  check: (context) => heldTransport(context)?.status !== 'CANCELLED',
  reason: 'reason.transport.cancelled',
  lasting: true,
}

const nextOf = (context: CommandContext) => {
  const held = heldTransport(context)
  return held && nextTransportStatus(held.status)
}

/** Something comes after its status. */
const needsNext: Condition = {
  check: (context) => heldTransport(context) === undefined || nextOf(context) !== undefined,
  reason: 'orders.finished',
  lasting: true,
}

/** An order stands behind it. */
const needsOrder: Condition = {
  check: (context) => heldTransport(context)?.orderId !== undefined,
  reason: 'transports.reason.noOrder',
  lasting: true,
}

/** Those under way that are late or disturbed. */
const LATE = '/transports?view=verspaetet'

/** What it takes is fetched when somebody does. */
const change = () => import('./status.late.ts')
const assignment = () => import('./assignment.late.ts')

const transport = needsRecord('transport')
const shared = {
  group: 'transport',
  scope: ['list', 'record', 'panel:map'],
  permission: 'transports.write',
  needs: [transport, needsOneRecord],
  changesData: true,
  icon: 'transport',
  placements: ['row'],
} as const

const status = {
  ...shared,
  title: 'records.transport.setStatus',
  choicesTitle: 'records.transport.setStatus.choose',
  section: 'status',
} as const

/** What can be done with transports. */
export const commands: readonly Command[] = [
  choiceCommand({
    ...status,
    id: 'transports.setStatus',
    findable: true,
    // On the map the key shows its table.
    scope: ['list', 'record'],
    keys: ['t'],
    // In the inbox it is the time to look at an e-mail again.
    givesWay: true,
    needs: [needsTransportOrOrder, needsOneRecord, needsTransport],
    choices: async (context) => (await change()).statusChoices(context),
    run: async (context, chosen) => (await change()).setStatus(context, chosen),
  }),
  // On a transport the key an order's status has means its own as well.
  choiceCommand({
    ...status,
    id: 'transports.setOwnStatus',
    keys: ['s'],
    hiddenInPalette: true,
    choices: async (context) => (await change()).statusChoices(context),
    run: async (context, chosen) => (await change()).setStatus(context, chosen),
  }),
  {
    ...shared,
    id: 'transports.advance',
    title: 'orders.advance.title',
    titleValues: (context): MessageValues => {
      const to = nextOf(context)
      return to === undefined ? { context: 'next' } : { status: context.services.t(`transport.status.${to}`) }
    },
    keys: ['+'],
    section: 'status',
    needs: [...shared.needs, needsNext],
    run: async (context) => (await change()).advance(context),
  },
  choiceCommand({
    ...shared,
    id: 'transports.assignVehicle',
    title: 'orders.setVehicle.title',
    keys: ['v'],
    needs: [...shared.needs, needsOpen],
    icon: 'vehicle',
    section: 'plan',
    choicesTitle: 'orders.setVehicle.choose',
    choices: async (context) => (await assignment()).vehicleChoices(context),
    run: async (context, chosen) => (await assignment()).assignVehicle(context, chosen),
  }),
  choiceCommand({
    ...shared,
    id: 'transports.assignDriver',
    title: 'orders.setDriver.title',
    keys: ['b'],
    needs: [...shared.needs, needsOpen],
    icon: 'driver',
    section: 'plan',
    choicesTitle: 'orders.setDriver.choose',
    choices: async (context) => (await assignment()).driverChoices(context),
    run: async (context, chosen) => (await assignment()).assignDriver(context, chosen),
  }),
  {
    ...shared,
    ...acceptsArguments('transports.setDelay', async (context, delay) =>
      (await import('./delay.late.ts')).delayAsTold(context, delay),
    ),
    opensField: true,
    title: 'transports.setDelay.title',
    keys: ['z'],
    needs: [...shared.needs, needsOpen],
    run: async (context) => (await import('./delay.late.ts')).setDelay(context),
  },
  choiceCommand({
    ...shared,
    id: 'transports.sayStop',
    title: 'transports.sayStop.title',
    choicesTitle: 'transports.sayStop.choose',
    keys: ['h'],
    // With documents it is the key of their tags.
    givesWay: true,
    section: 'status',
    // On the map its place is what is looked at.
    scope: ['list', 'record'],
    needs: [needsTransportOrOrder, needsOneRecord, needsTransport, needsNotCancelled],
    choices: async (context) => (await import('./say-stop.late.ts')).stopChoices(context),
    run: async (context, chosen) => (await import('./say-stop.late.ts')).sayStop(context, chosen),
  }),
  editCommand(
    {
      ...shared,
      id: 'transports.edit',
      title: 'orders.edit.title',
      keys: ['e', 'f2'],
      needs: [...shared.needs, needsOpen],
      changesData: false,
      icon: 'edit',
    },
    async () => (await import('./fields/editable-transport.ts')).editableTransport,
  ),
  {
    ...shared,
    id: 'transports.openOrder',
    trivial: true,
    title: 'transports.openOrder.title',
    keys: ['o'],
    permission: 'transports.read',
    needs: [...shared.needs, needsOrder],
    changesData: false,
    icon: 'order',
    run: (context) => {
      const id = heldTransport(context)?.orderId
      if (id !== undefined) context.services.openPanel({ kind: 'order', id }, 'add')
    },
  },
  {
    id: 'transports.late',
    title: 'transports.late.title',
    group: 'goto',
    keys: ['g w'],
    scope: 'everywhere',
    permission: 'transports.read',
    icon: 'goto',
    run: ({ services }) => services.navigate(LATE),
  },
  {
    ...shared,
    id: 'transports.create',
    opensField: true,
    title: 'transports.create.title',
    keys: ['shift+n'],
    scope: 'list:transports',
    needs: [],
    about: 'transport',
    icon: 'add',
    placements: ['toolbar'],
    run: async (context) => (await import('./create/open.late.ts')).openCreate(context),
  },
  {
    ...shared,
    id: 'transports.delete',
    title: 'transports.delete.title',
    keys: ['delete'],
    needs: [transport],
    icon: 'delete',
    section: 'remove',
    placements: ['row', 'bulk'],
    run: async (context) => (await import('./delete.late.ts')).deleteTransports(context),
  },
]
