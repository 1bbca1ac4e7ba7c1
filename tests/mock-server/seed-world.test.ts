import { beforeAll, describe, expect, test } from 'vitest'
import type { EntityName, Row } from '#mock-server/store/models.ts'
import { ACTIVE } from '#src/domain/workflow/transport-status.ts'
import { createBaseWorld } from '#mock-server/seed/base-world.ts'
import { seedWorld } from '#mock-server/seed/index.ts'
import { seededHistory } from '#mock-server/seed/orders/history.ts'
import { createSeedContext } from '#mock-server/seed/basics/seed-context.ts'
import { Order } from '#src/contract/orders/order.ts'
import { RecordEvent } from '#src/contract/records/events.ts'
import { Partner } from '#src/contract/partners/partner.ts'
import { Transport } from '#src/contract/transports/transport.ts'
import { addDays } from '#src/domain/basics/dates.ts'
import { grossOf, margin, toCents } from '#src/domain/basics/money.ts'
import { checkStop } from '#src/domain/orders/draft.ts'
import { PLACES } from '#src/domain/places/places.ts'
import { orderStatusFor } from '#src/domain/workflow/transport-status.ts'
import { checkVatId } from '#src/domain/partners/vat.ts'
import { stopOf } from '#src/domain/orders/facts.ts'
import { NOW } from './seeded-backend.ts'

/** Collects what the seed loads. */
class CollectingStore {
  readonly rows = new Map<EntityName, unknown[]>()

  async load<E extends EntityName>(entity: E, rows: Iterable<Row<E>>): Promise<void> {
    this.rows.set(entity, [...(this.rows.get(entity) ?? []), ...rows])
  }

  of<E extends EntityName>(entity: E): Row<E>[] {
    return (this.rows.get(entity) ?? []) as Row<E>[]
  }
}

async function collect(
  options: { seed?: number; scale?: number; vehicles?: number; now?: number } = {},
): Promise<CollectingStore> {
  const world = new CollectingStore()
  await seedWorld(world, { now: NOW, ...options })
  return world
}

const counted = (values: readonly (string | undefined)[]) => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value ?? ''] = (counts[value ?? ''] ?? 0) + 1
  return counts
}

/** What happened to an order, loaded or not. */
function historyOf(order: Row<'orders'>): Row<'events'>[] {
  const users = world.of('users').filter(({ tenantId }) => tenantId === order.tenantId)
  return seededHistory(order, { ...createSeedContext(4711, NOW), users })
}

let world: CollectingStore

beforeAll(async () => {
  world = await collect()
})

