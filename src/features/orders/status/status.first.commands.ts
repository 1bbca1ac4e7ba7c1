import { choiceCommand, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { selectedCount } from '#src/commands/gate/availability.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { forwardStatus, type OrderStatus } from '#src/domain/workflow/order-status.ts'
import type { MessageValues, TextKey } from '#src/i18n/keys.ts'
import { actorOf, heldOrder, needsOrder, targetOrders } from '../order-targets.ts'
import { chosenTargets } from '#src/records/changes/newest-records.ts'
import { heldBehind } from './tour-step.ts'
import { forwardStep, stepTo, type Step } from './workflow.ts'

/** What it takes to change a status is fetched when somebody does. */
const change = () => import('./status.late.ts')

/** Everybody but the role that only reads (decision B5); who may what exactly says the table of transitions. */
const WORKERS = ['dispatcher', 'sales', 'finance'] as const

const objection = (step: Step | undefined) => (step === undefined || step.possible ? undefined : step.refusal)

const order = needsRecord('order')
const shared = {
  group: 'order',
  scope: ['list', 'record', 'grid'],
  roles: WORKERS,
  changesData: true,
  isStep: true,
  icon: 'order',
  placements: ['row', 'bulk'],
  section: 'status',
} as const

/** One of them stands where the command leads on from; the others are told so, and their menus leave it out. */
const needsStatus = (from: OrderStatus, reason: TextKey): Condition => ({
  ...needsOrder(({ status }) => (status === from ? undefined : reason)),
  lasting: true,
})

/** The table of transitions leads from its status to this one, whatever else is in the way. */
const needsWayTo = (to: OrderStatus): Condition => ({
  ...needsOrder((held, context) => {
    const refusal = objection(stepTo(held, to, actorOf(context)))
    return refusal?.kind === 'illegal' ? refusal : undefined
  }),
  lasting: true,
})

/** The statuses that come next for what a command would change; empty where nothing leads on or nothing is held. */
function nextSteps(context: CommandContext): ReadonlySet<OrderStatus> {
  const next = heldBehind(context, chosenTargets(context)).map((target) => {
    const held = heldOrder(context, target)
    return held && forwardStatus(held.status)
  })
  return new Set(next.filter((to) => to !== undefined))
}

/** Nothing leads on from its status. */
const finished = ({ status }: Order): TextKey | undefined =>
  forwardStatus(status) === undefined ? 'orders.finished' : undefined

/** A command that leads to one status, from the status named. */
interface FixedStatus {
  id: string
  title: TextKey
  to: OrderStatus
  from?: { status: OrderStatus; reason: TextKey }
}

const fixed: readonly FixedStatus[] = [
  {
    id: 'orders.unassign',
    title: 'orders.unassign.title',
    to: 'CONFIRMED',
    from: { status: 'ASSIGNED', reason: 'orders.onlyFromAssigned' },
  },
  {
    id: 'orders.cancel',
    title: 'orders.cancel.title',
    to: 'CANCELLED',
  },
  {
    id: 'orders.restore',
    title: 'orders.restore.title',
    to: 'CREATED',
    from: { status: 'CANCELLED', reason: 'orders.onlyFromCancelled' },
  },
]

function fixedCommand({ id, title, to, from }: FixedStatus): Command {
  return {
    ...shared,
    id,
    title,
    needs: [
      order,
      from ? needsStatus(from.status, from.reason) : needsWayTo(to),
      needsOrder((held, context) => {
        if (from !== undefined && held.status !== from.status) return from.reason
        return objection(stepTo(held, to, actorOf(context)))
      }),
    ],
    run: async (context) => (await change()).setStatus(id, context, () => to),
  }
}

/** Changing the status of orders. */
export const commands: readonly Command[] = [
  choiceCommand({
    ...shared,
    id: 'orders.setStatus',
    findable: true,
    title: 'orders.setStatus.title',
    keys: ['s'],
    // From every status that is known something leads on, if only back.
    needs: [
      order,
      { ...needsOrder(({ status }) => (status === 'unknown' ? 'orders.finished' : undefined)), lasting: true },
    ],
    choicesTitle: 'orders.setStatus.choose',
    choices: async (context) => (await change()).statusChoices(await targetOrders(context), context),
    run: async (context, to) => (await change()).setStatus('orders.setStatus', context, () => to),
  }),
  {
    ...shared,
    id: 'orders.advance',
    title: 'orders.advance.title',
    titleValues: (context): MessageValues => {
      const steps = nextSteps(context)
      const [to] = steps
      // i18next takes the key with the context behind it: `orders.advance.title_each`, `orders.advance.title_next`.
      if (steps.size > 1 || selectedCount(context) > context.selection.length) return { context: 'each' }
      if (to === undefined) return { context: 'next' }
      return { status: context.services.t(`order.status.${to}`) }
    },
    keys: ['+'],
    needs: [
      order,
      { ...needsOrder(finished, heldBehind), lasting: true },
      needsOrder((held, context) => {
        if (finished(held)) return finished(held)
        return objection(forwardStep(held, actorOf(context)))
      }, heldBehind),
    ],

    run: async (context) => (await change()).advance(context),
  },
  {
    ...shared,
    id: 'orders.confirm',
    title: 'orders.confirm.title',
    keys: ['shift+b'],
    placements: ['row'],
    needs: [
      order,
      needsOneRecord,
      needsStatus('CREATED', 'orders.onlyFromCreated'),
      needsOrder((held, context) => {
        if (held.status !== 'CREATED') return 'orders.onlyFromCreated'
        return objection(stepTo(held, 'CONFIRMED', actorOf(context)))
      }),
    ],
    run: async (context) => (await change()).confirmWithNote(context),
  },
  ...fixed.map(fixedCommand),
]
