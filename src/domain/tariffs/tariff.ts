import type { PlainDate } from '../basics/dates.ts'
import { type Cents, roundHalfUp } from '../basics/money.ts'
import { findCountry } from '../places/postal-codes.ts'

/** What the price of a tariff is for: the trip, each kilometre, or each loading metre. */
export const TARIFF_BASES = ['trip', 'km', 'loadingMeter'] as const
export type TariffBasis = (typeof TARIFF_BASES)[number]

/** A price agreed for a lane; see the contract for what its fields say. Cents net. */
export interface LaneTariff {
  fromCountry: string
  fromArea: string
  toCountry: string
  toArea: string
  vehicleType?: string | undefined
  basis: TariffBasis
  priceCents: Cents
  minimumCents?: Cents | undefined
  fuelSurcharge: boolean
  validFrom: PlainDate
  validUntil?: PlainDate | undefined
}

/** A freight that a tariff is looked for. */
export interface LaneQuestion {
  from: { country?: string | undefined; postalCode?: string | undefined }
  to: { country?: string | undefined; postalCode?: string | undefined }
  vehicleType: string
  /** The day of loading. */
  day: PlainDate
}

/** Digits and letters of a postal code: `20457`, `60001` of `60-001`. */
const plainCode = (code: string | undefined): string => (code ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')

function isIn(place: LaneQuestion['from'], country: string, area: string): boolean {
  const own = findCountry(place.country)?.code ?? place.country?.toUpperCase()
  return own === country && plainCode(place.postalCode).startsWith(plainCode(area))
}

/** Whether a tariff holds on a day, both of its days included. */
export const isValidOn = ({ validFrom, validUntil }: Pick<LaneTariff, 'validFrom' | 'validUntil'>, day: PlainDate) =>
  validFrom <= day && (validUntil === undefined || day <= validUntil)

/** How closely a tariff names a freight: the longer its areas, the closer; one for the vehicle before one for any. */
function closeness({ fromArea, toArea, vehicleType }: LaneTariff): number {
  return plainCode(fromArea).length + plainCode(toArea).length + (vehicleType === undefined ? 0 : 0.5)
}

/** The tariff of a freight: the one that names it most closely, of equal ones the newest. Undefined where none fits. */
export function tariffFor<T extends LaneTariff>(tariffs: readonly T[], asked: LaneQuestion): T | undefined {
  return tariffs
    .filter(
      (tariff) =>
        isValidOn(tariff, asked.day) &&
        (tariff.vehicleType === undefined || tariff.vehicleType === asked.vehicleType) &&
        isIn(asked.from, tariff.fromCountry, tariff.fromArea) &&
        isIn(asked.to, tariff.toCountry, tariff.toArea),
    )
    .toSorted((a, b) => closeness(b) - closeness(a) || (a.validFrom < b.validFrom ? 1 : -1))[0]
}

/** What a tariff asks for a freight, cents net, never less than its minimum; rounded half up to the cent, once. */
export function tariffPrice(
  { basis, priceCents, minimumCents = 0 }: Pick<LaneTariff, 'basis' | 'priceCents' | 'minimumCents'>,
  { km, loadingMeters }: { km: number; loadingMeters: number },
): Cents {
  const times = basis === 'km' ? km : basis === 'loadingMeter' ? loadingMeters : 1
  // Loading metres have one decimal, kilometres none: thousandths are whole numbers.
  const price = roundHalfUp((priceCents * Math.round(times * 1000)) / 1000)
  return Math.max(price, minimumCents)
}

/**
 * The surcharge on a freight, cents: a percentage with up to two decimals, rounded half up to the cent; one below zero is taken off. The one
 * place where it is reckoned. Source: VBGL and the usual clause of diesel floaters, commercial rounding by DIN 1333
 */
export function surchargeOf(freight: Cents, percent: number): Cents {
  return roundHalfUp((freight * Math.round(percent * 100)) / 10_000)
}

/** A lane as people write it: `20 → 80`, `DE → PL 60`, `AT 10 → DE 8`. A German area needs no country beside another one. */
export function laneText({
  fromCountry,
  fromArea,
  toCountry,
  toArea,
}: Pick<LaneTariff, 'fromCountry' | 'fromArea' | 'toCountry' | 'toArea'>): string {
  const side = (country: string, area: string) => {
    if (area === '') return country
    return country === 'DE' ? area : `${country} ${area}`
  }
  return `${side(fromCountry, fromArea)} → ${side(toCountry, toArea)}`
}

/** Days on which both hold, for the same lane and vehicle. */
export function overlaps(a: LaneTariff, b: LaneTariff): boolean {
  const same = laneText(a) === laneText(b) && (a.vehicleType ?? '') === (b.vehicleType ?? '')
  return same && a.validFrom <= (b.validUntil ?? '9999') && b.validFrom <= (a.validUntil ?? '9999')
}

/** A month's surcharge. */
export interface MonthSurcharge {
  /** `2026-11`. */
  month: string
  percent: number
}

/** The surcharge of the month of loading; before it is published the last one holds on. Undefined where none was ever named. */
export function surchargeFor<S extends MonthSurcharge>(months: readonly S[], day: PlainDate): S | undefined {
  return months.filter(({ month }) => month <= day.slice(0, 7)).toSorted((a, b) => (a.month < b.month ? 1 : -1))[0]
}
