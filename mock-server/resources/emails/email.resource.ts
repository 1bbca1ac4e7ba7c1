import { EMAIL_KINDS, EMAIL_STATUSES } from '#src/domain/emails/emails.ts'
import { notFound } from '../../core/http-error.ts'
import { has, is, oneOf } from '../../core/lists/filters.ts'
import { stamp, todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { defineResource } from '../../write/define-resource.ts'

type Email = Row<'emails'>

/** The inbox, newest first. Lists leave the text out. */
export const emails = defineResource({
  kind: 'email',
  list: {
    sort: [
      { field: 'receivedAt', order: 'desc' },
      { field: 'id', order: 'desc' },
    ],
    filters: {
      status: oneOf('status', EMAIL_STATUSES),
      kind: oneOf('kind', EMAIL_KINDS),
      assigneeId: (id, { session }) => ({ assigneeId: id === 'me' ? session.userId : id }),
      followUp: has('followUpAt'),
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
    async update(context, row, { isRead, assigneeId, followUpAt, ...said }) {
      const values: Partial<Email> = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
      if (isRead !== undefined) values.readAt = isRead ? (row.readAt ?? stamp(context)) : undefined
      if (followUpAt !== undefined) values.followUpAt = followUpAt ?? undefined
      // What is done with is not to be shown again.
      if (said.status !== undefined && said.status !== 'new' && followUpAt === undefined) values.followUpAt = undefined
      if (assigneeId !== undefined) {
        const person = assigneeId === null ? undefined : await context.store.find('users', assigneeId)
        if (assigneeId !== null && (!person || person.pending === true)) throw notFound()
        values.assigneeId = person?.id
        values.assigneeName = person ? `${person.firstName} ${person.lastName}`.trim() : undefined
      }
      return { values }
    },
  },
})
