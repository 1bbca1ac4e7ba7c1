import { may } from '#src/domain/accounts/roles.ts'
import { raisedAlerts } from '#src/domain/alerts/alerts.ts'
import { zonedToEpoch } from '#src/domain/basics/dates.ts'
import { fillMessage } from '#src/domain/refusals/message.ts'
import { ACTIVE } from '#src/domain/workflow/transport-status.ts'
import type { MockSession } from '../../core/handle.ts'
import { todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { completionRate } from '../dashboard/rates.ts'
import { isForReader, forReader } from './audience.ts'
import { DISMISSED } from './live-change.ts'
import { TROUBLE_CODES, troubleAlerts } from './troubles.ts'

interface Actor {
  store: Store
  /** Epoch milliseconds. */
  now: number
}

/** Who asks: alerts are told to whom they are for. */
export interface AlertReader {
  session: Pick<MockSession, 'userId' | 'role'>
}

const RULE_MESSAGES: Readonly<Record<string, string>> = {
  'low-vehicle-availability': 'Freie Fahrzeuge: {{value}} (Schwelle {{threshold}})',
  'high-transport-activity': 'Aktive Transporte: {{value}} (Schwelle {{threshold}})',
  'low-completion-rate': 'Abschlussquote: {{value}} % (Schwelle {{threshold}} %)',
}

/** The alerts of specification 9 that hold now, as rows; what was read of them is kept under the same id. */
export async function ruleAlerts(actor: Actor): Promise<Row<'alerts'>[]> {
  const { store } = actor
  const figures = {
    availableVehicles: await store.count('vehicles', { status: 'available' }),
    activeTransports: await store.count('transports', { status: { in: ACTIVE } }),
    completionRate: await completionRate(store),
  }
  return raisedAlerts(figures).map((alert) => ({
    id: `alt-${alert.id}-${store.tenantId}`,
    tenantId: store.tenantId,
    version: 1,
    type: alert.type,
    code: alert.titleKey.split('.')[1] ?? alert.id,
    title: alert.title,
    message: fillMessage(RULE_MESSAGES[alert.id] ?? '', alert.values),
    values: alert.values,
    actionUrl: alert.actionUrl,
    timestamp: new Date(zonedToEpoch(todayOf(actor), '06:00')).toISOString(),
    read: false,
  }))
}

/** Whoever may not open the key figures is led to the reports, where he may open those. */
function leadingTo({ actionUrl }: Pick<Row<'alerts'>, 'actionUrl'>, { role }: Pick<MockSession, 'role'>) {
  if (actionUrl !== '/analytics' || may(role, 'analytics.read')) return {}
  return { actionUrl: may(role, 'reports.read') ? '/reports' : undefined }
}

/** Most alerts that are read of what was written down; older ones no one looks for. */
const MOST_KEPT = 500

/**
 * The alerts somebody is told, newest first: those of the rules, delays, disruptions and papers, without what was dismissed. What
 * follows from how things stand is made now, and only what was read of it is kept.
 */
export async function alertList(actor: Actor & AlertReader): Promise<Row<'alerts'>[]> {
  const { store, session } = actor
  const rules = await ruleAlerts(actor)
  const troubles = await troubleAlerts(actor)
  const states = await store.findMany(
    'alerts',
    [...rules, ...troubles].map(({ id }) => id),
  )
  const known = new Map(states.filter((alert) => isForReader(alert, session)).map((alert) => [alert.id, alert]))
  const { data: stored } = await store.page('alerts', {
    where: { ...forReader(session), code: { notIn: TROUBLE_CODES } },
    sort: [{ field: 'timestamp', order: 'desc' }],
    limit: MOST_KEPT,
  })
  const ruleIds = new Set(rules.map(({ id }) => id))
  const raised = rules.flatMap((alert) => {
    const state = known.get(alert.id)
    return state?.values[DISMISSED] === 1 ? [] : { ...alert, ...leadingTo(alert, session), read: state?.read ?? false }
  })
  const told = troubles.flatMap((alert) => {
    const state = known.get(alert.id)
    if (state?.values[DISMISSED] === 1) return []
    return state ? { ...alert, read: state.read, timestamp: state.timestamp } : alert
  })
  const others = stored.filter(({ id, values }) => !ruleIds.has(id) && values[DISMISSED] !== 1 && !values['rule'])
  return [...raised, ...[...told, ...others].toSorted((a, b) => (a.timestamp < b.timestamp ? 1 : -1))]
}
