import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test, vi } from 'vitest'
import {
  addDays,
  daysBetween,
  daysThrough,
  epochToZoned,
  isoWeek,
  isoWeekYear,
  isPlainDate,
  mondayOfWeek,
  weekday,
  ZONE,
  repeatedHour,
  secondZonedToEpoch,
  zonedToEpoch,
} from '#src/domain/basics/dates.ts'
import { germanHolidays, sundayBan } from '#src/domain/basics/holidays.ts'
import { parseTimeWindow, parseTypedDate, parseTypedTime } from '#src/domain/basics/typed-dates.ts'

const anyDate = fc.integer({ min: 0, max: 84_000 }).map((days) => addDays('1970-01-01', days))

describe('the calendar', () => {
  test.each([
    ['2026-11-20', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-04-31', false],
    ['03.04.2026', false],
    ['2026-4-3', false],
    ['0000-00-00', false],
    ['', false],
    [20_261_120, false],
    [null, false],
  ])('%s is a date: %s', (value, expected) => {
    expect(isPlainDate(value)).toBe(expected)
  })

  test.each([
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })

  test('a text that is no date is left alone', () => {
    expect([addDays('morgen', 1), daysBetween('morgen', '2026-01-01'), weekday('')]).toEqual([
      'morgen',
      Number.NaN,
      Number.NaN,
    ])
  })

  test.each([
    ['2026-11-20', 5],
    ['2026-11-22', 7],
    ['2026-11-23', 1],
    ['1969-12-31', 3],
  ])('%s is weekday %i', (date, day) => {
    expect(weekday(date)).toBe(day)
  })

  test.each([
    ['2026-11-20', 47, 2026],
    ['2026-12-31', 53, 2026],
    ['2027-01-03', 53, 2026],
    ['2027-01-04', 1, 2027],
    ['2024-12-30', 1, 2025],
    ['2021-01-01', 53, 2020],
  ])('%s is in week %i of %i', (date, week, year) => {
    expect([isoWeek(date), isoWeekYear(date)]).toEqual([week, year])
  })

  test.each([
    [2026, 48, '2026-11-23'],
    [2026, 53, '2026-12-28'],
    [2025, 1, '2024-12-30'],
    [2025, 53, undefined],
    [2026, 0, undefined],
  ])('year %i has week %i from %s', (year, week, monday) => {
    expect(mondayOfWeek(year, week)).toBe(monday)
  })

  property.prop([anyDate, fc.integer({ min: -5000, max: 5000 })])(
    'adding days is undone by counting them',
    (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days)
      expect(addDays(addDays(date, days), -days)).toBe(date)
    },
  )

  property.prop([anyDate])('the Monday of its week is at most six days before a date', (date) => {
    const monday = mondayOfWeek(isoWeekYear(date), isoWeek(date))
    expect(monday === undefined ? undefined : daysBetween(monday, date) + 1).toBe(weekday(date))
  })
})

describe('German holidays', () => {
  test('2026 has nine of them nationwide', () => {
    expect([...germanHolidays(2026)]).toEqual([
      ['2026-01-01', 'Neujahr'],
      ['2026-04-03', 'Karfreitag'],
      ['2026-04-06', 'Ostermontag'],
      ['2026-05-01', 'Tag der Arbeit'],
      ['2026-05-14', 'Christi Himmelfahrt'],
      ['2026-05-25', 'Pfingstmontag'],
      ['2026-10-03', 'Tag der Deutschen Einheit'],
      ['2026-12-25', '1. Weihnachtstag'],
      ['2026-12-26', '2. Weihnachtstag'],
    ])
  })

  test.each([
    [2024, '2024-04-01'],
    [2025, '2025-04-21'],
    [2038, '2038-04-26'],
    [2285, '2285-03-23'],
  ])('Easter Monday of %i is %s', (year, date) => {
    expect(germanHolidays(year).get(date)).toBe('Ostermontag')
  })

  test.each([
    ['2026-11-22', true],
    ['2026-11-23', false],
    ['2026-05-01', true],
    ['2026-12-25', true],
    ['2026-12-24', false],
  ])('trucks must stand on %s: %s', (date, stand) => {
    expect(sundayBan(date)).toBe(stand)
  })
})

