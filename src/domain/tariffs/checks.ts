import { isMonth, isPlainDate } from '../basics/dates.ts'
import { toCents } from '../basics/money.ts'
import { findCountry } from '../places/postal-codes.ts'
import { errorAt, type FieldIssue } from '../refusals/field-issue.ts'
import { isVehicleType } from '../vehicles/vehicles.ts'
import type { LaneTariff, MonthSurcharge } from './tariff.ts'

/** The most a price may be, euros. */
const HIGHEST = 99_999.99
/** Percent; a floater below zero gives something back. */
const PERCENT = { min: -50, max: 100 }

/** What is said about a tariff. */
export function checkTariff(tariff: LaneTariff): FieldIssue[] {
  const { fromCountry, toCountry, fromArea, toArea, vehicleType, priceCents, minimumCents, validFrom, validUntil } =
    tariff
  const countries = [
    ['fromCountry', fromCountry],
    ['toCountry', toCountry],
  ] as const
  const areas = [
    ['fromArea', fromArea],
    ['toArea', toArea],
  ] as const
  const isPrice = priceCents > 0 && priceCents <= toCents(HIGHEST)
  return [
    ...countries.flatMap(([path, country]) => (findCountry(country) ? [] : errorAt(path, 'country'))),
    ...areas.flatMap(([path, area]) => (/^[0-9A-Z]{0,5}$/.test(area) ? [] : errorAt(path, 'postalArea'))),
    ...(vehicleType === undefined || isVehicleType(vehicleType) ? [] : errorAt('vehicleType', 'vehicleType')),
    ...(isPrice ? [] : errorAt('priceCents', 'priceRange', { min: 0.01, max: HIGHEST })),
    ...(minimumCents === undefined || minimumCents <= toCents(HIGHEST)
      ? []
      : errorAt('minimumCents', 'priceRange', { min: 0, max: HIGHEST })),
    ...(isPlainDate(validFrom) ? [] : errorAt('validFrom', validFrom === '' ? 'required' : 'day')),
    ...(validUntil === undefined || isPlainDate(validUntil) ? [] : errorAt('validUntil', 'day')),
    ...(isPlainDate(validFrom) && isPlainDate(validUntil) && validUntil < validFrom
      ? errorAt('validUntil', 'periodOrder')
      : []),
  ]
}

/** What is said about the surcharge of a month. */
export function checkSurcharge({ month, percent }: MonthSurcharge): FieldIssue[] {
  const isPercent = Number.isFinite(percent) && percent >= PERCENT.min && percent <= PERCENT.max
  return [
    ...(isMonth(month) ? [] : errorAt('month', month === '' ? 'required' : 'month')),
    ...(isPercent ? [] : errorAt('percent', 'percent', PERCENT)),
  ]
}
