import '#src/i18n/later-words.ts'
import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import type { Transport } from '#src/contract/transports.ts'
import { TRANSPORT_STATUSES, type TransportStatus } from '#src/domain/transport-status.ts'
import {
  checkTransportTransition,
  isTransportStepBack,
  transportTransitions,
} from '#src/domain/transport-transitions.ts'
import { changeRecords, type Changed } from '#src/records/changes/change-records.ts'
import type { SendOwn } from '#src/records/changes/intent-key.ts'
import { sendWithReason, withReason, type Subject } from '#src/records/changes/reasons.ts'
import { onVersion } from '#src/records/changes/versions.ts'

/** The transport the keyboard is on, as the server has it now. */
async function transportOf(context: CommandContext): Promise<Transport | undefined> {
  const { call } = context.services
  const id = focusedOf(context, 'transport')?.id ?? (await transportIdOf(context))
  return id === undefined || id === '' ? undefined : await call('transports.get', { params: { id } })
}

/** The transport of the order the keyboard is on. */
async function transportIdOf(context: CommandContext): Promise<string | undefined> {
  const focus = focusedOf(context, 'order')
  if (focus === undefined) return undefined
  const order = focus.record ?? (await context.services.call('orders.get', { params: { id: focus.id } }))
  return order.transportId
}

/** The other statuses: first those the transport may take, then the others with the reason why not. */
function statusChoices(
  transport: Transport,
  context: Pick<CommandContext, 'session' | 'services'>,
): Choice<ChosenStatus>[] {
  const { t } = context.services
  const possible = transportTransitions(transport.status)
  const rest = TRANSPORT_STATUSES.filter((status) => status !== transport.status && !possible.includes(status))
  return [...possible, ...rest].map((status) => {
    const back = isTransportStepBack(transport.status, status)
    const check = checkTransportTransition(transport.status, status, {
      role: context.session.role,
      notes: back ? '-' : undefined,
      proofOfDeliveryVerified: true,
    })
    const choice = { id: status, title: t(`transport.status.${status}`), value: { status, transport } }
    if (!check.allowed) return { ...choice, blocked: t(check.reason, check.values) }
    return back ? { ...choice, detail: t('changes.reasonNeeded') } : choice
  })
}

/** What the person chose, upon the transport as she saw it when the choices were offered (decision A21). */
export interface ChosenStatus {
  status: TransportStatus
  transport: Transport
}

const nameOf = ({ loadId, id }: Transport) => loadId || id

/**
 * Sets a status. A step back asks for its reason first, others where the order that follows needs one (decision A22): the
 * question stands until it is done, so that what was typed outlasts a lost network.
 */
export async function setStatus(context: CommandContext, { status, transport }: ChosenStatus): Promise<void> {
  const { call, t } = context.services
  const { id } = transport
  const number = nameOf(transport)
  const subject: Subject = { kind: 'transport', id, label: number }
  const versioned = onVersion<'transport', Changed<Transport>>(context, 'transport', transport, {
    field: 'status',
    title: () => t('changes.versionConflict.title', { name: number }),
    detail: (current) =>
      t('changes.versionConflict.field', {
        field: t('records.transport.state'),
        value: t(`transport.status.${current.status}`),
      }),
  })
  const send = (own: SendOwn) => (notes: string | undefined) =>
    versioned((ifMatch) => {
      const body = { status, ...(notes !== undefined && { notes }) }
      return own(['transports.setStatus', id, ifMatch, body], async (idempotencyKey) => {
        const answer = await call('transports.setStatus', { params: { id }, body, ifMatch, idempotencyKey })
        return { record: answer.transport, eventId: answer.eventId, warnings: answer.warnings }
      })
    })
  const question = { title: t('records.transport.reason.title', { number }) }
  await changeRecords(context, {
    kind: 'transport',
    commandId: 'transports.setStatus',
    title: t(`transport.status.${status}`),
    records: [transport],
    labelOf: nameOf,
    send: (_transport, own) =>
      isTransportStepBack(transport.status, status)
        ? sendWithReason(context, subject, question, send(own))
        : withReason(context, subject, 'orders.override', send(own)),
  })
}

/** The statuses of the transport the keyboard is on, as choices. */
export async function choicesOf(context: CommandContext): Promise<Choice<ChosenStatus>[]> {
  const transport = await transportOf(context)
  return transport === undefined ? [] : statusChoices(transport, context)
}
