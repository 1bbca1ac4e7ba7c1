import { epochToZoned } from '#src/domain/basics/dates.ts'
import { floorLength } from '#src/domain/goods/loading-meters.ts'
import type { OrderStatus } from '#src/domain/workflow/order-status.ts'
import { roadDistanceKm, straightKm, type Place, WITHIN_TOWN } from '#src/domain/places/places.ts'
import { chargesOfLines } from '#src/domain/prices/own-price.ts'
import { calculatePrice } from '#src/domain/prices/pricing.ts'
import { orderVat } from '#src/domain/prices/vat-treatment.ts'
import { derivedPrices, toCents, toEuros } from '#src/domain/basics/money.ts'
import type { Row } from '../../store/models.ts'
import { seedCargo } from './cargo.ts'
import { BINDING, type Carriage, carriageOf, type OrderSources } from '../fleet/carriage.ts'
import { FIRST_NAMES, LAST_NAMES, SITE_NAMES, STREETS } from '../basics/names.ts'
import { orderDays, orderTimes } from './dates.ts'
import { createdMoment, orderMoments, statusMoment } from './moments.ts'
import { orderNumberOf } from '#src/domain/basics/record-ids.ts'
import { countryName, FOREIGN_PLACES, GERMAN_PLACES, placeOf, writtenPostalCode } from '../basics/places.ts'
import type { Random } from '../basics/random.ts'
import { iso, type SeedContext } from '../basics/seed-context.ts'
import { FIXED_ORDER, SUMMER_TIME_ORDERS } from './set-orders.ts'
import { orderCharges } from './charges.ts'
import { orderRequirements } from './requirements.ts'
import type { TenantPlan } from '../companies/tenants.ts'

type Order = Row<'orders'>

/** How far a lane is as the world was drawn: it stays the same world where roads are measured better. */
const seedKm = (from: Place, to: Place): number => straightKm(from, to) * 1.27

/** A lane with one end in the tenant's region; three in ten go abroad. */
function lane(tenant: TenantPlan, customer: Row<'partners'>, random: Random): { from: Place; to: Place } {
  const home = placeOf(random.pick(tenant.region))
  const own = [...GERMAN_PLACES, ...FOREIGN_PLACES].find((place) => place.city === customer.city)
  const near = own && random.chance(0.35) ? own : home
  const far = random.pick(random.chance(0.3) ? FOREIGN_PLACES : GERMAN_PLACES)
  const km = seedKm(near, far)
  if (km < 60 || km > 1900) return lane(tenant, customer, random)
  return random.chance(0.6) ? { from: near, to: far } : { from: far, to: near }
}

function stopFields(place: Place, company: string, random: Random) {
  return {
    company,
    address: `${random.pick(STREETS)} ${random.int(1, 160)}`,
    city: place.city,
    postalCode: writtenPostalCode(place),
    country: countryName(place),
    contact: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
  }
}

/** Sell and buy price: the market's price with up to 12 % noise; the buy price 82–93 % of it, of 3 % of orders above. */
function prices(order: Partial<Order>, carriage: Carriage, distance: number, random: Random, now: number) {
  const market = calculatePrice({
    cargo: {
      vehicleType: carriage.vehicleType,
      packageCount: order.packageCount,
      loadingMeters: order.loadingMeters,
      weightKg: order.weight,
      ...(order.dangerousGoods === undefined ? {} : { adr: {} }),
    },
    pickup: { country: order.pickupCountry, city: order.pickupCity, postalCode: order.pickupPostalCode },
    delivery: { country: order.deliveryCountry, city: order.deliveryCity, postalCode: order.deliveryPostalCode },
    now,
  })
  const sell = Math.max(toCents(market.netPrice * (0.88 + random.next() * 0.24)), distance < 1 ? 0 : 28_000)
  const customerPrice = toEuros(Math.round(sell / 500) * 500)
  const share = random.chance(0.03) ? 1.02 + random.next() * 0.06 : 0.82 + random.next() * 0.11
  const carrierPrice = carriage.fields.carrierId
    ? toEuros(Math.round((customerPrice * share * 100) / 500) * 500)
    : undefined
  return { money: { customerPrice, carrierPrice }, lines: chargesOfLines(market.lines) }
}

const PRIORITIES = [
  ['normal', 76],
  ['high', 12],
  ['low', 8],
  ['urgent', 4],
] as const

