import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import type { InputOf } from '#src/contract/basics/core.ts'
import type { Call, Endpoints } from '#src/contract/index.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { forwardStatus, ORDER_STATUSES, type OrderStatus } from '#src/domain/workflow/order-status.ts'
import { nextStatuses } from '#src/domain/workflow/order-transitions.ts'
import { orderChanges } from '#src/entities/orders/order-changes.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { ChangeResult } from '#src/records/changes/change-records.ts'
import { openBulk } from '#src/records/bulk/open.ts'
import { orderPlan } from '../bulk/plan.tsx'
import { actorOf, targetOrders } from '../order-targets.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { furthestBehind } from './tour-step.ts'
import { stepsTo, stepTo, type Step } from './workflow.ts'

function reasonText(step: Step, t: Translate): string {
  return step.refusal ? t(step.refusal.reason, step.refusal.values) : ''
}

/** The statuses as choices: first what is possible for most, forward before back; the others say why not. */
export function statusChoices(orders: readonly Order[], context: CommandContext): Choice<OrderStatus>[] {
  const actor = actorOf(context)
  const legal = nextStatuses(orders[0]?.status ?? 'unknown')
  const place = (status: OrderStatus) => (legal.includes(status) ? legal.indexOf(status) : legal.length)
  const offered = ORDER_STATUSES.filter((to) => orders.some(({ status }) => status !== to))
  const steps = orders.map((order) => stepsTo(order, offered, actor))
  return offered
    .map((to, at) => ({ to, steps: steps.flatMap((row) => row.slice(at, at + 1)) }))
    .map((offer) => ({ ...offer, count: offer.steps.filter(({ possible }) => possible).length }))
    .toSorted((a, b) => b.count - a.count || place(a.to) - place(b.to))
    .map(({ to, steps, count }) => statusChoice(to, steps, count, context.services.t))
}

function statusChoice(to: OrderStatus, steps: readonly Step[], count: number, t: Translate): Choice<OrderStatus> {
  const choice = { id: to, title: t(`order.status.${to}`), value: to }
  const refused = steps.find((step) => !step.possible)
  if (count === 0) return { ...choice, blocked: refused ? reasonText(refused, t) : '' }
  if (count < steps.length) return { ...choice, detail: t('bulk.some', { some: count, all: steps.length }) }
  return steps.some(({ asks }) => asks !== undefined) ? { ...choice, detail: t('changes.reasonNeeded') } : choice
}

type StatusBody = InputOf<Endpoints['orders.setStatus']>['body']

/** A status goes upon the version the person saw. */
const STATUS = {
  field: 'status',
  intent: 'orders.setStatus',
  call: (call: Call, request: InputOf<Endpoints['orders.setStatus']>) => call('orders.setStatus', request),
} as const

type WantedStatus = (order: Order) => OrderStatus | undefined

/** Takes each order to its next status; of a tour those that are furthest behind. */
export async function advance(context: CommandContext): Promise<void> {
  const targets = chosenTargets(context)
  const orders = await newestRecords(context, 'order', targets)
  const statuses = new Map(orders.map(({ id, status }) => [id, status]))
  const meant = furthestBehind(targets, ({ id }) => statuses.get(id))
  const behind = new Set(meant.map(({ id }) => id))
  const chosen = orders.filter(({ id }) => behind.has(id))
  return setStatusOf(chosen, 'orders.advance', context, ({ status }) => forwardStatus(status))
}

/** Sets a status: for one order at once, asking for a reason where it needs one; for many after a look at what would happen. */
export async function setStatus(commandId: string, context: CommandContext, wanted: WantedStatus) {
  return setStatusOf(await targetOrders(context), commandId, context, wanted)
}

async function setStatusOf(
  orders: readonly Order[],
  commandId: string,
  context: CommandContext,
  wanted: WantedStatus,
): Promise<void> {
  const { t } = context.services
  const [first] = orders
  if (first === undefined) return
  const statuses = new Set(orders.map(wanted))
  const to = wanted(first)
  const title =
    to === undefined || statuses.size > 1
      ? t('orders.advance.many')
      : t('orders.setStatus.done', { status: t(`order.status.${to}`) })
  if (orders.length > 1) {
    const input = { kind: 'status', statusOf: wanted } as const
    return openBulk({ plan: orderPlan, commandId, title, context, records: orders, input })
  }
  const step = stepTo(first, to ?? first.status, actorOf(context))
  if (!step.possible) throw new Error(reasonText(step, t))
  await orderChanges.change(context, {
    ...STATUS,
    commandId,
    title,
    records: orders,
    deliver: (send) => sendStatus(context, first, step, send),
  })
}

/** Confirms one order with words of who confirms it, such as who has agreed; none are needed. Source: specification 3 */
export async function confirmWithNote(context: CommandContext): Promise<void> {
  const { t } = context.services
  const [order] = await targetOrders(context)
  if (order === undefined) return
  const step = stepTo(order, 'CONFIRMED', actorOf(context))
  if (!step.possible) throw new Error(reasonText(step, t))
  const status = t('order.status.CONFIRMED')
  const question = {
    title: t('orders.setStatus.question', { name: order.orderNumber, status }),
    label: t('orders.field.approvalNotes'),
    required: false,
    confirmLabel: t('orders.setStatus.confirm', { status }),
  }
  await orderChanges.change(context, {
    ...STATUS,
    commandId: 'orders.confirm',
    title: t('orders.setStatus.done', { status }),
    records: [order],
    deliver: (send) =>
      orderChanges.askReason(context, order, question, (notes) => send(bodyOf(step, notes === '' ? undefined : notes))),
  })
}

/** The step with what a person says to it. */
function bodyOf({ to: status }: Step, notes: string | undefined, override = false): StatusBody {
  return { status, ...(notes !== undefined && { notes }), ...(override && { override }) }
}

/** What becomes of the invoice: billing issues one, going back makes one that cancels it. */
function billingText({ status }: Order, { to }: Step, t: Translate): string | undefined {
  if (to === 'BILLED') return t('billing.status.makes')
  return status === 'BILLED' ? t('billing.status.cancels') : undefined
}

/**
 * Sends it, after asking for the reason where the rules want one. The server knows needs the client cannot see, such as
 * conflicts of the assignment: a reason may lift them.
 */
async function sendStatus(
  context: CommandContext,
  order: Order,
  step: Step,
  send: (body: StatusBody) => Promise<ChangeResult<Order> | undefined>,
): Promise<ChangeResult<Order> | undefined> {
  const { t } = context.services
  const status = t(`order.status.${step.to}`)
  const title = t('orders.setStatus.question', { name: order.orderNumber, status })
  const confirmLabel = t('orders.setStatus.confirm', { status })
  if (step.asks === undefined) {
    // What makes an invoice is meant.
    const detail = billingText(order, step, t)
    if (detail !== undefined && !(await context.services.confirm({ title, detail, confirmLabel }))) return undefined
    const deliver = (reason?: string) => send(bodyOf(step, reason, reason !== undefined))
    return orderChanges.withReason(context, order, deliver, { title })
  }
  const details = [step.asks === 'override' && reasonText(step, t), billingText(order, step, t)].filter(Boolean)
  const question = {
    title,
    ...(details.length > 0 && { detail: details.join(' ') }),
    confirmLabel,
  }
  return orderChanges.askReason(context, order, question, (reason) =>
    send(bodyOf(step, reason, step.asks === 'override')),
  )
}
