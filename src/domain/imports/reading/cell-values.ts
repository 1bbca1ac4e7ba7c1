import { parseTypedDate, parseTypedTime, parseTypedWindow } from '../../basics/typed-dates.ts'
import type { PlainDate } from '../../basics/dates.ts'
import { foldPlain } from '../../basics/fold-text.ts'
import { parseDecimal } from '../../basics/numbers.ts'
import { parseTypedWeight } from '../../goods/typed-measures.ts'
import { countryName, findCountry } from '../../places/postal-codes.ts'
import { foundType } from '../../vehicles/type-words.ts'
import { isVehicleType, type VehicleType } from '../../vehicles/vehicles.ts'

const MOMENT = /^(.+?)[ T](\d{1,2}:\d{2})(?::\d{2})?$/

/** A day, and the time behind it where one stands in the same cell. */
export function readDay(text: string, today: PlainDate): { date: PlainDate; time?: string } | undefined {
  const [, day = text, time] = MOMENT.exec(text.trim()) ?? []
  const date = parseTypedDate(day.trim(), today)
  if (date === undefined) return undefined
  const at = time === undefined ? undefined : parseTypedTime(time)
  // Midnight is how spreadsheets write a day without a time.
  return at === undefined || at === '00:00' ? { date } : { date, time: at }
}

const withoutSeconds = (text: string) => text.replaceAll(/(\d{1,2}:\d{2}):\d{2}/g, '$1')

export const readTime = (text: string): string | undefined => parseTypedTime(withoutSeconds(text))

export const readWindow = (text: string): { from?: string; to?: string } | undefined =>
  parseTypedWindow(withoutSeconds(text).replaceAll(/\s*(?:uhr|h)\b/gi, ''))

/** A number as German and English lists write it: `1.234,5`, `1,234.5`, `9.6`. */
export function readNumber(text: string): number | undefined {
  const trimmed = text.trim()
  const english = /^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(trimmed) ? trimmed.replaceAll(',', '').replace('.', ',') : trimmed
  return parseDecimal(english)
}

/** A weight in kg; tonnes where the cell says so. */
export const readWeight = (text: string): number | undefined => parseTypedWeight(text.trim()) ?? readNumber(text)

/** Letters of vehicles that stand for a country, as addresses have them. */
const PLATES: Readonly<Record<string, string>> = {
  D: 'DE',
  A: 'AT',
  B: 'BE',
  E: 'ES',
  F: 'FR',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  S: 'SE',
}

const plainCode = (text: string) => PLATES[text.trim().toUpperCase()] ?? text.trim()

/** A country as orders have it, by name, code or the letters of its vehicles; undefined where no one knows it. */
export function readCountry(text: string): string | undefined {
  const code = plainCode(text)
  return findCountry(code) === undefined ? undefined : countryName(code)
}

/** A postal code, and the country before it: `D-24103`. */
export function readPostalCode(text: string): { code: string; country?: string } {
  const [, letters = '', code = ''] = /^([A-Za-z]{1,2})[- ](\d.*)$/.exec(text.trim()) ?? []
  const country = letters === '' ? undefined : readCountry(letters)
  return country === undefined ? { code: text.trim() } : { code: code.trim(), country }
}

/** Words lists have beside those of the command line, the most particular first. */
const VEHICLES: readonly (readonly [RegExp, VehicleType])[] = [
  [/kuhl|frigo|thermo/, 'REEFER'],
  [/hanger/, 'JUMBO'],
  [/7[,.]5/, 'SOLO_7_5'],
  [/\b12 ?t|solo/, 'SOLO_12'],
  [/transporter|3[,.]5/, 'SPRINTER'],
  [/sattel|trailer|40 ?t|standard/, 'TRUCK'],
]

export function readVehicle(text: string): VehicleType | undefined {
  const name = text.trim().toUpperCase()
  if (isVehicleType(name)) return name
  const words = foldPlain(text)
  const said = [text, ...words.split(/[\s/-]+/)].map((word) => foundType(word)).find((type) => type !== undefined)
  return said ?? VEHICLES.find(([shape]) => shape.test(words))?.[1]
}
