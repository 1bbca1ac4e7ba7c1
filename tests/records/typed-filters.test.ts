import { describe, expect, test } from 'vitest'
import { hasWrongArea, parseAreas } from '#src/records/filters/postal-areas.ts'
import { dateLanguages } from '#src/i18n/typed-dates.ts'
import { parseRange } from '#src/records/filters/typed-period.ts'
import { wholeWeeks } from '#src/records/filters/words.ts'

/** Monday. */
const today = '2026-11-23'

describe('typed filters', () => {
  test.each([
    ['mo', { from: '2026-11-23', to: '2026-11-23' }],
    ['24.11.', { from: '2026-11-24', to: '2026-11-24' }],
    ['heute', { from: '2026-11-23', to: '2026-11-23' }],
    ['ab mo', { from: '2026-11-23', to: undefined }],
    ['ab 24.11.', { from: '2026-11-24', to: undefined }],
    ['ab KW 49', { from: '2026-11-30', to: undefined }],
    ['bis fr', { from: undefined, to: '2026-11-27' }],
    ['bis 30.11.', { from: undefined, to: '2026-11-30' }],
    ['bis KW 48', { from: undefined, to: '2026-11-29' }],
    ['ab mo bis fr', { from: '2026-11-23', to: '2026-11-27' }],
    ['von mo bis fr', { from: '2026-11-23', to: '2026-11-27' }],
    ['KW 48', { from: '2026-11-23', to: '2026-11-29' }],
    ['KW 47-kw48', { from: '2026-11-16', to: '2026-11-29' }],
    ['nächste Woche', { from: '2026-11-30', to: '2026-12-06' }],
    ['diese Woche', { from: '2026-11-23', to: '2026-11-29' }],
    ['+2', { from: '2026-11-25', to: '2026-11-25' }],
    ['', { from: undefined, to: undefined }],
    ['üb', { from: '2026-11-25', to: '2026-11-25' }],
    ['fr-mo', { from: '2026-11-27', to: '2026-11-30' }],
    ['mo-fr', { from: '2026-11-23', to: '2026-11-27' }],
    ['mo bis mi', { from: '2026-11-23', to: '2026-11-25' }],
    ['23.-27.11.', { from: '2026-11-23', to: '2026-11-27' }],
    ['23.11.2026–27.11.2026', { from: '2026-11-23', to: '2026-11-27' }],
    ['KW 47-48', { from: '2026-11-16', to: '2026-11-29' }],
    ['KW 52 bis KW 2', { from: '2026-12-21', to: '2027-01-17' }],
    ['2026-11-23', { from: '2026-11-23', to: '2026-11-23' }],
    ['24.12. – 6.1.', { from: '2026-12-24', to: '2027-01-06' }],
  ])('%j is %j', (typed, expected) => {
    expect(parseRange(typed, today)).toEqual(expected)
  })

  test.each([
    ['en', 'from mo until fr', { from: '2026-11-23', to: '2026-11-27' }],
    ['en', 'next week', { from: '2026-11-30', to: '2026-12-06' }],
    ['fr', 'dès 24/11', { from: '2026-11-24', to: undefined }],
    ['pl', 'do pt', { from: undefined, to: '2026-11-27' }],
    ['it', 'dal lu al ve', { from: '2026-11-23', to: '2026-11-27' }],
    ['nl', 'wk 48', { from: '2026-11-23', to: '2026-11-29' }],
    ['en', 'ab mo bis fr', { from: '2026-11-23', to: '2026-11-27' }],
  ] as const)('%s: %j is %j', (language, typed, expected) => {
    expect(parseRange(typed, today, dateLanguages(language))).toEqual(expected)
  })

  test.each([
    ['9.5.', '2026-05-09'],
    ['0905', '2026-05-09'],
    ['24.11.', '2026-11-24'],
    ['15.1.', '2027-01-15'],
    ['1.3.', '2026-03-01'],
    ['9.5.27', '2027-05-09'],
    ['KW 10', '2026-03-02'],
    ['KW 2', '2027-01-11'],
  ])('%j without a year is %s: at most 90 days ahead, else behind us', (typed, expected) => {
    expect(parseRange(typed, today).from).toBe(expected)
  })

  test.each([
    ['1.12.-15.3.', '2027-03-15'],
    ['9.5. bis 30.6.', '2026-06-30'],
  ])('the end of %j is the first such day after its beginning', (typed, expected) => {
    const { to, wrong } = parseRange(typed, today)
    expect([to, wrong]).toEqual([expected, undefined])
  })

  test.each(['24.11.2026-23.11.2026', '+2 bis heute', 'KW 48 bis KW 47', '27.11.-23.11.'])(
    '%j ends before it begins',
    (typed) => {
      expect(parseRange(typed, today)).toMatchObject({ wrong: true, reversed: true })
    },
  )

  test.each(['bald', 'mo bis irgendwann', 'ab', 'bis bald'])('%j is no range', (typed) => {
    expect(parseRange(typed, today)).toEqual({ from: undefined, to: undefined, wrong: true })
  })

  test.each([
    ['2026-11-23', '2026-11-29', [48, 48]],
    ['2026-11-16', '2026-11-29', [47, 48]],
    ['2026-11-16', '2026-11-28', undefined],
    ['2026-11-29', '2026-11-23', undefined],
    ['2026-11-23', undefined, undefined],
    ['2026-12-21', '2027-01-10', undefined],
  ])('%s to %s are the weeks %j', (from, to, expected) => {
    expect(wholeWeeks(from, to)).toEqual(expected)
  })

  test.each([
    ['20-29', '20-29'],
    ['20–29 80331', '20-29,80331'],
    ['20 - 29; 97', '20-29,97'],
    ['NL-30', undefined],
    ['', undefined],
  ])('areas %j are %j', (typed, expected) => {
    expect(parseAreas(typed)).toBe(expected)
  })

  test.each([
    ['20-29, 80331', false],
    ['', false],
    ['20-29, abc', true],
    ['123456', true],
    [Array.from({ length: 30 }, () => '97').join(','), true],
  ])('areas %j: something wrong %j', (typed, expected) => {
    expect(hasWrongArea(typed)).toBe(expected)
  })
})
