import type { AuditEntry } from '#src/contract/accounts/audit.ts'
import { addDays, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { listed } from '../../core/lists/filters.ts'
import type { Row } from '../../store/models.ts'
import { MOST_ROWS, NO_TENANT, type Page, type Store, TooManyRowsError, type Where } from '../../store/store.ts'
import { shownFields } from '../../write/history.ts'
import { kindOfEntity } from '../../write/unit-of-work.ts'
import { RecordNames } from './names.ts'
import { idsFound } from './search.ts'

interface LogAsked {
  page: number
  limit: number
  q?: string | undefined
  kind?: string | undefined
  action?: string | undefined
  recordId?: string | undefined
  actorId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

/** An entry before it is known what people call its record; `row` is the record as it was made or taken away. */
type Entry = Omit<AuditEntry, 'recordName' | 'actorRole'> & { row?: object }

/** The moment a day begins, in Europe/Berlin. */
const beginOf = (day: string) => new Date(zonedToEpoch(day, '00:00')).toISOString()

function period({ from, to }: LogAsked): { gte?: string; lt?: string } | undefined {
  if (from === undefined && to === undefined) return undefined
  return { ...(from !== undefined && { gte: beginOf(from) }), ...(to !== undefined && { lt: beginOf(addDays(to, 1)) }) }
}

const among = (text: string | undefined): { in: string[] } | undefined => {
  const values = listed(text ?? '')
  return values.length === 0 ? undefined : { in: values }
}

/** Ids of events that touched a record along with another. */
async function touching(store: Store, recordId: string): Promise<string[]> {
  const links = await store.all('eventLinks', { recordId })
  return links.map(({ eventId }) => eventId)
}

async function eventsWhere(store: Store, asked: LogAsked): Promise<Where<'events'>> {
  const { recordId, q = '' } = asked
  const found = q.trim() === '' ? undefined : await idsFound(store, q)
  const named = recordId === undefined ? undefined : await touching(store, recordId)
  const alternatives: Where<'events'>[][] = []
  if (recordId !== undefined) alternatives.push([{ recordId }, { id: { in: named ?? [] } }])
  if (found) alternatives.push([{ recordId: { in: found } }, { actorName: { contains: q.trim() } }, { type: q.trim() }])
  const [one, other] = alternatives
  return {
    kind: among(asked.kind),
    type: among(asked.action),
    actorId: asked.actorId,
    createdAt: period(asked),
    ...(one && { anyOf: other ? one.map((each) => ({ ...each, anyOf: other })) : one }),
  }
}

async function postedWhere(store: Store, asked: LogAsked): Promise<Where<'auditLogs'>> {
  const { q = '', recordId } = asked
  const found = q.trim() === '' ? undefined : await idsFound(store, q)
  return {
    entityType: among(asked.kind),
    eventType: among(asked.action),
    entityId: recordId,
    actorId: asked.actorId,
    createdAt: period(asked),
    ...(found && {
      anyOf: [{ entityId: { in: found } }, { actorName: { contains: q.trim() } }, { eventType: q.trim() }],
    }),
  }
}

/** Nothing where no sign-in can be meant. */
function signInsWhere(store: Store, asked: LogAsked): Where<'signIns'> | undefined {
  const { q = '', recordId, actorId } = asked
  const kinds = listed(asked.kind ?? '')
  if (kinds.length > 0 && !kinds.includes('user')) return undefined
  if (recordId !== undefined && actorId !== undefined && recordId !== actorId) return undefined
  return {
    userTenantId: store.tenantId,
    userId: recordId ?? actorId,
    action: among(asked.action),
    at: period(asked),
    ...(q.trim() !== '' && { userName: { contains: q.trim() } }),
  }
}

/** A series that goes on further ahead is no field of a record. */
function numbering({ type, payload }: Row<'events'>): AuditEntry['changes'] | undefined {
  if (type !== 'numbering_changed') return undefined
  return [{ field: 'numbering', from: payload?.['from'], to: payload?.['to'] }]
}

const entryOfEvent = (event: Row<'events'>): Entry => {
  const { id, seq, createdAt: at, actorId, actorName, kind, recordId, type, payload, source } = event
  const all = event.changes ?? []
  const own = all.find((change) => change.id === recordId && kindOfEntity(change.entity) === kind)
  const reason = payload?.['reason']
  return {
    ...{ id, at, actorId, actorName, kind, recordId, action: type, payload, source },
    ...(seq !== undefined && { number: seq }),
    changes: own?.change === 'updated' ? shownFields(own) : (numbering(event) ?? event.changedFields),
    others: all.filter((change) => change !== own && !change.isFollowing).length,
    reason: typeof reason === 'string' ? reason : undefined,
    ...(own?.row && { row: own.row }),
  }
}

const entryOfPost = (row: Row<'auditLogs'>): Entry => {
  const { id, createdAt: at = '', actorId, actorName = 'System', entityType: kind, entityId: recordId, details } = row
  const payload = typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : undefined
  const { field, oldValue, newValue, source } = payload ?? {}
  const changes = typeof field === 'string' ? [{ field, from: oldValue, to: newValue }] : []
  const said = typeof source === 'string' ? source : undefined
  return {
    id,
    at,
    actorId,
    actorName,
    kind,
    recordId,
    action: row.eventType,
    changes,
    others: 0,
    source: said,
    payload,
  }
}

const entryOfSignIn = ({
  id,
  at,
  userId,
  userName,
  action,
  agent,
  address,
  seconds,
  sessionId,
}: Row<'signIns'>): Entry => ({
  ...{ id, at, actorId: userId, actorName: userName, kind: 'user', recordId: userId, action, changes: [], others: 0 },
  payload: {
    sessionId,
    ...(agent !== undefined && { agent }),
    ...(address !== undefined && { address }),
    ...(seconds !== undefined && { seconds }),
  },
})

/**
 * A page of the log: the events of all records, sign-ins, and what clients have noted, in one order. Of each of them as many are read as
 * reach to the end of the page; pages beyond `MOST_ROWS` ask for a narrower period (422).
 */
export async function logPage(store: Store, asked: LogAsked): Promise<Page<AuditEntry>> {
  const { page, limit, sortOrder: order = 'desc' } = asked
  const reach = page * limit
  if (reach > MOST_ROWS) throw new TooManyRowsError('events', MOST_ROWS)
  const outside = signInsWhere(store, asked)
  const events = await store.page('events', {
    where: await eventsWhere(store, asked),
    sort: [
      { field: 'createdAt', order },
      { field: 'seq', order },
    ],
    limit: reach,
  })
  const posted = await store.page('auditLogs', {
    where: await postedWhere(store, asked),
    sort: [{ field: 'createdAt', order }],
    limit: reach,
  })
  const signIns =
    outside &&
    (await store.of(NO_TENANT).page('signIns', { where: outside, sort: [{ field: 'at', order }], limit: reach }))
  const way = order === 'desc' ? -1 : 1
  const merged = [
    ...events.data.map(entryOfEvent),
    ...posted.data.map(entryOfPost),
    ...(signIns?.data ?? []).map(entryOfSignIn),
  ].toSorted((a, b) => way * (compare(a.at, b.at) || (a.number ?? 0) - (b.number ?? 0)))
  const total = [events, posted, signIns].reduce((sum, one) => sum + (one?.pagination.total ?? 0), 0)
  const shown = merged.slice(reach - limit, reach)
  return {
    data: await withNames(store, shown),
    pagination: { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) },
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

async function withNames(store: Store, entries: readonly Entry[]): Promise<AuditEntry[]> {
  const names = await RecordNames.of(store, entries)
  const people = await store.findMany('users', [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))])
  const roles = new Map(people.map(({ id, role }) => [id, role]))
  return entries.map(({ row: _row, ...entry }) => ({
    ...entry,
    changes: names.named(entry.changes),
    recordName: names.find(entry.kind, entry.recordId) ?? entry.recordId,
    actorRole: entry.actorId === undefined ? undefined : roles.get(entry.actorId),
  }))
}

/** Entries there are. */
export async function countOfLog(store: Store): Promise<number> {
  const own = [await store.count('events'), await store.count('auditLogs')]
  const outside = await store.of(NO_TENANT).count('signIns', { userTenantId: store.tenantId })
  return own.reduce((sum, count) => sum + count, outside)
}