/** What is incomplete in some of the freshly made orders: no price yet, or no real postal code. */
function gaps(status: OrderStatus, place: number): Partial<Order> {
  if (status !== 'CREATED') return {}
  if (place % 6 === 1) return { customerPrice: undefined }
  return place % 9 === 2 ? { deliveryPostalCode: '00000' } : {}
}

/** Who enters orders: sales and dispatch, and in a house of this size the administrator in the place of one colleague. */
function makersOf(users: readonly Row<'users'>[]): Row<'users'>[] {
  const makers = users.filter(({ role }) => role === 'sales' || role === 'dispatcher')
  const admin = users.find(({ role }) => role === 'admin')
  return makers.map((maker, at) => (at === 2 ? (admin ?? maker) : maker))
}

const madeBy = (maker: Row<'users'>) => ({ createdBy: maker.name, createdById: maker.id })

/** One order, complete but for its number and its delays. `place` counts within the tenant and status. */
function makeOrder(
  status: OrderStatus,
  place: number,
  busy: Row<'vehicles'> | undefined,
  sources: OrderSources,
  context: SeedContext,
): Order {
  const { tenant } = sources
  const random = context.random(`order:${tenant.id}:${status}:${place}`)
  const carriage = carriageOf(status, busy, sources, random)
  const set = setOrder(tenant, status, place, context)
  const anyone = random.pick(sources.customers)
  const customer = sources.customers.find(({ name }) => name === set?.fields.pickupCompany) ?? anyone
  const { from, to } = set?.lane ?? lane(tenant, customer, random)
  const pickup = stopFields(from, from.city === customer.city ? customer.name : random.pick(SITE_NAMES), random)
  const delivery = stopFields(to, to.city === customer.city ? customer.name : random.pick(SITE_NAMES), random)
  const { km } = roadDistanceKm(from, to)
  const days = orderDays(status, Math.max(WITHIN_TOWN, Math.round(seedKm(from, to))), random, context)
  const makers = makersOf(sources.users)
  const base: Order = {
    id: '',
    tenantId: tenant.id,
    version: 1,
    orderNumber: '',
    status,
    priority: random.weighted(PRIORITIES),
    customerId: customer.id,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    contactPerson: customer.contactPerson,
    contactPersonId: customer.contacts[0]?.id,
    ...(random.chance(0.7)
      ? { customerReference: `${random.pick(['PO', 'BE', 'REF'])}-${random.int(10_000, 99_999)}` }
      : {}),
    ...seedCargo(carriage.vehicleType, carriage.adr, random),
    quantity: 1,
    requiredVehicleType: carriage.vehicleType,
    pickupCompany: pickup.company,
    pickupAddress: pickup.address,
    pickupCity: pickup.city,
    pickupPostalCode: pickup.postalCode,
    pickupCountry: pickup.country,
    pickupContactPerson: pickup.contact,
    deliveryCompany: delivery.company,
    deliveryAddress: delivery.address,
    deliveryCity: delivery.city,
    deliveryPostalCode: delivery.postalCode,
    deliveryCountry: delivery.country,
    deliveryContactPerson: delivery.contact,
    ...days,
    ...orderTimes(days.pickupDate === days.deliveryDate, random),
    distanceKm: km,
    ...carriage.fields,
    currency: 'EUR',
    vatRate: orderVat({
      ...{ customerCountry: customer.country, pickupCountry: pickup.country, deliveryCountry: delivery.country },
    }).ratePercent,
    paymentTerms: customer.paymentTerms,
    ...(random.chance(0.25) ? { internalNotes: random.pick(NOTES) } : {}),
    proofOfDeliveryVerified: status === 'BILLED' || (status === 'DELIVERED' && random.chance(0.6)),
    isFromOCR: status === 'CREATED' && random.chance(0.25),
    ...madeBy(random.pick(makers)),
  }
  const isFixed = set?.fields.customerReference === FIXED_ORDER.reference
  const needs = orderRequirements({ ...base, ...set?.fields }, context.random(`needs:${tenant.id}:${status}:${place}`))
  const priced = { ...base, ...(isFixed ? {} : needs), ...set?.fields, ...gaps(status, place) }
  const { money, lines } = prices(priced, carriage, km, random, context.now)
  const withPrices: Order = { ...priced, ...money, ...set?.prices, ...gaps(status, place) }
  const created = createdMoment(withPrices, random, context)
  const charges = orderCharges(withPrices, lines, context.random(`charges:${tenant.id}:${status}:${place}`))
  const priceParts = { ...charges, ...derivedPrices(withPrices) }
  return { ...withPrices, ...measured(withPrices), ...priceParts, createdAt: iso(created) }
}

