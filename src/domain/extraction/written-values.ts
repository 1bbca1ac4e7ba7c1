import { isPlainDate } from '../basics/dates.ts'
import { isVehicleType, PACKAGE_TYPES } from '../vehicles/vehicles.ts'
import { type PaperField, type Readings, stateOf } from './fields.ts'

/** A value as plain text: `12000`, `7.2`, `true`, `2026-11-25`. */
export const writtenValue = (value: string | number | boolean): string => String(value)

const isNumber = (text: string) => /^-?\d{1,12}(?:[.,]\d{1,4})?$/.test(text)

/** Fields whose values are no text. */
const NUMBERS: readonly PaperField[] = [
  'customer.paymentTerms',
  'cargo.weightKg',
  'cargo.loadingMeters',
  'cargo.packageCount',
  'cargo.temperature.min',
  'cargo.temperature.max',
  'price.customer',
]
const FLAGS: readonly PaperField[] = [
  'pickup.fixed',
  'delivery.fixed',
  'cargo.palletExchange',
  'cargo.tailLift',
  'cargo.stackable',
]

function valueOf(field: string, text: string): string | number | boolean | undefined {
  const isOneOf = (fields: readonly string[]) => fields.includes(field)
  if (isOneOf(NUMBERS)) return isNumber(text) ? Number(text.replace(',', '.')) : undefined
  if (isOneOf(FLAGS)) return text === 'true' ? true : text === 'false' ? false : undefined
  if (field.endsWith('.date')) return isPlainDate(text) ? text : undefined
  if (/\.time(?:From|To)$/.test(field)) return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined
  if (field === 'cargo.vehicleType') return isVehicleType(text) ? text : undefined
  if (field === 'cargo.packageType') return PACKAGE_TYPES.find((type) => type === text)
  return text.trim() || undefined
}

/**
 * Fields kept as plain text, as they were read; `confidence` from 0 to 1. What a field cannot be was read by no one here, and is left
 * out.
 */
export function readingsOf(fields: readonly { name: string; value: string; confidence: number }[]): Readings {
  return Object.fromEntries(
    fields.flatMap(({ name, value: text, confidence: share }): (readonly unknown[])[] => {
      const value = valueOf(name, text)
      const confidence = Math.round(share * 100)
      if (value === undefined) return []
      return [[name, { state: stateOf(confidence), value, text, confidence, doubts: [], alternatives: [] }]]
    }),
  )
}
