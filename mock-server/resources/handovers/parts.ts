import { orderTownsText } from '#src/domain/stops/route.ts'
import type { HandoverItem, HandoverPart } from '#src/contract/handovers/handover.ts'
import { addDays } from '#src/domain/basics/dates.ts'
import { OPEN_CLAIM_STATES } from '#src/domain/claims/claims.ts'
import { durationText } from '#src/domain/basics/durations.ts'
import { type HandoverPartName, MOST_HANDED_OVER } from '#src/domain/handovers/handovers.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'
import { allOf } from '../../store/all-of.ts'
import { alertList } from '../alerts/list.ts'
import { TROUBLE_CODES } from '../alerts/troubles.ts'
import { waitingFilter } from '../orders/search/search.ts'
import { troubledTransports } from '../transports/troubled.ts'

const joined = (...words: readonly (string | undefined)[]) => words.filter(Boolean).join(' · ')

const part = (name: HandoverPartName, items: HandoverItem[], total = items.length): HandoverPart => ({
  part: name,
  total,
  items: items.slice(0, MOST_HANDED_OVER),
})

/** Transports that are late or disrupted. */
async function troubled({ store }: RuleContext): Promise<HandoverPart> {
  const rows = await troubledTransports(store)
  return part(
    'troubled',
    rows.map(({ id, loadId, delayMinutes = 0, delayCause, disruption, destination, customerName }) => ({
      ...{ id, kind: 'transport', recordId: id, label: loadId },
      detail: joined(
        disruption ?? joined(delayMinutes > 0 ? `+${durationText(delayMinutes)}` : undefined, delayCause),
        destination,
        customerName,
      ),
    })),
  )
}

/** Orders of today, tomorrow and before that nobody drives yet. */
async function unassigned(context: RuleContext): Promise<HandoverPart> {
  const { store } = context
  const { data, pagination } = await store.page('orders', {
    where: allOf([await waitingFilter(store), { pickupDate: { lte: addDays(todayOf(context), 1) } }]),
    sort: [
      { field: 'pickupDate', order: 'asc' },
      { field: 'id', order: 'asc' },
    ],
    limit: MOST_HANDED_OVER,
  })
  const items = data.map(({ id, orderNumber, pickupDate = '', customerName, ...order }) => ({
    ...{ id, kind: 'order', recordId: id, label: orderNumber },
    detail: joined(pickupDate.split('-').toReversed().join('.'), orderTownsText(order), customerName),
  }))
  return part('unassigned', items, pagination.total)
}

/** Follow-ups of the team that are not done. */
async function teamFollowUps({ store }: RuleContext): Promise<HandoverPart> {
  const rows = await store.all('followUps', { isTeam: true, doneAt: { exists: false } }, [{ field: 'dueAt' }])
  const items = rows.map(({ id, dueOn, dueTime, text, aboutLabel }) => ({
    ...{ id, kind: 'followUp', recordId: id, label: text || (aboutLabel ?? '') },
    detail: joined(joined(dueOn.split('-').toReversed().join('.'), dueTime), text === '' ? undefined : aboutLabel),
  }))
  return part('followUps', items)
}

/** Claims somebody still has to do something about. */
async function openClaims({ store }: RuleContext): Promise<HandoverPart> {
  const rows = await store.all('claims', { state: { in: OPEN_CLAIM_STATES } }, [{ field: 'createdAt' }])
  const items = rows.map(({ id, number, orderNumber, partnerName, text }) => ({
    ...{ id, kind: 'claim', recordId: id, label: number },
    detail: joined(orderNumber, partnerName, text),
  }))
  return part('claims', items)
}

/** Warnings nobody has read; delays and disruptions stand with their transports already. */
async function unread(context: RuleContext): Promise<HandoverPart> {
  const rows = (await alertList(context)).filter(
    ({ read, isPrivate, type, code = '' }) =>
      !read && isPrivate !== true && type !== 'info' && !TROUBLE_CODES.includes(code),
  )
  const items = rows.map(({ id, title, message, orderId }) => ({
    ...{ id, label: title, detail: message },
    ...(orderId !== undefined && { kind: 'order', recordId: orderId }),
  }))
  return part('alerts', items)
}

/** How things stand, in the order in which it is read. */
export async function handoverParts(context: RuleContext): Promise<HandoverPart[]> {
  return [
    await troubled(context),
    await unassigned(context),
    await teamFollowUps(context),
    await openClaims(context),
    await unread(context),
  ]
}
