import { describe, expect, test } from 'vitest'
import { parseDecimal } from '#src/domain/basics/numbers.ts'

describe('weights and lengths are read the way people type them', () => {
  test.each([
    ['24000', 24_000],
    ['24.000', 24_000],
    ['24 000', 24_000],
    ['24.000 kg', 24_000],
    ['13,6', 13.6],
    ['13.6', 13.6],
    ['7,2 LDM', 7.2],
    ['0.450', 0.45],
    ['1.234,5', 1234.5],
    ['-18', -18],
    ['−18 °C', -18],
    ['85,5 m³', 85.5],
    ['-0', 0],
  ])('%s', (text, value) => {
    expect(parseDecimal(text)).toBe(value)
  })

  test.each(['', 'viel', '1,2,3', '1.2.3', '12 t', 'NaN', 'Infinity', '0x10'])('"%s" is no number', (text) => {
    expect(parseDecimal(text)).toBeUndefined()
  })
})
