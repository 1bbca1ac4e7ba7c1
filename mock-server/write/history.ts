import type { EntityKind } from '#src/contract/entities.ts'
import type { FieldChange } from '#src/contract/orders/events.ts'
import type { Row } from '../store/models.ts'
import type { EventChange } from '../store/own-schemas.ts'
import type { ConflictError, Page, Store } from '../store/store.ts'
import type { RuleContext } from '../core/rule-context.ts'
import { derivedFields } from './derived-fields.ts'
import { entityOf, type Head, kindOfEntity } from './unit-of-work.ts'

type Event = Row<'events'>
type Reading = Pick<RuleContext, 'store' | 'pastOf'>

/** An event as the history of one record tells it. */
export interface EventView extends Omit<Event, 'kind' | 'recordId' | 'changes'> {
  kind: string
  recordId: string
}

/** What of a change people are shown: what was asked for and what followed, without what is derived. */
export function shownFields({ entity, fields, follows }: EventChange): FieldChange[] {
  const hidden = derivedFields(kindOfEntity(entity))
  return [...fields, ...follows].filter(({ field }) => !hidden.includes(field))
}

/** What an event changed of one record. */
export function changeOf({ kind, recordId, changedFields, changes }: Event, head: Head): EventChange | undefined {
  const found = changes?.find(({ entity, id }) => id === head.id && kindOfEntity(entity) === head.kind)
  if (found || changes?.length || changedFields.length === 0) return found
  if (kind !== head.kind || recordId !== head.id) return undefined
  // What the seed tells says its own fields only.
  const entity = entityOf(head.kind)
  return { entity, id: head.id, change: 'updated', fields: changedFields, follows: [], isFollowing: false }
}

function viewOf(
  { changes: _changes, ...event }: Event,
  head: Head,
  { change, link }: { change?: EventChange | undefined; link?: Row<'eventLinks'> | undefined } = {},
): EventView {
  const { kind, id: recordId } = head
  const changedFields = change ? shownFields(change) : event.changedFields
  const said = link?.type === undefined ? {} : { type: link.type, payload: link.payload }
  return { ...event, ...said, kind, recordId, changedFields }
}

/** One event as the history of a record tells it; nothing where it has not touched it. */
export async function eventOf(
  { store }: Pick<RuleContext, 'store'>,
  head: Head,
  event: Event,
): Promise<EventView | undefined> {
  if (event.recordId === head.id && event.kind === head.kind) return viewOf(event, head)
  const link = await store.find('eventLinks', `${event.id}/${head.id}`)
  return link && viewOf(event, head, { change: changeOf(event, head), link })
}

/** All that happened to a record, oldest first: what was done to it, and what was done to another and touched it. */
export async function historyOf(context: Pick<RuleContext, 'store'>, head: Head): Promise<EventView[]> {
  return historiesOf(context, [head])
}

/** All that happened to several records, oldest first; as many reads as for one. */
export async function historiesOf({ store }: Pick<RuleContext, 'store'>, heads: readonly Head[]): Promise<EventView[]> {
  const byKey = new Map(heads.map((head) => [`${head.kind} ${head.id}`, head]))
  const where = { recordId: { in: heads.map(({ id }) => id) }, kind: { in: heads.map(({ kind }) => kind) } }
  const [own, links] = [await store.all('events', where), await store.all('eventLinks', where)]
  const linked = await store.findMany('events', [...new Set(links.map(({ eventId }) => eventId))])
  const events = new Map(linked.map((event) => [event.id, event]))
  const headOf = ({ kind, recordId }: { kind: string; recordId: string }) => byKey.get(`${kind} ${recordId}`)
  const views = [
    ...own.flatMap((event) => {
      const head = headOf(event)
      return head ? viewOf(event, head) : []
    }),
    ...links.flatMap((link) => {
      const [head, event] = [headOf(link), events.get(link.eventId)]
      return head && event ? viewOf(event, head, { change: changeOf(event, head), link }) : []
    }),
  ]
  return views.toSorted((a, b) => compare(a.createdAt, b.createdAt) || (a.seq ?? 0) - (b.seq ?? 0))
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

/** A page of what happened to a record, newest first. */
export async function historyPage(
  context: Pick<RuleContext, 'store'>,
  head: Head,
  { page, limit }: { page: number; limit: number },
): Promise<Page<EventView>> {
  const all = (await historyOf(context, head)).toReversed()
  const total = all.length
  const pagination = { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) }
  return { data: all.slice((page - 1) * limit, page * limit), pagination }
}

/** Before the first event of orders is written down, what is told of their past is, as it was until then. */
export async function keepPast({ store, pastOf }: Reading, orders: readonly Row<'orders'>[]): Promise<void> {
  if (orders.length === 0) return
  const where = { recordId: { in: orders.map(({ id }) => id) } }
  const kept = [await store.countBy('events', 'recordId', where), await store.countBy('eventLinks', 'recordId', where)]
  for (const order of orders.filter(({ id }) => kept.every((counts) => counts[id] === undefined)))
    for (const event of await pastOf(store, order)) await store.insert('events', event)
}

/** Who changed a record, newest first, and what of it. */
export async function changedBy(store: Store, entity: string, id: string): Promise<ConflictError['changedBy']> {
  const kind = kindOfEntity(entity)
  const events = kind === undefined ? [] : await historyOf({ store }, { kind, id })
  return events.toReversed().map(({ actorName, createdAt, changedFields }) => {
    return { person: actorName, at: createdAt, fields: changedFields.map(({ field }) => field) }
  })
}

/** What happened last to records of a kind, newest first: as far as the last events of the tenant tell of it. */
export async function latestOf(store: Store, kind: EntityKind, limit: number): Promise<EventView[]> {
  const { data } = await store.page('events', { sort: [{ field: 'createdAt', order: 'desc' }], limit })
  const found = data.flatMap((event) => {
    const { kind: own, recordId, changes = [] } = event
    const ids =
      own === kind ? [recordId] : changes.flatMap(({ entity, id }) => (kindOfEntity(entity) === kind ? id : []))
    return ids.map((id) => ({ event, head: { kind, id }, linkId: own === kind ? undefined : `${event.id}/${id}` }))
  })
  const links = await store.findMany(
    'eventLinks',
    found.flatMap(({ linkId }) => linkId ?? []),
  )
  const byId = new Map(links.map((link) => [link.id, link]))
  return found.flatMap(({ event, head, linkId }) => {
    if (linkId === undefined) return viewOf(event, head)
    const link = byId.get(linkId)
    return link ? viewOf(event, head, { change: changeOf(event, head), link }) : []
  })
}
