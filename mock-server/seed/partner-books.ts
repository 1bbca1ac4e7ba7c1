import { addDays } from '#src/domain/basics/dates.ts'
import { toCents } from '#src/domain/basics/money.ts'
import { movementOf, type PalletMovement } from '#src/domain/partners/pallets.ts'
import { findCountry, plzArea } from '#src/domain/places/postal-codes.ts'
import type { Row } from '../store/models.ts'
import type { World } from '../store/store.ts'
import type { BaseWorld } from './base-world.ts'
import type { SeedContext } from './basics/seed-context.ts'
import { loadCampaigns } from './campaigns.ts'
import { TENANTS } from './companies/tenants.ts'

/** Percent of twelve months up to this one, as diesel went. */
const PERCENTS = [4.5, 4.5, 5, 5, 5.5, 5, 5, 5.5, 5.5, 6, 6, 7]
const INDEX = 'Erzeugerpreisindex Dieselkraftstoff (Destatis)'

/** The month some months before that of a day: `2026-11`. */
function monthBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const index = year * 12 + month - 1 - months
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** The diesel surcharge of the last twelve months, of each tenant. */
function surchargeRows(context: SeedContext): Row<'fuelSurcharges'>[] {
  return TENANTS.flatMap(({ id: tenantId, mark }) =>
    PERCENTS.map((percent, at) => {
      const month = monthBefore(context.today, PERCENTS.length - 1 - at)
      const stamp = `${month}-01T07:00:00.000Z`
      return {
        ...{ id: `flo-${mark}-${month}`, tenantId, version: 1, month, percent, indexName: INDEX },
        ...{ indexValue: 128 + percent * 2, createdAt: stamp, updatedAt: stamp },
      }
    }),
  )
}

/** Most lanes that are agreed with one partner. */
const MOST_LANES = 4

/** A lane of an order, without its days. */
function laneOf(order: Row<'orders'>) {
  const [fromCountry, toCountry] = [findCountry(order.pickupCountry)?.code, findCountry(order.deliveryCountry)?.code]
  const [fromArea, toArea] = [plzArea(order.pickupPostalCode), plzArea(order.deliveryPostalCode)]
  if (!fromCountry || !toCountry || !fromArea || !toArea || fromArea === '00' || toArea === '00') return undefined
  return { fromCountry, fromArea, toCountry, toArea }
}

/** Prices of every third partner for the lanes it has orders on, each what such an order cost without the surcharge. */
function tariffRows(
  orders: readonly Row<'orders'>[],
  partners: readonly Row<'partners'>[],
  context: SeedContext,
): Row<'tariffs'>[] {
  return partners.flatMap((partner, index) => {
    if (index % 3 !== 0) return []
    const isCustomer = partner.kind === 'customer'
    const lanes = new Map<string, Row<'tariffs'>>()
    for (const order of orders) {
      const price = isCustomer ? order.customerPrice : order.carrierPrice
      const lane = laneOf(order)
      const isOwn = (isCustomer ? order.customerId : order.carrierId) === partner.id
      if (!isOwn || lane === undefined || price === undefined || lanes.size === MOST_LANES) continue
      const key = Object.values(lane).join(' ')
      if (lanes.has(key)) continue
      const validFrom = `${context.today.slice(0, 4)}-${lanes.size % 2 === 0 ? '01' : '07'}-01`
      const stamp = `${validFrom}T08:00:00.000Z`
      lanes.set(key, {
        ...{ id: `tar-${partner.id}-${lanes.size + 1}`, tenantId: partner.tenantId, version: 1 },
        ...{ partnerId: partner.id, partnerName: partner.name, side: partner.kind, ...lane },
        ...(order.vehicleType !== undefined && { vehicleType: order.vehicleType }),
        ...{ basis: 'trip', priceCents: Math.round(toCents(price) / 1.06), fuelSurcharge: true },
        ...{ validFrom: validFrom > context.today ? context.day(-30) : validFrom, createdAt: stamp, updatedAt: stamp },
      })
    }
    return [...lanes.values()]
  })
}

/** Pallets that were given back by hand: of every other account some days after they had not been exchanged. */
function palletRows(
  orders: readonly Row<'orders'>[],
  partners: readonly Row<'partners'>[],
  context: SeedContext,
): Row<'palletBookings'>[] {
  const known = new Map(partners.map((partner) => [partner.id, partner]))
  const open = orders.flatMap((order): { partner: Row<'partners'>; movement: PalletMovement }[] => {
    const isDelivered = order.status === 'DELIVERED' || order.status === 'BILLED'
    return [order.customerId, order.carrierId].flatMap((id = '') => {
      const [partner, movement] = [known.get(id), movementOf({ ...order, isDelivered }, id)]
      return partner && movement && movement.quantity !== 0 ? [{ partner, movement }] : []
    })
  })
  return open.flatMap(({ partner, movement }, index) => {
    const day = addDays(movement.day, 2)
    if (index % 2 !== 0 || day > context.today) return []
    const stamp = `${day}T09:00:00.000Z`
    const { kind, quantity, orderId } = movement
    return [
      {
        ...{
          id: `plt-${index + 1}`,
          tenantId: partner.tenantId,
          version: 1,
          partnerId: partner.id,
          kind,
          day,
          orderId,
        },
        ...{ reason: 'returned' as const, quantity: -quantity, reference: String(8841 + index) },
        ...{ createdBy: 'Jana Petersen', createdAt: stamp, updatedAt: stamp },
      },
    ]
  })
}

/** What looks after papers, and after invoices whose last day is over, with the next day. */
function warningJobs(context: SeedContext): Row<'jobs'>[] {
  const runAt = context.at(context.day(1), '00:00')
  const next = { runAt, state: 'waiting', attempts: 0, version: 1 } as const
  return TENANTS.flatMap(({ id: tenantId }): Row<'jobs'>[] => [
    { id: `papers-${tenantId}`, tenantId, name: 'partners.warn', payload: {}, ...next },
    { id: `overdue-${tenantId}`, tenantId, name: 'billing.warn', payload: { from: context.today }, ...next },
  ])
}

/**
 * What is agreed and booked with partners: prices by lane, the surcharge by month, pallets. `isLive`: people work in this world, and what
 * is done by the clock is put down.
 */
export async function loadPartnerBooks(world: World, base: BaseWorld, isLive: boolean): Promise<void> {
  const { context, orders, partners } = base
  if (isLive) await world.load('jobs', warningJobs(context))
  await world.load('fuelSurcharges', surchargeRows(context))
  await world.load('tariffs', tariffRows(orders, partners, context))
  await world.load('palletBookings', palletRows(orders, partners, context))
  await loadCampaigns(world, base, isLive)
}
