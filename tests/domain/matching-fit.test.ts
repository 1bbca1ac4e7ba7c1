import { describe, expect, test } from 'vitest'
import { type CarrierCandidate, type MatchRequest, rateCandidate } from '#src/domain/carriers/matching.ts'
import { radiusLack, roomLack, timeLack, type VehicleTime } from '#src/domain/matching/fit.ts'
import { checkQuote, quoteFigures, quoteTotal } from '#src/domain/matching/quotes.ts'
import { type Candidate, heldPrice, isRecommended, rankCandidates, withQuote } from '#src/domain/matching/rank.ts'

/** Monday 23 November 2026, 14:26 in Germany. */
const NOW = Date.UTC(2026, 10, 23, 13, 26)
const TODAY = '2026-11-23'
const tuesday = (hour: number, minute = 0) => Date.UTC(2026, 10, 24, hour - 1, minute)

const request: MatchRequest = {
  cargo: { description: '22 Industriepaletten Fliesen', weightKg: 14_300, loadingMeters: 11 },
  pickup: { postalCode: '01067', city: 'Dresden', date: '2026-11-24', timeFrom: '06:00', timeTo: '10:00' },
  delivery: { postalCode: '80331', city: 'München', date: '2026-11-25' },
  customerPrice: 960,
  distanceKm: 456,
  radiusKm: 50,
}

const truck: CarrierCandidate = {
  carrierId: 'veh-1',
  carrierName: '',
  vehicleId: 'veh-1',
  licencePlate: 'DD-NK 62',
  vehicleType: 'TAUTLINER',
  city: 'Dresden',
  postalCode: '01067',
  euLicenceUntil: '2028-01-31',
  insuranceUntil: '2028-01-31',
  checkedAt: '2026-06-01',
}
const late = (freeAt: number, beside?: VehicleTime['beside']) => timeLack(request, truck, { freeAt, beside }, NOW)

describe('What does not fit yet says how much is lacking, what helps, and the sum that proves it', () => {
  test('room beside what is driven anyway is sooner than the end of the tour, where the judge of the board finds some', () => {
    const beside = {
      at: tuesday(13, 30),
      lacks: [{ code: 'lack.loadingMeters' as const, values: { meters: 0.8 } }],
      proof: [],
    }
    expect(late(tuesday(18), beside)?.lacks).toEqual(beside.lacks)
    expect(late(tuesday(18), { ...beside, at: tuesday(20) })?.lacks).toEqual([
      { code: 'lack.late', values: { duration: '8 h 09 min' } },
    ])
    expect(late(tuesday(18), 'fits')).toBeUndefined()
  })

  test('a vehicle that is free too late, by hours and by minutes', () => {
    expect(late(tuesday(12, 6))).toEqual({
      lacks: [{ code: 'lack.late', values: { duration: '2 h 15 min' } }],
      remedy: {
        kind: 'window',
        code: 'remedy.window',
        values: { time: '12:15' },
        date: '2026-11-24',
        from: '12:15',
        to: '14:45',
      },
      proof: [
        { code: 'sum.freeAt', values: { date: '2026-11-24', time: '12:06' } },
        { code: 'sum.windowEnds', values: { time: '10:00' } },
      ],
    })
    expect(late(tuesday(10))?.lacks).toEqual([{ code: 'lack.late', values: { duration: '9 min' } }])
    expect(late(tuesday(9, 51))).toBeUndefined()
  })

  test('a vehicle that is free on another day', () => {
    const found = late(tuesday(24 + 8))
    expect(found?.lacks).toEqual([{ code: 'blocker.notAvailable', values: { date: '2026-11-25' } }])
    expect(found?.remedy).toMatchObject({ code: 'remedy.day', date: '2026-11-25', from: '08:15' })
  })

  test('a vehicle that is too small, which nothing mends', () => {
    expect(roomLack(request.cargo, { ...truck, vehicleType: 'SOLO_12' })).toEqual({
      lacks: [{ code: 'lack.both', values: { meters: 3.8, tons: 8.8 } }],
      proof: [
        { code: 'sum.loadingMeters', values: { available: 7.2, needed: 11 } },
        { code: 'sum.payload', values: { available: 5.5, needed: 14.3 } },
      ],
    })
    expect(roomLack({ ...request.cargo, tailLift: true }, { ...truck, tailLift: false })).toEqual({
      lacks: [{ code: 'blocker.tailLift', values: {} }],
      proof: [],
    })
    expect(roomLack(request.cargo, truck)).toBeUndefined()
  })

  test.each([
    [50, undefined, undefined],
    [51, 1, 60],
    [79, 29, 80],
    [80, 30, 80],
  ])('a way of %i km is %s km outside, and fits with %s km', (empty, km, radius) => {
    const found = radiusLack(empty, 50)
    expect([found?.lacks[0]?.values['km'], found?.remedy?.radius]).toEqual([km, radius])
  })
})

