import type { CommandContext } from '#src/commands/gate/command.ts'
import { Message } from '#src/contract/messages.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { NoticeKind } from '#src/domain/notices/notices.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { WORDS } from './words.ts'

/** What a person has decided to tell. */
export interface OutgoingNotice {
  /** The command that was run. */
  commandId: string
  kind: NoticeKind
  order: Order
  recipient: string
  text: string
  expectedAt: number | undefined
  /** The same once more, on purpose. */
  again: boolean
}

/** Sends it, noted as what cannot be taken back. Throws what speaks against it. */
export async function sendNotice(context: CommandContext, notice: OutgoingNotice): Promise<void> {
  const { call, t } = context.services
  const { commandId, kind, order, recipient, text, expectedAt, again } = notice
  const told = { kind, recipient, text, ...(expectedAt !== undefined && { expectedAt }) }
  const body = { orderId: order.id, ...told, ...(again && { again }) }
  await changeRecords(context, {
    kind: 'message',
    commandId,
    title: t(WORDS[kind].sent),
    // There is none yet: the answer is the first.
    records: [Message.parse({ version: 0, orderNumber: order.orderNumber })],
    labelOf: ({ orderNumber }) => orderNumber,
    send: async (_none, own) => {
      const intent = [kind, order.id, recipient, text, expectedAt ?? 0, again]
      const record = await own(intent, (idempotencyKey) => call('messages.sendNotice', { body, idempotencyKey }))
      return { record }
    },
  })
}
