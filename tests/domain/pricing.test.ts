import type { StopDraft } from '#src/domain/stops/draft.ts'
import type { CargoDraft } from '#src/domain/goods/cargo-draft.ts'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { chargesSum } from '#src/domain/prices/charges.ts'
import { issueMessages } from '#src/domain/refusals/issue-messages.ts'
import { grossOf, toCents } from '#src/domain/basics/money.ts'
import { chargesOfLines } from '#src/domain/prices/own-price.ts'
import {
  calculatePrice,
  chargeableLoadingMeters,
  type PriceInput,
  usualCarrierPrice,
} from '#src/domain/prices/pricing.ts'
import { VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'

const hamburg: StopDraft = { postalCode: '20457', city: 'Hamburg' }
const munich: StopDraft = { postalCode: '80331', city: 'München' }
const warsaw: StopDraft = { postalCode: '00-002', city: 'Warszawa', country: 'Polen' }
const price = (cargo: CargoDraft, rest: Partial<PriceInput> = {}) =>
  calculatePrice({ cargo, pickup: hamburg, delivery: munich, now: 1_795_161_600_000, ...rest })

test('the lines of a price are positions; what has no code of its own says what it is for', () => {
  const cargo = { weightKg: 22_000, loadingMeters: 13.6, adr: {}, tailLift: true }
  const { lines, netPrice } = price(cargo, { pickup: { ...hamburg, fixed: true } })
  const charges = chargesOfLines(lines)
  expect(charges.map(({ code, text }) => [code, text].filter(Boolean).join(' '))).toEqual([
    'FRACHT',
    'MAUT',
    'DIESEL',
    'SONSTIGES Gefahrgutzuschlag',
    'SONSTIGES Ladebordwand',
    'SONSTIGES Fixtermin',
  ])
  expect(chargesSum(charges)).toBe(toCents(netPrice))
})

describe('a calculated price', () => {
  test('of a full load from Hamburg to München', () => {
    expect(price({ weightKg: 22_000, loadingMeters: 13.6 })).toEqual({
      currency: 'EUR',
      distanceKm: 776,
      durationMin: 1370,
      lines: [
        { code: 'FRACHT', label: 'Fracht', amount: 1382.36 },
        { code: 'MAUT', label: 'Maut', amount: 270.05 },
        { code: 'DIESEL', label: 'Dieselfloater', amount: 105.47 },
      ],
      netPrice: 1757.88,
      vatRate: 19,
      vatAmount: 334,
      grossPrice: 2091.88,
      pricePerKm: 2.27,
      marketRange: { low: 1546.93, mid: 1757.88, high: 1968.83 },
      validUntil: '2026-11-21T08:00:00.000Z',
      assumptions: [
        { code: 'toll', values: { rate: 0.348 } },
        { code: 'dieselShare', values: { percent: 6 } },
      ],
    })
  })

  test('names surcharges for dangerous goods, tail lift and fixed appointments', () => {
    const { lines } = price(
      { loadingMeters: 13.6, adr: {}, tailLift: true },
      { delivery: { ...munich, fixed: true }, pickup: { ...hamburg, fixed: true } },
    )
    expect(lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['FRACHT', 1382.36],
      ['MAUT', 270.05],
      ['DIESEL', 105.47],
      ['ADR', 140.63],
      ['LBW', 45],
      ['SONSTIGES', 60],
    ])
  })

  test.each([
    ['a mega trailer costs 5 % more', { loadingMeters: 13.6, vehicleType: 'MEGA' }, {}, 1845.78],
    ['half a trailer costs 59 %', { loadingMeters: 6.8 }, {}, 1045.24],
    ['17 euro pallets are half a trailer', { packageCount: 17, packageType: 'Europalette' }, {}, 1045.24],
    ['weight counts where it stands for more length', { loadingMeters: 2, weightKg: 11_900 }, {}, 1045.24],
    ['a sprinter is paid for as a whole', { loadingMeters: 1, vehicleType: 'SPRINTER' }, {}, 804.95],
    ['a short way costs the minimum', { loadingMeters: 13.6 }, { delivery: hamburg }, 390],
    ['a solo vehicle has its own minimum', { vehicleType: 'SOLO_7_5' }, { delivery: hamburg }, 280],
  ] as const)('%s', (_name, cargo, rest, net) => {
    expect(price(cargo, rest).netPrice).toBe(net)
  })

  test('a lane from Poland is cheaper than a German one, and dearer than the lane back', () => {
    const load = { loadingMeters: 13.6 }
    const into = price(load, { pickup: warsaw, delivery: { postalCode: '47119' } })
    const out = price(load, { pickup: { postalCode: '47119' }, delivery: warsaw })
    expect([into.distanceKm, into.pricePerKm, out.pricePerKm]).toEqual([1160, 1.69, 1.38])
    expect(into.assumptions[0]).toEqual({ code: 'easternLane', values: {} })
  })

  const SWISS: StopDraft = { postalCode: '4051', city: 'Basel', country: 'Schweiz' }
  test.each<[string, Partial<PriceInput>, number, string | undefined]>([
    ['a German customer pays it', { customerCountry: 'DE' }, 19, undefined],
    ['no country is Germany', { customerCountry: ' ' }, 19, undefined],
    ['a reduced rate that was said', { vatRate: 7 }, 7, undefined],
    ['no rate without a reason', { vatRate: 0 }, 19, 'vatDue'],
    ['a Dutch customer owes it', { customerCountry: 'Niederlande', vatRate: 19 }, 0, 'reverseCharge'],
    ['a Swiss one does not, nobody here does', { customerCountry: 'Schweiz', vatRate: 19 }, 0, 'vatAbroad'],
    ['nor a British one', { customerCountry: 'UK' }, 0, 'vatAbroad'],
    ['nor a Norwegian one', { customerCountry: 'Norwegen' }, 0, 'vatAbroad'],
    ['nor a Turkish one', { customerCountry: 'Türkei' }, 0, 'vatAbroad'],
    ['an export is exempt', { delivery: SWISS }, 0, 'vatExport'],
    ['an import is exempt', { pickup: SWISS }, 0, 'vatImport'],
    ['an import that customs do not tax is taxed', { pickup: SWISS, vatRate: 19 }, 19, undefined],
    ['within Switzerland', { pickup: SWISS, delivery: { ...SWISS, postalCode: '8005' } }, 0, 'vatOnlyAbroad'],
    ['an unknown country', { customerCountry: 'Absurdistan' }, 0, 'vatUnknown'],
    ['an Austrian company, a German customer', { sellerCountry: 'AT' }, 0, 'reverseCharge'],
  ])('VAT: %s', (_name, rest, rate, said) => {
    const { vatRate, assumptions, netPrice, grossPrice } = price({ loadingMeters: 13.6 }, rest)
    expect(vatRate).toBe(rate)
    expect(assumptions.map(({ code }) => code).filter((code) => /^(vat|reverse)/.test(code))).toEqual(
      said ? [said] : [],
    )
    expect(toCents(grossPrice)).toBe(grossOf(toCents(netPrice), rate))
  })

  test('says what it had to assume', () => {
    const { assumptions } = price({}, { pickup: { postalCode: '20990' } })
    expect(assumptions.map(({ code }) => code)).toEqual(['distanceEstimated', 'fullLoad', 'toll', 'dieselShare'])
    expect(chargeableLoadingMeters({ packageCount: 4, weightKg: 7000 })).toEqual({
      ldm: 4,
      assumptions: [
        { code: 'loadingMetersFromPallets', values: { ldm: 4 } },
        { code: 'chargeableWeight', values: { ldm: 4 } },
        { code: 'partLoad', values: { ldm: 4 } },
      ],
    })
  })

  test.each([
    ['SOLO_12', 2, 200],
    ['SPRINTER', 1.2, 120],
    ['TRUCK', 2, 200],
    ['SOLO_12', 20, 720],
  ] as const)(
    'a price per loading metre on %s counts what %s metres are loaded',
    (vehicleType, loadingMeters, euros) => {
      const tariff = {
        ...{
          fromCountry: 'DE',
          fromArea: '20',
          toCountry: 'DE',
          toArea: '80',
          vehicleType,
          basis: 'loadingMeter' as const,
          priceCents: 10_000,
        },
        ...{ validFrom: '2026-07-01', fuelSurcharge: true },
      } as const
      const surcharge = { month: '2026-11', percent: 6.25 }
      const { lines } = price({ vehicleType, loadingMeters }, { agreement: { tariff, surcharge } })
      expect(lines.find(({ code }) => code === 'FRACHT')?.amount).toBe(euros)
      expect(lines.find(({ code }) => code === 'DIESEL')?.text).toBe('6,25 % der Fracht, November 2026')
    },
  )

  test('a carrier usually asks 87,5 % of it', () => {
    expect(usualCarrierPrice(1754.57)).toBe(1535.25)
  })

  const anyCargo = fc.record(
    {
      weightKg: fc.double({ min: 0, max: 40_000, noNaN: true }),
      loadingMeters: fc.double({ min: 0, max: 20, noNaN: true }),
      packageCount: fc.integer({ min: 0, max: 9999 }),
      packageType: fc.constantFrom('Standard', 'Colli', ''),
      vehicleType: fc.constantFrom(...VEHICLE_TYPES),
      adr: fc.constant({}),
      tailLift: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  property.prop([anyCargo, fc.constantFrom(0, 7, 19)])(
    'the lines add up to the net price, net and VAT to the gross price, and every code has its words',
    (cargo, vatRate) => {
      const result = price(cargo, { vatRate })
      const net = result.lines.reduce((sum, { amount }) => sum + toCents(amount), 0)
      expect(net).toBe(toCents(result.netPrice))
      expect(grossOf(net, result.vatRate)).toBe(toCents(result.grossPrice))
      expect(result.lines.filter(({ amount }) => amount < 0)).toEqual([])
      expect(result.assumptions.filter(({ code }) => !issueMessages[`price.assumption.${code}`])).toEqual([])
    },
  )
})
