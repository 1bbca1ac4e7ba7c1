import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { changedPrice, parsePriceChange, type PriceChange, priceChangeOnWire } from '#src/domain/prices/price-change.ts'

describe('A price change as it is typed', () => {
  test.each<[string, PriceChange | undefined]>([
    ['+3%', { by: 'percent', percent: 3 }],
    ['-2,5 %', { by: 'percent', percent: -2.5 }],
    ['−2.5 prozent', { by: 'percent', percent: -2.5 }],
    ['+ 10 %', { by: 'percent', percent: 10 }],
    ['-100%', { by: 'percent', percent: -100 }],
    ['+101%', undefined],
    ['+0%', undefined],
    ['3%', undefined],
    ['+2,555%', undefined],
    ['+50', { by: 'amount', cents: 5000 }],
    ['-12,50', { by: 'amount', cents: -1250 }],
    ['– 12,50 €', { by: 'amount', cents: -1250 }],
    ['+1.234,56 EUR', { by: 'amount', cents: 123_456 }],
    ['+0', undefined],
    ['480,00', { by: 'fixed', cents: 48_000 }],
    ['1.234,56 €', { by: 'fixed', cents: 123_456 }],
    ['0', { by: 'fixed', cents: 0 }],
    ['+-5', undefined],
    ['--5', undefined],
    ['+', undefined],
    ['12,345', undefined],
    ['viel', undefined],
    ['', undefined],
  ])('%s', (typed, expected) => {
    expect(parsePriceChange(typed)).toEqual(expected)
  })
})

describe('The new price, in cents', () => {
  test.each<[number, PriceChange, number | undefined]>([
    [148_000, { by: 'percent', percent: 3 }, 152_440],
    [4250, { by: 'percent', percent: 19 }, 5058],
    [4250, { by: 'percent', percent: -19 }, 3442],
    [50, { by: 'percent', percent: 1 }, 51],
    [50, { by: 'percent', percent: -1 }, 49],
    [48_000, { by: 'percent', percent: -2.5 }, 46_800],
    [48_000, { by: 'percent', percent: -100 }, 0],
    [48_000, { by: 'amount', cents: 5000 }, 53_000],
    [48_000, { by: 'amount', cents: -48_000 }, 0],
    [48_000, { by: 'amount', cents: -48_001 }, undefined],
    [48_000, { by: 'fixed', cents: 1 }, 1],
    [9_999_999, { by: 'percent', percent: 0.01 }, 10_000_999],
  ])('%i changed by %j', (cents, change, expected) => {
    expect(changedPrice(cents, change)).toBe(expected)
  })

  property.prop([fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: -10_000, max: 10_000 })])(
    'A percentage is within half a cent of the exact value, whole and never below zero',
    (cents, hundredths) => {
      const next = changedPrice(cents, { by: 'percent', percent: hundredths / 100 })
      expect(Number.isInteger(next)).toBe(true)
      expect(Math.abs(((next ?? Number.NaN) - cents) * 10_000 - cents * hundredths)).toBeLessThanOrEqual(5000)
      expect(next).toBeGreaterThanOrEqual(0)
    },
  )

  test('It travels as percent or in euros', () => {
    expect(priceChangeOnWire({ by: 'percent', percent: -2.5 })).toEqual({ by: 'percent', value: -2.5 })
    expect(priceChangeOnWire({ by: 'amount', cents: -1250 })).toEqual({ by: 'amount', value: -12.5 })
    expect(priceChangeOnWire({ by: 'fixed', cents: 48_001 })).toEqual({ by: 'fixed', value: 480.01 })
  })
})
