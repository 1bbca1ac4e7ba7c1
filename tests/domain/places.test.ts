import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { drivingMinutes, distanceKm, findPlace, PLACES, roadDistanceKm } from '#src/domain/places/places.ts'
import { checkPostalCode } from '#src/domain/places/postal-codes.ts'
import { earliestArrival, tripDuration } from '#src/domain/places/driving-time.ts'

describe('places', () => {
  test('the table holds 96 towns; only the Dutch codes lack their letters', () => {
    expect(PLACES.length).toBe(96)
    const odd = PLACES.filter(({ country, postalCode }) => checkPostalCode(country, postalCode) !== 'ok')
    expect(odd.map(({ city }) => city)).toEqual(['Rotterdam', 'Venlo'])
    expect(PLACES.filter(({ lat, lng }) => !(lat > 41 && lat < 56 && lng > 2 && lng < 25))).toEqual([])
  })

  test.each([
    ['the code itself', 'Deutschland', '20457', undefined, 'Hamburg'],
    ['the code without its blank', 'CZ', '11000', undefined, 'Praha'],
    ['the name where the code is a placeholder', undefined, '00000', 'münchen', 'München'],
    ['the nearest code of the area', 'DE', '20099', undefined, 'Hamburg'],
    ['nothing for the placeholder alone', 'DE', '00000', undefined, undefined],
    ['nothing in a zone without towns', 'IT', '00100', 'Roma', undefined],
    ['nothing in a country without towns', 'Atlantis', '12345', undefined, undefined],
    ['nothing for no code', 'DE', '', undefined, undefined],
  ])('finds %s', (_name, country, postalCode, city, expected) => {
    expect(findPlace(country, postalCode, city)?.city).toBe(expected)
  })

  test.each([
    ['Hamburg', '20457', 'München', '80331', 776],
    ['Köln', '50667', 'Berlin', '10115', 604],
    ['Hamburg', '20457', 'Hamburg', '20457', 10],
  ])('%s %s to %s %s is %i km', (city, postalCode, toCity, toCode, km) => {
    expect(roadDistanceKm({ city, postalCode }, { city: toCity, postalCode: toCode })).toEqual({ km, estimated: false })
  })

  test('an unknown town makes the distance an estimate', () => {
    expect(roadDistanceKm({ postalCode: '20990' }, { postalCode: '80331', city: 'München' }).estimated).toBe(true)
    const rome = { country: 'Italien', postalCode: '00100' }
    expect(roadDistanceKm(rome, { postalCode: '80331', city: 'München' })).toEqual({ km: 956, estimated: true })
  })

  const place = fc.constantFrom(...PLACES)
  property.prop([place, place])('a distance is the same both ways', (a, b) => {
    expect(distanceKm(a, b)).toBe(distanceKm(b, a))
  })

  property.prop([fc.string(), fc.string(), fc.string(), fc.string()])(
    'whatever is typed, the distance is a number of kilometres',
    (country, postalCode, otherCountry, otherCode) => {
      const { km } = roadDistanceKm({ country, postalCode }, { country: otherCountry, postalCode: otherCode })
      expect(km >= 10 && km < 5000).toBe(true)
    },
  )
})

describe('driving and rest times of VO (EG) 561/2006', () => {
  test('a truck makes 70 km in an hour', () => {
    expect([drivingMinutes(70), drivingMinutes(35), drivingMinutes(0)]).toEqual([60, 30, 0])
  })

  test.each([
    ['4 h 30 need no break', 315, { drivingMin: 270, breaksMin: 0, restsMin: 0, totalMin: 270 }],
    ['a minute more needs 45 minutes', 316, { drivingMin: 271, breaksMin: 45, restsMin: 0, totalMin: 316 }],
    ['9 h are a day', 630, { drivingMin: 540, breaksMin: 45, restsMin: 0, totalMin: 585 }],
    ['more needs 11 h of rest', 631, { drivingMin: 541, breaksMin: 45, restsMin: 660, totalMin: 1246 }],
    ['Hamburg–München', 776, { drivingMin: 665, breaksMin: 45, restsMin: 660, totalMin: 1370 }],
    ['three days', 1600, { drivingMin: 1371, breaksMin: 135, restsMin: 1320, totalMin: 2826 }],
    ['nothing', 0, { drivingMin: 0, breaksMin: 0, restsMin: 0, totalMin: 0 }],
  ])('%s', (_name, km, expected) => {
    expect(tripDuration(km)).toEqual(expected)
  })

  test('the arrival is the departure and the duration', () => {
    expect(earliestArrival(1_000, 70)).toBe(3_601_000)
  })

  property.prop([fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 4000 })])(
    'a longer way never takes less time',
    (a, b) => {
      const [near, far] = [Math.min(a, b), Math.max(a, b)]
      expect(tripDuration(near).totalMin).toBeLessThanOrEqual(tripDuration(far).totalMin)
    },
  )
})
