import { describe, expect, test } from 'vitest'
import { parseDimensions } from '#src/domain/goods/dimensions.ts'
import { calculatedLoadingMeters, floorLength, followingLoadingMeters } from '#src/domain/goods/loading-meters.ts'
import { beyondLaw, pieceMisfits } from '#src/domain/goods/piece-fit.ts'
import type { VehicleType } from '#src/domain/vehicles/vehicles.ts'

const read = (text: string) => {
  const measures = parseDimensions(text)
  return measures && [measures.lengthM, measures.widthM, measures.heightM]
}

describe('measures as people type them', () => {
  test.each([
    ['120 x 80 x 180 cm', [1.2, 0.8, 1.8]],
    ['1,2 × 0,8 × 1,8 m', [1.2, 0.8, 1.8]],
    ['L 12 m B 2,4 H 2', [12, 2.4, 2]],
    ['13,20 × 2,40 × 2,70 m', [13.2, 2.4, 2.7]],
    ['120x80x150', [1.2, 0.8, 1.5]],
    ['1200 x 800 x 1450', [1.2, 0.8, 1.45]],
    ['1.200 x 800 x 1.450 mm', [1.2, 0.8, 1.45]],
    ['6 x 2,4 x 2', [6, 2.4, 2]],
    ['12 m x 240 cm x 2 m', [12, 2.4, 2]],
    ['H: 3,60 L: 6 B: 2,3 m', [6, 2.3, 3.6]],
    ['LxBxH: 120/80/100 cm', [1.2, 0.8, 1]],
    ['120 × 80 cm', [1.2, 0.8, undefined]],
    ['12 m lang', [12, undefined, undefined]],
    ['12 m lang, 2,5 m breit, 3 m hoch', [12, 2.5, 3]],
    ['Länge 12 m', [12, undefined, undefined]],
    ['ca. 120 × 80 × 60 cm', [1.2, 0.8, 0.6]],
  ])('%s', (text, sides) => {
    expect(read(text)).toEqual(sides)
  })

  test.each([
    '',
    'verschieden',
    '12 m',
    '120,80,180 cm',
    '3 x 120 x 80 x 180 cm',
    '0 x 80 x 180 cm',
    '120 x 80 x 180 kg',
    'Ø 80 cm, L 12 m',
    '2,4 m breit',
    'L 12 L 13 m',
    '45 x 2 x 2 m',
  ])('%s says nothing of one piece', (text) => {
    expect(parseDimensions(text)).toBeUndefined()
  })
})

describe('loading metres of measured pieces', () => {
  test.each([
    [{ dimensions: 'L 12 m B 2,4 H 2' }, 12],
    [{ dimensions: '12 × 1,2 × 1 m', packageType: 'Colli', packageCount: 2 }, 12],
    [{ dimensions: '120 x 80 x 180 cm', packageType: 'Colli', packageCount: 10 }, 4],
    [{ dimensions: '120 x 80 x 180 cm', packageType: 'Colli', packageCount: 10, stackable: true }, 2],
    [{ dimensions: '240 x 120 x 100 cm', packageType: 'Standard', packageCount: 5 }, 6],
    [{ dimensions: '240 x 120 x 100 cm', packageType: 'Europalette', packageCount: 5 }, 2],
    // Measures of the whole load are none of each of its pieces.
    [{ dimensions: '13,20 × 2,40 × 2,70 m', packageType: 'Standard', packageCount: 33 }, 13.2],
    [{ dimensions: '12 m lang', packageType: 'Colli', packageCount: 1 }, undefined],
    [{ dimensions: 'verschieden', packageType: 'Colli', packageCount: 3 }, undefined],
  ])('%o', (pallets, ldm) => {
    expect(floorLength(pallets)?.loadingMeters).toBe(ldm)
  })

  test('they follow measures that are typed later, unless somebody has typed them', () => {
    const measured = { packageType: 'Colli', packageCount: 3, dimensions: '2,4 × 1,2 × 1 m' }
    expect(followingLoadingMeters({}, measured, ['dimensions'])).toEqual(calculatedLoadingMeters(measured))
    expect(calculatedLoadingMeters(measured)).toEqual({ loadingMeters: 3.6, loadingMetersCalculated: true })
    expect(followingLoadingMeters({ loadingMeters: 5 }, { ...measured, loadingMeters: 5 }, ['dimensions'])).toEqual({})
  })
})

describe('a piece in a body', () => {
  const misfits = (text: string, ...types: VehicleType[]) =>
    pieceMisfits(
      parseDimensions(text) ?? { lengthM: 0 },
      types.map((type) => ({ type })),
    ).map(({ side, has, inner }) => `${side} ${has} > ${inner}`)

  test.each<[string, VehicleType[], string[]]>([
    ['L 12 m B 2,4 H 2', ['JUMBO'], ['Length 12 > 7.7']],
    ['L 12 m B 2,4 H 2', ['TAUTLINER'], []],
    ['L 12 m B 2,4 H 2', ['JUMBO', 'MEGA'], []],
    ['7,7 × 2,4 × 3 m', ['JUMBO'], []],
    ['7 × 2,4 × 3,6 m', ['MEGA'], ['Height 3.6 > 3']],
    ['7 × 2,4 × 2,8 m', ['TAUTLINER'], ['Height 2.8 > 2.7']],
    ['7 × 2,4 × 2,7 m', ['TAUTLINER'], []],
    ['7 × 2,4 × 2,8 m', ['MEGA'], []],
    ['5 × 2,5 × 2 m', ['TAUTLINER'], ['Width 2.5 > 2.48']],
    ['2 × 5 × 2 m', ['SPRINTER'], ['Length 5 > 4.8']],
    // Turned on the floor it fits.
    ['2 × 3 × 2 m', ['SOLO_12'], []],
    ['12 m lang', ['SOLO_12'], ['Length 12 > 7.2']],
    ['7 × 2,4 × 3,6 m', [], []],
  ])('%s on %o', (text, types, said) => {
    expect(misfits(text, ...types)).toEqual(said)
  })

  test('the floor of a certain vehicle counts', () => {
    const piece = { lengthM: 6.5, widthM: 2 }
    expect(pieceMisfits(piece, [{ type: 'SOLO_7_5', loadingMeters: 6.5 }])).toEqual([])
    expect(pieceMisfits(piece, [{ type: 'SOLO_7_5' }])).toHaveLength(1)
  })

  test.each([
    ['7 × 2,4 × 3,6 m', ['height 3.6']],
    ['7 × 2,6 × 2 m', ['width 2.6']],
    ['7 × 2,55 × 3,05 m', []],
    ['12 m lang', []],
  ])('the law on %s: %o', (text, said) => {
    expect(beyondLaw(parseDimensions(text) ?? { lengthM: 0 }).map(({ side, has }) => `${side} ${has}`)).toEqual(said)
  })
})
