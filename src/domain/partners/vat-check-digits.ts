/** Whether the digits of a VAT id that has its country's format fit each other; undefined where no rule is known for ids of this kind. */
type CheckRule = (body: string) => boolean | undefined

const digitsOf = (text: string): number[] => [...text].map(Number)

/** Digits times their weights, added; digits beyond the weights count for nothing. */
const weighted = (text: string, weights: readonly number[]): number =>
  digitsOf(text.slice(0, weights.length)).reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0)

const last = (text: string): number => Number(text.slice(-1))

/** ISO 7064 MOD 11,10: the check digit of what stands before it. */
export function mod11And10(digits: string): number {
  let product = 10
  for (const digit of digitsOf(digits)) {
    const sum = (digit + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10
}

/** The rest of a number of any length. */
export const restOf = (digits: string, by: number): number =>
  digitsOf(digits).reduce((rest, digit) => (rest * 10 + digit) % by, 0)

/** Every second digit from the right doubled and reduced to its digit sum, all together. */
const luhnSum = (digits: string): number =>
  [...digits].toReversed().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)

const luhn: CheckRule = (digits) => luhnSum(digits) % 10 === 0

/** Letters become numbers from 10 on, digit by digit. */
export const lettersAsNumbers = (text: string): string =>
  [...text].map((sign) => String(Number.parseInt(sign, 36))).join('')

/** Two runs of weights: the second one where the first gives 10; a 10 again stands for 0. */
const twice = (digits: string, first: readonly number[], second: readonly number[]): boolean => {
  const rest = weighted(digits, first) % 11
  return last(digits) === (rest === 10 ? (weighted(digits, second) % 11) % 10 : rest)
}

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

function spanish(body: string): boolean {
  const control = body.slice(-1)
  const ofPerson = (number: string) => SPANISH_LETTERS[Number(number) % 23] === control
  if (/^\d/.test(body)) return ofPerson(body.slice(0, 8))
  const [kind = ''] = body
  const digits = body.slice(1, 8)
  if ('XYZ'.includes(kind)) return ofPerson(`${'XYZ'.indexOf(kind)}${digits}`)
  if ('KLM'.includes(kind)) return ofPerson(digits)
  const check = (luhnSum(`${digits}0`) * 9) % 10
  return control === String(check) || control === 'JABCDEFGHI'[check]
}

function irish(body: string): boolean | undefined {
  if (!/^\d{7}[A-W][A-I]?$/.test(body)) return undefined
  const second = body[8] === undefined ? 0 : body.charCodeAt(8) - 64
  const rest = (weighted(body, [8, 7, 6, 5, 4, 3, 2]) + second * 9) % 23
  return body[7] === (rest === 0 ? 'W' : String.fromCharCode(64 + rest))
}

const CYPRIOT = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]

const cypriot: CheckRule = (body) => {
  const sum = digitsOf(body.slice(0, 8)).reduce(
    (all, digit, at) => all + (at % 2 === 0 ? (CYPRIOT[digit] ?? 0) : digit),
    0,
  )
  return body[8] === String.fromCharCode(65 + (sum % 26))
}

/**
 * Rules by the prefix of the id, told what stands behind it. Persons' numbers in Bulgaria, Czechia, Latvia and what France gives
 * with letters have others, which are not asked for. Source: European Commission, VIES; the tax authorities of the members
 */
export const CHECK_RULES: ReadonlyMap<string, CheckRule> = new Map<string, CheckRule>([
  [
    'AT',
    // (96 − Σ) mod 10 over the first seven digits, every second one doubled and reduced to its digit sum.
    (body) => {
      const sum = digitsOf(body.slice(1, 8)).reduce((all, digit, at) => {
        const doubled = digit * 2
        return all + (at % 2 === 0 ? digit : Math.floor(doubled / 10) + (doubled % 10))
      }, 0)
      return (96 - sum) % 10 === last(body)
    },
  ],
  ['BE', (body) => 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8))],
  ['BG', (body) => (body.length === 9 ? twice(body, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]) : undefined)],
  [
    'CH',
    (body) => {
      const digits = body.slice(1, 10)
      return (11 - (weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === last(digits)
    },
  ],
  ['CY', cypriot],
  [
    'CZ',
    (body) =>
      body.length === 8
        ? ((11 - (weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 || 1) % 10 === last(body)
        : undefined,
  ],
  ['DE', (body) => mod11And10(body.slice(0, 8)) === last(body)],
  ['DK', (body) => weighted(body, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0],
  ['EE', (body) => weighted(body, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0],
  ['EL', (body) => (weighted(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(body)],
  ['ES', spanish],
  ['FI', (body) => weighted(body, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0],
  [
    'FR',
    (body) =>
      /^\d{11}$/.test(body) ? (12 + 3 * (Number(body.slice(2)) % 97)) % 97 === Number(body.slice(0, 2)) : undefined,
  ],
  ['HR', (body) => mod11And10(body.slice(0, 10)) === last(body)],
  ['HU', (body) => weighted(body, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0],
  ['IE', irish],
  ['IT', luhn],
  [
    'LT',
    (body) =>
      body.length === 9
        ? twice(body, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 1])
        : twice(body, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2], [3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4]),
  ],
  ['LU', (body) => Number(body.slice(0, 6)) % 89 === Number(body.slice(6))],
  ['LV', (body) => ((body[0] ?? '') > '3' ? weighted(body, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3 : undefined)],
  ['MT', (body) => (weighted(body, [3, 4, 6, 7, 8, 9]) + Number(body.slice(6))) % 37 === 0],
  [
    'NL',
    // Companies by the old rule, sole traders since 2020 by the rest of all by 97.
    (body) =>
      weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(body[8]) ||
      restOf(lettersAsNumbers(`NL${body}`), 97) === 1,
  ],
  // A rest of 10 means that no such number is ever issued.
  ['PL', (body) => weighted(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(body)],
  ['PT', (body) => ((weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10 === last(body)],
  [
    'RO',
    (body) =>
      ((weighted(body.slice(0, -1).padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(body),
  ],
  ['SE', (body) => luhn(body.slice(0, 10))],
  ['SI', (body) => (11 - (weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === last(body)],
  ['SK', (body) => restOf(body, 11) === 0],
])
