import { changedSince } from '#src/domain/documents/carrier-paper.ts'
import { changedForCustomer } from '#src/domain/documents/customer-paper.ts'
import { answerPathOf, driverPathOf, invitationPathOf } from '#src/domain/messages/messages.ts'
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
  const ids = messages.flatMap((message) => (isPaper(message) && message.orderId ? message.orderId : []))
  const orders = new Map((await store.findMany('orders', [...new Set(ids)])).map((order) => [order.id, order]))
  return messages.map((message) => shownWith(message, orders, role))
}

function shownWith(message: Message, orders: ReadonlyMap<string, Row<'orders'>>, role: Role): Message {
  const { token, orderId, paper = {} } = message
  if (message.kind === 'invitation') {
    const mayManage = token !== undefined && may(role, 'users.manage')
    return { ...message, answerPath: mayManage ? invitationPathOf(token) : undefined }
  }
  if (message.kind === 'driver') {
    const maySee = token !== undefined && may(role, 'transports.write')
    return { ...message, answerPath: maySee ? driverPathOf(token) : undefined }
  }
  const order = isPaper(message) ? orders.get(orderId ?? '') : undefined
  const toCustomer = message.kind === 'orderConfirmation'
  const isHeld = (toCustomer || order?.carrierId === message.carrierId) && ['sent', 'accepted'].includes(message.status)
  const differs = toCustomer ? changedForCustomer : changedSince
  const changedFields = order && isHeld ? differs(paper, order) : []
  const mayAnswer = may(role, toCustomer ? 'orders.create' : 'transports.write')
  const answerPath = token !== undefined && mayAnswer ? answerPathOf(token) : undefined
  return { ...message, changedFields, isOutdated: changedFields.length > 0, answerPath }
}

/** An order on paper, of which its receiver may hold an older version. */
const isPaper = ({ kind }: Message): boolean => kind === 'transportOrder' || kind === 'orderConfirmation'

/** The file that went along. */
export async function readFile(store: Store, id: string): Promise<FileAnswer> {
  const file = await store.find('messageFiles', id)
  if (!file) throw notFound()
  const { name, mimeType: type, blobId, size = 0, content = '' } = file
  if (blobId !== undefined) return { name, type, size, content: { blobId } }
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
  return { name, type, size: bytes.length, content: { bytes } }
}
