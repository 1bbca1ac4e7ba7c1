import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { parseCharges, typedCharges } from '#src/domain/prices/charge-lines.ts'
import {
  type Charge,
  CHARGE_CODES,
  chargesAt,
  chargesOf,
  chargesScaled,
  chargesSum,
  checkCharges,
  isPlainFreight,
  keptCharge,
} from '#src/domain/prices/charges.ts'
import { toCents, toEuros } from '#src/domain/basics/money.ts'

const freight: Charge = { code: 'FRACHT', amount: 1200 }
const toll: Charge = { code: 'MAUT', amount: 120.5 }
const diesel: Charge = { code: 'DIESEL', amount: 72 }
const all = [freight, toll, diesel]

const cents = fc.integer({ min: 0, max: 9_999_999 })
const charge = fc.record({
  code: fc.constantFrom(...CHARGE_CODES),
  text: fc.option(fc.stringMatching(/^[A-Za-zÄÖÜäöüß0-9×,.-]{1,12}( [A-Za-z0-9]{1,6})?$/), { nil: undefined }),
  amount: cents.map(toEuros),
})
const charges = fc.array(charge, { maxLength: 8 })

describe('a price that is set by itself', () => {
  test.each<[string, readonly Charge[], number, readonly Charge[]]>([
    ['dearer: the freight takes it', all, 1500, [{ code: 'FRACHT', amount: 1307.5 }, toll, diesel]],
    ['cheaper: the freight gives it', all, 1000, [{ code: 'FRACHT', amount: 807.5 }, toll, diesel]],
    ['the same: nothing changes', all, 1392.5, all],
    ['nothing is left for the freight', all, 192.5, [toll, diesel]],
    ['less than the rest: it is freight alone', all, 150, [{ code: 'FRACHT', amount: 150 }]],
    ['no freight yet', [toll], 200, [{ code: 'FRACHT', amount: 79.5 }, toll]],
    ['nothing yet', [], 480, [{ code: 'FRACHT', amount: 480 }]],
    ['for nothing', [freight], 0, [{ code: 'FRACHT', amount: 0 }]],
    [
      'what the freight says stays',
      [{ ...freight, text: 'Pauschale' }],
      900,
      [{ ...freight, text: 'Pauschale', amount: 900 }],
    ],
  ])('%s', (_, before, price, after) => {
    expect(chargesAt(before, toCents(price))).toEqual(after)
  })

  property.prop([charges, cents])(
    'is always what its positions come to, none of which is below zero',
    (before, price) => {
      const after = chargesAt(before, price)
      expect(chargesSum(after)).toBe(price)
      expect(after.every(({ amount }) => amount >= 0)).toBe(true)
      const rest = (lines: readonly Charge[]) => lines.filter(({ code }) => code !== 'FRACHT')
      if (rest(after).length > 0) expect(rest(after)).toEqual(rest(before))
    },
  )
})

describe('positions of the same shares', () => {
  test('a per cent is one of each, and the cents come out even', () => {
    expect(chargesScaled(all, 143_428)).toEqual([
      { code: 'FRACHT', amount: 1236 },
      { code: 'MAUT', amount: 124.12 },
      { code: 'DIESEL', amount: 74.16 },
    ])
  })

  property.prop([charges, cents])('come to the new sum, each a cent at most beside its share', (before, sum) => {
    const after = chargesScaled(before, sum)
    expect(chargesSum(after)).toBe(sum)
    const whole = chargesSum(before)
    if (whole === 0) return
    before.forEach(({ amount }, at) => {
      const share = (toCents(amount) * sum) / whole
      expect(Math.abs(toCents(after[at]?.amount ?? Number.NaN) - share)).toBeLessThanOrEqual(1)
    })
  })
})

test('a price without positions is one of freight, without a price there is nothing to be made of', () => {
  expect(chargesOf(undefined, 605)).toEqual([{ code: 'FRACHT', amount: 605 }])
  expect(chargesOf(undefined, undefined)).toEqual([])
  // Another server may say a price and positions that do not come to it.
  expect(chargesOf([toll], 605)).toEqual([{ code: 'FRACHT', amount: 484.5 }, toll])
})

describe('what is said about positions', () => {
  test.each<[Charge, string | undefined]>([
    [toll, undefined],
    [{ code: 'SONSTIGES', text: 'Nachlass', amount: -50 }, undefined],
    [{ code: 'MAUT', amount: -1 }, 'chargeAmount'],
    [{ code: 'SONSTIGES', amount: -100_000 }, 'chargeAmount'],
    [{ code: 'FRACHT', amount: 100_000 }, 'chargeAmount'],
    [{ code: 'FRACHT', amount: Number.NaN }, 'chargeAmount'],
    [{ code: 'FRACHT', amount: 1.005 }, 'priceDecimals'],
    [{ code: 'ADR', amount: 1 }, 'chargeCode'],
    [{ code: 'FRACHT', text: 'x'.repeat(81), amount: 1 }, 'tooLong'],
  ])('%j', (line, code) => {
    expect(checkCharges('customerCharges', [line]).map((issue) => issue.code)).toEqual(code === undefined ? [] : [code])
  })
})

describe('positions as they are typed', () => {
  test.each<[string, readonly Charge[] | undefined]>([
    ['Fracht 1.200,00\nMaut 120,50\n\nDiesel 72', all],
    ['fracht 1200\nm 120,5 €\nDieselfloater: 72 EUR', all],
    ['Standgeld 2 h Rampe 3 110,00', [{ code: 'STANDGELD', text: '2 h Rampe 3', amount: 110 }]],
    ['Palettentausch 4 × Euro 60', [{ code: 'PALETTEN', text: '4 × Euro', amount: 60 }]],
    ['Expresszuschlag 80', [{ code: 'SONSTIGES', text: 'Expresszuschlag', amount: 80 }]],
    ['Sonstiges Maut Österreich 40', [{ code: 'SONSTIGES', text: 'Maut Österreich', amount: 40 }]],
    ['Sonstiges Nachlass −50,00', [{ code: 'SONSTIGES', text: 'Nachlass', amount: -50 }]],
    ['S 20', [{ code: 'SONSTIGES', text: 'S', amount: 20 }]],
    ['', []],
    ['Maut', undefined],
    ['120,50', undefined],
    ['Maut 1,005', undefined],
    ['Maut 12\nviel', undefined],
  ])('%j', (typed, read) => {
    expect(parseCharges(typed)).toEqual(read)
  })

  property.prop([charges])('what an edit begins with is read as it was', (lines) => {
    expect(parseCharges(typedCharges(lines))).toEqual(lines.map(keptCharge))
  })
})

test.each<[string, readonly Charge[], boolean]>([
  ['no position', [], true],
  ['freight alone', [freight], true],
  ['freight with a blank text', [{ ...freight, text: ' ' }], true],
  ['freight with words of its own', [{ ...freight, text: 'Pauschale' }], false],
  ['another position alone', [toll], false],
  ['freight and another', [freight, toll], false],
])('%s says no more than the price: %j is %s', (_, charges, isPlain) => {
  expect(isPlainFreight(charges)).toBe(isPlain)
})
