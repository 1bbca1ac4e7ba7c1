import type { StopDraft } from '../stops/draft.ts'
import type { CargoDraft } from '../goods/cargo-draft.ts'
import { agreedFreight, type FreightParts, type LaneAgreement } from './agreed-freight.ts'
import { type Explanation, PRICE_LINES, type PriceLineCode } from './price-parts.ts'
import { tripDuration } from '../places/driving-time.ts'
import { type AssumptionCode, issueMessages } from '../refusals/issue-messages.ts'
import { floorLength } from '../goods/loading-meters.ts'
import { type Cents, toCents, toEuros, vatOf } from '../basics/money.ts'
import { rideKm } from '../places/places.ts'
import { rideOf } from '../stops/typed-places.ts'
import { findCountry } from '../places/postal-codes.ts'
import { tollPerKm } from './running-costs.ts'
import { orderVat, type VatGround } from './vat-treatment.ts'
import { fallsUnderSundayBan, vehicleCapacity, type VehicleType } from '../vehicles/vehicles.ts'

/** A calculated price; amounts in euros net with at most two decimals. Source: decision B3 */
export interface PriceResult {
  currency: 'EUR'
  distanceKm: number
  /** Driving, breaks and rests of one driver, minutes. */
  durationMin: number
  /** `text` says what was agreed, in German as it stands on papers. */
  lines: { code: PriceLineCode; label: string; text?: string; amount: number }[]
  netPrice: number
  /** Percent. */
  vatRate: number
  vatAmount: number
  grossPrice: number
  pricePerKm: number
  marketRange: { low: number; mid: number; high: number }
  /** ISO 8601 in UTC. */
  validUntil: string
  assumptions: Explanation<AssumptionCode>[]
}

export interface PriceInput {
  cargo: CargoDraft
  pickup: StopDraft
  delivery: StopDraft
  /** Percent; where VAT is due 19 unless this is 7. */
  vatRate?: number
  /** ISO code or German name, of the customer and of the company; Germany where none is given. */
  customerCountry?: string | undefined
  /** The customer is sender or receiver of the goods; true where it is not said. */
  buyerIsShipper?: boolean | undefined
  sellerCountry?: string | undefined
  /** What was agreed with the customer for this lane; without it the market is reckoned with. */
  agreement?: LaneAgreement | undefined
  /** Milliseconds since 1970. */
  now: number
}

const VALID_FOR_MS = 24 * 60 * 60 * 1000
const FULL_LOADING_METERS = 13.6
const CHARGEABLE_KG_PER_LOADING_METER = 1_750
const EASTERN_COUNTRIES: ReadonlySet<string> = new Set(['PL', 'CZ', 'LT', 'RO'])
const SPREAD = 0.12
const ADR_SHARE = 0.08
const DIESEL_SHARE = 0.06
const TAIL_LIFT: Cents = 4_500
const FIXED_APPOINTMENT: Cents = 3_000

const isSolo = (type: VehicleType): boolean => type === 'SOLO_12' || !fallsUnderSundayBan(type)

/**
 * How many loading metres a cargo is charged for, at most those of the vehicle: what is typed, else what its pallets
 * need, and never less than its weight stands for. A solo vehicle or a cargo of unknown size is charged in full.
 */
export function chargeableLoadingMeters(cargo: CargoDraft): {
  ldm: number
  assumptions: Explanation<AssumptionCode>[]
} {
  const type = cargo.vehicleType ?? 'TRUCK'
  return isSolo(type) ? { ldm: vehicleCapacity(type).loadingMeters, assumptions: [] } : loadingMetersOfCargo(cargo)
}

/**
 * How many loading metres a price per loading metre counts, whatever the vehicle: what is typed, else what the pallets need, and never less
 * than the weight stands for; at most those of the vehicle, and all of them where the size is not known.
 */
