import { dueNow } from '#src/domain/recurring/due.ts'
import { daysOf, draftOf, orderPartOf } from '#src/domain/recurring/order-part.ts'
import { HttpError } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { act } from '../../write/act.ts'
import type { JobContext } from '../../write/noun.ts'
import { createOrderFromDraft } from '../orders/draft/create.ts'
import { doneOf, schedule, scheduleOf } from './schedule.ts'

type Template = Row<'recurringOrders'>

/** Milliseconds until what could not be made is tried again. */
const PAUSE = 6 * 60 * 60_000

/** Under which a date of a template has had its order. */
const dateId = (id: string, date: string) => `${id}:${date}`

/**
 * Makes the orders of a template that are due, each date once: the date is put down in the transaction its order is made in, and stays
 * when the order goes. What cannot be made is said in the template, and tried again later.
 */
export async function makeDueOrders(context: JobContext, id: string): Promise<void> {
  const { store, now } = context
  const row = await store.find('recurringOrders', id)
  if (!row || row.paused) return
  let problem: string | undefined
  for (const due of dueNow(scheduleOf(row), await doneOf(store, id, now), now)) {
    problem = await madeOrProblem(context, row, due)
    // What one order is refused for the others are refused for too.
    if (problem !== undefined) break
  }
  if (problem !== row.problem) {
    const said = { type: problem === undefined ? 'updated' : 'failed' }
    await act(context, { kind: 'recurringOrder', id }, said, () => store.patch('recurringOrders', id, { problem }))
  }
  await schedule(store, row, now, problem === undefined ? now : now + PAUSE)
}

/** Makes one order; what the rules say against it, in words. Anything else fails the job. */
async function madeOrProblem(
  context: JobContext,
  row: Template,
  { date, loadsOn }: { date: string; loadsOn: string },
): Promise<string | undefined> {
  const part = orderPartOf(row)
  try {
    await context.store.savepoint(async () => {
      const { order } = await createOrderFromDraft(context, draftOf(part, daysOf(part, loadsOn, row.transitDays)), {
        customerPrice: row.customerPrice,
        vatRate: row.further.vatRate,
        recurring: { id: row.id, name: row.name, date },
      })
      const made = { recurringOrderId: row.id, date, loadsOn, orderId: order.id }
      await context.store.insert('recurringDates', { id: dateId(row.id, date), ...made })
    })
    return undefined
  } catch (error) {
    if (error instanceof HttpError) return error.answer.message
    throw error
  }
}
