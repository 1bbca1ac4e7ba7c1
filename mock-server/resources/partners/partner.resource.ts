import { is } from '../../core/lists/filters.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { defineResource } from '../../write/define-resource.ts'
import { adrProof } from './candidates.ts'
import { newPartner, refuseNamed } from './rules.ts'

type Partner = Row<'partners'>

const idsOf = (partners: readonly Partner[], wanted: Partner['kind']) =>
  partners.flatMap(({ kind, id }) => (kind === wanted ? id : []))

/** How many orders each of these has, by its id: of a customer those it gave, of a carrier those it carries. */
async function orderCounts(store: Store, partners: readonly Partner[]): Promise<(partner: Partner) => number> {
  const [byCustomer, byCarrier] = await Promise.all([
    store.countBy('orders', 'customerId', { customerId: { in: idsOf(partners, 'customer') } }),
    store.countBy('orders', 'carrierId', { carrierId: { in: idsOf(partners, 'carrier') } }),
  ])
  return ({ kind, id }) => (kind === 'carrier' ? byCarrier : byCustomer)[id] ?? 0
}

/** Partners with what the orders tell of them: how many there are, and of a carrier whether he may carry dangerous goods. */
async function withRecord(partners: readonly Partner[], { store }: { store: Store }): Promise<Partner[]> {
  const [countOf, isAdrProven] = await Promise.all([
    orderCounts(store, partners),
    adrProof(store, idsOf(partners, 'carrier')),
  ])
  return partners.map((partner) => ({
    ...partner,
    orderCount: countOf(partner),
    ...(partner.kind === 'carrier' && { adrProven: isAdrProven(partner.id) }),
  }))
}

/** Customers and carriers, by name. */
export const partners = defineResource({
  kind: 'partner',
  list: {
    sort: [{ field: 'name' }],
    filters: { kind: is('kind') },
    shownSorts: { orderCount: ({ orderCount }) => orderCount },
  },
  view: withRecord,
  write: { create: newPartner, refuseRemoval: refuseNamed },
})
