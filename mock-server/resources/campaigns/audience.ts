import { type Addressee, type Recipient, recipientsOf } from '#src/domain/campaigns/audience.ts'
import { addDays } from '#src/domain/basics/dates.ts'
import { toCents } from '#src/domain/basics/money.ts'
import { todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Group, Store, Where } from '../../store/store.ts'

type Campaign = Row<'campaigns'>

/** Days for which revenue counts. */
const YEAR = 365

const byId = (groups: readonly Group[]) => new Map(groups.map((group) => [String(group.value), group]))

async function ordersBy(store: Store, field: 'customerId' | 'carrierId', campaign: Campaign, today: string) {
  const live: Where<'orders'> = { status: { ne: 'CANCELLED' } }
  const { ordersFrom, ordersUntil } = campaign
  const [all, since, after, year] = await Promise.all([
    store.groupBy('orders', field, { where: live }),
    ordersFrom === undefined
      ? []
      : store.groupBy('orders', field, { where: { ...live, pickupDate: { gte: ordersFrom } } }),
    ordersUntil === undefined
      ? []
      : store.groupBy('orders', field, { where: { ...live, pickupDate: { gt: ordersUntil } } }),
    store.groupBy('orders', field, {
      where: { ...live, pickupDate: { gte: addDays(today, -YEAR) } },
      sums: [field === 'customerId' ? 'customerPrice' : 'carrierPrice'],
    }),
  ])
  const found = [byId(all), byId(since), byId(after), byId(year)] as const
  return ({ id }: Pick<Addressee, 'id'>) => ({
    orders: found[0].get(id)?.count ?? 0,
    ordersSince: found[1].get(id)?.count ?? 0,
    ordersAfter: found[2].get(id)?.count ?? 0,
    revenueCents: toCents(Object.values(found[3].get(id)?.sums ?? {})[0] ?? 0),
  })
}

/** Whom a campaign would reach and leave out now, by name. */
export async function audienceOf(
  { store, now }: { store: Store; now: number },
  campaign: Campaign,
): Promise<Recipient[]> {
  const today = todayOf({ now })
  const [partners, customers, carriers] = await Promise.all([
    store.all('partners', {}, [{ field: 'name' }, { field: 'id' }]),
    ordersBy(store, 'customerId', campaign, today),
    ordersBy(store, 'carrierId', campaign, today),
  ])
  return recipientsOf(partners, campaign, (partner) => (partner.kind === 'customer' ? customers : carriers)(partner))
}
