import { expect, test } from 'vitest'
import { parseAmount } from '#src/domain/basics/money.ts'
import { parseDecimal } from '#src/domain/basics/numbers.ts'
import { createFormat } from '#src/i18n/format.ts'
import { LANGUAGES, languageCodes } from '#src/i18n/languages.ts'
import { asTypedHere, germanNumbers } from '#src/i18n/typed-number.ts'

test.each([
  ['1,480.50', '1480,50'],
  ['24,000', '24000'],
  ['7.2', '7,2'],
  ['1.234', '1,234'],
  ['7,2', '7,2'],
  ['1.480,50', '1.480,50'],
  ['+3.5%', '+3,5%'],
  ['-20.5 to -18', '-20,5 to -18'],
  ['12', '12'],
])('in English %j is %j', (text, german) => {
  expect(germanNumbers(text, 'en')).toBe(german)
})

test('an edit begins with the digits it is read back from', () => {
  expect([asTypedHere('−2,5', 'en'), asTypedHere('−2,5', 'fr')]).toEqual(['−2.5', '−2,5'])
})

test.each(languageCodes)('%s: what is shown means the same when it is typed', (language) => {
  expect(LANGUAGES[language].locale).not.toBe('')
  const format = createFormat(language, () => 0)
  const read = [0.5, 7.25, 13.6, 999, 1234.56, 24_000, 1_234_567.8].map((value) => [
    parseDecimal(germanNumbers(format.number(value), language)),
    parseAmount(germanNumbers(format.money(value), language)),
  ])
  expect(read).toEqual([
    [0.5, 50],
    [7.25, 725],
    [13.6, 1360],
    [999, 99_900],
    [1234.56, 123_456],
    [24_000, 2_400_000],
    [1_234_567.8, 123_456_780],
  ])
})
