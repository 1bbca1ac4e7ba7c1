import { choiceCommand, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import type { Load } from '#src/contract/loads.ts'
import { loadDeleteRefusal, loadStatusRefusal } from '#src/domain/loads/permissions.ts'
import { LOAD_STATUSES, type LoadStatus } from '#src/domain/loads/status.ts'
import type { MessageValues } from '#src/i18n/keys.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'
import { heldLoad } from './load-targets.ts'

const load = needsRecord('load')
const one = [load, needsOneRecord] as const
const change = () => import('./status.late.ts')

const shared = {
  group: 'load',
  scope: ['list', 'record'],
  permission: 'loads.write',
  needs: one,
  changesData: true,
  placements: ['row'],
} as const

/** What comes after its status. */
const nextOf = ({ status }: Load): LoadStatus | undefined => LOAD_STATUSES[LOAD_STATUSES.indexOf(status) + 1]

const nextHere = (context: CommandContext) => {
  const held = heldLoad(context)
  return held && nextOf(held)
}

/** It goes on, and by hand: further on that of an order follows the order. */
const advanceRefusal = (context: CommandContext) => {
  const held = heldLoad(context)
  const next = held && nextOf(held)
  if (held === undefined) return undefined
  return next === undefined ? ({ code: 'orders.finished' } as const) : loadStatusRefusal(held, next)
}

const canAdvance: Condition = {
  check: (context) => advanceRefusal(context) === undefined,
  lasting: true,
  reason: (context) => advanceRefusal(context)?.code ?? 'orders.finished',
  values: (context) => {
    const refusal = advanceRefusal(context)
    return refusal !== undefined && 'values' in refusal ? refusal.values : undefined
  },
}

/** It was typed: that of an order goes with the order. */
const isTyped: Condition = {
  check: (context, targets) => targets.length !== 1 || !isOfOrder(context),
  reason: 'reason.load.ofOrder',
  lasting: true,
  values: (context) => {
    const held = heldLoad(context)
    return held && loadDeleteRefusal(held)?.values
  },
}

const isOfOrder = (context: CommandContext) => heldLoad(context)?.orderId !== undefined

/** An order stands behind it. */
const needsOrder: Condition = { check: isOfOrder, reason: 'loads.reason.noOrder', lasting: true }

/** What carries the order of a load is chosen by the order's own command. */
function ofItsOrder(
  id: 'loads.setVehicle' | 'loads.setCarrier' | 'loads.setDriver',
  more: Pick<Command, 'title' | 'keys' | 'icon'>,
): Command {
  const commandId = id.replace('loads.', 'orders.')
  return {
    ...shared,
    ...more,
    id,
    section: 'plan',
    permission: 'orders.assign',
    needs: [...one, needsOrder],
    run(context) {
      const orderId = heldLoad(context)?.orderId
      if (orderId === undefined) return
      context.services.ui.openPalette({ kind: 'choices', commandId, record: { kind: 'order', id: orderId } })
    },
  }
}

/** What can be done with loads. */
export const commands: readonly Command[] = [
  choiceCommand({
    ...shared,
    id: 'loads.setStatus',
    findable: true,
    title: 'orders.setStatus.title',
    keys: ['s'],
    section: 'status',
    icon: 'load',
    choicesTitle: 'loads.setStatus.choose',
    choices: async (context) => (await change()).statusChoices(context),
    run: async (context, chosen) => (await change()).setStatus(context, chosen),
  }),
  {
    ...shared,
    id: 'loads.advance',
    calls: 'loads.setStatus',
    title: 'orders.advance.title',
    titleValues: (context): MessageValues => {
      const to = nextHere(context)
      return to === undefined ? { context: 'next' } : { status: context.services.t(`records.load.status.${to}`) }
    },
    keys: ['+'],
    section: 'status',
    needs: [...one, canAdvance],
    icon: 'load',
    run: async (context) => (await change()).advance(context, nextOf),
  },
  ofItsOrder('loads.setVehicle', {
    title: 'orders.setVehicle.title',
    keys: ['v'],
    icon: 'vehicle',
  }),
  ofItsOrder('loads.setCarrier', {
    title: 'orders.setCarrier.title',
    keys: ['c'],
    icon: 'partner',
  }),
  ofItsOrder('loads.setDriver', {
    title: 'orders.setDriver.title',
    keys: ['b'],
    icon: 'driver',
  }),
  editCommand(
    {
      ...shared,
      id: 'loads.edit',
      calls: 'loads.update',
      title: 'loads.edit.title',
      keys: ['e', 'f2'],
      changesData: false,
      icon: 'edit',
    },
    async () => (await import('./load-fields.ts')).editableLoad,
  ),
  {
    ...shared,
    id: 'loads.openOrder',
    trivial: true,
    title: 'loads.openOrder.title',
    keys: ['o'],
    permission: 'loads.read',
    needs: [...one, needsOrder],
    changesData: false,
    icon: 'order',
    run: (context) => {
      const id = heldLoad(context)?.orderId
      if (id !== undefined) context.services.openPanel({ kind: 'order', id }, 'add')
    },
  },
  {
    ...shared,
    id: 'loads.create',
    opensField: true,
    title: 'loads.create.title',
    keys: ['shift+n'],
    scope: 'list:loads',
    needs: [],
    about: 'load',
    icon: 'add',
    placements: ['toolbar'],
    run: async (context) => (await import('./create.late.ts')).openCreate(context),
  },
  {
    ...shared,
    id: 'loads.delete',
    title: 'loads.delete.title',
    keys: ['delete'],
    needs: [load, isTyped],
    placements: ['row', 'bulk'],
    icon: 'delete',
    section: 'remove',
    run: async (context) => (await import('./delete.late.ts')).deleteLoads(context),
  },
]
