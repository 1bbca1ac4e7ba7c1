import { sortVehicleMatches } from '#src/domain/carriers/vehicle-order.ts'
import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { issueMessages } from '#src/domain/refusals/issue-messages.ts'
import {
  autoSelectedCarrierId,
  type CarrierCandidate,
  MATCH_WEIGHTS,
  type MatchRequest,
  isOutside,
  rankCarriers,
  rateCandidate,
} from '#src/domain/carriers/matching.ts'
import { AUTO_SELECT_THRESHOLD, DEFAULT_RADIUS_KM, MATCH_LIMIT } from '#src/domain/carriers/match-limits.ts'
import { VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'

const today = '2026-11-20'

const request: MatchRequest = {
  cargo: { description: 'Papierrollen', weightKg: 22_000, loadingMeters: 13.6 },
  pickup: { postalCode: '20457', city: 'Hamburg', date: '2026-11-24' },
  delivery: { postalCode: '80331', city: 'München', date: '2026-11-25' },
  customerPrice: 1760,
}

const candidate: CarrierCandidate = {
  carrierId: 'car-1',
  carrierName: 'Elbfracht Beispiel GmbH',
  vehicleType: 'TAUTLINER',
  city: 'Hamburg',
  postalCode: '20457',
  punctuality: 98,
  tripsOnLane: 5,
  euLicenceUntil: '2028-01-31',
  insuranceUntil: '2028-01-31',
  checkedAt: '2026-06-01',
}

const rate = (change: Partial<CarrierCandidate> = {}, changed: Partial<MatchRequest> = {}) =>
  rateCandidate({ ...request, ...changed }, { ...candidate, ...change }, today)

describe('the numbers of the matching', () => {
  test('five proposals, a threshold of 85, a radius of 50 km, weights of 100 in all', () => {
    expect([MATCH_LIMIT, AUTO_SELECT_THRESHOLD, DEFAULT_RADIUS_KM]).toEqual([5, 85, 50])
    expect(Object.values(MATCH_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100)
  })
})

describe('a candidate is rated', () => {
  test('with full marks where everything fits', () => {
    expect(rate({ vehicleId: 'veh-7', licencePlate: 'HH-EF 4711' })).toEqual({
      carrierId: 'car-1',
      carrierName: 'Elbfracht Beispiel GmbH',
      vehicleType: 'TAUTLINER',
      vehicleId: 'veh-7',
      licencePlate: 'HH-EF 4711',
      city: 'Hamburg',
      postalCode: '20457',
      score: 100,
      parts: {
        distance: { earned: 25, weight: 25 },
        capacity: { earned: 20, weight: 20 },
        time: { earned: 15, weight: 15 },
        price: { earned: 15, weight: 15 },
        reliability: { earned: 15, weight: 15 },
        compliance: { earned: 10, weight: 10 },
      },
      estimatedCost: 1548,
      margin: 212,
      marginPercent: 12,
      distanceKm: 10,
      availableFrom: '2026-11-20',
      tripsOnLane: 5,
      punctuality: 98,
      reasons: [
        { code: 'reason.emptyKm', values: { km: 10, place: 'Hamburg' } },
        { code: 'reason.margin', values: { percent: 12 } },
        { code: 'reason.tripsOnLane', values: { count: 5 } },
        { code: 'reason.punctuality', values: { percent: 98 } },
      ],
      blockers: [],
      warnings: [],
    })
  })

  test('outside the radius with fewer marks, a warning and the empty kilometres in its cost', () => {
    const { parts, estimatedCost, distanceKm, warnings } = rate({ city: 'Bremen', postalCode: '28197' })
    expect([parts.distance.earned, estimatedCost, distanceKm]).toEqual([9, 1640, 125])
    expect(warnings).toEqual([{ code: 'warning.outsideRadius', values: { km: 125, radius: 50 } }])
    expect(rate({ city: 'Bremen', postalCode: '28197' }, { radiusKm: 150 }).warnings).toEqual([])
  })

  test('by its own rate, for the share of the vehicle that the cargo takes', () => {
    expect(rate({ pricePerKm: 2 }).estimatedCost).toBe(1560)
    expect(
      rate({ pricePerKm: 2 }, { cargo: { ...request.cargo, loadingMeters: 13.6 }, distanceKm: 500 }).estimatedCost,
    ).toBe(1008)
    expect(rate({ pricePerKm: 2 }, { cargo: { loadingMeters: 6.8 } }).estimatedCost).toBe(930.82)
    expect(rate({ pricePerKm: 2 }, { distanceKm: 20 }).estimatedCost).toBe(349.25)
  })

  test.each([
    ['the trip by the tariff of the lane, with the surcharge of its month, and no empty way', {}, {}, 1_070],
    ['the kilometres by one per kilometre', { basis: 'km', priceCents: 150 }, { distanceKm: 600 }, 963],
    ['the loading metres by one per loading metre', { basis: 'loadingMeter', priceCents: 10_000 }, {}, 1455.2],
    ['its minimum', { basis: 'km', priceCents: 1, minimumCents: 50_000 }, {}, 535],
    ['what a tariff without surcharge says', { fuelSurcharge: false }, {}, 1_000],
    ['the market where it is for another vehicle', { vehicleType: 'MEGA' }, {}, 1548],
    ['the market where it is for another lane', { toArea: '81' }, {}, 1548],
    ['the market before it holds', { validFrom: '2026-11-25' }, {}, 1548],
  ] as const)('costs %s', (_name, tariff, changed, cost) => {
    const lane = { fromCountry: 'DE', fromArea: '20', toCountry: 'DE', toArea: '80', validFrom: '2026-07-01' }
    const agreed = {
      tariffs: [{ ...lane, basis: 'trip' as const, priceCents: 100_000, fuelSurcharge: true, ...tariff }],
      surcharges: [
        { month: '2026-10', percent: 6 },
        { month: '2026-11', percent: 7 },
      ],
    }
    const { estimatedCost, margin, reasons } = rate({ agreed }, changed)
    expect([estimatedCost, margin]).toEqual([cost, Math.round((1760 - cost) * 100) / 100])
    const named = reasons.filter(({ code }) => code === 'reason.tariff')
    expect(named).toEqual(cost === 1548 ? [] : [{ code: 'reason.tariff', values: { lane: '20 → 80' } }])
  })

  test('with half the marks for the price where there is none', () => {
    const { parts, margin, marginPercent } = rate({}, { customerPrice: undefined })
    expect([parts.price.earned, margin, marginPercent]).toEqual([8, 0, 0])
  })

  test.each([
    ['not yet free', { availableFrom: '2026-11-25' }, {}, [['notAvailable', { date: '2026-11-25' }]]],
    ['EU licence expired', { euLicenceUntil: '2026-11-01' }, {}, [['licenceExpired', { date: '2026-11-01' }]]],
    [
      'EU licence expires on the way',
      { euLicenceUntil: '2026-11-24' },
      {},
      [['licenceExpired', { date: '2026-11-24' }]],
    ],
    ['insurance expired', { insuranceUntil: '2026-11-19' }, {}, [['insuranceExpired', { date: '2026-11-19' }]]],
    ['blocked by us', { blocked: true }, {}, [['carrierBlocked', {}]]],
    [
      'too small',
      { vehicleType: 'SOLO_12' },
      {},
      [
        ['loadingMeters', { needed: 13.6, available: 7.2 }],
        ['payload', { needed: 22_000, available: 5_500 }],
      ],
    ],
    ['no cooling', {}, { cargo: { vehicleType: 'REEFER', weightKg: 1000 } }, [['reefer', {}]]],
    ['no cooling for a temperature', {}, { cargo: { temperature: { max: 7 } } }, [['reefer', {}]]],
    ['no tail lift', { tailLift: false }, { cargo: { tailLift: true } }, [['tailLift', {}]]],
    ['no ADR certificate', { adr: false }, { cargo: { adr: { unNumber: '1203' } } }, [['adr', {}]]],
  ] as const)('as blocked: %s', (_name, change, changed, blockers) => {
    expect(rate(change, changed).blockers.map(({ code, values }) => [code.replace('blocker.', ''), values])).toEqual(
      blockers,
    )
  })

  test.each([
    ['licence expires soon', { euLicenceUntil: '2026-12-10' }, {}, [['licenceExpiring', { date: '2026-12-10' }]]],
    ['licence unknown', { euLicenceUntil: undefined }, {}, [['licenceUnknown', {}]]],
    ['insurance expires soon', { insuranceUntil: '2026-12-20' }, {}, [['insuranceExpiring', { date: '2026-12-20' }]]],
    ['insurance unknown', { insuranceUntil: undefined }, {}, [['insuranceUnknown', {}]]],
    ['carrier check older than a year', { checkedAt: '2025-11-19' }, {}, [['checkOverdue', {}]]],
    ['carrier never checked', { checkedAt: undefined }, {}, [['checkOverdue', {}]]],
    ['another vehicle than asked', {}, { cargo: { vehicleType: 'MEGA', weightKg: 20_000 } }, [['otherVehicle', {}]]],
    ['a loss', {}, { customerPrice: 300, cargo: { loadingMeters: 1 }, distanceKm: 776 }, []],
    ['a loss at its own rate', { pricePerKm: 3 }, {}, [['negativeMargin', {}]]],
    ['no loading date', {}, { pickup: { postalCode: '20457' } }, [['noDate', {}]]],
  ] as const)('with a warning: %s', (_name, change, changed, warnings) => {
    const rated = rate(change, changed)
    expect(rated.warnings.map(({ code, values }) => [code.replace('warning.', ''), values])).toEqual(warnings)
    expect(rated.blockers).toEqual([])
  })
})

describe('the ranking', () => {
  const ranked = (candidates: CarrierCandidate[]) =>
    rankCarriers(request, candidates, today).map(({ carrierId, vehicleId, score }) => [carrierId, vehicleId, score])

  test('puts the best first, blocked ones last, equal ones by id, and shows five', () => {
    expect(
      ranked([
        { ...candidate, carrierId: 'car-6', punctuality: 89 },
        { ...candidate, carrierId: 'car-5', blocked: true },
        { ...candidate, carrierId: 'car-4', tripsOnLane: 0 },
        { ...candidate, carrierId: 'car-3' },
        { ...candidate, carrierId: 'car-2' },
      ]),
    ).toEqual([
      ['car-2', undefined, 100],
      ['car-3', undefined, 100],
      ['car-4', undefined, 96],
      ['car-6', undefined, 95],
      ['car-5', undefined, 90],
    ])
    expect(ranked(['a', 'b', 'c', 'd', 'e', 'f'].map((carrierId) => ({ ...candidate, carrierId }))).length).toBe(5)
  })

  test('shows a carrier once, with its best vehicle', () => {
    expect(
      ranked([
        { ...candidate, vehicleId: 'veh-2' },
        { ...candidate, vehicleId: 'veh-1' },
        { ...candidate, vehicleId: 'veh-0', availableFrom: '2026-12-01' },
      ]),
    ).toEqual([['car-1', 'veh-1', 100]])
  })

  test('lists within the radius only; where nobody fits there, the nearest who do, marked, before those who do not', () => {
    const far = { ...candidate, city: 'Bremen', postalCode: '28197' }
    const here = { ...candidate, carrierId: 'car-here' }
    const listed = (candidates: CarrierCandidate[], radiusKm?: number) =>
      rankCarriers({ ...request, ...(radiusKm && { radiusKm }) }, candidates, today).map((match) => {
        return [match.carrierId, match.distanceKm, isOutside(match)]
      })
    const berlin = { ...far, carrierId: 'car-berlin', city: 'Berlin', postalCode: '10115' }
    const unfit = { ...here, carrierId: 'car-unfit', blocked: true }
    expect(listed([far, berlin, here, unfit])).toEqual([
      ['car-here', 10, false],
      ['car-unfit', 10, false],
    ])
    expect(listed([berlin, unfit, far])).toEqual([
      ['car-1', 125, true],
      ['car-berlin', 321, true],
      ['car-unfit', 10, false],
    ])
    expect(listed([berlin, far], 150)).toEqual([['car-1', 125, false]])
    expect(
      autoSelectedCarrierId(
        rankCarriers({ ...request, radiusKm: 10 }, [{ ...far, city: 'Hamburg-Harburg', postalCode: '21079' }], today),
      ),
    ).toBeUndefined()
  })

  test('chooses by itself from 85 on, and never one that is blocked', () => {
    const auto = (change: Partial<CarrierCandidate>) =>
      autoSelectedCarrierId(rankCarriers(request, [{ ...candidate, ...change }], today))
    expect(auto({})).toBe('car-1')
    expect(auto({ blocked: true })).toBeUndefined()
    expect([rate({ punctuality: 80, tripsOnLane: 0 }).score, auto({ punctuality: 80, tripsOnLane: 0 })]).toEqual([
      85,
      'car-1',
    ])
    const worse = { punctuality: 80, tripsOnLane: 0, checkedAt: undefined }
    expect([rate(worse).score, auto(worse)]).toEqual([83, undefined])
    expect(autoSelectedCarrierId([])).toBeUndefined()
  })

  const anyCandidate = fc.record({
    carrierId: fc.stringMatching(/^car-\d{1,2}$/),
    carrierName: fc.string(),
    vehicleType: fc.constantFrom(...VEHICLE_TYPES),
    city: fc.constantFrom('Hamburg', 'Köln', 'Nirgendwo', ''),
    postalCode: fc.constantFrom('20457', '50667', '00000', ''),
    punctuality: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    pricePerKm: fc.option(fc.double({ min: 0.5, max: 5, noNaN: true }), { nil: undefined }),
    availableFrom: fc.option(fc.constantFrom('2026-11-19', '2026-11-24', '2026-12-24', 'bald'), { nil: undefined }),
    euLicenceUntil: fc.option(fc.constantFrom('2026-11-01', '2026-11-30', '2030-01-01', ''), { nil: undefined }),
  })
  property.prop([fc.array(anyCandidate, { maxLength: 12 })])(
    'does not depend on the order of the candidates, and its scores are sums of parts within their weights',
    (candidates) => {
      const matches = rankCarriers(request, candidates, today)
      expect(rankCarriers(request, candidates.toReversed(), today).map(({ score }) => score)).toEqual(
        matches.map(({ score }) => score),
      )
      for (const { score, parts, reasons, warnings, blockers } of matches) {
        const all = Object.values(parts)
        expect(all.reduce((sum, { earned }) => sum + earned, 0)).toBe(score)
        expect(all.filter(({ earned, weight }) => !(earned >= 0 && earned <= weight))).toEqual([])
        const codes = [...reasons, ...warnings, ...blockers].map(({ code }) => code)
        expect(codes.filter((code) => !issueMessages[`match.${code}`])).toEqual([])
      }
    },
  )
})

describe('found vehicles are sorted', () => {
  const near = { id: 'near', distanceKm: 5, estimatedCost: 900, efficiencyScore: 70, capacity: 24 }
  const cheap = { id: 'cheap', distanceKm: 40, estimatedCost: 600, efficiencyScore: 80, capacity: 12 }
  const large = { id: 'large', distanceKm: 20, estimatedCost: 700, efficiencyScore: 90, capacity: 25 }

  test.each([
    ['distance', ['near', 'large', 'cheap']],
    ['cost', ['cheap', 'large', 'near']],
    ['efficiency', ['large', 'cheap', 'near']],
    ['capacity', ['large', 'near', 'cheap']],
  ] as const)('by %s', (sort, expected) => {
    const given = [near, cheap, large]
    expect(sortVehicleMatches(given, sort).map(({ id }) => id)).toEqual(expected)
    expect(given).toEqual([near, cheap, large])
  })
})
