import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { toCents } from '#src/domain/basics/money.ts'
import { chargesOfLines, withOwnPrice } from '#src/domain/prices/own-price.ts'
import { calculatePrice } from '#src/domain/prices/pricing.ts'
import { checkSurcharge, checkTariff } from '#src/domain/tariffs/checks.ts'
import {
  laneText,
  type LaneTariff,
  overlaps,
  surchargeFor,
  surchargeOf,
  tariffFor,
  tariffPrice,
} from '#src/domain/tariffs/tariff.ts'

const tariff: LaneTariff = {
  ...{ fromCountry: 'DE', fromArea: '20', toCountry: 'DE', toArea: '80', basis: 'trip', priceCents: 120_561 },
  ...{ fuelSurcharge: true, validFrom: '2026-07-01' },
}
const hamburg = { country: 'Deutschland', postalCode: '20457', city: 'Hamburg' }
const munich = { postalCode: '80331', city: 'München' }
const asked = { from: hamburg, to: munich, vehicleType: 'TRUCK', day: '2026-11-24' }

describe('The tariff of a freight', () => {
  test.each([
    ['its lane', {}, true],
    ['the way back', { fromArea: '80', toArea: '20' }, false],
    ['another area', { toArea: '81' }, false],
    ['the whole country', { fromArea: '', toArea: '' }, true],
    ['another country', { toCountry: 'AT' }, false],
    ['before it holds', { validFrom: '2026-11-25' }, false],
    ['its first day', { validFrom: '2026-11-24' }, true],
    ['its last day', { validUntil: '2026-11-24' }, true],
    ['after its last day', { validUntil: '2026-11-23' }, false],
    ['its vehicle', { vehicleType: 'TRUCK' }, true],
    ['another vehicle', { vehicleType: 'MEGA' }, false],
  ])('%s', (_name, more, fits) => {
    expect(tariffFor([{ ...tariff, ...more }], asked) !== undefined).toBe(fits)
  })

  test('the closest counts, of equal ones the newest', () => {
    const wide = { ...tariff, fromArea: '2', priceCents: 1 }
    const own = { ...tariff, vehicleType: 'TRUCK', priceCents: 2 }
    const newer = { ...own, validFrom: '2026-10-01', priceCents: 3 }
    expect(tariffFor([wide, tariff, own, newer], asked)?.priceCents).toBe(3)
    expect(tariffFor([wide, tariff], asked)?.priceCents).toBe(120_561)
  })

  test('Polish postal codes are areas too', () => {
    const polish = { ...tariff, toCountry: 'PL', toArea: '60' }
    expect(tariffFor([polish], { ...asked, to: { country: 'Polen', postalCode: '60-001' } })).toBe(polish)
    expect(laneText(polish)).toBe('20 → PL 60')
    expect(laneText({ ...tariff, fromArea: '' })).toBe('DE → 80')
  })

  test.each([
    [{ basis: 'trip', priceCents: 120_561 }, 120_561],
    [{ basis: 'km', priceCents: 145 }, 112_520],
    [{ basis: 'loadingMeter', priceCents: 9_999 }, 27_997],
    [{ basis: 'km', priceCents: 10, minimumCents: 39_000 }, 39_000],
  ] as const)('%j for 776 km and 2.8 loading metres is %i cents', (said, cents) => {
    expect(tariffPrice(said, { km: 776, loadingMeters: 2.8 })).toBe(cents)
  })

  test.each([
    [{ validUntil: '2026-06-30', validFrom: '2026-01-01' }, false],
    [{ validUntil: '2026-07-01', validFrom: '2026-01-01' }, true],
    [{ toArea: '81' }, false],
    [{ vehicleType: 'MEGA' }, false],
  ])('%j overlaps: %s', (more, expected) => {
    expect(overlaps(tariff, { ...tariff, ...more })).toBe(expected)
  })
})

