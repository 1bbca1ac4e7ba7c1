import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { derivedPrices, grossOf, margin, parseAmount, toCents, toEuros, vatOf } from '#src/domain/basics/money.ts'

describe('VAT is exact to the cent and rounded half up', () => {
  test.each([
    ['19 % of 42,50', 4250, 19, 808],
    ['19 % of 49,50', 4950, 19, 941],
    ['19 % of 97,50', 9750, 19, 1853],
    ['7 % of 0,50', 50, 7, 4],
    ['0 % of 100,00', 10_000, 0, 0],
    ['8,1 % of 10,00', 1000, 8.1, 81],
    ['19 % of a credit note over 42,50', -4250, 19, -808],
    ['19 % of 99.999,99', 9_999_999, 19, 1_900_000],
  ])('%s', (_name, net, rate, vat) => {
    expect(vatOf(net, rate)).toBe(vat)
  })

  test('a negative amount too small for a cent of VAT gives 0, not −0', () => {
    expect(vatOf(-1, 19)).toBe(0)
    expect(vatOf(0, 19)).toBe(0)
  })

  test.each([1e308, 1e21, 100.01, -1, Number.NaN, Number.POSITIVE_INFINITY])('%s percent is no rate', (rate) => {
    expect([vatOf(4250, rate), grossOf(4250, rate)]).toEqual([Number.NaN, Number.NaN])
    expect(derivedPrices({ customerPrice: 42.5, vatRate: rate })).toMatchObject({
      customerNetPrice: 42.5,
      customerGrossPrice: undefined,
    })
  })

  property.prop([fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.constantFrom(0, 7, 19)])(
    'gross is net plus VAT, and the VAT is within half a cent of the exact value',
    (net, rate) => {
      expect(grossOf(net, rate) - vatOf(net, rate)).toBe(net)
      expect(Math.abs(vatOf(net, rate) * 100 - net * rate)).toBeLessThanOrEqual(50)
    },
  )
})

describe('euros and cents', () => {
  test.each([
    [0.1 + 0.2, 30],
    [1.005, 101],
    [8.08, 808],
    [1234.56, 123_456],
    [-0.004, 0],
    [-12.5, -1250],
  ])('%f euros are %i cents', (euros, cents) => {
    expect(toCents(euros)).toBe(cents)
  })

  test('what is no number stays none', () => {
    expect(toCents(Number.NaN)).toBeNaN()
  })

  property.prop([fc.integer({ min: -99_999_999, max: 99_999_999 }).map((cents) => (cents === 0 ? 0 : cents))])(
    'cents survive the way over euros',
    (cents) => {
      expect(toCents(toEuros(cents))).toBe(cents)
    },
  )
})

describe('the margin is a share of the sell price', () => {
  test.each([
    ['1.000,00 sold, 875,00 bought', 100_000, 87_500, { cents: 12_500, percent: 12.5 }],
    ['sold at a loss', 50_000, 60_000, { cents: -10_000, percent: -20 }],
    ['sold at cost', 50_000, 50_000, { cents: 0, percent: 0 }],
    ['not sold at all', 0, 5_000, { cents: -5_000, percent: 0 }],
    ['two thirds are rounded up', 30_000, 10_000, { cents: 20_000, percent: 66.7 }],
    ['one third is rounded down', 30_000, 20_000, { cents: 10_000, percent: 33.3 }],
    ['half a tenth is rounded up', 40_000, 39_900, { cents: 100, percent: 0.3 }],
    ['half a tenth of a loss is rounded away from zero', 40_000, 40_100, { cents: -100, percent: -0.3 }],
  ])('%s', (_name, sell, buy, expected) => {
    expect(margin(sell, buy)).toEqual(expected)
  })
})

describe('an amount is read the way people type it', () => {
  test.each([
    ['1.234,56', 123_456],
    ['1234,5', 123_450],
    ['14,30', 1430],
    ['1430', 143_000],
    ['1 234,56 €', 123_456],
    ['1\u00a0234,56\u00a0€', 123_456],
    ['1.234', 123_400],
    ['1.234.567,80', 123_456_780],
    ['12.50', 1250],
    [',5', 50],
    ['99 EUR', 9900],
    ['-12,50', -1250],
    ['−12,50', -1250],
    ['-0', 0],
    ['0,00', 0],
  ])('%s', (text, cents) => {
    expect(parseAmount(text)).toBe(cents)
  })

  test.each([
    '',
    ' ',
    '€',
    'abc',
    '12,345',
    '1,234.56',
    '1.23.456',
    '12,',
    '1e5',
    '--1',
    '12 EUR/km',
    '1 23',
    '9'.repeat(30),
  ])('"%s" is no amount', (text) => {
    expect(parseAmount(text)).toBeUndefined()
  })

  const german = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

  property.prop([fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }).map((cents) => (cents === 0 ? 0 : cents))])(
    'a formatted amount is read back as itself',
    (cents) => {
      expect(parseAmount(german.format(cents / 100))).toBe(cents)
    },
  )

  property.prop([fc.string()])('any text is either an amount or nothing, never −0 or a fraction', (text) => {
    const cents = parseAmount(text)
    expect(cents === undefined || (Number.isSafeInteger(cents) && !Object.is(cents, -0))).toBe(true)
  })
})

test('what prices give is empty where one is missing', () => {
  const none = {
    customerNetPrice: undefined,
    customerGrossPrice: undefined,
    margin: undefined,
    marginPercent: undefined,
  }
  expect(derivedPrices({ vatRate: 19 })).toEqual(none)
  expect(derivedPrices({ carrierPrice: 10, vatRate: 19 })).toEqual(none)
  const sold = { customerNetPrice: 42.5, customerGrossPrice: 50.58 }
  expect(derivedPrices({ customerPrice: 42.5, vatRate: 19 })).toEqual({ ...none, ...sold })
  const bought = { margin: -7.5, marginPercent: -17.6 }
  expect(derivedPrices({ customerPrice: 42.5, carrierPrice: 50, vatRate: 19 })).toEqual({ ...sold, ...bought })
})
