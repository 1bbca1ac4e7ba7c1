import { type CreditFacts, creditOf, creditWarnings } from '#src/domain/partners/credit.ts'
import { type Cents, toCents } from '#src/domain/basics/money.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import type { Row } from '../../store/models.ts'
import type { Store, Where } from '../../store/store.ts'
import { OPEN_CREDIT_NOTES, OPEN_INVOICES } from '../billing/credits.ts'

/** What is open of what was issued, as customers owe it, or as carriers are owed it, less what has to go back. A cancellation asks for nothing. */
const OPEN = {
  invoices: OPEN_INVOICES,
  creditNotes: OPEN_CREDIT_NOTES,
  incomingInvoices: { state: { in: ['received', 'approved', 'disputed'] } },
} satisfies { [E in 'invoices' | 'creditNotes' | 'incomingInvoices']: Where<E> }

/**
 * What partners have not paid yet, or what is not paid to them, cents gross by id; whom it does not name owes nothing. The one place
 * that knows of open invoices, of credit notes and of what carriers have sent.
 */
export async function openAmountsOf(
  store: Store,
  partners: readonly Pick<Row<'partners'>, 'id' | 'kind'>[],
): Promise<ReadonlyMap<string, Cents>> {
  const idsOf = (wanted: Row<'partners'>['kind']) => partners.flatMap(({ id, kind }) => (kind === wanted ? id : []))
  const [customerId, carrierId] = [{ in: idsOf('customer') }, { in: idsOf('carrier') }]
  const sums = ['openCents'] as const
  const ofCustomers =
    customerId.in.length === 0
      ? []
      : [store.groupBy('invoices', 'customerId', { where: { ...OPEN.invoices, customerId }, sums })]
  const ofCarriers =
    carrierId.in.length === 0
      ? []
      : [
          store.groupBy('creditNotes', 'carrierId', { where: { ...OPEN.creditNotes, carrierId }, sums }),
          store.groupBy('incomingInvoices', 'carrierId', { where: { ...OPEN.incomingInvoices, carrierId }, sums }),
        ]
  const open = new Map<string, Cents>()
  for (const { value, sums: said } of (await Promise.all([...ofCustomers, ...ofCarriers])).flat()) {
    open.set(String(value), (open.get(String(value)) ?? 0) + (said['openCents'] ?? 0))
  }
  return open
}

const UNBILLED: Where<'orders'> = { status: { notIn: ['BILLED', 'CANCELLED'] } }

/** Orders of customers that no invoice is made of yet, cents gross by the customer's id. */
async function unbilledOf(store: Store, ids: readonly string[]): Promise<ReadonlyMap<string, Cents>> {
  const where: Where<'orders'> = { ...UNBILLED, customerId: { in: ids } }
  const groups = await store.groupBy('orders', 'customerId', { where, sums: ['customerGrossPrice'] })
  return new Map(groups.map(({ value, sums }) => [String(value), toCents(sums['customerGrossPrice'] ?? 0)]))
}

/** What customers may owe and owe, by id. */
export async function creditsOf(store: Store, customers: readonly Row<'partners'>[]) {
  const ids = customers.map(({ id }) => id)
  const [open, unbilled] = [await openAmountsOf(store, customers), await unbilledOf(store, ids)]
  return new Map(
    customers.map(({ id, creditLimitCents }): [string, CreditFacts] => [
      id,
      {
        limitCents: creditLimitCents,
        openInvoicesCents: open.get(id) ?? 0,
        unbilledOrdersCents: unbilled.get(id) ?? 0,
      },
    ]),
  )
}

const NONE: CreditFacts = { limitCents: undefined, openInvoicesCents: 0, unbilledOrdersCents: 0 }

/** The credit of one partner, and what is warned of if so much more were ordered. */
export async function creditOfPartner(store: Store, partner: Row<'partners'>, addedCents: Cents = 0) {
  const facts = (await creditsOf(store, [partner])).get(partner.id) ?? NONE
  return { ...creditOf(facts), warnings: creditWarnings(facts, addedCents) }
}

/** Warns of an order of a customer that passes what he may owe; `path` is the field it is said at. */
export async function creditIssues(
  store: Store,
  customer: Row<'partners'> | undefined,
  addedCents: Cents,
  path: string,
): Promise<FieldIssue[]> {
  if (customer?.kind !== 'customer' || customer.creditLimitCents === undefined) return []
  const facts = (await creditsOf(store, [customer])).get(customer.id) ?? NONE
  return creditWarnings(facts, addedCents, path)
}
