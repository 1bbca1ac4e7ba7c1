import { describe, expect, test } from 'vitest'
import { calculatedLoadingMeters, floorLength, followingLoadingMeters } from '#src/domain/goods/loading-meters.ts'

describe('the length pallets take on the floor', () => {
  test.each([
    ['Europalette', 33, false, 13.2],
    ['Standard', 1, false, 0.4],
    ['Gitterbox', 3, false, 1.2],
    ['Industriepalette', 26, false, 13],
    ['Europalette', 10, true, 2],
    ['Europalette', 11, true, 2.4],
    ['Industriepalette', 3, true, 1],
    ['Europalette', 1, true, 0.4],
  ])('%s × %i, stackable: %s', (packageType, packageCount, stackable, ldm) => {
    expect(floorLength({ packageType, packageCount, stackable })?.loadingMeters).toBe(ldm)
  })

  test.each([
    ['Coil', 2],
    ['Colli', 12],
    ['Europalette', undefined],
    ['Europalette', 0],
    ['Europalette', Number.NaN],
  ])('%s × %s tells nothing', (packageType, packageCount) => {
    expect(calculatedLoadingMeters({ packageType, packageCount })).toEqual({})
  })
})

describe('loading metres of an order whose goods change', () => {
  const ten = { packageType: 'Europalette', packageCount: 10 }
  const typed = { ...ten, loadingMeters: 5 }
  const calculated = { ...ten, loadingMeters: 4, loadingMetersCalculated: true }

  test('calculated ones follow number, kind and stacking', () => {
    const follow = (change: object) =>
      followingLoadingMeters(calculated, { ...calculated, ...change }, Object.keys(change))
    expect([
      follow({ packageCount: 12 }),
      follow({ packageType: 'Industriepalette' }),
      follow({ stackable: true }),
    ]).toEqual([4.8, 5, 2].map((loadingMeters) => ({ loadingMeters, loadingMetersCalculated: true })))
    expect(follow({ weight: 900 })).toEqual({})
    expect(follow({ packageType: 'Coil' })).toEqual({ loadingMeters: undefined, loadingMetersCalculated: undefined })
  })

  test('typed ones stay; cleared they are calculated, and typing takes the mark away', () => {
    expect(followingLoadingMeters(typed, { ...typed, packageCount: 12 }, ['packageCount'])).toEqual({})
    expect(followingLoadingMeters(typed, { ...ten, loadingMeters: undefined }, ['loadingMeters'])).toEqual({
      loadingMeters: 4,
      loadingMetersCalculated: true,
    })
    const own = { ...calculated, loadingMeters: 6, packageCount: 12 }
    expect(followingLoadingMeters(calculated, own, ['loadingMeters', 'packageCount'])).toEqual({
      loadingMetersCalculated: undefined,
    })
  })

  test('missing ones begin with the number of pallets', () => {
    expect(followingLoadingMeters({}, ten, ['packageCount'])).toEqual({
      loadingMeters: 4,
      loadingMetersCalculated: true,
    })
  })
})
