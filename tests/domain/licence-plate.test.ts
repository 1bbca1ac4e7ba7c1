import { describe, expect, test } from 'vitest'
import { isLicencePlate, normalisedPlate, plateReadings } from '#src/domain/vehicles/licence-plate.ts'

test.each([
  ['HHT1303', ['HH-T 1303', 'H-HT 1303']],
  ['hhab12e', ['HHA-B 12E', 'HH-AB 12E']],
  ['bx7', ['B-X 7']],
  ['HH-T 1303', []],
  ['4711', []],
  ['Hamburg', []],
])('"%s" typed without signs may be %j', (typed, plates) => {
  expect(plateReadings(typed)).toEqual(plates)
})

describe('a licence plate', () => {
  test.each([
    ['hh ab 1234', 'HH-AB 1234'],
    ['HH-AB1234', 'HH-AB 1234'],
    [' wü - a 7e', 'WÜ-A 7E'],
    ['L–AB 12H', 'L-AB 12H'],
    ['wgm  4f321', 'WGM 4F321'],
    ['1ab 2345', '1AB 2345'],
    ['12-bbb-3', '12-BBB-3'],
    ['L-1234AB', 'L-1234AB'],
  ])('"%s" is written %s', (typed, written) => {
    expect([normalisedPlate(typed), isLicencePlate(typed)]).toEqual([written, true])
    expect(normalisedPlate(written)).toBe(written)
  })

  test.each(['HH-SS 12', 'NEA-AB 1234', '12345', 'ABCDEF', 'HH', 'ein Lkw', 'HH-AB 1234 / HH-AB 99', ''])(
    '"%s" is none',
    (typed) => {
      expect(isLicencePlate(typed)).toBe(false)
    },
  )
})
