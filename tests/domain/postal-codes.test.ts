import { describe, expect, test } from 'vitest'
import {
  checkPostalCode,
  COUNTRIES,
  countryName,
  DEFAULT_COUNTRY,
  findCountry,
  plzArea,
} from '#src/domain/places/postal-codes.ts'

describe('postal codes have the shape of their country', () => {
  test.each([
    ['Deutschland', '20457', 'ok'],
    ['Deutschland', '01067', 'ok'],
    ['Deutschland', '2045', 'invalid'],
    ['Deutschland', '2045A', 'invalid'],
    ['Deutschland', '00000', 'placeholder'],
    [undefined, '20457', 'ok'],
    ['DE', ' 20457 ', 'ok'],
    ['Österreich', '1030', 'ok'],
    ['Österreich', '10300', 'invalid'],
    ['Österreich', '00000', 'placeholder'],
    ['CH', '8005', 'ok'],
    ['BE', '2000', 'ok'],
    ['DK', '6330', 'ok'],
    ['HU', '1051', 'ok'],
    ['NL', '3011 AB', 'ok'],
    ['NL', '3011AB', 'ok'],
    ['NL', '3011 ab', 'ok'],
    ['NL', '3011', 'invalid'],
    ['Polen', '00-002', 'ok'],
    ['Polen', '00002', 'invalid'],
    ['CZ', '110 00', 'ok'],
    ['CZ', '11000', 'ok'],
    ['SE', '200 01', 'ok'],
    ['LU', 'L-8005', 'ok'],
    ['LU', '8005', 'ok'],
    ['LU', 'L8005', 'invalid'],
    ['LT', '44001', 'ok'],
    ['LT', 'LT-44001', 'ok'],
    ['FR', '59000', 'ok'],
    ['IT', '20121', 'ok'],
    ['ES', '08001', 'ok'],
    ['Atlantis', 'AB-123', 'ok'],
    ['Atlantis', '!', 'invalid'],
    ['Deutschland', '', 'invalid'],
  ])('%s %s: %s', (country, code, expected) => {
    expect(checkPostalCode(country, code)).toBe(expected)
  })

  test('a country answers to its German name and to its ISO code, and to nothing built in', () => {
    expect(DEFAULT_COUNTRY).toBe('Deutschland')
    expect(findCountry('österreich')?.code).toBe('AT')
    expect(findCountry('at')?.name).toBe('Österreich')
    expect([findCountry('constructor'), findCountry('__proto__')]).toEqual([undefined, undefined])
    expect(['at', ' POLEN ', ' Norwegen ', ' ', undefined].map(countryName)).toEqual([
      'Österreich',
      'Polen',
      'Norwegen',
      'Deutschland',
      'Deutschland',
    ])
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(17)
  })

  test.each([
    ['20457', '20'],
    ['00-002', '00'],
    ['L-8005', '80'],
    ['3011 AB', '30'],
    ['7', undefined],
    ['', undefined],
  ])('the area of %s is %s', (code, area) => {
    expect(plzArea(code)).toBe(area)
  })
})