describe('a date is read the way people type it, on Friday 20 November 2026', () => {
  test.each([
    ['9.5.', '2027-05-09'],
    ['9.5', '2027-05-09'],
    ['20.11.', '2026-11-20'],
    ['15.10.', '2026-10-15'],
    ['28.12.', '2026-12-28'],
    ['22.8.', '2026-08-22'],
    ['21.8.', '2027-08-21'],
    ['09.05.2026', '2026-05-09'],
    ['9. 5. 2026', '2026-05-09'],
    ['9.5.26', '2026-05-09'],
    ['2411', '2026-11-24'],
    ['241126', '2026-11-24'],
    ['mo', '2026-11-23'],
    ['Di', '2026-11-24'],
    ['mi', '2026-11-25'],
    ['do', '2026-11-26'],
    ['fr', '2026-11-20'],
    ['sa', '2026-11-21'],
    ['so', '2026-11-22'],
    ['Montag', '2026-11-23'],
    ['heute', '2026-11-20'],
    ['mor', '2026-11-21'],
    ['morgen', '2026-11-21'],
    ['üb', '2026-11-22'],
    ['übermorgen', '2026-11-22'],
    ['ueb', '2026-11-22'],
    ['+2', '2026-11-22'],
    ['-1', '2026-11-19'],
    ['KW 48', '2026-11-23'],
    ['kw2', '2027-01-11'],
    ['KW 53', '2026-12-28'],
    ['KW 48/2027', '2027-11-29'],
    ['29.2.', '2028-02-29'],
    [' 2026-05-09 ', '2026-05-09'],
  ])('%s', (text, date) => {
    expect(parseTypedDate(text, '2026-11-20')).toBe(date)
  })

  test.each(['', 'm', '31.2.', '32.1.2026', '1.13.', '29.2.2027', 'KW 54', 'KW 0', 'bald', '14:30', '2026-02-30', '+'])(
    '"%s" is no date',
    (text) => {
      expect(parseTypedDate(text, '2026-11-20')).toBeUndefined()
    },
  )

  test('early in January the end of December is the one just past', () => {
    expect(parseTypedDate('28.12.', '2027-01-03')).toBe('2026-12-28')
  })

  property.prop([anyDate, anyDate])('a date in full is read as itself, whatever the day', (date, today) => {
    const [year, month, day] = date.split('-')
    expect(parseTypedDate(`${day}.${month}.${year}`, today)).toBe(date)
  })

  property.prop([fc.string(), anyDate])('any text is a real date or nothing', (text, today) => {
    const date = parseTypedDate(text, today)
    expect(date === undefined || isPlainDate(date)).toBe(true)
  })
})

describe('a time is read the way people type it', () => {
  test.each([
    ['14:30', '14:30'],
    ['1430', '14:30'],
    ['14,30', '14:30'],
    ['14.30', '14:30'],
    ['14', '14:00'],
    ['8', '08:00'],
    ['830', '08:30'],
    ['8 Uhr', '08:00'],
    ['0', '00:00'],
    ['23:59', '23:59'],
    ['24', undefined],
    ['14:60', undefined],
    ['14:3', undefined],
    ['', undefined],
    ['früh', undefined],
  ])('"%s" is %s', (text, time) => {
    expect(parseTypedTime(text)).toBe(time)
  })

  test.each([
    ['8-12', { from: '08:00', to: '12:00' }],
    ['08:00–18:00', { from: '08:00', to: '18:00' }],
    ['0800-1200', { from: '08:00', to: '12:00' }],
    ['8 bis 12 Uhr', { from: '08:00', to: '12:00' }],
    ['18 - 8', { from: '18:00', to: '08:00' }],
    ['8', undefined],
    ['8-', undefined],
    ['8-12-14', undefined],
  ])('"%s" is a window %o', (text, window) => {
    expect(parseTimeWindow(text)).toEqual(window)
  })
})

