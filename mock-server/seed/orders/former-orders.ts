import { addDays, daysBetween, pad, type PlainDate, weekday } from '#src/domain/basics/dates.ts'
import { orderVat } from '#src/domain/prices/vat-treatment.ts'
import { orderNumberOf } from '#src/domain/basics/record-ids.ts'
import { derivedPrices, toCents, toEuros } from '#src/domain/basics/money.ts'
import { roadDistanceKm } from '#src/domain/places/places.ts'
import type { Row } from '../../store/models.ts'
import { byCarrier, type OrderSources, ownVehicle } from '../fleet/carriage.ts'
import type { Random } from '../basics/random.ts'
import { iso, type SeedContext } from '../basics/seed-context.ts'
import { copyable } from './more-orders.ts'

type Order = Row<'orders'>

/** From so many days ago: a year, and eight weeks to compare with. */
const FIRST_DAY = -62 * 7
/** The small world's own deliveries begin on this day, and there are few of them until the other. */
const [FIRST_OWN_DAY, LAST_DAY] = [-25, -11]

/** So many days have the deliveries of the small world, as this much is driven every day. */
const WORKDAYS = 18
/** Of ten orders so many go on own vehicles, of which so many run week by week. */
const OWN_SHARE = 0.4
const RUNNING = 12
/** Of so many loads an own vehicle takes the one that is nearest. */
const CHOICE = 16
/** How much prices have risen in a year. */
const RISE_PER_DAY = 0.05 / 365

const ARRIVED: readonly Order['status'][] = ['DELIVERED', 'BILLED']

/**
 * What a company has delivered before: orders of the small world once more, day by day, with other customers, carriers and
 * prices; all of them billed, and a few cancelled, as many of a hundred as there. Their transports are no longer kept.
 */
export function* formerOrders(base: readonly Order[], sources: OrderSources, context: SeedContext): Generator<Order> {
  const { tenant } = sources
  const random = context.random(`former:${tenant.id}`)
  // Written and read once: what is made of many parts is kept as a hash table, and so would be all its copies.
  const templates = base
    .filter((order) => ARRIVED.includes(order.status) && copyable(order))
    .map((order) => JSON.parse(JSON.stringify(order)) as Order)
  const cancelled = base.filter(({ status }) => status === 'CANCELLED').length
  const fleet = sources.vehicles.filter(({ carrierId, blocks }) => carrierId === undefined && blocks.length === 0)
  const runs = fleet.slice(0, RUNNING).map((vehicle): Run => ({ vehicle, at: undefined }))
  const kilometres = emptyRuns()
  const perDay = templates.length / WORKDAYS
  // More than there can be, so that the last number is below those of the small world; the year is in front of it.
  const lowest = Math.min(...base.map(({ orderNumber }) => Number(orderNumber.slice(-6))))
  let made = 0
  const first = lowest - Math.ceil((LAST_DAY - FIRST_DAY) * perDay)
  for (let offset = FIRST_DAY; offset <= LAST_DAY; offset += 1) {
    const day = context.day(offset)
    const share = (weekday(day) === 7 ? 0 : weekday(day) === 6 ? 0.2 : 1) * (offset < FIRST_OWN_DAY ? 1 : 0.5)
    const usual = perDay * share * season(day)
    const count = Math.floor(usual + random.next())
    for (let place = 0; place < count; place += 1) {
      const run = random.chance(OWN_SHARE) ? runs[made % Math.max(1, runs.length)] : undefined
      const template = run ? nearest(run, templates, kilometres, random) : random.pick(templates)
      if (run) run.at = template
      const isCancelled = random.chance(cancelled / (templates.length + cancelled))
      const id = orderNumberOf(tenant.orderPrefix, first + made, Number(day.slice(0, 4)))
      made += 1
      yield former(template, { id, day, run, isCancelled }, sources, context, random)
    }
  }
}

/** An own vehicle, and the order whose delivery it stands at. */
interface Run {
  vehicle: Row<'vehicles'>
  at: Order | undefined
}

/** Less is driven around New Year and in August. */
function season(day: PlainDate): number {
  const month = Number(day.slice(5, 7))
  return month === 1 || month === 8 ? 0.8 : month >= 9 && month <= 11 ? 1.1 : 1
}

