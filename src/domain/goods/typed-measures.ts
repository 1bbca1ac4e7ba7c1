import { parseDecimal } from '../basics/numbers.ts'

const WEIGHT = /^([\d.,]+)\s*(t|to|tonnen|kg)$/i
const METERS = /^([\d.,]+)\s*(?:ldm|lm|lademeter)$/i

/** Reads a weight with its unit: `24 t`, `12,5to`, `800 kg`. Whole kilograms; undefined where it is none, or nothing. */
export function parseTypedWeight(text: string): number | undefined {
  const [, number = '', unit = ''] = WEIGHT.exec(text) ?? []
  const amount = parseDecimal(number)
  if (amount === undefined || !(amount > 0)) return undefined
  return Math.round(/^kg$/i.test(unit) ? amount : amount * 1000)
}

/** Reads loading metres with their unit: `7,2 ldm`, `13,6 Lademeter`. Undefined where it is none, or nothing. */
export function parseTypedLoadingMeters(text: string): number | undefined {
  const meters = parseDecimal(METERS.exec(text)?.[1] ?? '')
  return meters !== undefined && meters > 0 ? meters : undefined
}
