import { queryKeys } from '#src/api/query.ts'
import type { Choice, Command, CommandContext } from '#src/commands/command.ts'
import { needsOneRecord, type Condition } from '#src/commands/conditions.ts'
import type { Transport } from '#src/contract/transports.ts'
import {
  checkTransportTransition,
  isTransportStepBack,
  TRANSPORT_STATUSES,
  transportTransitions,
} from '#src/domain/transport-status.ts'

const needsTransportOrOrder: Condition = {
  check: (_context, [target]) => target?.kind === 'transport' || target?.kind === 'order',
  reason: 'reasons.selectTransport',
}

/** An order must already have its transport. */
const needsTransport: Condition = {
  check: (_context, [target]) => target?.kind !== 'order' || transportIdIn(target.record) !== '',
  reason: 'records.transport.none',
}

/** The transport an order names; empty when it names none, undefined when the screen does not hold the order. */
function transportIdIn(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null || !('transportId' in record)) return undefined
  return typeof record.transportId === 'string' ? record.transportId : ''
}

/** The transport the keyboard is on, as the server has it now. */
async function transportOf({ focus, services }: CommandContext): Promise<Transport | undefined> {
  if (focus === undefined) return undefined
  const id = focus.kind === 'transport' ? focus.id : await transportIdOf({ focus, services })
  return id === undefined || id === '' ? undefined : await services.call('transports.get', { params: { id } })
}

async function transportIdOf({ focus, services }: Required<Pick<CommandContext, 'focus' | 'services'>>) {
  const known = transportIdIn(focus.record)
  return known ?? (await services.call('orders.get', { params: { id: focus.id } })).transportId
}

/** The other statuses: first those the transport may take, then the others with the reason why not. */
export function statusChoices(transport: Transport, context: Pick<CommandContext, 'session' | 'services'>): Choice[] {
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
    const choice = { id: status, title: t(`transport.status.${status}`) }
    if (!check.allowed) return { ...choice, blocked: t(check.reason, check.values) }
    return back ? { ...choice, detail: t('orders.reasonNeeded') } : choice
  })
}

async function setStatus(context: CommandContext, choice: Choice | undefined): Promise<void> {
  const { services } = context
  const { t } = services
  const transport = await transportOf(context)
  const status = TRANSPORT_STATUSES.find((known) => known === choice?.id)
  if (transport === undefined || status === undefined) return
  const number = transport.loadId || transport.id
  const notes = isTransportStepBack(transport.status, status)
    ? await services.ask({
        title: t('records.transport.reason.title', { number }),
        label: t('records.transport.reason.label'),
        required: true,
      })
    : undefined
  if (notes === undefined && isTransportStepBack(transport.status, status)) return
  const changed = await services.call('transports.setStatus', {
    params: { id: transport.id },
    body: { status, notes },
    ifMatch: transport.version,
    idempotencyKey: crypto.randomUUID(),
  })
  services.queryClient.setQueryData(queryKeys.record('transports.get', transport.id), changed.transport)
  for (const name of ['transports.list', 'orders.list', 'orders.get', 'orders.events', 'navigation.get'] as const) {
    void services.queryClient.invalidateQueries({ queryKey: queryKeys.all(name) })
  }
  services.notify({
    type: 'success',
    message: t('records.transport.changed', { number, status: t(`transport.status.${changed.transport.status}`) }),
    detail: changed.warnings.join(' ') || undefined,
  })
}

/** What can be done with transports. */
export const commands: readonly Command[] = [
  {
    id: 'transports.setStatus',
    title: 'records.transport.setStatus',
    group: 'transport',
    keys: ['t'],
    scope: ['list', 'record'],
    permission: 'transports.write',
    needs: [needsTransportOrOrder, needsOneRecord, needsTransport],
    changesData: true,
    icon: 'transport',
    synonyms: ['transport status', 'geladen', 'unterwegs', 'loaded'],
    placements: ['row'],
    choicesTitle: 'records.transport.setStatus.choose',
    choices: async (context) => {
      const transport = await transportOf(context)
      return transport === undefined ? [] : statusChoices(transport, context)
    },
    run: setStatus,
  },
]