describe('The diesel surcharge', () => {
  test.each([
    [120_561, 7, 8_439],
    [98_400, 7, 6_888],
    [100, 0.5, 1],
    [100, 0.49, 0],
    [12_345, 6.25, 772],
    [10_000, -2.5, -250],
    [0, 7, 0],
  ])('of %i cents, %d percent: %i', (freight, percent, cents) => {
    expect(surchargeOf(freight, percent)).toBe(cents)
  })

  property.prop([fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 })])(
    'is a whole number of cents, never more than half a cent off',
    (freight, hundredths) => {
      const cents = surchargeOf(freight, hundredths / 100)
      expect(Number.isInteger(cents)).toBe(true)
      expect(Math.abs(cents * 10_000 - freight * hundredths)).toBeLessThanOrEqual(5_000)
    },
  )

  const months = [
    { month: '2026-09', percent: 5.5 },
    { month: '2026-11', percent: 7 },
    { month: '2026-10', percent: 6 },
  ]
  test.each([
    ['2026-11-30', 7],
    ['2026-10-01', 6],
    ['2027-03-01', 7],
    ['2026-08-31', undefined],
  ])('on %s: %s', (day, percent) => {
    expect(surchargeFor(months, day)?.percent).toBe(percent)
  })

  test.each([
    [{ month: '2026-13', percent: 6 }, ['month']],
    [{ month: '', percent: 6 }, ['required']],
    [{ month: '2026-11', percent: 101 }, ['percent']],
    [{ month: '2026-11', percent: Number.NaN }, ['percent']],
    [{ month: '2026-11', percent: -3 }, []],
  ])('%j', (surcharge, expected) => {
    expect(checkSurcharge(surcharge).map(({ code }) => code)).toEqual(expected)
  })
})

describe('What is typed of a tariff', () => {
  test.each([
    [{}, []],
    [{ fromCountry: 'XX' }, ['fromCountry country']],
    [{ toArea: 'ä' }, ['toArea postalArea']],
    [{ vehicleType: 'BIKE' }, ['vehicleType vehicleType']],
    [{ priceCents: 0 }, ['priceCents priceRange']],
    [{ validFrom: '' }, ['validFrom required']],
    [{ validUntil: '2026-06-30' }, ['validUntil periodOrder']],
    [{ validUntil: '2026-02-30' }, ['validUntil day']],
  ])('%j', (more, expected) => {
    expect(checkTariff({ ...tariff, ...more }).map(({ path, code }) => `${path} ${code}`)).toEqual(expected)
  })
})

describe('A price by a tariff', () => {
  const input = { cargo: { weightKg: 22_000, loadingMeters: 13.6 }, pickup: hamburg, delivery: munich, now: 0 }
  const surcharge = { month: '2026-11', percent: 7 }
  const price = calculatePrice({ ...input, agreement: { tariff, surcharge } })

  test('is the tariff, and the surcharge of the month as a line of its own, named on both', () => {
    expect(price.lines).toEqual([
      { code: 'FRACHT', label: 'Fracht', text: 'Tarif 20 → 80 seit 01.07.2026', amount: 1205.61 },
      { code: 'DIESEL', label: 'Dieselfloater', text: '7,0 % der Fracht, November 2026', amount: 84.39 },
    ])
    expect([price.netPrice, price.vatAmount, price.grossPrice]).toEqual([1290, 245.1, 1535.1])
    expect(price.assumptions).toEqual([
      { code: 'tariff', values: { lane: '20 → 80', date: '2026-07-01' } },
      { code: 'surcharge', values: { percent: 7, month: '2026-11' } },
    ])
    expect(chargesOfLines(price.lines)).toEqual([
      { code: 'FRACHT', text: 'Tarif 20 → 80 seit 01.07.2026', amount: 1205.61 },
      { code: 'DIESEL', text: '7,0 % der Fracht, November 2026', amount: 84.39 },
    ])
  })

  test('the market stays the market', () => {
    expect(price.marketRange).toEqual(calculatePrice(input).marketRange)
  })

  test('without a surcharge in the tariff there is none, and a minimum is named', () => {
    const flat = { ...tariff, fuelSurcharge: false, basis: 'km', priceCents: 10, minimumCents: 39_000 } as const
    const { lines, assumptions } = calculatePrice({ ...input, agreement: { tariff: flat, surcharge } })
    expect(lines.map(({ code, amount }) => [code, amount])).toEqual([['FRACHT', 390]])
    expect(assumptions.map(({ code }) => code)).toEqual(['tariff', 'tariffMinimum'])
  })

  test('another price than the tariff’s is not called so', () => {
    const { lines } = withOwnPrice(price, 1250)
    expect(lines.map(({ code, text, amount }) => [code, text, amount])).toEqual([
      ['FRACHT', undefined, 1165.61],
      ['DIESEL', '7,0 % der Fracht, November 2026', 84.39],
    ])
  })

  property.prop([fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: -500, max: 2_000 })])(
    'its lines come to its net price, to the cent',
    (priceCents, hundredths) => {
      const agreement = {
        tariff: { ...tariff, priceCents },
        surcharge: { month: '2026-11', percent: hundredths / 100 },
      }
      const { lines, netPrice } = calculatePrice({ ...input, agreement })
      expect(lines.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(toCents(netPrice))
    },
  )
})
