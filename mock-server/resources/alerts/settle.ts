import type { Row } from '../../store/models.ts'
import { isForReader } from './audience.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { ruleAlerts } from './list.ts'
import { DISMISSED } from './live-change.ts'
import { troubleAlerts } from './troubles.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'

/** The row of an alert: one of a rule is kept from the moment something is done with it. */
async function storedAlert(context: RuleContext, id: string): Promise<Row<'alerts'> | undefined> {
  const stored = await context.store.find('alerts', id)
  if (stored) return stored.values[DISMISSED] === 1 || !isForReader(stored, context.session) ? undefined : stored
  const trouble = (await troubleAlerts(context)).find((alert) => alert.id === id)
  if (trouble) return context.store.insert('alerts', trouble)
  const raised = (await ruleAlerts(context)).find((alert) => alert.id === id)
  return raised && context.store.insert('alerts', { ...raised, values: { ...raised.values, rule: 1 } })
}

/** Marks an alert as read, or hides it; undefined where there is none. Both can be taken back. */
export async function settleAlert(
  context: RuleContext,
  id: string,
  how: 'read' | 'dismiss',
): Promise<RecordChange<'alert'> | undefined> {
  const alert = await storedAlert(context, id)
  if (!alert) return undefined
  if (how === 'read') return writeRecord(context, 'alert', alert, { read: true }, { type: 'read' })
  const values = { read: true, values: { ...alert.values, [DISMISSED]: 1 } }
  return writeRecord(context, 'alert', alert, values, { type: 'dismissed' })
}
