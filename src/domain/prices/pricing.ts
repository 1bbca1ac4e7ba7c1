import type { StopDraft } from '../stops/draft.ts'
import type { CargoDraft } from '../goods/cargo-draft.ts'
import { chargeLabel } from './charge-lines.ts'
import { type Charge, chargesAt, isChargeCode, keptCharge } from './charges.ts'
import { tripDuration } from '../places/driving-time.ts'
import { type AssumptionCode, issueMessages } from '../refusals/issue-messages.ts'
import { floorLength } from '../goods/loading-meters.ts'
import { type Cents, grossOf, toCents, toEuros, vatOf } from '../basics/money.ts'
import { roadDistanceKm } from '../places/places.ts'
import { findCountry } from '../places/postal-codes.ts'
import { fallsUnderSundayBan, vehicleCapacity, type VehicleType } from '../vehicles/vehicles.ts'

export const PRICE_LINES = ['FRACHT', 'MAUT', 'DIESEL', 'ADR', 'LBW', 'SONSTIGES'] as const

export type PriceLineCode = (typeof PRICE_LINES)[number]

/** A code with its values; its words are in the issue messages. */
export interface Explanation<Code extends string = string> {
  code: Code
  values: Record<string, string | number>
}

/** A line of a price with its German word. */
interface LabelledLine {
  code: string
  label: string
  /** A position that was agreed and not calculated, and what it says beside its code. */
  agreed?: boolean | undefined
  text?: string | undefined
  amount: number
}

/** A calculated price; amounts in euros net with at most two decimals. Source: decision B3 */
export interface PriceResult {
  currency: 'EUR'
  distanceKm: number
  /** Driving, breaks and rests of one driver, minutes. */
  durationMin: number
  lines: { code: PriceLineCode; label: string; amount: number }[]
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
  /** Percent; 19 where none is given. Ignored for customers abroad. */
  vatRate?: number
  /** ISO code or German name; a customer outside Germany owes the VAT itself. */
  customerCountry?: string
  /** Milliseconds since 1970. */
  now: number
}

/** Default VAT rate, percent. Source: specification 9 */
export const DEFAULT_VAT_RATE = 19

const VALID_FOR_MS = 24 * 60 * 60 * 1000
const FULL_LOADING_METERS = 13.6
const CHARGEABLE_KG_PER_LOADING_METER = 1_750
const EASTERN_COUNTRIES: ReadonlySet<string> = new Set(['PL', 'CZ', 'LT', 'RO'])
const SPREAD = 0.12
const ADR_SHARE = 0.08
const DIESEL_SHARE = 0.06
const TAIL_LIFT: Cents = 4_500
const FIXED_APPOINTMENT: Cents = 3_000

/** Toll per kilometre in euros: none at 3.5 t, less for the two lighter classes, else 5 axles, Euro VI. */
const TOLL: ReadonlyMap<VehicleType, number> = new Map([
  ['SPRINTER', 0],
  ['SOLO_7_5', 0.15],
  ['SOLO_12', 0.2],
])

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
  const all = vehicleCapacity(type).loadingMeters
  if (isSolo(type)) return { ldm: all, assumptions: [] }
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

function priceLines(input: PriceInput, km: number, total: Cents): PriceResult['lines'] {
  const { cargo, pickup, delivery } = input
  const diesel = toCents((total / 100) * DIESEL_SHARE)
  const toll = Math.min(toCents(km * tollRate(cargo) * Math.min(1, loadShare(cargo))), total - diesel)
  const fixed = [pickup, delivery].filter((stop) => stop.fixed === true).length
  const amounts: Record<PriceLineCode, Cents> = {
    FRACHT: total - diesel - toll,
    MAUT: toll,
    DIESEL: diesel,
    ADR: cargo.adr ? toCents((total / 100) * ADR_SHARE) : 0,
    LBW: cargo.tailLift === true ? TAIL_LIFT : 0,
    SONSTIGES: fixed * FIXED_APPOINTMENT,
  }
  return PRICE_LINES.filter((code) => code === 'FRACHT' || amounts[code] !== 0).map((code) => ({
    code,
    label: issueMessages[`price.line.${code}`],
    amount: toEuros(amounts[code]),
  }))
}

