import type * as z from 'zod/mini'
import type { PartnerInput } from '#src/contract/partners.ts'
import { isEmail, isPhone } from '#src/domain/field-issue.ts'
import { issueMessages } from '#src/domain/issue-messages.ts'
import { checkPostalCode } from '#src/domain/postal-codes.ts'
import { fillMessage } from '#src/domain/message.ts'
import { type FieldError, HttpError, notFound } from '../core/http-error.ts'
import type { Row } from '../db/models.ts'
import type { Sort, Store } from '../db/store.ts'
import { type Act, stamp } from './act.ts'

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

function refuseErrors(input: Input): void {
  const { email = '', phone = '', postalCode = '', country = 'Deutschland' } = input
  const fieldErrors = [
    ...(email === '' || isEmail(email) ? [] : error('email', 'email')),
    ...(phone === '' || isPhone(phone) ? [] : error('phone', 'phone')),
    ...(postalCode === '' || checkPostalCode(country, postalCode) !== 'invalid'
      ? []
      : error('postalCode', 'postalCode', { country })),
  ]
  const [first] = fieldErrors
  if (first) throw new HttpError(422, { message: first.message, code: 'VALIDATION', fieldErrors })
}

/** Makes a customer or a carrier; its number follows the tenant's series. */
export async function createPartner(act: Act, input: Input): Promise<Row<'partners'>> {
  refuseErrors(input)
  const customer = input.kind === 'customer'
  const count = await act.store.next(customer ? 'customers' : 'carriers')
  const partner = await act.store.insert('partners', {
    id: act.newId(customer ? 'cus' : 'car'),
    kind: input.kind,
    number: customer ? `K-${20_000 + count}` : `F-${80_000 + count}`,
    name: input.name,
    street: input.street ?? '',
    postalCode: input.postalCode ?? '',
    city: input.city ?? '',
    country: input.country ?? 'Deutschland',
    vatId: input.vatId,
    email: input.email,
    phone: input.phone,
    contactPerson: input.contactPerson,
    paymentTerms: input.paymentTerms ?? 30,
    blocked: false,
    vehicleTypes: [],
    orderCount: 0,
    updatedAt: stamp(act),
  })
  act.publish({ entity: 'partners', id: partner.id, change: 'created', version: partner.version })
  return partner
}

const SORTABLE = [
  'name',
  'number',
  'city',
  'postalCode',
  'country',
  'orderCount',
  'punctuality',
  'euLicenceUntil',
  'insuranceUntil',
  'updatedAt',
  'createdAt',
] as const

/** One page of partners, by name unless sorted otherwise. */
export function findPartners(
  store: Store,
  query: {
    page: number
    limit: number
    kind?: 'customer' | 'carrier' | undefined
    q?: string | undefined
    sortBy?: string | undefined
    sortOrder?: 'asc' | 'desc' | undefined
  },
) {
  const field = SORTABLE.find((name) => name === query.sortBy) ?? 'name'
  const sort: Sort<'partners'> = [{ field, order: query.sortOrder ?? 'asc' }]
  return store.page('partners', {
    where: { kind: query.kind },
    search: query.q?.trim() || undefined,
    sort,
    page: query.page,
    limit: query.limit,
  })
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
