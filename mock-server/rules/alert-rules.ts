import type { Row } from '../db/models.ts'
import type { Act } from './act.ts'
import { DISMISSED, ruleAlerts } from './dashboard-rules.ts'
import { type RecordChange, writeRecord } from './record-write.ts'

/** The row of an alert: one of a rule is kept from the moment something is done with it. */
async function storedAlert(act: Act, id: string): Promise<Row<'alerts'> | undefined> {
  const stored = await act.store.find('alerts', id)
  if (stored) return stored.values[DISMISSED] === 1 ? undefined : stored
  const raised = (await ruleAlerts(act)).find((alert) => alert.id === id)
  return raised && act.store.insert('alerts', { ...raised, values: { ...raised.values, rule: 1 } })
}

/** Marks an alert as read, or hides it; undefined where there is none. Both can be taken back. */
export async function settleAlert(
  act: Act,
  id: string,
  how: 'read' | 'dismiss',
): Promise<RecordChange<'alert'> | undefined> {
  const alert = await storedAlert(act, id)
  if (!alert) return undefined
  if (how === 'read') return writeRecord(act, 'alert', alert, { read: true }, { event: { type: 'read' } })
  const values = { read: true, values: { ...alert.values, [DISMISSED]: 1 } }
  return writeRecord(act, 'alert', alert, values, { event: { type: 'dismissed' }, change: 'deleted' })
}
