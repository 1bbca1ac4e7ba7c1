import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Transport } from '#src/contract/transports/transport.ts'

/** A transport and the order it carries, where it has one. */
export interface TransportWithOrder {
  transport: Transport
  order: Order | undefined
}

/** The transport the keyboard is on, or that of the order it is on, with its order, both as the server has them now. */
export async function focusedTransport(context: CommandContext): Promise<TransportWithOrder | undefined> {
  const { call } = context.services
  const readOrder = (id: string) => call('orders.get', { params: { id } })
  const focus = focusedOf(context, 'order')
  const held = focus && (focus.record ?? (await readOrder(focus.id)))
  const id = focusedOf(context, 'transport')?.id ?? held?.transportId
  if (id === undefined || id === '') return undefined
  const transport = await call('transports.get', { params: { id } })
  const { orderId } = transport
  // What is asked for and lost is judged by the order as it is now.
  return { transport, order: orderId === undefined || orderId === '' ? undefined : await readOrder(orderId) }
}
