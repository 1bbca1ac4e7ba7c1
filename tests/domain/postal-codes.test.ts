import { describe, expect, test } from 'vitest'
import {
  checkPostalCode,
  COUNTRIES,
  countryName,
  DEFAULT_COUNTRY,
  findCountry,
  plzArea,
} from '#src/domain/places/postal-codes.ts'

describe('postal codes beside those of the specification', () => {
  test.each([
    ['Deutschland', '01067', 'ok'],
    ['Deutschland', '2045A', 'invalid'],
    ['Deutschland', '00000', 'placeholder'],
    [undefined, '20457', 'ok'],
    ['DE', ' 20457 ', 'ok'],
    ['Österreich', '00000', 'placeholder'],
    ['NL', '3011AB', 'ok'],
    ['NL', '3011 ab', 'ok'],
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
