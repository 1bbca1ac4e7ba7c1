import { toCents } from '#src/domain/basics/money.ts'
import { percentOf } from '#src/domain/reports/shares.ts'
import { onTimePercentOf } from '#src/domain/reports/sums.ts'
import { creditOf } from '#src/domain/partners/credit.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store, Where } from '../../store/store.ts'
import { MEASURED, ON_TIME } from '../reports/measured.ts'
import { palletAccountOf } from '../pallets/account.ts'
import { creditsOf, openAmountsOf } from './credit.ts'

/** The orders of a partner. */
export const ordersOf = ({ kind, id }: Pick<Row<'partners'>, 'kind' | 'id'>): Where<'orders'> =>
  kind === 'customer' ? { customerId: id } : { carrierId: id }

/** Sells, buys and what is left of those of which both are known, percent with one decimal; missing where nothing was sold. */
async function marginOf(store: Store, where: Where<'orders'>): Promise<number | undefined> {
  const both: Where<'orders'> = { ...where, customerPrice: { exists: true }, carrierPrice: { exists: true } }
  const [sold, left] = [await store.sum('orders', 'customerPrice', both), await store.sum('orders', 'margin', both)]
  return percentOf(toCents(left), toCents(sold))
}

/** What the orders, invoices and pallets of a partner come to, this calendar year by the day of loading. */
export async function figuresOf(context: Pick<RuleContext, 'store' | 'now'>, partner: Row<'partners'>) {
  const { store } = context
  const year = todayOf(context).slice(0, 4)
  const isCustomer = partner.kind === 'customer'
  const own = ordersOf(partner)
  const counted: Where<'orders'> = {
    ...own,
    status: { ne: 'CANCELLED' },
    pickupDate: { gte: `${year}-01-01`, lte: `${year}-12-31` },
  }
  const delivered: Where<'orders'> = { ...counted, status: { in: ['DELIVERED', 'BILLED'] } }
  const measured = await store.count('orders', { ...delivered, ...MEASURED })
  const onTime = await store.count('orders', { ...delivered, ...ON_TIME })
  const sum = toCents(await store.sum('orders', isCustomer ? 'customerPrice' : 'carrierPrice', counted))
  const { balances } = await palletAccountOf(store, partner)
  return {
    year: Number(year),
    orders: await store.count('orders', counted),
    ordersEver: await store.count('orders', own),
    ...(isCustomer ? { revenueCents: sum } : { purchaseCents: sum }),
    marginPercent: await marginOf(store, counted),
    ...{ onTime, measured, onTimePercent: onTimePercentOf({ onTime, measured }) },
    openCents: (await openAmountsOf(store, [partner])).get(partner.id) ?? 0,
    ...(await creditFigures(store, partner)),
    tariffs: await store.count('tariffs', { partnerId: partner.id }),
    documents: await store.count('documents', { partnerId: partner.id }),
    euroPallets: balances.find(({ kind }) => kind === 'euro')?.quantity ?? 0,
  }
}

/** What a company may owe as a customer, be it this record or the other one of it. */
async function creditFigures(store: Store, partner: Row<'partners'>) {
  const twin = partner.twinId === undefined ? undefined : await store.find('partners', partner.twinId)
  const customer = [partner, twin].find((one) => one?.kind === 'customer')
  const facts = customer && (await creditsOf(store, [customer])).get(customer.id)
  if (facts === undefined) return {}
  return { creditLimitCents: facts.limitCents, creditUsedCents: creditOf(facts).usedCents }
}