describe('The world has its shape', () => {
  test('So many rows of each kind', () => {
    const counts = Object.fromEntries([...world.rows].map(([entity, rows]) => [entity, rows.length]))
    expect(counts).toEqual({
      tariffs: 118,
      ...{ lastSeen: 24, signIns: 24 },
      tenants: 3,
      companies: 3,
      users: 26,
      palletBookings: 9,
      partners: 105,
      drivers: 89,
      vehicles: 80,
      offers: 20,
      orders: 400,
      priceRequests: 2,
      events: 306,
      transports: 331,
      tours: 102,
      fuelSurcharges: 36,
      loadingPoints: 134,
      recurringOrders: 6,
      enhancedOrders: 25,
      loads: 48,
      documents: 250,
      alerts: 23,
      emails: 14,
      emailFiles: 2,
      templates: 18,
      campaigns: 4,
      campaignRecipients: 53,
      invoices: 102,
      invoicePapers: 138,
      creditNotes: 36,
      incomingInvoices: 17,
      billedOrders: 157,
      counters: 20,
      claims: 14,
    })
  })

  test('Sixty percent of the orders belong to Nordkurs', () => {
    expect(counted(world.of('orders').map(({ tenantId }) => tenantId))).toEqual({
      nordkurs: 240,
      mainspessart: 80,
      elbeoder: 80,
    })
  })

  test('The statuses have their shares of 400', () => {
    expect(counted(world.of('orders').map(({ status }) => status))).toEqual({
      CREATED: 32,
      CONFIRMED: 48,
      ASSIGNED: 48,
      IN_TRANSIT: 56,
      DELIVERED: 96,
      BILLED: 104,
      CANCELLED: 12,
      unknown: 4,
    })
  })

  test('Five demo accounts in each tenant, all roles, no password of their own', () => {
    const users = world.of('users')
    const emails = users.map(({ email }) => email)
    for (const tenant of ['nordkurs', 'mainspessart', 'elbeoder']) {
      for (const name of ['admin', 'dispo', 'vertrieb', 'finanzen', 'gast'])
        expect(emails).toContain(`${name}@${tenant}.example`)
    }
    expect(counted(users.map(({ role }) => role))).toEqual({ admin: 3, dispatcher: 9, sales: 5, finance: 5, user: 4 })
    const open = users.filter(({ inviteToken }) => inviteToken === undefined)
    expect([users.length - open.length, open.filter(({ lockedAt }) => lockedAt !== undefined).length]).toEqual([2, 1])
    expect(new Set(open.map(({ password }) => password))).toEqual(new Set(['demo']))
  })

  test('Customers and carriers by country', () => {
    const partners = world.of('partners')
    const carriers = partners.filter(({ kind }) => kind === 'carrier')
    expect(counted(partners.map(({ kind }) => kind))).toEqual({ customer: 45, carrier: 60 })
    expect(counted(carriers.map(({ country }) => country))).toEqual({
      Deutschland: 36,
      Polen: 9,
      Tschechien: 5,
      Niederlande: 4,
      Litauen: 3,
      Österreich: 3,
    })
  })

  test('The fleet has its shares of eighty', () => {
    expect(counted(world.of('vehicles').map(({ type }) => type))).toEqual({
      TAUTLINER: 36,
      MEGA: 12,
      REEFER: 10,
      BOX: 6,
      SOLO_12: 6,
      SOLO_7_5: 4,
      SPRINTER: 6,
    })
  })

  test('25 inquiries from OCR, 24 delays, 8 damages, 75 documents read, 50 not verified', () => {
    const inquiries = world.of('transports').filter(({ status, isFromOCR }) => status === 'inquiry' && isFromOCR)
    const documents = world.of('documents')
    expect([
      inquiries.length,
      world.of('orders').filter(({ delayMinutes = 0 }) => delayMinutes > 0).length,
      world.of('orders').filter(({ disruption }) => disruption !== undefined).length,
      documents.filter(({ ocrProcessed }) => ocrProcessed).length,
      documents.filter(({ verified }) => !verified).length,
    ]).toEqual([25, 24, 8, 75, 50])
    expect(counted(documents.map(({ kind }) => kind))).toEqual({ pod: 100, cmr: 61, deliveryNote: 50, invoice: 39 })
  })

  test('Each alert rule holds in exactly one tenant', () => {
    const figures = ['nordkurs', 'mainspessart', 'elbeoder'].map((tenant) => {
      const own = <R extends { tenantId: string }>(rows: R[]) => rows.filter(({ tenantId }) => tenantId === tenant)
      const orders = own(world.of('orders'))
      const done = orders.filter(({ status }) => status === 'DELIVERED' || status === 'BILLED').length
      const cancelled = orders.filter(({ status }) => status === 'CANCELLED').length
      return {
        available: own(world.of('vehicles')).filter(({ status }) => status === 'available').length,
        active: own(world.of('transports')).filter(({ status }) => ACTIVE.includes(status)).length,
        completion: Math.round((done / (done + cancelled)) * 100),
      }
    })
    expect(figures).toEqual([
      { available: 15, active: 69, completion: 97 },
      { available: 3, active: 17, completion: 96 },
      { available: 9, active: 18, completion: 87 },
    ])
  })

  test('The well-known order', () => {
    expect(world.of('orders').find(({ id }) => id === 'NK-2026-004711')).toMatchObject({
      tenantId: 'nordkurs',
      status: 'ASSIGNED',
      pickupPostalCode: '20457',
      pickupCity: 'Hamburg',
      deliveryPostalCode: '80331',
      deliveryCity: 'München',
      cargoDescription: '27 Europaletten Maschinenteile',
      packageCount: 27,
      loadingMeters: 10.8,
      weight: 12_150,
      customerPrice: 1480,
      carrierPrice: 1290,
      margin: 190,
      marginPercent: 12.8,
      customerGrossPrice: 1761.2,
      pickupDate: '2026-11-23',
      deliveryDate: '2026-11-24',
      transportId: 'tra-nk004711',
    })
  })

  test('One order drives through each change of the clocks', () => {
    const nights = world.of('orders').map(({ pickupDate, deliveryDate }) => `${pickupDate} ${deliveryDate}`)
    expect(nights).toContain('2026-03-28 2026-03-29')
    expect(nights).toContain('2026-10-24 2026-10-25')
  })

  test('Names have umlauts, ß, ł, ñ, an apostrophe, and one has 60 characters', () => {
    const names = world.of('partners').map(({ name }) => name)
    for (const sign of ['ü', 'ß', 'Ł', 'ñ', "O'"]) expect(names.some((name) => name.includes(sign))).toBe(true)
    expect(names.filter((name) => name.length === 60)).toEqual([
      'Süddeutsche Präzisionswerkzeug- und Getriebebau Handels GmbH',
    ])
  })
})

