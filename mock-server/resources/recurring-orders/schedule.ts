import { nextMoment, type DoneDate, type Schedule } from '#src/domain/recurring/due.ts'
import { placeOf } from '#src/domain/recurring/order-part.ts'
import { addDays, epochToZoned } from '#src/domain/basics/dates.ts'
import { putJob } from '../../ports/jobs.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { cascade } from '../../write/cascades.ts'

type Template = Row<'recurringOrders'>

/** A holiday moves a date by less than so many days. */
const MOVED_DAYS = 20

/** A template as its dates see it. */
export const scheduleOf = (row: Template): Schedule => ({ ...row, place: placeOf(row, 'pickup') })

/** The dates of templates that have had their order and can still matter, by the template's id. */
export async function doneDates(
  store: Store,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Row<'recurringDates'>[]>> {
  const from = addDays(epochToZoned(now).date, -MOVED_DAYS)
  const rows = await store.all('recurringDates', { recurringOrderId: { in: ids }, date: { gte: from } })
  return new Map(ids.map((id) => [id, rows.filter(({ recurringOrderId }) => recurringOrderId === id)]))
}

export const doneOf = async (store: Store, id: string, now: number): Promise<DoneDate[]> =>
  (await doneDates(store, [id], now)).get(id) ?? []

const jobId = (id: string) => `recurring-${id}`

/** Puts down when the next order of a template is made, in place of what was put down before; not before a moment, where one is given. */
export async function schedule(store: Store, row: Template, now: number, notBefore = now): Promise<void> {
  const id = jobId(row.id)
  if (await store.find('jobs', id)) await store.remove('jobs', id)
  if (row.paused) return
  const runAt = nextMoment(scheduleOf(row), await doneOf(store, row.id, now), now)
  if (runAt === undefined) return
  const payload = { recurringOrderId: row.id }
  await putJob(store, { id, name: 'recurringOrders.make', runAt: Math.max(runAt, notBefore), payload })
}

/** When the next order is made follows from every change of a template, also from one that is taken back. */
export const scheduling = cascade<'recurringOrders'>({
  name: 'recurring order → its next order',
  on: 'recurringOrders',
  ignores: ['problem'],
  async run({ store, now }, { before, after }) {
    if (after) return schedule(store, after, now)
    const job = before && (await store.find('jobs', jobId(before.id)))
    if (job) await store.remove('jobs', job.id)
  },
})