describe('wall time in a zone', () => {
  test('stops are in Europe/Berlin unless stated', () => {
    expect(ZONE).toBe('Europe/Berlin')
  })

  test.each([
    ['winter', '2026-01-15', '08:00', 'Europe/Berlin', '2026-01-15T07:00:00.000Z'],
    ['summer', '2026-07-15', '08:00', 'Europe/Berlin', '2026-07-15T06:00:00.000Z'],
    ['the last minute of winter time', '2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['a time that summer time skips', '2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['the first minute of summer time', '2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['a time that happens twice', '2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['after both of them', '2026-10-25', '03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['Los Angeles', '2026-03-08', '02:30', 'America/Los_Angeles', '2026-03-08T10:30:00.000Z'],
    ['Kiritimati', '2026-01-01', '00:30', 'Pacific/Kiritimati', '2025-12-31T10:30:00.000Z'],
    ['an unknown zone counts as Berlin', '2026-01-15', '08:00', 'Mond/Krater', '2026-01-15T07:00:00.000Z'],
  ])('%s', (_name, date, time, zone, moment) => {
    expect(new Date(zonedToEpoch(date, time, zone)).toISOString()).toBe(moment)
  })

  test.each([
    ['kein Datum', '08:00'],
    ['2026-01-15', ''],
    ['2026-01-15', '25:00'],
    ['2026-01-15', '8:00'],
  ])('%s %s is no moment', (date, time) => {
    expect(zonedToEpoch(date, time)).toBeNaN()
  })

  property.prop([
    fc.integer({ min: 0, max: 60_000_000 }),
    fc.constantFrom('Europe/Berlin', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata'),
  ])('a moment comes back, but for the second run of the repeated hour', (minutes, zone) => {
    const epoch = minutes * 60_000
    const { date, time } = epochToZoned(epoch, zone)
    const back = zonedToEpoch(date, time, zone)
    expect([0, 3_600_000]).toContain(epoch - back)
    expect(epochToZoned(back, zone)).toEqual({ date, time })
  })
})

property.prop([
  fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2100, 0, 1) }),
  fc.constantFrom('Europe/Berlin', 'Asia/Kathmandu', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Chatham'),
])('the clock of a zone shows what its calendar says, at any minute of an hour', (epoch, zone) => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  for (const minutes of [0, 1, 14, 15, 29, 44, 59]) {
    const moment = epoch + minutes * 60_000
    const { date, time } = epochToZoned(moment, zone)
    expect(`${date} ${time}`).toBe(clock.format(moment))
  }
})

test('a clock that is put back a minute after midnight is read to the minute', () => {
  const times = [0, 1, 2].map((minutes) => epochToZoned(Date.UTC(1995, 9, 29, 2, 30 + minutes), 'America/St_Johns'))
  expect(times).toEqual([
    { date: '1995-10-29', time: '00:00' },
    { date: '1995-10-28', time: '23:01' },
    { date: '1995-10-28', time: '23:02' },
  ])
})

test('a quarter of an hour asked for again is not read from the calendar again, another one or zone is', () => {
  const read = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  const minute = Date.UTC(2026, 10, 23, 7, 30)
  try {
    expect(epochToZoned(minute)).toEqual({ date: '2026-11-23', time: '08:30' })
    const first = read.mock.calls.length
    expect(epochToZoned(minute + 59_999)).toEqual({ date: '2026-11-23', time: '08:30' })
    expect(read).toHaveBeenCalledTimes(first)
    expect(epochToZoned(minute + 60_000).time).toBe('08:31')
    expect(epochToZoned(minute + 60_000, 'UTC').time).toBe('07:31')
    expect(() => epochToZoned(Number.NaN)).toThrow(RangeError)
  } finally {
    read.mockRestore()
  }
})

test('an hour that comes twice has two moments, and each knows which of the two it is', () => {
  const second = secondZonedToEpoch('2026-10-25', '02:30')
  expect(new Date(second).toISOString()).toBe('2026-10-25T01:30:00.000Z')
  expect([zonedToEpoch('2026-10-25', '02:30'), second].map((at) => repeatedHour(at))).toEqual(['A', 'B'])
  expect(secondZonedToEpoch('2026-10-25', '03:30')).toBe(zonedToEpoch('2026-10-25', '03:30'))
  expect(secondZonedToEpoch('2027-03-28', '02:30')).toBe(zonedToEpoch('2027-03-28', '02:30'))
  expect(repeatedHour(zonedToEpoch('2026-10-25', '03:00'))).toBeUndefined()
})

test('days are gone through one by one, and never without end', () => {
  expect(daysThrough('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
  expect(daysThrough('2026-11-26', '2026-11-25')).toEqual([])
  expect(daysThrough('12abc', '2026-11-25')).toEqual([])
  expect(daysThrough('2026-11-25', 'morgen')).toEqual([])
  expect(daysThrough('1970-01-01', '2199-12-31').length).toBe(400)
})
