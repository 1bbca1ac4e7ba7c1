import { madeAt } from '#src/domain/recurring/due.ts'
import { datesFrom } from '#src/domain/recurring/rule.ts'
import { placeOf } from '#src/domain/recurring/order-part.ts'
import type { Row } from '../../store/models.ts'

type Template = Row<'recurringOrders'>

/**
 * What makes their first orders, in the usual world of people: none is due within days. In worlds of tests nobody makes any until a
 * template is changed, so that time may pass in them.
 */
export function recurringJobs(rows: readonly Template[]): Row<'jobs'>[] {
  return rows.flatMap((row) => {
    const place = placeOf(row, 'pickup')
    const [first] = row.paused
      ? []
      : datesFrom(row, place, { from: row.startsOn, count: 5 }).filter(({ loadsOn }) => loadsOn)
    if (first?.loadsOn === undefined) return []
    return [
      {
        id: `recurring-${row.id}`,
        tenantId: row.tenantId,
        version: 1,
        name: 'recurringOrders.make',
        runAt: madeAt(first.loadsOn, row.daysAhead),
        payload: { recurringOrderId: row.id },
        attempts: 0,
        state: 'waiting' as const,
      },
    ]
  })
}
