import type { CommandContext } from '#src/commands/gate/command.ts'
import { Message } from '#src/contract/messages.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { MessagePurpose } from '#src/domain/messages/sending.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'

/** What a person has decided to send. */
export interface OutgoingMessage {
  sending: MessagePurpose
  order: Order
  recipient: string
  text: string
  /** The same once more, on purpose. */
  again: boolean
  /** Without a price for the carrier, on purpose. */
  withoutFreight: boolean
  /** The PDF, made of this version of the order. */
  file: File | undefined
}

const COMMANDS = {
  order: 'messages.sendTransportOrder',
  driver: 'messages.informDriver',
  proof: 'messages.requestProof',
  confirmation: 'orders.sendConfirmation',
} as const

/** Sends it, noted as what cannot be taken back. Throws what speaks against it. */
export async function send(context: CommandContext, outgoing: OutgoingMessage): Promise<void> {
  const { call, t } = context.services
  const { sending, order, recipient, text, again, withoutFreight, file } = outgoing
  const body = { orderId: order.id, recipient, text, ...(again && { again }) }
  await changeRecords(context, {
    kind: 'message',
    commandId: COMMANDS[sending],
    title: t(`send.${sending}.sent`),
    // There is none yet: the answer is the first.
    records: [Message.parse({ version: 0, orderNumber: order.orderNumber })],
    labelOf: ({ orderNumber }) => orderNumber,
    send: async (_none, own) => {
      const intent = [COMMANDS[sending], order.id, order.version, recipient, text, again, withoutFreight]
      const record = await own(intent, (idempotencyKey) => {
        if (sending === 'driver') return call('messages.informDriver', { body, idempotencyKey })
        if (sending === 'proof') return call('messages.requestProof', { body, idempotencyKey })
        const ifMatch = order.version
        const pdf = file ?? new File([], '')
        if (sending === 'confirmation') {
          return call('messages.sendConfirmation', { body, file: pdf, ifMatch, idempotencyKey })
        }
        const ordered = { ...body, ...(withoutFreight && { withoutFreight }) }
        return call('messages.sendTransportOrder', { body: ordered, file: pdf, ifMatch, idempotencyKey })
      })
      return { record }
    },
  })
}
