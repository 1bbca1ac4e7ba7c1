import { proposalEndpoints } from '#src/contract/matching/proposals.ts'
import type { AnyCall } from './limited-backend.late.ts'
import { wholeRows } from './whole-rows.ts'

type Fields = Record<string, unknown>

/** What is asked of `matching.proposals`. */
interface ProposalInput {
  query?: { orderId?: string; loadId?: string; offerId?: string; vehicleId?: string; radius?: number; sort?: string }
}

/**
 * Who could take an order, by the call of section 7 that finds vehicles: its score is their efficiency, its price their estimated cost.
 * What such a backend does not say, such as what lacks or how a score comes about, stays out; for a vehicle it proposes nothing.
 */
export async function plainProposals(send: AnyCall, input: object): Promise<unknown> {
  const { orderId, loadId, offerId, radius, sort } = (input as ProposalInput).query ?? {}
  const answer = (fields: object) => proposalEndpoints['matching.proposals'].response.parse(fields)
  if (orderId === undefined && loadId === undefined && offerId === undefined) return answer({})
  const body = { orderId, loadId, offerId, ...(radius !== undefined && { searchRadius: radius }) }
  const [found, vehicles, partners, order] = await Promise.all([
    send('matching.findVehicles', { body }) as Promise<{ vehicles: readonly Fields[] }>,
    wholeRows(send, 'vehicles.list').catch(() => []) as Promise<readonly unknown[]>,
    wholeRows(send, 'partners.list').catch(() => []) as Promise<readonly unknown[]>,
    orderId === undefined
      ? undefined
      : (send('orders.get', { params: { id: orderId } }) as Promise<Fields>).catch(() => undefined),
  ])
  const named = (rows: readonly unknown[], id: unknown) => (rows as readonly Fields[]).find((row) => row['id'] === id)
  const fits = found.vehicles.map((match) => {
    const { vehicleId, carrierId, distanceKm, estimatedCost, efficiencyScore, capacity } = match
    const vehicle = named(vehicles, vehicleId)
    return {
      key: `${String(carrierId ?? '')}:${String(vehicleId ?? '')}`,
      own: vehicleId !== undefined && carrierId === undefined,
      vehicleId,
      carrierId,
      licencePlate: match['licencePlate'] ?? vehicle?.['licencePlate'],
      carrierName: match['carrierName'] ?? named(partners, carrierId)?.['name'],
      vehicleType: vehicle?.['type'] ?? match['vehicleType'],
      city: match['city'] || vehicle?.['currentCity'],
      postalCode: match['postalCode'] || vehicle?.['currentPostalCode'],
      availableFrom: match['availableFrom'],
      distanceKm,
      score: efficiencyScore,
      price: estimatedCost,
      capacity,
      parts: {},
    }
  })
  const sorted = fits.toSorted((one, other) => {
    if (sort === 'distance') return Number(one.distanceKm) - Number(other.distanceKm)
    if (sort === 'cost') return Number(one.price) - Number(other.price)
    if (sort === 'capacity') return Number(other.capacity) - Number(one.capacity)
    return Number(other.score) - Number(one.score)
  })
  return answer({ subject: order && subjectOf(order), fits: sorted, checked: fits.length, searchRadius: radius, sort })
}

/** The goods of an order as matching shows them. */
function subjectOf(order: Fields): Fields {
  const stop = (name: 'pickup' | 'delivery') => ({
    postalCode: order[`${name}PostalCode`],
    city: order[`${name}City`],
    country: order[`${name}Country`],
    date: order[`${name}Date`],
    from: order[`${name}TimeFrom`],
    to: order[`${name}TimeTo`],
  })
  return {
    orderId: order['id'],
    number: order['orderNumber'],
    customerName: order['customerName'],
    description: order['cargoDescription'],
    pickup: stop('pickup'),
    delivery: stop('delivery'),
    loadingMeters: order['loadingMeters'],
    weightKg: order['weight'],
    packageCount: order['packageCount'],
    packageType: order['packageType'],
    vehicleType: order['requiredVehicleType'],
    customerPrice: order['customerPrice'],
    distanceKm: order['distanceKm'],
  }
}
