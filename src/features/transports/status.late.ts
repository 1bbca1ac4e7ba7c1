import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { isPlainFreight } from '#src/domain/prices/charges.ts'
import { orderFacts } from '#src/domain/orders/facts.ts'
import { checkTransportStep, orderMoveFor } from '#src/domain/workflow/transport-order.ts'
import { isCarried, TRANSPORT_STATUSES, type TransportStatus } from '#src/domain/workflow/transport-status.ts'
import { nextTransportStatus, transportTransitions } from '#src/domain/workflow/transport-transitions.ts'
import type { TransitionCheck } from '#src/domain/refusals/refusal.ts'
import { chargesIn, chargesText } from '#src/entities/prices/charge-text.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { transportChanges } from './transport-changes.ts'
import { transportLabel } from './transport-values.ts'
import { focusedTransport, type TransportWithOrder } from './with-order.ts'

/** What the person chose, upon the transport as she saw it when the choices were offered (decision A21). */
interface ChosenStatus extends TransportWithOrder {
  status: TransportStatus
}

/** Sets the next status of the chain. */
export async function advance(context: CommandContext): Promise<void> {
  const held = await focusedTransport(context)
  const status = held && nextTransportStatus(held.transport.status)
  if (held === undefined || status === undefined) return
  const chosen = { ...held, status }
  const check = checkStatus(context, chosen)
  if (!check.allowed && !check.needsNotes) throw new Error(context.services.t(check.reason, check.values))
  await setStatus(context, chosen)
}

/** The other statuses: first those the transport may take, then the others with the reason why not. */
export async function statusChoices(context: CommandContext): Promise<Choice<ChosenStatus>[]> {
  const { t } = context.services
  const held = await focusedTransport(context)
  if (held === undefined) return []
  const now = held.transport.status
  const possible = transportTransitions(now)
  const rest = TRANSPORT_STATUSES.filter((status) => status !== now && !possible.includes(status))
  return [...possible, ...rest].map((status) => {
    const choice = { id: status, title: t(`transport.status.${status}`), value: { ...held, status } }
    const check = checkStatus(context, choice.value)
    if (check.allowed) return choice
    return check.needsNotes
      ? { ...choice, detail: t('changes.reasonNeeded') }
      : { ...choice, blocked: t(check.reason, check.values) }
  })
}

/**
 * Whether the transport may take a status, and its order may go where that leads (decision A22). Conflicts of the
 * assignment and the proof of delivery are the server's to judge.
 */
function checkStatus({ session }: CommandContext, { status, transport, order }: ChosenStatus): TransitionCheck {
  const { role } = session
  return checkTransportStep({
    from: transport.status,
    to: status,
    facts: { role, proofOfDeliveryVerified: true, isCarried: isCarried(transport) },
    order: order && orderFacts(order, { role, now: Date.now() }),
  })
}

/** Who loses the order, and his price with it, where the step takes it off the plan. */
function lossText({ services: { t } }: CommandContext, { status, order }: ChosenStatus): string | undefined {
  if (order === undefined || !orderMoveFor(order.status, status).unassigns) return undefined
  const { carrierName, vehiclePlate, carrierPrice, currency, orderNumber } = order
  const format = formatFor(currentLanguage())
  const price = carrierPrice === undefined ? undefined : format.money(carrierPrice, currency)
  const charges = chargesIn(order.carrierCharges)
  const positions = isPlainFreight(charges) ? undefined : `(${chargesText(charges, t, format, currency)})`
  const lost = [carrierName, vehiclePlate, [price, positions].filter(Boolean).join(' ')].filter(Boolean)
  if (lost.length === 0) return undefined
  return t('records.transport.loses', { order: orderNumber, what: lost.join(' · ') })
}

/**
 * Sets a status. A step that asks for a reason asks first, and one that takes the order's carrier or price away names them
 * (decision A22): the question stands until it is done, so that what was typed outlasts a lost network.
 */
export async function setStatus(context: CommandContext, chosen: ChosenStatus): Promise<void> {
  const { t, confirm } = context.services
  const { status, transport } = chosen
  const number = transportLabel(transport)
  const check = checkStatus(context, chosen)
  const detail = lossText(context, chosen)
  const question = {
    title: t(status === 'CANCELLED' ? 'records.transport.cancel.title' : 'records.transport.reason.title', { number }),
    ...(detail !== undefined && { detail }),
  }
  const confirmLabel = t('records.transport.cancel.confirm')
  await transportChanges.change<{ status: TransportStatus; notes?: string }>(context, {
    commandId: 'transports.setStatus',
    title: t(`transport.status.${status}`),
    records: [transport],
    field: 'status',
    call: (call, request) => call('transports.setStatus', request),
    async deliver(send) {
      const sendWith = (notes: string | undefined) => send({ status, ...(notes !== undefined && { notes }) })
      if (!check.allowed && check.needsNotes) return transportChanges.askReason(context, transport, question, sendWith)
      if (detail !== undefined && !(await confirm({ ...question, confirmLabel, destructive: true }))) return undefined
      return transportChanges.withReason(context, transport, sendWith)
    },
  })
}
