import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import { unnamedSubstances } from '#src/domain/documents/adr-papers.ts'
import { type AllStamps, stampsOfStep } from '#src/domain/transports/stop-stamps.ts'
import { delaySeen } from '#src/domain/transports/punctuality.ts'
import { checkTransportStep, orderMoveFor } from '#src/domain/workflow/transport-order.ts'
import {
  isCarried,
  isLoaded,
  TRANSPORT_STATUSES,
  transportProgress,
  type TransportStatus,
} from '#src/domain/workflow/transport-status.ts'
import { transportTransitions } from '#src/domain/workflow/transport-transitions.ts'
import { HttpError, reasonText, refusalBody } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { type RuleContext, refusedTransition, stamp } from '../../core/rule-context.ts'
import { UNASSIGNED, valuesOfStatus } from '../orders/status.ts'
import { refuseReadOnly, writeOrder } from '../orders/write.ts'
import { transitionFacts } from '../orders/transition-facts.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'

type Transport = Row<'transports'>

/** What a change of a transport answers; its row is read again where it is not at hand. */
export interface TransportChange extends Partial<RecordChange<'transport'>> {
  eventId: string | undefined
  warnings: SaidWarning[]
}

/** What an order becomes on the way its transport takes it: all that its own changes would make of it. */
function movedOrder(context: RuleContext, order: Row<'orders'>, to: TransportStatus, notes: string | undefined) {
  const move = orderMoveFor(order.status, to)
  const start: Partial<Row<'orders'>> = move.unassigns ? UNASSIGNED : {}
  return {
    move,
    values: move.path.reduce(
      (values, status) => ({ ...values, ...valuesOfStatus(context, { ...order, ...values }, status, notes) }),
      start,
    ),
  }
}

/** The order moves with its transport; a transport called off leaves its order without one (decision B2). */
async function moveOrder(
  context: RuleContext,
  order: Row<'orders'>,
  { status, notes }: { status: TransportStatus; notes: string | undefined },
): Promise<SaidWarning[]> {
  const { move, values } = movedOrder(context, order, status, notes)
  if (move.path.length === 0 && !move.unassigns) return []
  const payload = { transportStatus: status, ...(notes ? { notes } : {}) }
  const type = move.unassigns ? 'unassigned' : 'status_changed'
  return (await writeOrder(context, order, values, { type, payload })).warnings
}

/** Changes the status after decision B2, with what has been `seen` of the stops; 409 not possible, 403 for the role, 422 for a need or a missing reason. */
export async function setTransportStatus(
  context: RuleContext,
  transport: Transport,
  input: { status: string; notes?: string | undefined; seen?: AllStamps },
): Promise<TransportChange> {
  const allowed = transportTransitions(transport.status)
  const to: TransportStatus | undefined = TRANSPORT_STATUSES.find((status) => status === input.status)
  if (!to) {
    throw new HttpError(409, {
      ...refusalBody({ code: 'reason.statusUnknown' }),
      code: 'ILLEGAL_TRANSITION',
      from: transport.status,
      to: input.status,
      allowedTransitions: allowed,
    })
  }
  const order = transport.orderId ? await context.store.find('orders', transport.orderId) : undefined
  const check = checkTransportStep({
    from: transport.status,
    to,
    facts: {
      role: context.session.role,
      ...(input.notes === undefined ? {} : { notes: input.notes }),
      proofOfDeliveryVerified: order?.proofOfDeliveryVerified === true,
      isCarried: isCarried(transport),
    },
    order: order && (await transitionFacts(context, order, input.notes === undefined ? {} : { notes: input.notes })),
  })
  if (!check.allowed) throw refusedTransition(check, transport.status, to, allowed)
  if (order) refuseReadOnly(order)
  let warnings: SaidWarning[] = []
  const now = stamp(context)
  const seen = { ...input.seen, ...stampsOfStep({ ...transport, ...input.seen }, to, now) }
  const late = delaySeen(transport, { ...transport, ...seen })
  const values = { status: to, progress: transportProgress(to), lastUpdate: now, ...seen, ...late }
  const said = { type: 'status_changed', ...(input.notes !== undefined && { payload: { notes: input.notes } }) }
  const change = await writeRecord(context, 'transport', transport, values, said, async () => {
    const moved = order ? await moveOrder(context, order, { status: to, notes: input.notes }) : []
    const isLeaving = isLoaded(to) && !isLoaded(transport.status)
    warnings = [...moved, ...(order && isLeaving ? adrWarnings(order) : [])]
  })
  return { ...change, warnings }
}

/** What dangerous goods lack that leave: said, as B1 and B2 refuse nothing for it, and anyone who loads can still write it. */
function adrWarnings({ dangerousGoods }: Row<'orders'>): SaidWarning[] {
  const substances = unnamedSubstances(dangerousGoods).join(', ')
  const reason = { code: 'reason.adrNameMissing', values: { substances } } as const
  return substances === '' ? [] : [{ ...reason, message: reasonText(reason) }]
}
