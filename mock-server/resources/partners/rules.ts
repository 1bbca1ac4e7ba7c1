import type * as z from 'zod/mini'
import type { PartnerInput } from '#src/contract/partners.ts'
import { isEmail, isPhone } from '#src/domain/field-issue.ts'
import { issueMessages } from '#src/domain/issue-messages.ts'
import { checkPostalCode, countryName } from '#src/domain/postal-codes.ts'
import { fillMessage } from '#src/domain/message.ts'
import { type FieldError, notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import type { Page, Sort, Store } from '../../store/store.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import { adrProof } from './candidates.ts'
import { passIssues } from '../../core/issues.ts'
import { type RecordChange, writeCreated } from '../../write/record-write.ts'

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

/** Makes a customer or a carrier; its number follows the tenant's series. */
export async function createPartner(context: RuleContext, input: Input): Promise<RecordChange<'partner'>> {
  const country = countryName(input.country)
  passIssues(issuesOf(input, country))
  const customer = input.kind === 'customer'
  const count = await context.store.next(customer ? 'customers' : 'carriers')
  const id = context.newId(customer ? 'cus' : 'car')
  const { contactPerson: name = '', phone, email } = input
  return writeCreated(context, 'partner', {
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
    updatedAt: stamp(context),
  })
}

const SORTABLE = [
  'name',
  'number',
  'city',
  'postalCode',
  'country',
  'punctuality',
  'euLicenceUntil',
  'insuranceUntil',
  'updatedAt',
  'createdAt',
] as const

type Partner = Row<'partners'>

/** How many orders each partner has, by its id: of a customer those it gave, of a carrier those it carries. */
async function orderCounts(store: Store): Promise<(partner: Partner) => number> {
  const [byCustomer, byCarrier] = await Promise.all([
    store.countBy('orders', 'customerId'),
    store.countBy('orders', 'carrierId'),
  ])
  return ({ kind, id }) => (kind === 'carrier' ? byCarrier : byCustomer)[id] ?? 0
}

/** A partner with what the orders tell of it: how many there are, and of a carrier whether he may carry dangerous goods. */
async function withRecord(store: Store): Promise<(partner: Partner) => Partner> {
  const [countOf, isAdrProven] = await Promise.all([orderCounts(store), adrProof(store)])
  return (partner) => ({
    ...partner,
    orderCount: countOf(partner),
    ...(partner.kind === 'carrier' && { adrProven: isAdrProven(partner.id) }),
  })
}

/** One partner, 404 when there is none. */
export async function readPartner(store: Store, id: string): Promise<Partner> {
  const partner = await store.find('partners', id)
  if (!partner) throw notFound()
  return (await withRecord(store))(partner)
}

/** One page of partners, by name unless sorted otherwise. */
export async function findPartners(
  store: Store,
  query: {
    page: number
    limit: number
    kind?: 'customer' | 'carrier' | undefined
    q?: string | undefined
    sortBy?: string | undefined
    sortOrder?: 'asc' | 'desc' | undefined
  },
): Promise<Page<Partner>> {
  const { page, limit, sortOrder = 'asc' } = query
  const found = { where: { kind: query.kind }, search: query.q?.trim() || undefined }
  const recorded = await withRecord(store)
  const counted = (partners: readonly Partner[]) => partners.map(recorded)
  if (query.sortBy !== 'orderCount') {
    const field = SORTABLE.find((name) => name === query.sortBy) ?? 'name'
    const sort: Sort<'partners'> = [{ field, order: sortOrder }]
    const rows = await store.page('partners', { ...found, sort, page, limit })
    return { ...rows, data: counted(rows.data) }
  }
  // The store does not hold the count: who is sorted by it is counted first.
  const { total } = (await store.page('partners', { ...found, limit: 1 })).pagination
  const byName: Sort<'partners'> = [{ field: 'name', order: 'asc' }]
  const all = counted((await store.page('partners', { ...found, sort: byName, limit: Math.max(1, total) })).data)
  const way = sortOrder === 'asc' ? 1 : -1
  const sorted = all.toSorted((a, b) => way * (a.orderCount - b.orderCount))
  const pagination = { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) }
  return { data: sorted.slice((page - 1) * limit, page * limit), pagination }
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
