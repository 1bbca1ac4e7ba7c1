import { endpoints } from '#src/contract/index.ts'
import type { DashboardStatistics } from '#src/contract/reports/dashboard.ts'
import { entities, ENTITY_KINDS, type EntityKind } from '#src/contract/entities.ts'
import { addDays, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { may, type Role } from '#src/domain/accounts/roles.ts'
import { statusLabels } from '#src/domain/workflow/status-labels.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { EntityName, Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import type { DayRange } from './rates.ts'

/** Lines of what happened last. */
const RECENT = 10

type Activity = DashboardStatistics['recentActivities'][number]

/** What a record is called by; what is not here goes by its id. */
const NAMES = {
  orders: 'orderNumber',
  transports: 'loadId',
  tours: 'number',
  vehicles: 'licencePlate',
  drivers: 'name',
  partners: 'name',
  tariffs: 'partnerName',
  loadingPoints: 'name',
  recurringOrders: 'name',
  documents: 'name',
  emails: 'subject',
  priceRequests: 'orderNumber',
  invoices: 'number',
  creditNotes: 'number',
  incomingInvoices: 'number',
  imports: 'name',
} as const satisfies { [E in EntityName]?: keyof Row<E> & string }

const EVENT_WORDS: Readonly<Record<string, string>> = {
  created: 'angelegt',
  updated: 'geändert',
  deleted: 'gelöscht',
  assigned: 'disponiert',
  unassigned: 'entdisponiert',
  priced: 'bepreist',
  document_added: 'Beleg ergänzt',
  note: 'Notiz',
  undone: 'Änderung rückgängig gemacht',
}

/** The kinds of records somebody may look at; what happens to alerts is no news. */
function readableKinds(role: Role): EntityKind[] {
  return ENTITY_KINDS.filter((kind) => {
    if (kind === 'alert') return false
    const needed = [endpoints[entities[kind].endpoints.list].permission ?? []].flat()
    return needed.length === 0 || needed.some((permission) => may(role, permission))
  })
}

/** What the records of some events are called, by kind and id. */
async function namesOf(store: Store, events: readonly Row<'events'>[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const kind of ENTITY_KINDS) {
    const ids = new Set(events.flatMap((event) => (event.kind === kind ? event.recordId : [])))
    const { entity } = entities[kind]
    const field = Object.entries(NAMES).find(([known]) => known === entity)?.[1]
    if (field === undefined || ids.size === 0) continue
    for (const row of await store.findMany(entity, [...ids])) {
      const name: unknown = Reflect.get(row, field)
      if (typeof name === 'string' && name !== '') names.set(`${kind} ${row.id}`, name)
    }
  }
  return names
}

function activityOf(event: Row<'events'>, recordName: string): Activity {
  const { id, kind, recordId, type, actorName, createdAt: at = '' } = event
  const status = event.changedFields.find(({ field }) => field === 'status')
  const label = Object.entries(statusLabels).find(([key]) => key === `${kind}.status.${String(status?.to)}`)?.[1]
  return {
    ...{ id, at, kind, recordId, recordName, actorName, code: type },
    values: typeof status?.to === 'string' ? { status: status.to } : {},
    text: `${recordName} ${label ?? EVENT_WORDS[type] ?? 'geändert'} · ${actorName}`,
  }
}

/** What happened last to the records somebody may look at, newest first; in a range of days. */
export async function recentActivities(
  { store, session }: Pick<RuleContext, 'store' | 'session'>,
  { from, to }: DayRange,
): Promise<Activity[]> {
  const moment = (day: string) => new Date(zonedToEpoch(day, '00:00')).toISOString()
  const { data } = await store.page('events', {
    where: {
      kind: { in: readableKinds(session.role) },
      createdAt: { gte: from && moment(from), lt: to && moment(addDays(to, 1)) },
    },
    sort: [{ field: 'createdAt', order: 'desc' }],
    limit: RECENT,
  })
  const names = await namesOf(store, data)
  return data.map((event) => activityOf(event, names.get(`${event.kind} ${event.recordId}`) ?? event.recordId))
}
