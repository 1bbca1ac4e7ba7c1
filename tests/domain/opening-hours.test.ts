import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  openingConflict,
  parseOpeningHours,
  writtenOpeningHours,
  type OpeningHours,
} from '#src/domain/places/opening-hours.ts'

const written = (text: string) => {
  const hours = parseOpeningHours(text)
  return hours && writtenOpeningHours(hours)
}

describe('opening hours as they are typed', () => {
  test.each([
    ['mo-fr 7-16', 'Mo–Fr 07:00–16:00'],
    ['Mo–Do 7–16, Fr 7–12:30', 'Mo–Do 07:00–16:00, Fr 07:00–12:30'],
    ['montag bis freitag 8 bis 17; sa 8-12', 'Mo–Fr 08:00–17:00, Sa 08:00–12:00'],
    ['Mo-Fr 13-17 und 7-12', 'Mo–Fr 07:00–12:00 / 13:00–17:00'],
    ['täglich 0600-2200', 'Mo–So 06:00–22:00'],
    ['Mo 7-16, Di 7-16, Do 7-16', 'Mo–Di 07:00–16:00, Do 07:00–16:00'],
  ])('%s is %s', (typed, kept) => {
    expect(written(typed)).toBe(kept)
  })

  test.each(['', 'immer', 'mo-fr', 'mo-fr 16-7', 'fr-mo 7-16', 'mo 7-16, mo 8-12', 'm 7-16', 'mo-di-mi 7-16', 'mo 7-'])(
    '„%s“ is none',
    (typed) => {
      expect(parseOpeningHours(typed)).toBeUndefined()
    },
  )

  test('what is written is read as the same', () => {
    const time = fc.integer({ min: 0, max: 23 * 60 + 58 })
    const clock = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const span = fc.tuple(time, time).map(([a, b]) => ({ from: clock(Math.min(a, b)), to: clock(Math.max(a, b) + 1) }))
    const hours = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 7 }), span), { minLength: 1, selector: ([day]) => day })
      .map((days): OpeningHours => new Map(days.toSorted(([a], [b]) => a - b).map(([day, open]) => [day, [open]])))
    fc.assert(
      fc.property(hours, (given) => {
        expect(parseOpeningHours(writtenOpeningHours(given))).toEqual(given)
      }),
    )
  })
})

describe('a window and opening hours', () => {
  const HOURS = 'Mo–Do 07:00–12:00 / 13:00–16:00, Fr 07:00–12:00'
  // 23 November 2026 is a Monday.
  test.each([
    ['2026-11-23', '08:00', '16:00', undefined],
    ['2026-11-23', '08:00', '18:00', { closed: false, open: '07:00–12:00 / 13:00–16:00' }],
    ['2026-11-23', '06:00', '12:00', { closed: false, open: '07:00–12:00 / 13:00–16:00' }],
    ['2026-11-23', '12:15', '12:45', { closed: false, open: '07:00–12:00 / 13:00–16:00' }],
    ['2026-11-27', '13:00', '15:00', { closed: false, open: '07:00–12:00' }],
    ['2026-11-28', '08:00', '10:00', { closed: true }],
    ['irgendwann', '08:00', '10:00', undefined],
  ])('%s %s–%s', (date, from, to, expected) => {
    expect(openingConflict(HOURS, date, { from, to })).toEqual(expected)
  })

  test('hours nobody knows, or can read, are no conflict', () => {
    const window = { from: '02:00', to: '03:00' }
    expect([undefined, '', 'nach Absprache'].map((text) => openingConflict(text, '2026-11-23', window))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
