import type * as z from 'zod/mini'
import type { PartnerInput } from '#src/contract/partners.ts'
import { isEmail, isPhone } from '#src/domain/refusals/field-issue.ts'
import { issueMessages } from '#src/domain/refusals/issue-messages.ts'
import { checkPostalCode, countryName } from '#src/domain/places/postal-codes.ts'
import { fillMessage } from '#src/domain/refusals/message.ts'
import { type FieldError, notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { notNow, type RuleContext } from '../../core/rule-context.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'

type Input = z.output<typeof PartnerInput>
const error = (path: string, code: 'email' | 'phone' | 'postalCode', values?: FieldError['values']): FieldError[] => [
  {
    path,
    code,
    severity: 'error',
    message: fillMessage(issueMessages[`issue.${code}`], values),
    ...(values ? { values } : {}),
  },
]

function issuesOf(input: Input, country: string): FieldError[] {
  const { email = '', phone = '', postalCode = '' } = input
  return [
    ...(email === '' || isEmail(email) ? [] : error('email', 'email')),
    ...(phone === '' || isPhone(phone) ? [] : error('phone', 'phone')),
    ...(postalCode === '' || checkPostalCode(country, postalCode) !== 'invalid'
      ? []
      : error('postalCode', 'postalCode', { country })),
  ]
}

/** A customer or a carrier that is made; its number follows the tenant's series. */
export async function newPartner(context: RuleContext, input: Input) {
  const country = countryName(input.country)
  assertNoErrors(issuesOf(input, country))
  const customer = input.kind === 'customer'
  const count = await context.store.next(customer ? 'customers' : 'carriers')
  const id = context.newId(customer ? 'cus' : 'car')
  const { contactPerson: name = '', phone, email } = input
  const values = {
    id,
    contacts: name.trim() === '' ? [] : [{ id: `${id}-1`, name: name.trim(), role: undefined, phone, email }],
    kind: input.kind,
    number: customer ? `K-${20_000 + count}` : `F-${80_000 + count}`,
    name: input.name,
    street: input.street ?? '',
    postalCode: input.postalCode ?? '',
    city: input.city ?? '',
    country,
    vatId: input.vatId,
    email: input.email,
    phone: input.phone,
    contactPerson: input.contactPerson,
    paymentTerms: input.paymentTerms ?? 30,
    blocked: false,
    vehicleTypes: [],
    orderCount: 0,
  }
  return { values }
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
        pickupDate,
        customerPrice,
        carrierPrice,
        currency,
      }
    }),
  }
}
