import { toCents } from '#src/domain/basics/money.ts'
import { todayOf } from '../../../core/rule-context.ts'
import type { Store, Where } from '../../../store/store.ts'
import { withState } from '../invoice.resource.ts'
import { announcedNumber } from '../numbers.ts'
import { billingGroups } from './orders-to-bill.ts'
import { remindable } from '../dunning/reminders.ts'

/** How many there are of each, and how much: orders in cents net, invoices what is open of them. */
export async function billingSummary(asking: { store: Store; now: number }) {
  const { store } = asking
  const today = todayOf(asking)
  const orders = async (isProven: boolean) => {
    const where = { status: 'DELIVERED', proofOfDeliveryVerified: isProven } as const
    return {
      count: await store.count('orders', where),
      cents: toCents(await store.sum('orders', 'customerPrice', where)),
    }
  }
  const invoices = async (where: Where<'invoices'> | undefined) => ({
    count: await store.count('invoices', where),
    cents: await store.sum('invoices', 'openCents', where),
  })
  const groups = await billingGroups(asking, { state: 'billable' })
  const due = groups.filter(({ dueToday }) => dueToday)
  // Where nothing can be billed yet, the next run is for what waits for its proof.
  const later = groups.length > 0 ? groups : await billingGroups(asking, { state: 'waiting' })
  const runs = later.flatMap(({ mode, dueOn }) => (dueOn !== undefined && mode === 'collective' ? [dueOn] : []))
  return {
    waiting: await orders(false),
    billable: await orders(true),
    dueToday: {
      count: due.reduce((sum, { count }) => sum + count, 0),
      cents: due.reduce((sum, { netCents }) => sum + netCents, 0),
    },
    drafts: await invoices({ state: 'draft' }),
    open: await invoices(withState('open', today)),
    overdue: await invoices(withState('overdue', today)),
    remindable: await remindable(asking),
    nextNumber: await announcedNumber(store, 'RE', today),
    nextRun: due.length > 0 ? today : runs.toSorted()[0],
  }
}
