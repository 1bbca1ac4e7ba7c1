import { describe, expect, test } from 'vitest'
import {
  daysOfMove,
  movedAppointment,
  parseDayShift,
  parseDeliveryMove,
  parseTypedMove,
} from '#src/domain/stops/typed-move.ts'

/** Monday. */
const today = '2026-11-23'

describe('A shift of dates as it is typed', () => {
  test.each<[string, number | undefined]>([
    ['+1 Tag', 1],
    ['1', 1],
    ['-2', -2],
    ['−2 Tage', -2],
    ['um 2', undefined],
    ['um 2 Tage', 2],
    ['in 1 Woche', 7],
    ['+3t', 3],
    ['3 tagen', 3],
    ['1 Woche', 7],
    ['-2 Wochen', -14],
    ['2w.', 14],
    ['nächste Woche', 7],
    ['naechste wo', undefined],
    ['übernächste Woche', 14],
    ['letzte Woche', -7],
    ['+366', 366],
    ['367', undefined],
    ['53 Wochen', undefined],
    ['0', undefined],
    ['1,5', undefined],
    ['1 Monat', undefined],
    ['', undefined],
  ])('%s', (typed, expected) => {
    expect(parseDayShift(typed)).toBe(expected)
  })
})

describe('How an appointment is to move, typed on Monday 23 November 2026', () => {
  test.each([
    ['mo 10:00', { date: '2026-11-23', timeFrom: '10:00' }],
    ['+1 Tag', { days: 1 }],
    ['nächste Woche', { days: 7 }],
    ['morgen 8-12', { date: '2026-11-24', timeFrom: '08:00', timeTo: '12:00' }],
    ['mi 10', { date: '2026-11-25', timeFrom: '10:00' }],
    ['mi, 10 Uhr', { date: '2026-11-25', timeFrom: '10:00' }],
    ['30.11.', { date: '2026-11-30' }],
    ['Mo 30.11. 10:00', { date: '2026-11-30', timeFrom: '10:00' }],
    ['Mo 30.11. 08:00–12:00', { date: '2026-11-30', timeFrom: '08:00', timeTo: '12:00' }],
    ['30.11. 1400', { date: '2026-11-30', timeFrom: '14:00' }],
    ['nächste Woche mi 10:00', { date: '2026-12-02', timeFrom: '10:00' }],
    ['mi nächste Woche', { date: '2026-12-02' }],
    ['KW 49 8-12', { date: '2026-11-30', timeFrom: '08:00', timeTo: '12:00' }],
    ['+1 Tag 10:00', { days: 1, timeFrom: '10:00' }],
    ['+1 8-12', { days: 1, timeFrom: '08:00', timeTo: '12:00' }],
    ['10:00', { timeFrom: '10:00' }],
    ['8-12', { timeFrom: '08:00', timeTo: '12:00' }],
    ['14 Uhr', { timeFrom: '14:00' }],
    ['morgen bis 12', { date: '2026-11-24', timeTo: '12:00' }],
    ['heute', { date: '2026-11-23' }],
    ['2', { days: 2 }],
  ])('%s', (text, expected) => {
    expect(parseTypedMove(text, today)).toEqual(expected)
  })

  test.each(['', 'bald', 'mo 30.12.', 'mo 25:00', 'di di', '10:00 mo', 'morgen 8-12 Uhr Tor 3'])(
    '"%s" is none',
    (text) => {
      expect(parseTypedMove(text, today)).toBeUndefined()
    },
  )
})

describe('How a delivery is to move whose goods are loaded on another day', () => {
  test.each([
    ['mo', '2026-11-27', { date: '2026-11-30' }],
    ['mo 8-12', '2026-12-01', { date: '2026-12-07', timeFrom: '08:00', timeTo: '12:00' }],
    ['di', '2026-12-01', { date: '2026-12-01' }],
    ['mo', '2026-11-20', { date: today }],
    ['mo', undefined, { date: today }],
    ['mo 30.11.', '2026-12-01', { date: '2026-11-30' }],
    ['morgen', '2026-12-01', { date: '2026-11-24' }],
    ['nächste Woche', '2026-12-01', { days: 7 }],
    ['10:00', '2026-12-01', { timeFrom: '10:00' }],
  ])('"%s" after loading on %s', (text, loaded, expected) => {
    expect(parseDeliveryMove(text, { today, loaded })).toEqual(expected)
  })
})

describe('An appointment that has moved', () => {
  const before = { date: '2026-11-25', timeFrom: '08:00', timeTo: '12:00' }
  test.each([
    [{ days: 2 }, { date: '2026-11-27', timeFrom: '08:00', timeTo: '12:00' }],
    [{ date: '2026-11-30' }, { date: '2026-11-30', timeFrom: '08:00', timeTo: '12:00' }],
    [{ timeFrom: '10:00' }, { date: '2026-11-25', timeFrom: '10:00', timeTo: '14:00' }],
    [{ timeFrom: '22:00' }, { date: '2026-11-25', timeFrom: '22:00', timeTo: '23:59' }],
    [{ timeTo: '09:00' }, { date: '2026-11-25', timeFrom: '08:00', timeTo: '09:00' }],
    [
      { timeFrom: '13:00', timeTo: '15:00' },
      { date: '2026-11-25', timeFrom: '13:00', timeTo: '15:00' },
    ],
  ])('by %j is at %j', (move, after) => {
    expect(movedAppointment(before, move)).toEqual(after)
  })

  test('What has no window gets the beginning alone, and what has no day none', () => {
    expect(movedAppointment({ date: '2026-11-25' }, { timeFrom: '10:00' })).toEqual({
      date: '2026-11-25',
      timeFrom: '10:00',
    })
    expect(movedAppointment({}, { days: 3 })).toEqual({})
    expect(movedAppointment({ timeTo: '12:00' }, { timeFrom: '13:00' })).toMatchObject({
      timeFrom: '13:00',
      timeTo: '13:00',
    })
  })

  test('The days of a move are counted from where the appointment stands', () => {
    expect(daysOfMove('2026-11-25', { date: '2026-11-30' })).toBe(5)
    expect(daysOfMove('2026-11-25', { days: -1 })).toBe(-1)
    expect(daysOfMove('2026-11-25', { timeFrom: '10:00' })).toBe(0)
    expect(daysOfMove(undefined, { date: '2026-11-30' })).toBeUndefined()
  })
})
