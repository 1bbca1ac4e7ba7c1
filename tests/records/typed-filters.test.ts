import { describe, expect, test } from 'vitest'
import { hasWrongArea, parseAreas } from '#src/records/filters/postal-areas.ts'
import { parseRange } from '#src/records/filters/typed-period.ts'
import { wholeWeeks } from '#src/records/filters/words.ts'

/** Monday. */
const today = '2026-11-23'

describe('typed filters', () => {
  test.each([
    ['mo', '', { from: '2026-11-23', to: undefined }],
    ['mo', 'fr', { from: '2026-11-23', to: '2026-11-27' }],
    ['KW 48', '', { from: '2026-11-23', to: '2026-11-29' }],
    ['KW 47', 'kw48', { from: '2026-11-16', to: '2026-11-29' }],
    ['', '30.11.', { from: undefined, to: '2026-11-30' }],
    ['+2', '', { from: '2026-11-25', to: undefined }],
    ['', '', { from: undefined, to: undefined }],
    ['üb', '', { from: '2026-11-25', to: undefined }],
    ['fr', 'mo', { from: '2026-11-27', to: '2026-11-30' }],
    ['mo-fr', '', { from: '2026-11-23', to: '2026-11-27' }],
    ['mo bis mi', '', { from: '2026-11-23', to: '2026-11-25' }],
    ['23.-27.11.', '', { from: '2026-11-23', to: '2026-11-27' }],
    ['KW 47-48', '', { from: '2026-11-16', to: '2026-11-29' }],
    ['KW 52', 'KW 2', { from: '2026-12-21', to: '2027-01-17' }],
    ['2026-11-23', '', { from: '2026-11-23', to: undefined }],
    ['24.12. – 6.1.', '', { from: '2026-12-24', to: '2027-01-06' }],
  ])('%j to %j is %j', (from, to, expected) => {
    expect(parseRange(from, to, today)).toEqual({ ...expected, wrong: undefined })
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
    expect(parseRange(typed, '', today).from).toBe(expected)
  })

  test.each([
    ['1.12.', '15.3.', '2027-03-15'],
    ['9.5.', '30.6.', '2026-06-30'],
  ])('the end of %j to %j is the first such day after its beginning', (from, to, expected) => {
    expect(parseRange(from, to, today)).toMatchObject({ to: expected, wrong: undefined })
  })

  test.each([
    ['24.11.2026', '23.11.2026', 'to'],
    ['+2', 'heute', 'to'],
    ['KW 48', 'KW 47', 'to'],
    ['27.11.-23.11.', '', 'from'],
  ])('%j to %j ends before it begins', (from, to, wrong) => {
    expect(parseRange(from, to, today)).toMatchObject({ wrong, reversed: true })
  })

  test.each([
    ['bald', '', 'from'],
    ['mo', 'irgendwann', 'to'],
  ])('%j to %j: the wrong end is named', (from, to, wrong) => {
    expect(parseRange(from, to, today).wrong).toBe(wrong)
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