const tollRate = (cargo: CargoDraft): number => TOLL.get(cargo.vehicleType ?? 'TRUCK') ?? 0.348

/** Whether a customer of this country owes the VAT itself; a business customer is presumed. */
export function isReverseCharge(customerCountry: string | undefined): boolean {
  const country = customerCountry?.trim()
  return Boolean(country) && findCountry(country)?.code !== 'DE'
}

/**
 * The VAT rate for a customer of a country, percent: none where the customer owes it itself, else the rate given, else the
 * usual one.
 */
export function vatRateFor(customerCountry: string | undefined, given?: number): number {
  return isReverseCharge(customerCountry) ? 0 : (given ?? DEFAULT_VAT_RATE)
}

/** Calculates what to ask of the customer. The same input gives the same price. Source: decision B3 */
export function calculatePrice(input: PriceInput): PriceResult {
  const { km, estimated } = roadDistanceKm(input.pickup, input.delivery)
  const { euros, minimum } = freight(input, km)
  const lines = priceLines(input, km, toCents(euros))
  const net = lines.reduce((sum, line) => sum + toCents(line.amount), 0)
  const reverseCharge = isReverseCharge(input.customerCountry)
  const vatRate = vatRateFor(input.customerCountry, input.vatRate)
  const vat = vatOf(net, vatRate)
  const given = (when: boolean, code: AssumptionCode, values: Explanation['values'] = {}) =>
    when ? [{ code, values }] : []
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
      low: toEuros(toCents((net / 100) * (1 - SPREAD))),
      mid: toEuros(net),
      high: toEuros(toCents((net / 100) * (1 + SPREAD))),
    },
    validUntil: new Date(input.now + VALID_FOR_MS).toISOString(),
    assumptions: [
      ...given(estimated, 'distanceEstimated', { km }),
      ...chargeableLoadingMeters(input.cargo).assumptions,
      ...given(minimum, 'minimum', { amount: euros }),
      ...given(laneFactor(input.pickup.country, input.delivery.country) !== 1, 'easternLane'),
      ...given(tollRate(input.cargo) > 0, 'toll', { rate: tollRate(input.cargo) }),
      ...given(true, 'dieselShare', { percent: DIESEL_SHARE * 100 }),
      ...given(reverseCharge, 'reverseCharge'),
    ],
  }
}

/**
 * A calculated price with the price a person set in its place; its freight, its tax and its rate per kilometre follow, the
 * other lines stay as long as they are not more than the price. `agreed`: what it is made of in place of the calculation.
 */
export function withOwnPrice<
  P extends Pick<PriceResult, 'distanceKm' | 'vatRate'> & { lines: readonly LabelledLine[] },
>(price: P, customerPrice: number, agreed?: readonly Charge[]) {
  const net = toCents(customerPrice)
  return {
    ...price,
    lines: chargesAt<Charge | LabelledLine>(agreed ?? price.lines, net).map(labelled),
    netPrice: toEuros(net),
    vatAmount: toEuros(vatOf(net, price.vatRate)),
    grossPrice: toEuros(grossOf(net, price.vatRate)),
    pricePerKm: price.distanceKm > 0 ? toEuros(toCents(customerPrice / price.distanceKm)) : 0,
  }
}

const labelled = (line: Charge | LabelledLine): LabelledLine =>
  'label' in line
    ? line
    : { ...line, agreed: true, label: [chargeLabel(line.code), line.text].filter(Boolean).join(' ') }

/** The lines of a price as positions of an order; what has no code of its own says what it is for in words. */
export function chargesOfLines(lines: readonly LabelledLine[]): Charge[] {
  return lines.map(({ code, label, agreed, text, amount }) => {
    const isPosition = agreed === true || (isChargeCode(code) && code !== 'SONSTIGES')
    return keptCharge(isPosition ? { code, text, amount } : { code: 'SONSTIGES', text: label, amount })
  })
}

/** What a carrier usually asks for a job sold at a price, euros net: 82–93 % of it, in the middle 87.5 %. */
export function usualCarrierPrice(customerPrice: number): number {
  return toEuros(toCents(customerPrice * 0.875))
}