/** What came by mail names pallets and no loading metres: they are calculated. */
function measured(order: Order): Partial<Order> {
  const isCalculated = order.isFromOCR && floorLength(order)?.loadingMeters === order.loadingMeters
  return isCalculated ? { loadingMetersCalculated: true } : {}
}

/** Fills in since when the order has its status, who confirmed it and when it last changed. */
export function withMoments(order: Order, context: Pick<SeedContext, 'at' | 'random' | 'now'>): Order {
  const moments = orderMoments(order, context, context.now)
  return {
    ...order,
    statusSince: iso(statusMoment(moments, order.status)),
    ...(moments.delivered !== undefined && { deliveredOn: epochToZoned(moments.delivered).date }),
    updatedAt: iso(Math.max(...Object.values(moments))),
    ...(moments.confirmed ? { approvedBy: order.createdBy, approvedAt: iso(moments.confirmed) } : {}),
  }
}

const NOTES = [
  'Avis 2 h vorher telefonisch',
  'Rampe nur rückwärts, Staplerentladung',
  'Tauschfähige Europaletten, Palettenschein nötig',
  'Fahrer braucht Sicherheitsschuhe und Warnweste',
  'Zufahrt über Tor 3',
  'Kunde zahlt Standgeld ab 2 h',
]

/** The orders with a fixed lane or date: the well-known one, and one over each change of the clocks. */
function setOrder(tenant: TenantPlan, status: OrderStatus, place: number, context: SeedContext) {
  if (tenant.id !== 'nordkurs') return undefined
  if (status === FIXED_ORDER.status && place === 0) return FIXED_ORDER.set(context)
  return status === 'BILLED' ? SUMMER_TIME_ORDERS[place] : undefined
}

/** All orders of one tenant at scale 1, oldest first, with their numbers. */
export function tenantOrders(sources: OrderSources, context: SeedContext): Order[] {
  const { tenant } = sources
  const busy = context.random(`busy:${tenant.id}`).shuffled(sources.vehicles).slice(0, tenant.vehicles.busy)
  const orders = tenant.orders.flatMap(([status, count]) =>
    Array.from({ length: count }, (_, place) => {
      // The well-known order goes to a carrier; afterwards every busy vehicle gets its one job.
      const isFixed = tenant.id === 'nordkurs' && status === FIXED_ORDER.status && place === 0
      const vehicle = BINDING.includes(status) && !isFixed && place % 2 === 1 ? busy.pop() : undefined
      return makeOrder(status, place, vehicle, sources, context)
    }),
  )
  return numbered(giveRest(orders, busy, sources, context), tenant)
}

/** Vehicles still without a job take one from a carrier, so that exactly the planned number is busy. */
function giveRest(orders: Order[], rest: Row<'vehicles'>[], sources: OrderSources, context: SeedContext): Order[] {
  const queue = [...rest]
  const counts = new Map<OrderStatus, number>()
  return orders.map((order) => {
    const place = counts.get(order.status) ?? 0
    counts.set(order.status, place + 1)
    const open = BINDING.includes(order.status) && order.carrierId !== undefined && place > 0
    const vehicle = open ? queue.pop() : undefined
    return vehicle ? makeOrder(order.status, place, vehicle, sources, context) : order
  })
}

/** Numbers in the order of creation, so that the well-known order has its own. */
function numbered(orders: Order[], tenant: TenantPlan): Order[] {
  const sorted = orders.toSorted((a, b) => ((a.createdAt ?? '') < (b.createdAt ?? '') ? -1 : 1))
  const position = sorted.findIndex(({ customerReference }) => customerReference === FIXED_ORDER.reference)
  const first = position < 0 ? (FIRST_NUMBERS[tenant.id] ?? 1001) : FIXED_ORDER.number - position
  return sorted.map((order, index) => {
    const orderNumber = orderNumberOf(tenant.orderPrefix, first + index)
    return { ...order, id: orderNumber, orderNumber }
  })
}

const FIRST_NUMBERS: Readonly<Record<string, number>> = { mainspessart: 1801, elbeoder: 2301 }
