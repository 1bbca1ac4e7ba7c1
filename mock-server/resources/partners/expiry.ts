import { addDays, epochToZoned, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { dueUntil } from '#src/domain/vehicles/papers.ts'
import { todayOf } from '../../core/rule-context.ts'
import { putJob } from '../../ports/jobs.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { cascade } from '../../write/cascades.ts'
import { papersAlert, papersAlertId } from '../alerts/rows.ts'

type Partner = Row<'partners'>

/** Looks after papers again with the next day, once for a tenant. */
export function scheduleWarnings(store: Store, now: number): Promise<void> {
  const runAt = zonedToEpoch(addDays(epochToZoned(now).date, 1), '00:00')
  return putJob(store, { id: `papers-${store.tenantId}`, name: 'partners.warn', runAt, payload: {} })
}

/** One alert for a partner whose papers end within the time that is warned of, and none for any other. */
async function settleAlert({ store, now }: { store: Store; now: number }, partner: Partner | undefined, id: string) {
  const known = await store.find('alerts', papersAlertId(id))
  const wanted = partner && papersAlert(partner, todayOf({ now }), new Date(now).toISOString())
  if (known && known.message === wanted?.message && known.title === wanted.title) return
  if (known) await store.remove('alerts', known.id)
  if (wanted) await store.insert('alerts', { ...wanted, read: false })
}

/** Warns of papers that have come near their end with the day, and comes again with the next. */
export async function warnOfPapers(context: { store: Store; now: number }): Promise<void> {
  const { store, now } = context
  for (const partner of await store.all('partners', { papersUntil: { lte: dueUntil(todayOf(context)) } }))
    await settleAlert(context, partner, partner.id)
  if ((await store.count('partners', { papersUntil: { exists: true } })) > 0) await scheduleWarnings(store, now)
}

/** A paper that was renewed is warned of no more, one that ends soon is at once. */
export const paperWarnings = cascade<'partners'>({
  name: 'warnings of papers',
  on: 'partners',
  fields: ['papersUntil', 'name'],
  async run(context, { before, after }) {
    const id = (after ?? before)?.id
    if (id !== undefined) await settleAlert(context, after, id)
    if (after?.papersUntil !== undefined) await scheduleWarnings(context.store, context.now)
  },
})
