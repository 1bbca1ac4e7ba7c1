import { describe, expect, test } from 'vitest'
import { addMonths, dayAt, sheetOf } from '#src/ui/calendar/month.ts'

describe('the sheet of a month', () => {
  test('November 2026 begins on a Sunday and has six weeks, Monday first, with their numbers', () => {
    const weeks = sheetOf('2026-11-23')
    expect(weeks.map(({ week, days }) => [week, days[0], days[6]])).toEqual([
      [44, '2026-10-26', '2026-11-01'],
      [45, '2026-11-02', '2026-11-08'],
      [46, '2026-11-09', '2026-11-15'],
      [47, '2026-11-16', '2026-11-22'],
      [48, '2026-11-23', '2026-11-29'],
      [49, '2026-11-30', '2026-12-06'],
    ])
  })

  test('January 2027 begins in week 53, February 2027 fills four weeks', () => {
    expect(sheetOf('2027-01-15').map(({ week }) => week)).toEqual([53, 1, 2, 3, 4])
    expect(sheetOf('2027-02-01').map(({ days }) => days[0])).toEqual([
      '2027-02-01',
      '2027-02-08',
      '2027-02-15',
      '2027-02-22',
    ])
  })

  test.each([
    ['2026-11-23', 1, '2026-12-23'],
    ['2026-12-23', 1, '2027-01-23'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected)
  })

  test.each([
    ['ArrowRight', false, '2026-11-26'],
    ['ArrowLeft', false, '2026-11-24'],
    ['ArrowDown', false, '2026-12-02'],
    ['ArrowUp', false, '2026-11-18'],
    ['PageDown', false, '2026-12-25'],
    ['PageUp', true, '2025-11-25'],
    ['Home', false, '2026-11-23'],
    ['End', false, '2026-11-29'],
    ['0', false, '2026-11-20'],
    ['x', false, undefined],
  ])('%s (Umschalt: %s) leads from Wednesday the 25th to %s', (key, isShift, expected) => {
    expect(dayAt(key, isShift, '2026-11-25', '2026-11-20')).toBe(expected)
  })
})