describe('Chance repeats itself', () => {
  test('The same seed and day give the same world', async () => {
    expect([...(await collect()).rows]).toEqual([...world.rows])
  })

  test('Another seed gives another world, with the well-known order', async () => {
    const other = await collect({ seed: 1 })
    expect(other.of('orders')).not.toEqual(world.of('orders'))
    expect(other.of('orders').find(({ id }) => id === 'NK-2026-004711')?.customerPrice).toBe(1480)
  })

  test('The well-known order is there on each day of the week, all year round', async () => {
    for (let day = 0; day < 365; day += 39) {
      const { orders } = await createBaseWorld(4711, NOW + day * 86_400_000)
      const found = orders.filter(({ id, weight }) => id === 'NK-2026-004711' && weight === 12_150)
      expect([day, found.length]).toEqual([day, 1])
    }
  })

  test('A larger world has more orders with their transports, and the small one in it', async () => {
    const large = await collect({ scale: 5 })
    expect(large.of('orders')).toHaveLength(2000)
    expect(large.of('orders').slice(0, 400)).toEqual(world.of('orders'))
    expect(new Set(large.of('orders').map(({ id }) => id)).size).toBe(2000)
    const transports = new Set(large.of('transports').map(({ id }) => id))
    expect(
      large.of('orders').every(({ transportId }) => transportId === undefined || transports.has(transportId)),
    ).toBe(true)
  })
})

describe('A larger fleet', () => {
  test('Has so many vehicles, each with a plate and a driver of its own; all else stays as it is', async () => {
    const large = await collect({ vehicles: 2000 })
    const vehicles = large.of('vehicles')
    expect(vehicles).toHaveLength(2000)
    for (const entity of world.rows.keys()) {
      const [small, all] = [world.of(entity), large.of(entity)]
      expect(all.slice(0, small.length)).toEqual(small)
      if (entity !== 'vehicles' && entity !== 'drivers') expect(all).toHaveLength(small.length)
    }
    const plates = vehicles.map(({ licencePlate }) => licencePlate)
    expect(new Set(plates).size).toBe(new Set(world.of('vehicles').map((one) => one.licencePlate)).size + 1920)
    const drivers = new Map(large.of('drivers').map((driver) => [driver.id, driver]))
    expect(drivers.size).toBe(89 + 1920)
    for (const { id, driverId = '', licencePlate, tenantId } of vehicles)
      expect(drivers.get(driverId)).toMatchObject({ vehicleId: id, vehiclePlate: licencePlate, tenantId })
  })
})