export function loadingMetersOfCargo(cargo: CargoDraft): { ldm: number; assumptions: Explanation<AssumptionCode>[] } {
  const all = vehicleCapacity(cargo.vehicleType ?? 'TRUCK').loadingMeters
  const size = cargo.loadingMeters ?? floorLength(cargo)?.loadingMeters
  if (!size || !(size > 0)) return { ldm: all, assumptions: [{ code: 'fullLoad', values: {} }] }
  const byWeight = (cargo.weightKg ?? 0) / CHARGEABLE_KG_PER_LOADING_METER
  const ldm = Math.min(all, Math.round(Math.max(size, byWeight) * 10) / 10)
  const assumptions: Explanation<AssumptionCode>[] = []
  if (cargo.loadingMeters === undefined) assumptions.push({ code: 'loadingMetersFromPallets', values: { ldm } })
  if (byWeight > size) assumptions.push({ code: 'chargeableWeight', values: { ldm } })
  if (ldm < all) assumptions.push({ code: 'partLoad', values: { ldm } })
  return { ldm, assumptions }
}

/** Share of a full tractor-trailer's price that a cargo is charged; above 1 for a longer vehicle. */
export function loadShare(cargo: CargoDraft): number {
  return (chargeableLoadingMeters(cargo).ldm / FULL_LOADING_METERS) ** 0.75
}

/** The least a job with a vehicle of this type is sold for, euros net. */
export function minimumPrice(type: VehicleType): number {
  return isSolo(type) ? 280 : 390
}

/** The price level of a lane against the German one: lower from and to the east, dearer into Germany than out of it. */
function laneFactor(from: string | undefined, to: string | undefined): number {
  const [start, end] = [findCountry(from)?.code ?? '', findCountry(to)?.code ?? '']
  if (!EASTERN_COUNTRIES.has(start) && !EASTERN_COUNTRIES.has(end)) return 1
  if (end === 'DE') return 0.7 * 1.1
  return start === 'DE' ? 0.7 * 0.9 : 0.7
}

/** The market's price for a lane and a cargo without surcharges, in euros: falling per kilometre with the distance. */
function freight({ cargo, pickup, delivery }: PriceInput, km: number): { euros: number; minimum: boolean } {
  const type = cargo.vehicleType ?? 'TRUCK'
  const perKm = 2.05 + 180 / (km + 60)
  const equipment = type === 'MEGA' ? 1.05 : type === 'REEFER' ? 1.15 : 1
  const euros = km * perKm * equipment * loadShare(cargo) * laneFactor(pickup.country, delivery.country)
  const minimum = minimumPrice(type)
  return { euros: Math.max(euros, minimum), minimum: euros < minimum }
}

/** What the freight is made of by the market: diesel and toll are shares of its price. */
function marketParts({ cargo }: PriceInput, km: number, total: Cents): FreightParts {
  const diesel = toCents((total / 100) * DIESEL_SHARE)
  const toll = Math.min(toCents(km * tollRate(cargo) * Math.min(1, loadShare(cargo))), total - diesel)
  return { freight: total, lines: { FRACHT: total - diesel - toll, MAUT: toll, DIESEL: diesel }, texts: {} }
}

function priceLines({ cargo, pickup, delivery }: PriceInput, { freight, lines, texts }: FreightParts) {
  const fixed = [pickup, delivery].filter((stop) => stop.fixed === true).length
  const amounts: Record<PriceLineCode, Cents> = {
    ...lines,
    ADR: cargo.adr ? toCents((freight / 100) * ADR_SHARE) : 0,
    LBW: cargo.tailLift === true ? TAIL_LIFT : 0,
    SONSTIGES: fixed * FIXED_APPOINTMENT,
  }
  return PRICE_LINES.filter((code) => code === 'FRACHT' || amounts[code] !== 0).map((code) => {
    const text = texts[code]
    return {
      code,
      label: issueMessages[`price.line.${code}`],
      ...(text !== undefined && { text }),
      amount: toEuros(amounts[code]),
    }
  })
}

const tollRate = (cargo: CargoDraft): number => tollPerKm(cargo.vehicleType)

