import { fillMessage } from '#src/domain/refusals/message.ts'
import type { Row } from '../../store/models.ts'
import type { NewRow } from '../../store/store.ts'
import { cascade } from '../../write/cascades.ts'
import { ALERT_CODES } from '../alerts/rows.ts'

type Template = Row<'recurringOrders'>

const alertId = ({ id }: Pick<Template, 'id'>) => `alt-recurring-${id}`

function problemAlert({ id, name, problem = '' }: Template, now: number): NewRow<'alerts'> {
  const values = { name, reason: problem }
  return {
    id: alertId({ id }),
    type: 'error',
    code: ALERT_CODES.notMade,
    title: 'Auftrag aus Dauerauftrag fehlt',
    message: fillMessage('{{name}}: {{reason}}', values),
    values,
    actionUrl: `/recurring-orders/${id}`,
    timestamp: new Date(now).toISOString(),
    read: false,
  }
}

const problemOf = (row: Template | undefined) => (row === undefined || row.paused ? undefined : row.problem)

/** Dispatch is told of a template whose order was refused, once for each reason, and as long as it holds. */
export const tellingProblem = cascade<'recurringOrders'>({
  name: 'recurring order → alert about its refused order',
  on: 'recurringOrders',
  fields: ['problem', 'paused'],
  async run({ store, now }, { before, after }) {
    const [was, is] = [problemOf(before), problemOf(after)]
    const row = after ?? before
    if (was === is || row === undefined) return
    if (await store.find('alerts', alertId(row))) await store.remove('alerts', alertId(row))
    if (after && is !== undefined) await store.insert('alerts', problemAlert(after, now))
  },
})