/** How far it is from where one order is delivered to where another is loaded; each two towns are measured once. */
function emptyRuns(): (from: Order, to: Order) => number {
  const known = new Map<string, number>()
  return (from, to) => {
    const towns = `${from.deliveryCity}→${to.pickupCity}`
    const there = { country: to.pickupCountry, postalCode: to.pickupPostalCode, city: to.pickupCity }
    const here = { country: from.deliveryCountry, postalCode: from.deliveryPostalCode, city: from.deliveryCity }
    const km = known.get(towns) ?? roadDistanceKm(here, there).km
    known.set(towns, km)
    return km
  }
}

function nearest(
  { at }: Run,
  templates: readonly Order[],
  kilometres: (from: Order, to: Order) => number,
  random: Random,
): Order {
  let best = random.pick(templates)
  for (let more = 1; at !== undefined && more < CHOICE; more += 1) {
    const other = random.pick(templates)
    if (kilometres(at, other) < kilometres(at, best)) best = other
  }
  return best
}

/** Nothing of what the order it is made like is bound to. */
const UNBOUND: Partial<Order> = {
  ...{ transportId: undefined, transportStatus: undefined, disruption: undefined, delayMinutes: undefined },
  ...{ carrierId: undefined, carrierName: undefined, carrierPrice: undefined, assignedVehicleId: undefined },
  ...{ vehiclePlate: undefined, trailerPlate: undefined, driverName: undefined, driverPhone: undefined },
  ...{ customerCharges: undefined, carrierCharges: undefined, internalNotes: undefined, customerReference: undefined },
  ...{ pickupFixed: undefined, deliveryFixed: undefined, pickupBookingNumber: undefined },
  ...{ deliveryBookingNumber: undefined, recurringOrderId: undefined },
}

function former(
  template: Order,
  { id, day, run, isCancelled }: { id: string; day: PlainDate; run: Run | undefined; isCancelled: boolean },
  sources: OrderSources,
  context: SeedContext,
  random: Random,
): Order {
  const customer = random.chance(0.5)
    ? (sources.customers.find(({ id }) => id === template.customerId) ?? random.pick(sources.customers))
    : random.pick(sources.customers.slice(0, Math.ceil(sources.customers.length / 3)))
  const carriage = run ? ownVehicle(run.vehicle, random) : byCarrier(random.pick(sources.carriers), random)
  const level = 1 - RISE_PER_DAY * daysBetween(day, context.today)
  const price = Math.round((template.customerPrice ?? 0) * level * (0.95 + random.next() * 0.1))
  const bought = toEuros(toCents(price * (0.84 + random.next() * 0.09)))
  const pickupDate = addDays(day, -daysBetween(template.pickupDate ?? day, template.deliveryDate ?? day))
  const moment = (date: PlainDate, hour: number) => iso(Date.parse(`${date}T${pad(hour)}:00:00Z`))
  const isLate = random.chance(0.05 + 0.03 * Math.sin(daysBetween(day, context.today) / 9))
  const created = moment(addDays(pickupDate, -random.int(1, 4)), random.int(6, 15))
  const settled = moment(addDays(day, isCancelled ? -1 : random.int(2, 6)), random.int(6, 15))
  const order: Order = Object.assign({ ...template }, UNBOUND, {
    ...{ id, orderNumber: id, customerId: customer.id, customerName: customer.name, customerEmail: customer.email },
    ...{ customerPhone: customer.phone, contactPerson: customer.contactPerson, contactPersonId: undefined },
    ...(isCancelled ? {} : carriage.fields),
    ...{ customerPrice: price, carrierPrice: run || isCancelled ? undefined : bought },
    ...{ pickupDate, deliveryDate: day, status: isCancelled ? 'CANCELLED' : 'BILLED' },
    ...{ proofOfDeliveryVerified: !isCancelled, isFromOCR: false },
    delayMinutes: isCancelled ? undefined : isLate ? random.int(20, 140) : 0,
    vatRate: orderVat({ ...template, customerCountry: customer.country, vatRate: 0 }).ratePercent,
    paymentTerms: customer.paymentTerms,
    ...{ createdAt: created, approvedAt: isCancelled ? undefined : created, statusSince: settled, updatedAt: settled },
    deliveredOn: isCancelled ? undefined : day,
  } satisfies Partial<Order>)
  return Object.assign(order, derivedPrices(order))
}
