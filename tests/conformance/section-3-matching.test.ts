import { describe, expect, test } from 'vitest'
import { DEFAULT_RADIUS_KM } from '#src/domain/carriers/match-limits.ts'
import { VEHICLE_SORTS } from '#src/domain/carriers/vehicle-order.ts'
import { endpoints } from '#src/contract/index.ts'
import { Match } from '#src/contract/matching/match.ts'
import { Offer } from '#src/contract/offers.ts'
import { OFFER_STATUSES, offerStatus } from '#src/domain/offers/offers.ts'
import { wire } from './wire.ts'

const NOON = Date.UTC(2026, 10, 23, 12, 0)

describe('A match', () => {
  test.each([
    [{ offerId: 'OFF-2026-0001', carrierId: 'car-001', score: 91 }],
    [{ loadId: 'loa-nk004705', vehicleId: 'veh-001', score: 91 }],
  ])('is read with its ids as %j', (given) => {
    expect(Match.parse(given)).toMatchObject({ ...given, status: 'proposed' })
  })

  test('is made of an offer or a load, with a carrier or a vehicle, and answered with success, data and error', async () => {
    const { send } = wire()
    const body = { loadId: 'loa-nk004705', vehicleId: 'veh-001' }
    const { status, body: answer } = await send('POST /api/matches', { as: 'dispatcher', body })
    expect(status).toBe(201)
    expect(answer).toMatchObject({ success: true, data: { ...body, score: expect.any(Number) } })
    expect((await send('GET /api/matches/mat-0')).body).toMatchObject({ message: 'Failed to get match' })
  })
})

test('A vehicle that is found tells distanceKm, estimatedCost, efficiencyScore and capacity', async () => {
  const { send } = wire()
  const body = { offerId: 'OFF-2026-0001', searchRadius: 200 }
  const { body: answer } = await send('POST /api/matching/find-vehicles', { as: 'dispatcher', body })
  const [first] = (answer as { vehicles: Record<string, unknown>[] }).vehicles
  const figures = ['distanceKm', 'estimatedCost', 'efficiencyScore', 'capacity'].map((field) => typeof first?.[field])
  expect(figures).toEqual(['number', 'number', 'number', 'number'])
})

test('A search has a radius of 50 km and is sorted by distance, the nearest first, unless said otherwise', () => {
  const { body } = endpoints['matching.findVehicles']
  expect(body.parse({})).toMatchObject({ searchRadius: 50, sortBy: 'distance' })
  expect([DEFAULT_RADIUS_KM, VEHICLE_SORTS]).toEqual([50, ['distance', 'cost', 'efficiency', 'capacity']])
})

describe('An offer', () => {
  test('is open, accepted, rejected or expired, and open where nothing known is said', () => {
    expect(OFFER_STATUSES).toEqual(['open', 'accepted', 'rejected', 'expired'])
    expect(OFFER_STATUSES.map((status) => Offer.parse({ status }).status)).toEqual([...OFFER_STATUSES])
    expect(Offer.parse({ status: 'lost' }).status).toBe('open')
  })

  test.each([
    ['open', '2026-11-23', 'open'],
    ['open', '2026-11-22', 'expired'],
    ['open', undefined, 'open'],
    ['accepted', '2026-11-22', 'accepted'],
    ['rejected', '2026-11-22', 'rejected'],
  ] as const)('that is %s until %s is %s on 23 November', (status, validUntil, expected) => {
    expect(offerStatus({ status, validUntil }, NOON)).toBe(expected)
  })
})
