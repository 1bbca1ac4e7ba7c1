import { isApiError } from '#src/api/api-error.ts'
import type { Choice, Command, CommandContext } from '#src/commands/command.ts'
import { needsRecord } from '#src/commands/conditions.ts'
import type { Order, OrderChanged } from '#src/contract/orders.ts'
import {
  forwardStatus,
  nextStatuses,
  ORDER_STATUSES,
  parseOrderStatus,
  type OrderStatus,
} from '#src/domain/order-status.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { changeOrders } from './order-changes.ts'
import { askerOf, bulkTargets, heldOrder, needsOrder, ordersOf } from './order-targets.ts'
import { forwardStep, stepTo, type Step } from './order-workflow.ts'

/** Everybody but the role that only reads (decision B5); who may what exactly says the table of transitions. */
const WORKERS = ['dispatcher', 'sales', 'finance'] as const

const objection = (step: Step | undefined) =>
  step === undefined ? ('reason.sameStatus' as const) : step.possible ? undefined : step.refusal

function reasonText(step: Step, t: Translate): string {
  return step.refusal ? t(step.refusal.reason, step.refusal.values) : ''
}

/** The statuses as choices: first what is possible for most, forward before back; the others say why not. */
export function statusChoices(orders: readonly Order[], context: CommandContext): Choice[] {
  const asker = askerOf(context)
  const legal = nextStatuses(orders[0]?.status ?? 'unknown')
  const place = (status: OrderStatus) => (legal.includes(status) ? legal.indexOf(status) : legal.length)
  return ORDER_STATUSES.filter((to) => orders.some(({ status }) => status !== to))
    .map((to) => ({ to, steps: orders.map((order) => stepTo(order, to, asker)) }))
    .map((offer) => ({ ...offer, count: offer.steps.filter(({ possible }) => possible).length }))
    .toSorted((a, b) => b.count - a.count || place(a.to) - place(b.to))
    .map(({ to, steps, count }) => statusChoice(to, steps, count, context.services.t))
}

function statusChoice(to: OrderStatus, steps: readonly Step[], count: number, t: Translate): Choice {
  const choice = { id: to, title: t(`order.status.${to}`) }
  const refused = steps.find((step) => !step.possible)
  if (count === 0) return { ...choice, blocked: refused ? reasonText(refused, t) : '' }
  if (count < steps.length) return { ...choice, detail: t('orders.bulk.some', { some: count, all: steps.length }) }
  return steps.some(({ asks }) => asks !== undefined) ? { ...choice, detail: t('orders.reasonNeeded') } : choice
}

/** Sets a status for all targets: asks once for a reason where one of them needs it. */
async function setStatus(commandId: string, context: CommandContext, wanted: WantedStatus) {
  const { services } = context
  const { t } = services
  const orders = await ordersOf(context, bulkTargets(context))
  const asker = askerOf(context)
  const steps = new Map(orders.map((order) => [order.id, stepTo(order, wanted(order) ?? order.status, asker)] as const))
  const asking = [...steps.values()].find((step) => step.possible && step.asks !== undefined)
  const notes = asking === undefined ? undefined : await askReason(context, orders, asking)
  if (asking !== undefined && notes === undefined) return
  const [first] = orders
  const title = t('orders.setStatus.done', { status: statusWord(first && wanted(first), t) })
  await changeOrders(context, {
    commandId,
    title,
    orders,
    send(order) {
      const step = steps.get(order.id)
      if (step === undefined || !step.possible) throw new Error(step ? reasonText(step, t) : '')
      return sendStatus(context, order, step, step.asks === undefined ? undefined : notes)
    },
  })
}

type WantedStatus = (order: Order) => OrderStatus | undefined

function statusWord(status: OrderStatus | undefined, t: Translate): string {
  return status === undefined ? '' : t(`order.status.${status}`)
}

function askReason(context: CommandContext, orders: readonly Order[], step: Step): Promise<string | undefined> {
  const { t, ask } = context.services
  const name = orders.length === 1 ? (orders[0]?.orderNumber ?? '') : t('orders.bulk.count', { count: orders.length })
  return ask({
    title: t('orders.setStatus.question', { name, status: t(`order.status.${step.to}`) }),
    ...(step.asks === 'override' && { detail: reasonText(step, t) }),
    label: t('orders.reason'),
    required: true,
    confirmLabel: t('orders.setStatus.confirm', { status: t(`order.status.${step.to}`) }),
  })
}

