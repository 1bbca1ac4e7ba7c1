import type { Format } from './format.ts'

/** What a sentence about loading metres calls them; other numbers in it, such as the stop's, are counts. */
const LENGTHS = new Set(['added', 'aboard', 'available', 'capacity', 'expected', 'given', 'loaded', 'needed', 'over'])

/** A number within a sentence of the domain: loading metres with one decimal, amounts with two, others as they are. */
export function saidNumber(code: string, name: string, value: number, format: Format): string {
  const isLength = name === 'ldm' || (/loadingMeters/i.test(code) && LENGTHS.has(name))
  if (isLength) return format.number(value, 1, true)
  // `6,0`, and `6,25` where it has two decimals; a toll has three.
  if (code === 'surcharge' && name === 'percent')
    return format.number(value, Number.isInteger(value * 10) ? 1 : 2, true)
  if (code === 'toll' && name === 'rate') return format.number(value, 3)
  return format.number(value, 2, name === 'amount' || name === 'limit')
}
