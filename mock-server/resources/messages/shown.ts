import { changedSince } from '#src/domain/documents/carrier-paper.ts'
import { answerPathOf, priceAnswerPathOf } from '#src/domain/messages/messages.ts'
import { may, type Role } from '#src/domain/accounts/roles.ts'
import type { FileAnswer } from '../../core/bodies/file-answer.ts'
import { notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'

export type Message = Row<'messages'>

/**
 * A message as it is shown: with what has changed of its order since, and to those who may answer for its carrier where he
 * does.
 */
export async function shownMessage(store: Store, message: Message, role: Role): Promise<Message> {
  const [shown] = await shownMessages(store, [message], role)
  return shown ?? message
}

/** Several of them: as many reads as for one. */
export async function shownMessages(store: Store, messages: readonly Message[], role: Role): Promise<Message[]> {
  const ids = messages.flatMap(({ kind, orderId }) => (kind === 'transportOrder' && orderId ? orderId : []))
  const orders = new Map((await store.findMany('orders', [...new Set(ids)])).map((order) => [order.id, order]))
  return messages.map((message) => shownWith(message, orders, role))
}

function shownWith(message: Message, orders: ReadonlyMap<string, Row<'orders'>>, role: Role): Message {
  const { token, orderId } = message
  const order = message.kind === 'transportOrder' ? orders.get(orderId ?? '') : undefined
  const isHeld = order?.carrierId === message.carrierId && ['sent', 'accepted'].includes(message.status)
  const changedFields = order && isHeld ? changedSince(message.paper ?? {}, order) : []
  const pathOf = message.kind === 'priceRequest' ? priceAnswerPathOf : answerPathOf
  const answerPath = token !== undefined && may(role, 'transports.write') ? pathOf(token) : undefined
  return { ...message, changedFields, isOutdated: changedFields.length > 0, answerPath }
}

/** The file that went along. */
export async function readFile(store: Store, id: string): Promise<FileAnswer> {
  const file = await store.find('messageFiles', id)
  if (!file) throw notFound()
  const { name, mimeType: type, blobId, size = 0, content = '' } = file
  if (blobId !== undefined) return { name, type, size, content: { blobId } }
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
  return { name, type, size: bytes.length, content: { bytes } }
}
