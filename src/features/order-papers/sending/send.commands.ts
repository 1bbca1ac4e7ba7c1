import { focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { whyNotSend, type MessagePurpose } from '#src/domain/messages/sending.ts'
import { knownRecord } from '#src/records/changes/record-cache.ts'

/** The order as far as the client holds it; one it does not hold is the server's to judge. */
function orderOf(context: CommandContext): Order | undefined {
  const focus = focusedOf(context, 'order')
  if (focus === undefined) return undefined
  return focus.record ?? knownRecord(context.services.queryClient, 'order', focus.id)
}

/** A proof that is there, or not due, is nothing to ask for; nor is anything left to be sent once the goods are delivered. */
function needsSending(sending: MessagePurpose): Condition {
  const whyNot = (context: CommandContext) => {
    const order = orderOf(context)
    return order && whyNotSend(sending, order)
  }
  return {
    check: (context) => whyNot(context) === undefined,
    reason: (context) => whyNot(context)?.code ?? 'reasons.select.order',
    values: (context) => whyNot(context)?.values,
    lasting: (context) => {
      const status = orderOf(context)?.status
      return sending === 'proof' || status === 'DELIVERED' || status === 'BILLED' || status === 'CANCELLED'
    },
  }
}

const shared = (sending: MessagePurpose) =>
  ({
    group: 'order',
    scope: ['list', 'record'],
    permission: sending === 'confirmation' ? 'orders.create' : 'transports.write',
    needs: [needsRecord('order'), needsOneRecord, needsSending(sending)],
    changesData: true,
    isStep: true,
    placements: ['row'],
    section: 'papers',
    run: async (context: CommandContext) => (await import('./open.late.ts')).openSending(context, sending),
  }) as const

/** What goes out for an order: to its customer, its carrier, the driver of an own vehicle. */
export const commands: readonly Command[] = [
  {
    ...shared('confirmation'),
    id: 'orders.sendConfirmation',
    calls: 'messages.sendConfirmation',
    opensField: true,
    title: 'send.confirmation.title',
    keys: ['shift+y'],
    icon: 'document',
  },
  {
    ...shared('order'),
    id: 'messages.sendTransportOrder',
    opensField: true,
    title: 'send.order.title',
    keys: ['shift+z'],
    icon: 'document',
  },
  {
    ...shared('driver'),
    id: 'messages.informDriver',
    title: 'send.driver.title',
    keys: ['shift+m'],
    icon: 'driver',
  },
  {
    ...shared('proof'),
    id: 'messages.requestProof',
    title: 'send.proof.title',
    keys: ['shift+q'],
    icon: 'document',
  },
]
