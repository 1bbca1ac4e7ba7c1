import { creditOf } from '#src/domain/partners/credit.ts'
import { dueUntil } from '#src/domain/vehicles/papers.ts'
import { choice, is, oneOf } from '../../core/lists/filters.ts'
import { todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { defineResource } from '../../write/define-resource.ts'
import { adrProof } from './candidates.ts'
import { changedPartner } from './change.ts'
import { creditsOf, openAmountsOf } from './credit.ts'
import { paperWarnings } from './expiry.ts'
import { newPartner, refuseNamed } from './rules.ts'
import { partnerUndo } from './undo-rules.ts'

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

/** Partners with what the orders tell of them: how many there are, what a customer owes, and of a carrier whether he may carry dangerous goods. */
export async function withRecord(partners: readonly Partner[], { store }: { store: Store }): Promise<Partner[]> {
  const customers = partners.filter(({ kind }) => kind === 'customer')
  const [countOf, isAdrProven, credits, open] = await Promise.all([
    orderCounts(store, partners),
    adrProof(store, idsOf(partners, 'carrier')),
    creditsOf(store, customers),
    openAmountsOf(
      store,
      partners.filter(({ kind }) => kind === 'carrier'),
    ),
  ])
  return partners.map((partner) => {
    const facts = credits.get(partner.id)
    return {
      ...partner,
      orderCount: countOf(partner),
      openCents: facts?.openInvoicesCents ?? open.get(partner.id) ?? 0,
      ...(facts && { creditUsedCents: creditOf(facts).usedCents }),
      ...(partner.kind === 'carrier' && { adrProven: isAdrProven(partner.id) }),
    }
  })
}

/** Customers and carriers, by name. */
export const partners = defineResource({
  kind: 'partner',
  list: {
    sort: [{ field: 'name' }],
    filters: {
      kind: is('kind'),
      blocked: choice({ yes: { blocked: true }, no: { blocked: false } }),
      country: oneOf('country'),
      papers: (state, asking) => {
        const today = todayOf(asking)
        return { papersUntil: state === 'expired' ? { lt: today } : { lte: dueUntil(today) } }
      },
    },
    shownSorts: { orderCount: ({ orderCount }) => orderCount, openCents: ({ openCents = 0 }) => openCents },
  },
  view: withRecord,
  write: { create: newPartner, update: changedPartner, refuseRemoval: refuseNamed },
  cascades: [paperWarnings],
  undo: partnerUndo,
})
