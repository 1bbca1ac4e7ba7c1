import type { LiveChange } from '../../write/news.ts'

/** Whether somebody has hidden an alert: it is kept for that, and gone for everybody. */
const isHidden = (alert: object | undefined) => {
  const values: unknown = alert && Reflect.get(alert, 'values')
  return typeof values === 'object' && values !== null && Reflect.get(values, DISMISSED) === 1
}

/** Mark of an alert that was dismissed; one of a rule stays away as long as the rule holds. */
export const DISMISSED = 'dismissed'

/** An alert that is hidden is gone for those who see it. One that is born read was shown before it was kept. */
export const alertChange: LiveChange = (before, after) => {
  if (after === undefined) return isHidden(before) ? undefined : 'deleted'
  if (isHidden(after)) return isHidden(before) ? undefined : 'deleted'
  if (isHidden(before)) return 'created'
  return before === undefined && Reflect.get(after, 'read') !== true ? 'created' : 'updated'
}
