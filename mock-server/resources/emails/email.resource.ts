import { isOpen } from '#src/domain/accounts/user-states.ts'
import { EMAIL_KINDS, EMAIL_STATUSES } from '#src/domain/emails/emails.ts'
import { notFound } from '../../core/http-error.ts'
import { has, is, oneOf } from '../../core/lists/filters.ts'
import { todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { defineResource } from '../../write/define-resource.ts'

import { followUpCascades } from './follow-up.ts'
import { replyUndo } from './reply.ts'

type Email = Row<'emails'>

/** An e-mail that is put off until a moment, or not any more: then it is in its place among the new ones. */
export const putOff = ({ receivedAt, listedAt }: Email, followUpAt: string | undefined): Partial<Email> => ({
  followUpAt,
  listedAt: followUpAt === undefined ? (listedAt ?? receivedAt) : undefined,
})

/** The inbox, newest first, what is put off behind it with the next one first. Lists leave the text out. */
export const emails = defineResource({
  kind: 'email',
  cascades: followUpCascades,
  undo: replyUndo,
  list: {
    sort: [
      { field: 'listedAt', order: 'desc' },
      { field: 'followUpAt', order: 'asc' },
      { field: 'receivedAt', order: 'desc' },
      { field: 'id', order: 'desc' },
    ],
    filters: {
      status: oneOf('status', EMAIL_STATUSES),
      kind: oneOf('kind', EMAIL_KINDS),
      assigneeId: (id, { session }) => ({ assigneeId: id === 'me' ? session.userId : id }),
      followUp: has('followUpAt'),
      read: has('readAt'),
      partnerId: is('partnerId'),
      orderId: is('orderId'),
    },
  },
  view: (rows) => rows.map((row) => ({ ...row, text: '' })),
  async record(row, { store, now }) {
    const { partnerId } = row
    if (partnerId === undefined) return row
    const since = `${todayOf({ now }).slice(0, 4)}-01-01`
    const where = { customerId: partnerId, createdAt: { gte: since } }
    const last = await store.first('orders', { customerId: partnerId }, [{ field: 'createdAt', order: 'desc' }])
    return { ...row, partnerOrders: await store.count('orders', where), lastOrderId: last?.id }
  },
  write: {
    async update(context, row, { assigneeId, followUpAt, ...said }) {
      const values: Partial<Email> = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
      // What is done with is not to be shown again.
      const isDone = said.status !== undefined && said.status !== 'new'
      if (followUpAt !== undefined || isDone) Object.assign(values, putOff(row, followUpAt ?? undefined))
      if (assigneeId !== undefined) {
        const person = assigneeId === null ? undefined : await context.store.find('users', assigneeId)
        if (assigneeId !== null && (!person || !isOpen(person))) throw notFound()
        values.assigneeId = person?.id
        values.assigneeName = person ? `${person.firstName} ${person.lastName}`.trim() : undefined
      }
      return { values }
    },
  },
})