/** Values that the schema of the wire changes or drops. */
function lost(row: object, parsed: object): string[] {
  return Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .filter(([key, value]) => JSON.stringify(Reflect.get(parsed, key)) !== JSON.stringify(value))
    .map(([key]) => key)
}

describe('Every row is sound', () => {
  test('Nothing is lost on the wire', () => {
    const found = [
      ...world.of('orders').map((row) => lost(row, Order.parse(row))),
      ...world.of('transports').map((row) => lost(row, Transport.parse(row))),
      ...world.of('partners').map((row) => lost({ ...row, createdAt: undefined }, Partner.parse(row))),
      ...world
        .of('orders')
        .flatMap(historyOf)
        .map((row) => lost({ ...row, tenantId: undefined, version: undefined }, RecordEvent.parse(row))),
    ]
    expect(found.flat()).toEqual([])
  })

  test('Money of every order is right to the cent', () => {
    const wrong = world.of('orders').filter((order) => {
      if (order.customerPrice === undefined) return order.margin !== undefined || order.customerGrossPrice !== undefined
      const sell = toCents(order.customerPrice)
      const gross = toCents(order.customerGrossPrice ?? 0) === grossOf(sell, order.vatRate)
      if (order.carrierPrice === undefined) return !gross || order.margin !== undefined
      const left = margin(sell, toCents(order.carrierPrice))
      return !gross || toCents(order.margin ?? 0) !== left.cents || order.marginPercent !== left.percent
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('Order and transport agree', () => {
    const transports = new Map(world.of('transports').map((transport) => [transport.id, transport]))
    const wrong = world.of('orders').filter((order) => {
      const transport = transports.get(order.transportId ?? '')
      if (!transport) return ['ASSIGNED', 'IN_TRANSIT', 'DELIVERED', 'BILLED'].includes(order.status)
      const expected = order.status === 'BILLED' ? 'DELIVERED' : order.status
      return (
        (orderStatusFor(transport.status) ?? 'CONFIRMED') !== expected ||
        transport.status !== order.transportStatus ||
        transport.orderId !== order.id ||
        transport.vehicleNumber !== (order.vehiclePlate ?? 'Unbekannt') ||
        transport.driverName !== (order.driverName ?? 'Unbekannt')
      )
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('Who drives is known exactly where somebody must; nobody yet drives what is only planned', () => {
    const wrong = world.of('orders').filter((order) => {
      const isPlanned = order.transportStatus === 'PLANNING'
      const assigned = isPlanned || order.carrierId !== undefined || order.assignedVehicleId !== undefined
      return assigned !== (order.transportId !== undefined)
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('No vehicle has two jobs at once', () => {
    const busy = world.of('transports').filter(({ status, vehicleId }) => vehicleId && ACTIVE.includes(status))
    const atOnce = busy.filter(({ vehicleId, tourId, loadingDate = '' }) =>
      busy.some(
        (other) =>
          other.vehicleId === vehicleId &&
          other.tourId !== tourId &&
          (other.loadingDate ?? '') <= loadingDate &&
          (other.unloadingDate ?? '') >= loadingDate,
      ),
    )
    expect(atOnce.map(({ id }) => id)).toEqual([])
  })

  test('Days lie between 30 back and 10 ahead, but for the clock changes', () => {
    const [first, last] = [addDays('2026-11-21', -30), addDays('2026-11-21', 10)]
    const outside = world.of('orders').filter(({ pickupDate = '', deliveryDate = '' }) => {
      return pickupDate < first || deliveryDate > last || deliveryDate < pickupDate
    })
    expect(outside.map(({ pickupDate }) => pickupDate).toSorted()).toEqual(['2026-03-28'])
  })

  test('Nothing happened in the future, and histories are in order', () => {
    const now = new Date(NOW).toISOString()
    const events = world.of('orders').flatMap(historyOf)
    expect(events).toHaveLength(2428)
    expect(events.filter(({ createdAt }) => (createdAt ?? '') > now)).toEqual([])
    const wrong = world.of('orders').filter((order) => {
      const own = historyOf(order)
      const stamps = own.map(({ createdAt }) => createdAt ?? '')
      const rising = stamps.every((stamp, index) => index === 0 || (stamps[index - 1] ?? '') <= stamp)
      return (
        own.length < 3 ||
        own.length > 8 ||
        !rising ||
        stamps[0] !== order.createdAt ||
        stamps.at(-1) !== order.updatedAt
      )
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('The history ends at the status of the order', () => {
    const wrong = world.of('orders').filter((order) => {
      const changes = historyOf(order).flatMap(({ changedFields }) => changedFields)
      const last = changes.findLast(({ field }) => field === 'status')?.to ?? 'CREATED'
      return order.status !== 'unknown' && last !== order.status
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('The histories that are there from the start hold the last activities of each company', () => {
    const newest = (events: Row<'events'>[]) =>
      events
        .map(({ createdAt }) => createdAt ?? '')
        .toSorted()
        .slice(-10)
    for (const { id } of world.of('tenants')) {
      const own = world.of('orders').filter(({ tenantId }) => tenantId === id)
      const loaded = world.of('events').filter(({ tenantId }) => tenantId === id)
      expect(newest(loaded)).toEqual(newest(own.flatMap(historyOf)))
    }
  })

  test('Towns are those of the road network, postal codes those of their countries', () => {
    const towns = new Set(PLACES.map(({ city }) => city))
    const wrong = world.of('orders').filter((order) => {
      const issues = (['pickup', 'delivery'] as const).flatMap((kind) =>
        checkStop(kind, stopOf(order, kind), { today: '2026-11-21' }),
      )
      return (
        !towns.has(order.pickupCity) ||
        !towns.has(order.deliveryCity) ||
        issues.some(({ severity }) => severity === 'error')
      )
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('A confirmed order has everything a confirmation needs', () => {
    const confirmed = world.of('orders').filter(({ status }) => !['CREATED', 'CANCELLED', 'unknown'].includes(status))
    const wrong = confirmed.filter((order) => order.deliveryPostalCode === '00000' || !((order.customerPrice ?? 0) > 0))
    expect(wrong).toEqual([])
    const created = world.of('orders').filter(({ status }) => status === 'CREATED')
    expect(created.some(({ customerPrice }) => customerPrice === undefined)).toBe(true)
    expect(created.some(({ deliveryPostalCode }) => deliveryPostalCode === '00000')).toBe(true)
  })

  test('VAT ids pass their check digits, plates are short enough and unique', () => {
    expect(world.of('partners').filter(({ vatId = '' }) => checkVatId(vatId) !== 'ok')).toEqual([])
    const plates = world.of('vehicles').map(({ licencePlate }) => licencePlate)
    expect(new Set(plates).size).toBe(80)
    expect(
      plates.filter(
        (plate) => !/^[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} [1-9]\d{0,3}$/.test(plate) || plate.replace(/[- ]/g, '').length > 8,
      ),
    ).toEqual([])
  })

  test('Papers of six carriers expire within 30 days, those of two have', () => {
    const papers = world.of('partners').filter(({ kind }) => kind === 'carrier')
    const earliest = papers.map(
      ({ euLicenceUntil = '', insuranceUntil = '' }) => [euLicenceUntil, insuranceUntil].toSorted()[0] ?? '',
    )
    expect(earliest.filter((date) => date < '2026-11-21')).toHaveLength(2)
    expect(earliest.filter((date) => date >= '2026-11-21' && date <= '2026-12-21')).toHaveLength(6)
  })
})