describe('A quote', () => {
  test.each([
    [{ freight: 845 }, 845],
    [{ freight: 874, toll: 42 }, 916],
    [{ freight: 0.1, toll: 0.2, surcharges: 0.3 }, 0.6],
    [{ toll: 42 }, undefined],
  ])('of %j is %s € in all', (parts, total) => {
    expect(quoteTotal(parts)).toBe(total)
  })

  test.each([
    [{ freight: 1 }, []],
    [{ freight: 845, toll: 0, surcharges: 12.5 }, []],
    [{ freight: 845, toll: null, surcharges: null }, []],
    [{ freight: 0.99 }, ['freight Preis: 1 bis 99.999 €']],
    [{ freight: 100_000 }, ['freight Preis: 1 bis 99.999 €']],
    [{ freight: 499, toll: -400, surcharges: -99 }, ['toll Preis: 0 bis 99.999 €', 'surcharges Preis: 0 bis 99.999 €']],
    [{ toll: 42 }, ['freight Pflichtfeld']],
  ])('of %j is refused with %j', (parts, refused) => {
    expect(checkQuote(parts).map(({ path, message }) => `${path} ${message}`)).toEqual(refused)
  })

  test('tells what is left, and what a kilometre costs', () => {
    expect(quoteFigures({ freight: 845 }, { customerPrice: 960, distanceKm: 456 })).toEqual({
      ...{ total: 845, pricePerKm: 1.85, margin: 115, marginPercent: 12 },
    })
    expect(quoteFigures({ freight: 845 }, {})).toMatchObject({ total: 845, margin: undefined, pricePerKm: undefined })
  })

  test('stands in the place of the estimate, and the score follows it', () => {
    const estimated = rateCandidate(request, truck, TODAY)
    const quoted = withQuote(estimated, 845, 960)
    expect(quoted).toMatchObject({ estimatedCost: 845, margin: 115, marginPercent: 12 })
    expect(quoted.parts.price).toEqual({ earned: 15, weight: 15 })
    expect(quoted.score).toBe(estimated.score - estimated.parts.price.earned + 15)
    const dear = withQuote(estimated, 1000, 960)
    expect(dear.parts.price.earned).toBe(0)
    expect(dear.warnings.map(({ code }) => code)).toContain('warning.negativeMargin')
  })

  test.each([
    ['quoted', undefined, 845],
    ['accepted', undefined, 845],
    ['asked', undefined, undefined],
    ['declined', undefined, undefined],
    ['quoted', NOW - 1, undefined],
    ['quoted', NOW, 845],
  ] as const)('that is %s until %s holds for %s', (state, validUntil, price) => {
    expect(heldPrice({ priceRequestId: 'PA-1', state, freight: 845, validUntil }, NOW)).toBe(price)
  })
})

describe('Who is proposed', () => {
  const of = (key: string, more: Partial<CarrierCandidate> = {}, rest: Partial<Candidate> = {}): Candidate => ({
    key,
    own: false,
    candidate: { ...truck, carrierId: key, carrierName: key, vehicleId: key, punctuality: 98, tripsOnLane: 5, ...more },
    ...rest,
  })
  const rank = (candidates: Candidate[]) => rankCandidates(request, candidates, { now: NOW, today: TODAY })
  const keys = (found: readonly { of: Candidate }[]) => found.map((one) => one.of.key)

  test('is at most five, and whoever has named a price beyond them', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => of(key))
    expect(keys(rank(many).fits)).toEqual(['a', 'b', 'c', 'd', 'e'])
    const quote = { priceRequestId: 'PA-1', state: 'quoted', freight: 955 } as const
    const { fits } = rank([...many, of('z', {}, { quote })])
    expect([keys(fits), fits.at(-1)?.isQuoted]).toEqual([['a', 'b', 'c', 'd', 'e', 'z'], true])
  })

  test('fits, blocked and last, where only his papers stand against him', () => {
    const { fits } = rank([of('a', { euLicenceUntil: '2026-11-14' }), of('b', { punctuality: 80, tripsOnLane: 0 })])
    expect([keys(fits), fits[1]?.match.blockers[0]?.code]).toEqual([['b', 'a'], 'blocker.licenceExpired'])
    expect(fits[1]?.recommended).toBe(false)
  })

  test('does not fit outside of the radius, and never stands in both groups', () => {
    const leipzig = { postalCode: '04103', city: 'Leipzig' }
    const { fits, misfits } = rank([of('a'), { ...of('a', leipzig), key: 'a2' }, of('b', leipzig)])
    expect([keys(fits), keys(misfits)]).toEqual([['a'], ['b']])
    expect(misfits[0]?.proof.at(-1)?.code).toBe('sum.score')
  })

  test.each([
    [85, true],
    [84, false],
  ])('with %i points is recommended: %s', (score, is) => {
    expect(isRecommended({ ...rateCandidate(request, truck, TODAY), score, blockers: [], warnings: [] })).toBe(is)
  })
})