const given = (when: boolean, code: AssumptionCode, values: Explanation['values'] = {}) =>
  when ? [{ code, values }] : []

function marketAssumptions({ cargo, pickup, delivery }: PriceInput, { euros, minimum }: ReturnType<typeof freight>) {
  return [
    ...given(minimum, 'minimum', { amount: euros }),
    ...given(laneFactor(pickup.country, delivery.country) !== 1, 'easternLane'),
    ...given(tollRate(cargo) > 0, 'toll', { rate: tollRate(cargo) }),
    ...given(true, 'dieselShare', { percent: DIESEL_SHARE * 100 }),
  ]
}

const vatOfPrice = ({ sellerCountry, customerCountry, buyerIsShipper, pickup, delivery, vatRate }: PriceInput) =>
  orderVat({
    ...{ sellerCountry, customerCountry, buyerIsShipper, vatRate },
    ...{ pickupCountry: pickup.country, deliveryCountry: delivery.country },
  })

/** What a price without VAT says of it. */
const WITHOUT_VAT: Readonly<Record<Exclude<VatGround, 'taxed'>, AssumptionCode>> = {
  buyerInEu: 'reverseCharge',
  buyerAbroad: 'vatAbroad',
  onlyAbroad: 'vatOnlyAbroad',
  export: 'vatExport',
  transit: 'vatExport',
  import: 'vatImport',
  exportLeg: 'vatExport',
  importLeg: 'vatImport',
  sellerInEu: 'reverseCharge',
  sellerAbroad: 'reverseCharge',
  smallBusiness: 'vatSmallBusiness',
}

function vatAssumptions(ground: VatGround | undefined, asked: number | undefined): Explanation<AssumptionCode>[] {
  if (ground === 'taxed') return given(asked === 0, 'vatDue')
  return given(true, ground === undefined ? 'vatUnknown' : WITHOUT_VAT[ground])
}

/** Calculates what to ask of the customer: by what was agreed for the lane, else by the market. The same input gives the same price. Source: decision B3 */
export function calculatePrice(input: PriceInput): PriceResult {
  const { km, estimated } = rideKm(rideOf(input))
  const agreed =
    input.agreement && agreedFreight(input.agreement, { km, loadingMeters: loadingMetersOfCargo(input.cargo).ldm })
  const market = agreed ? undefined : freight(input, km)
  const lines = priceLines(input, agreed ?? marketParts(input, km, toCents(market?.euros ?? 0)))
  const net = lines.reduce((sum, line) => sum + toCents(line.amount), 0)
  const usual = agreed ? toCents(calculatePrice({ ...input, agreement: undefined }).netPrice) : net
  const { ratePercent: vatRate, ground } = vatOfPrice(input)
  const vat = vatOf(net, vatRate)
  return {
    currency: 'EUR',
    distanceKm: km,
    durationMin: tripDuration(km).totalMin,
    lines,
    netPrice: toEuros(net),
    vatRate,
    vatAmount: toEuros(vat),
    grossPrice: toEuros(net + vat),
    pricePerKm: toEuros(toCents(net / 100 / km)),
    marketRange: {
      low: toEuros(toCents((usual / 100) * (1 - SPREAD))),
      mid: toEuros(usual),
      high: toEuros(toCents((usual / 100) * (1 + SPREAD))),
    },
    validUntil: new Date(input.now + VALID_FOR_MS).toISOString(),
    assumptions: [
      ...given(estimated, 'distanceEstimated', { km }),
      ...(agreed ? loadingMetersOfCargo(input.cargo) : chargeableLoadingMeters(input.cargo)).assumptions,
      ...(market ? marketAssumptions(input, market) : (agreed?.assumptions ?? [])),
      ...vatAssumptions(ground, input.vatRate),
    ],
  }
}

/** What a carrier usually asks for a job sold at a price, euros net: 82–93 % of it, in the middle 87.5 %. */
export function usualCarrierPrice(customerPrice: number): number {
  return toEuros(toCents(customerPrice * 0.875))
}
