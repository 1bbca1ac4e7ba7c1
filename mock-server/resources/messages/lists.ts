import { changedSince } from '#src/domain/carrier-paper.ts'
import { Message as MessageOnWire } from '#src/contract/messages.ts'
import { answerPathOf, MESSAGE_KINDS, MESSAGE_STATUSES } from '#src/domain/messages.ts'
import { may, type Role } from '#src/domain/roles.ts'
import { notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { ConflictError, type Page, type Sort, type Store } from '../../store/store.ts'

export type Message = Row<'messages'>

/** A message as it is kept, 404 when there is none; 409 with `If-Match` of an older version. */
export async function readMessage(
  { store, ifMatch }: { store: Store; ifMatch?: number | undefined },
  id: string,
): Promise<Message> {
  const message = await store.find('messages', id)
  if (!message) throw notFound()
  // Its token is nobody's: what is answered is the message as the wire has it.
  if (ifMatch !== undefined && ifMatch !== message.version)
    throw new ConflictError('messages', id, MessageOnWire.parse(message))
  return message
}

/**
 * A message as it is shown: with what has changed of its order since, and to those who may answer for its carrier where he
 * does.
 */
export async function shownMessage(store: Store, message: Message, role: Role): Promise<Message> {
  const { token, orderId } = message
  const order = message.kind === 'transportOrder' && orderId ? await store.find('orders', orderId) : undefined
  const isHeld = order?.carrierId === message.carrierId && ['sent', 'accepted'].includes(message.status)
  const changedFields = order && isHeld ? changedSince(message.paper ?? {}, order) : []
  const answerPath = token !== undefined && may(role, 'transports.write') ? answerPathOf(token) : undefined
  return { ...message, changedFields, isOutdated: changedFields.length > 0, answerPath }
}

const SORTABLE = ['sentAt', 'orderNumber', 'recipientName', 'recipient', 'kind', 'status', 'subject'] as const

interface MessageQuery {
  page: number
  limit: number
  sortBy?: string | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  q?: string | undefined
  orderId?: string | undefined
  kind?: string | undefined
  status?: string | undefined
}

/** One page of the outbox, newest first unless sorted otherwise. No list says where a carrier answers. */
export async function findMessages(store: Store, query: MessageQuery): Promise<Page<Message>> {
  const field = SORTABLE.find((name) => name === query.sortBy) ?? 'sentAt'
  const sort: Sort<'messages'> = [
    { field, order: query.sortOrder ?? (query.sortBy ? 'asc' : 'desc') },
    { field: 'id', order: 'desc' },
  ]
  const page = await store.page('messages', {
    where: {
      orderId: query.orderId,
      kind: oneOf(query.kind, MESSAGE_KINDS),
      status: oneOf(query.status, MESSAGE_STATUSES),
    },
    search: query.q?.trim() || undefined,
    sort,
    page: query.page,
    limit: query.limit,
  })
  const data = await Promise.all(page.data.map((message) => shownMessage(store, message, 'user')))
  return { ...page, data }
}

function oneOf<T extends string>(text: string | undefined, known: readonly T[]) {
  const wanted = (text ?? '').split(',').filter((one) => one !== '')
  return wanted.length === 0 ? undefined : { in: known.filter((one) => wanted.includes(one)) }
}

/** The file that went along. */
export async function readFile(store: Store, id: string): Promise<Row<'messageFiles'>> {
  const file = await store.find('messageFiles', id)
  if (!file) throw notFound()
  return file
}
