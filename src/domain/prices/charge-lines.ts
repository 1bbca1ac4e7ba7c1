import { type Charge, type ChargeCode, CHARGE_CODES, isChargeCode, keptCharge } from './charges.ts'
import { parseAmount, toCents, toEuros } from '../basics/money.ts'

/** German words of the positions, as they are typed and stand on papers. */
const LABELS: Readonly<Record<ChargeCode, string>> = {
  FRACHT: 'Fracht',
  MAUT: 'Maut',
  DIESEL: 'Dieselfloater',
  STANDGELD: 'Standgeld',
  PALETTEN: 'Paletten',
  SONSTIGES: 'Sonstiges',
}

/** What else people call a position. */
const ALSO: ReadonlyMap<string, ChargeCode> = new Map([
  ['DIESELFLOATER', 'DIESEL'],
  ['DIESELZUSCHLAG', 'DIESEL'],
  ['PALETTENTAUSCH', 'PALETTEN'],
  ['WARTEZEIT', 'STANDGELD'],
])

/** The last of a line is its amount, written without blanks: a number before it belongs to the text. */
const LINE = /^(.*\S)\s+([-−+]?[\d.]+(?:,\d+)?)\s*(?:€|EUR)?$/i

/**
 * Reads positions, a line each: `Fracht 1.200`, `Standgeld 2 h Rampe 3 110,00`, `m 120,50`. What begins with no code is
 * something else, `Expresszuschlag 80`. Undefined where a line has no amount or nothing it is for.
 */
export function parseCharges(text: string): Charge[] | undefined {
  const typed = text.split('\n').filter((line) => line.trim() !== '')
  const charges = typed.map(parseLine)
  return charges.every((charge) => charge !== undefined) ? charges : undefined
}

function parseLine(line: string): Charge | undefined {
  const [, words = '', number = ''] = LINE.exec(line.trim()) ?? []
  const cents = parseAmount(number)
  if (words === '' || cents === undefined) return undefined
  const [first = '', ...others] = words.split(/\s+/)
  const code = codeOf(first, others.length === 0)
  const text = code === undefined ? words : others.join(' ')
  return keptCharge({ code: code ?? 'SONSTIGES', text, amount: toEuros(cents) })
}

/** The code a word stands for; the beginning of one will do where nothing but the amount follows. */
function codeOf(word: string, isAlone: boolean): ChargeCode | undefined {
  const typed = word.replace(/[:;,]$/, '').toUpperCase()
  const known = isChargeCode(typed) ? typed : ALSO.get(typed)
  if (known !== undefined || !isAlone || typed === '') return known
  const begun = CHARGE_CODES.filter((code) => code.startsWith(typed))
  return begun.length === 1 ? begun[0] : undefined
}

/** Positions as they are typed, a line each; German whatever the language, like everything typed. */
export function typedCharges(charges: readonly Charge[]): string {
  return charges
    .map(({ code, text, amount }) => [chargeLabel(code), text, typedAmount(amount)].filter(Boolean).join(' '))
    .join('\n')
}

/** The German word of a code; an unknown one stays as it is. */
export const chargeLabel = (code: string): string => (isChargeCode(code) ? LABELS[code] : code)

const typedAmount = (euros: number) => (toCents(euros) / 100).toFixed(2).replace('.', ',').replace('-', '−')
