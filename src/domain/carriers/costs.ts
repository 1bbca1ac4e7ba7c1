import type { PlainDate } from '../basics/dates.ts'
import { type Cents, toCents } from '../basics/money.ts'
import { agreedFreight } from '../prices/agreed-freight.ts'
import { loadingMetersOfCargo, loadShare, minimumPrice, usualCarrierPrice } from '../prices/pricing.ts'
import { type LaneTariff, surchargeFor, tariffFor } from '../tariffs/tariff.ts'
import type { CarrierCandidate, MatchRequest } from './matching.ts'

/** Market price of a full load where a carrier has none of its own, and of an empty kilometre; euros. */
const USUAL_RATE = 2.17
const EMPTY_RATE = 0.8

/** The tariff that was agreed with a carrier for a job on its day of loading, and what it comes to with the surcharge, cents net. */
export function agreedCost(
  { cargo, pickup, delivery }: MatchRequest,
  { agreed, vehicleType }: CarrierCandidate,
  km: number,
  today: PlainDate,
): { tariff: LaneTariff; cost: Cents } | undefined {
  if (agreed === undefined) return undefined
  const day = pickup.date || today
  const tariff = tariffFor(agreed.tariffs, { from: pickup, to: delivery, vehicleType, day })
  if (tariff === undefined) return undefined
  const surcharge = surchargeFor(agreed.surcharges, day)
  const { lines } = agreedFreight({ tariff, surcharge }, { km, loadingMeters: loadingMetersOfCargo(cargo).ldm })
  return { tariff, cost: lines.FRACHT + lines.MAUT + lines.DIESEL }
}

/** What a carrier without a tariff will cost: its rate for its share of the vehicle, not below the usual minimum, and the empty way. */
export function usualCost(
  request: MatchRequest,
  candidate: CarrierCandidate,
  loadedKm: number,
  emptyKm: number,
): Cents {
  const rate = candidate.pricePerKm
  const byRate = (rate ?? USUAL_RATE) * loadedKm * loadShare(request.cargo)
  const knownPrice = rate === undefined && request.customerPrice !== undefined
  const job = knownPrice ? usualCarrierPrice(request.customerPrice ?? 0) : byRate
  const least = knownPrice ? 0 : usualCarrierPrice(minimumPrice(candidate.vehicleType))
  return toCents(Math.max(job, least) + emptyKm * EMPTY_RATE)
}