async function sendStatus(
  context: CommandContext,
  order: Order,
  step: Step,
  notes: string | undefined,
): Promise<OrderChanged | undefined> {
  const { call } = context.services
  const send = (reason: string | undefined, override: boolean) =>
    call('orders.setStatus', {
      params: { id: order.id },
      body: { status: step.to, ...(reason !== undefined && { notes: reason }), ...(override && { override }) },
      idempotencyKey: crypto.randomUUID(),
    })
  try {
    return await send(notes, step.asks === 'override')
  } catch (error) {
    // The server knows needs the client cannot see, such as conflicts of the assignment: a reason may lift them.
    const liftable = isApiError(error) && error.fieldErrors?.some(({ path }) => path === 'notes') === true
    if (!liftable || notes !== undefined) throw error
    const { t, ask } = context.services
    const reason = await ask({
      title: t('orders.setStatus.question', { name: order.orderNumber, status: t(`order.status.${step.to}`) }),
      detail: error.message,
      label: t('orders.reason'),
      required: true,
      confirmLabel: t('orders.conflicts.override'),
    })
    return reason === undefined ? undefined : send(reason, true)
  }
}

const order = needsRecord('order')
const shared = {
  group: 'order',
  scope: ['list', 'record'],
  roles: WORKERS,
  changesData: true,
  icon: 'order',
  placements: ['row', 'bulk'],
} as const

/** A command that leads to one status, from the status named. */
interface FixedStatus {
  id: string
  title: TextKey
  to: OrderStatus
  from?: { status: OrderStatus; reason: TextKey }
  synonyms: readonly string[]
}

const fixed: readonly FixedStatus[] = [
  {
    id: 'orders.unassign',
    title: 'orders.unassign.title',
    to: 'CONFIRMED',
    from: { status: 'ASSIGNED', reason: 'orders.onlyFromAssigned' },
    synonyms: ['unassign', 'disposition aufheben'],
  },
  {
    id: 'orders.cancel',
    title: 'orders.cancel.title',
    to: 'CANCELLED',
    synonyms: ['cancel order', 'storno', 'absagen'],
  },
  {
    id: 'orders.restore',
    title: 'orders.restore.title',
    to: 'CREATED',
    from: { status: 'CANCELLED', reason: 'orders.onlyFromCancelled' },
    synonyms: ['restore', 'reaktivieren'],
  },
]

function fixedCommand({ id, title, to, from, synonyms }: FixedStatus): Command {
  return {
    ...shared,
    id,
    title,
    synonyms,
    needs: [
      order,
      needsOrder((held, context) => {
        if (from !== undefined && held.status !== from.status) return from.reason
        return objection(stepTo(held, to, askerOf(context)))
      }),
    ],
    run: (context) => setStatus(id, context, () => to),
  }
}

/** Changing the status of orders. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'orders.setStatus',
    title: 'orders.setStatus.title',
    keys: ['s'],
    needs: [order, needsOrder(({ status }) => (nextStatuses(status).length === 0 ? 'orders.finished' : undefined))],
    synonyms: ['status', 'set status', 'status wählen'],
    choicesTitle: 'orders.setStatus.choose',
    choices: async (context) => statusChoices(await ordersOf(context, bulkTargets(context)), context),
    run: (context, choice) => setStatus('orders.setStatus', context, () => parseOrderStatus(choice?.id)),
  },
  {
    ...shared,
    id: 'orders.advance',
    title: 'orders.advance.title',
    titleValues: (context) => {
      const target = context.focus
      const held = target && heldOrder(context, target)
      const to = held && forwardStatus(held.status)
      return { status: to ? context.services.t(`order.status.${to}`) : context.services.t('orders.advance.next') }
    },
    keys: ['+'],
    needs: [order, needsOrder((held, context) => objection(forwardStep(held, askerOf(context))))],
    synonyms: ['next status', 'nächster Status', 'weiterschalten'],
    run: (context) => setStatus('orders.advance', context, ({ status }) => forwardStatus(status)),
  },
  ...fixed.map(fixedCommand),
]
