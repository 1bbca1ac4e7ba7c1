import type { PartnerInput } from '#src/contract/partners/input.ts'
import { partnerNumberOf } from '#src/domain/accounts/number-series.ts'
import { checkPartner } from '#src/domain/partners/checks.ts'
import { normalizeVatId } from '#src/domain/partners/vat.ts'
import { countryName } from '#src/domain/places/postal-codes.ts'
import { notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { notNow, type RuleContext } from '../../core/rule-context.ts'
import { assertNoErrors, warningsOf } from '../../core/bodies/issues.ts'
import { similarTo } from './change.ts'

/** A customer or a carrier that is made; its number follows the tenant's series. */
export async function newPartner(context: RuleContext, input: PartnerInput) {
  const country = countryName(input.country)
  const issues = assertNoErrors(checkPartner(input))
  const customer = input.kind === 'customer'
  const company = await context.store.find('companies', context.store.tenantId)
  const count = await context.store.next(customer ? 'customers' : 'carriers')
  const id = context.newId(customer ? 'cus' : 'car')
  const { contactPerson: name = '', phone, email } = input
  const values = {
    id,
    contacts: name.trim() === '' ? [] : [{ id: `${id}-1`, name: name.trim(), role: undefined, phone, email }],
    kind: input.kind,
    number: partnerNumberOf(input.kind, count),
    name: input.name,
    street: input.street ?? '',
    postalCode: input.postalCode ?? '',
    city: input.city ?? '',
    country,
    vatId: input.vatId?.trim() ? normalizeVatId(input.vatId) : undefined,
    papers: [],
    email: input.email,
    phone: input.phone,
    contactPerson: input.contactPerson,
    paymentTerms: input.paymentTerms ?? company?.defaultPaymentTerms ?? 30,
    blocked: false,
    vehicleTypes: [],
    orderCount: 0,
  }
  return { values, warnings: warningsOf([...issues, ...(await similarTo(context.store, values))]) }
}

/** Whom an order names is not taken away. */
export async function refuseNamed({ store }: RuleContext, { id, kind }: Row<'partners'>): Promise<void> {
  const where = kind === 'customer' ? { customerId: id } : { carrierId: id }
  if ((await store.count('orders', where)) > 0) throw notNow('reason.notUndoable', 'NOT_UNDOABLE')
}

/** The newest orders of a customer or carrier; 404 when there is no such partner. Source: specification 7 */
export async function orderHistory(store: Store, kind: 'customer' | 'carrier', id: string, limit: number) {
  const partner = await store.find('partners', id)
  if (!partner || partner.kind !== kind) throw notFound()
  const where = kind === 'customer' ? { customerId: id } : { carrierId: id }
  const { data } = await store.page('orders', { where, sort: [{ field: 'pickupDate', order: 'desc' }], limit })
  return {
    data: data.map((order) => {
      const { orderNumber, status, pickupCity, deliveryCity, pickupDate, customerPrice, carrierPrice, currency } = order
      return {
        id: order.id,
        orderNumber,
        status,
        pickupCity,
        deliveryCity,
        furtherStops: order.furtherStops,
        pickupDate,
        customerPrice,
        carrierPrice,
        currency,
      }
    }),
  }
}
