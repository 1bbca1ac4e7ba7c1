import { describe, expect, test } from 'vitest'
import { zonedToEpoch } from '#src/domain/basics/dates.ts'
import { stateHolidayOn } from '#src/domain/places/state-holidays.ts'
import { dueNow, madeAt, nextMoment, openDates, type Schedule } from '#src/domain/recurring/due.ts'
import { checkTemplate } from '#src/domain/recurring/order-part.ts'
import { datesFrom, landOf, unloadsOn, type RecurrenceRule } from '#src/domain/recurring/rule.ts'

const HAMBURG = { country: 'Deutschland', postalCode: '20457' }
const MUNICH = { country: 'Deutschland', postalCode: '80331' }
const LEIPZIG = { country: 'Deutschland', postalCode: '04109' }
const VIENNA = { country: 'Österreich', postalCode: '1010' }

/** Every Monday and Thursday from 23 November 2026, a Monday. */
const rule = (more: Partial<RecurrenceRule> = {}): RecurrenceRule => ({
  ...{ weekdays: [1, 4], everyWeeks: 1, startsOn: '2026-11-23', holidays: 'skip' },
  ...more,
})

const plan = (more: Partial<Schedule> = {}): Schedule => ({
  ...rule(),
  ...{ place: HAMBURG, daysAhead: 7, skipped: [] },
  ...more,
})

/** The next dates in short: the day of loading, or the date and why none is due. */
const shown = (dates: ReturnType<typeof datesFrom>) =>
  dates.map(({ date, loadsOn, outcome, holiday }) =>
    [...(loadsOn === date ? [date] : [date, loadsOn ?? outcome]), ...(holiday ? [holiday] : [])].join(' '),
  )

describe('the dates of a rule', () => {
  test.each([
    ['Mondays and Thursdays', rule(), ['2026-11-23', '2026-11-26', '2026-11-30', '2026-12-03']],
    ['every other week', rule({ everyWeeks: 2 }), ['2026-11-23', '2026-11-26', '2026-12-07', '2026-12-10']],
    // The week of the start counts, not the day: it begins in the middle of one.
    ['from a Wednesday on', rule({ everyWeeks: 2, startsOn: '2026-11-25' }), ['2026-11-26', '2026-12-07']],
    ['up to a day, that included', rule({ endsOn: '2026-11-30' }), ['2026-11-23', '2026-11-26', '2026-11-30']],
    ['no weekday', rule({ weekdays: [] }), []],
    ['ended', rule({ startsOn: '2026-11-01', endsOn: '2026-11-20' }), []],
  ])('%s', (_, given, dates) => {
    expect(shown(datesFrom(given, HAMBURG, { from: '2026-11-23', count: Math.max(1, dates.length) }))).toEqual(dates)
  })

  test('go over the turn of the year in the rhythm of weeks, with a week 53', () => {
    const fortnightly = rule({ weekdays: [2], everyWeeks: 2, startsOn: '2026-12-15' })
    expect(shown(datesFrom(fortnightly, HAMBURG, { from: '2026-12-15', count: 4 }))).toEqual([
      '2026-12-15',
      '2026-12-29',
      '2027-01-12',
      '2027-01-26',
    ])
  })

  test('know 29 February of a leap year, and go from 28 February to 1 March in another', () => {
    const daily = rule({ weekdays: [1, 2, 3, 4, 5, 6, 7], startsOn: '2028-02-28' })
    expect(shown(datesFrom(daily, HAMBURG, { from: '2028-02-28', count: 3 }))).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ])
    expect(shown(datesFrom({ ...daily, startsOn: '2027-02-28' }, HAMBURG, { from: '2027-02-28', count: 2 }))).toEqual([
      '2027-02-28',
      '2027-03-01',
    ])
  })
})

describe('a date on a holiday of the place of loading', () => {
  const thursdays = { weekdays: [4], startsOn: '2026-12-24' }
  test.each([
    [
      'is left out',
      rule({ weekdays: [5], startsOn: '2026-12-25', holidays: 'skip' }),
      HAMBURG,
      ['2026-12-25 holiday 1. Weihnachtstag'],
    ],
    [
      'moves to the working day before',
      rule({ weekdays: [5], startsOn: '2026-12-18', holidays: 'before' }),
      HAMBURG,
      ['2026-12-18', '2026-12-25 2026-12-24 1. Weihnachtstag'],
    ],
    [
      'moves to the working day after, over the weekend',
      rule({ weekdays: [5], startsOn: '2026-12-25', holidays: 'after' }),
      HAMBURG,
      ['2026-12-25 2026-12-28 1. Weihnachtstag'],
    ],
    [
      'does not move to a day that has an order of its own',
      rule({ weekdays: [4, 5], startsOn: '2026-12-24', holidays: 'before' }),
      HAMBURG,
      ['2026-12-24', '2026-12-25 clash 1. Weihnachtstag'],
    ],
    [
      'does not move out of the time of the rule',
      rule({ weekdays: [5], startsOn: '2026-12-25', holidays: 'before' }),
      HAMBURG,
      ['2026-12-25 outside 1. Weihnachtstag'],
    ],
    [
      'moves as one where two would come to the same day',
      rule({ weekdays: [5, 6], startsOn: '2026-12-25', holidays: 'after' }),
      HAMBURG,
      ['2026-12-25 2026-12-28 1. Weihnachtstag', '2026-12-26 clash 2. Weihnachtstag'],
    ],
    [
      'counts by Land: Heilige Drei Könige in München',
      rule({ weekdays: [3], startsOn: '2027-01-06' }),
      MUNICH,
      ['2027-01-06 holiday Heilige Drei Könige'],
    ],
    ['and not in Hamburg', rule({ weekdays: [3], startsOn: '2027-01-06' }), HAMBURG, ['2027-01-06']],
    ['is none abroad, where none is known', rule({ weekdays: [5], startsOn: '2026-12-25' }), VIENNA, ['2026-12-25']],
    ['is none on Christmas Eve', rule(thursdays), HAMBURG, ['2026-12-24']],
  ] as const)('%s', (_, given, place, dates) => {
    expect(shown(datesFrom(given, place, { from: given.startsOn, count: dates.length }))).toEqual(dates)
  })

  test.each([
    ['2026-11-18', 'SN', 'Buß- und Bettag'],
    ['2027-11-17', 'SN', 'Buß- und Bettag'],
    ['2028-11-22', 'SN', 'Buß- und Bettag'],
    ['2026-11-18', 'BE', undefined],
    ['2027-03-08', 'BE', 'Internationaler Frauentag'],
    ['2027-08-15', 'SL', 'Mariä Himmelfahrt'],
    ['2027-09-20', 'TH', 'Weltkindertag'],
    ['2027-03-28', 'BB', 'Ostersonntag'],
    ['2027-05-27', 'NW', 'Fronleichnam'],
    ['2027-10-31', 'HH', 'Reformationstag'],
    ['2027-01-01', 'HH', 'Neujahr'],
  ] as const)('%s in %s: %s', (date, state, name) => {
    expect(stateHolidayOn(date, state)).toBe(name)
  })

  test('a place abroad is in no Land', () => {
    expect([landOf(LEIPZIG), landOf(VIENNA)]).toEqual(['SN', undefined])
  })
})

describe('the orders that are due', () => {
  const at = (date: string, time = '12:00') => zonedToEpoch(date, time)
  const days = (dates: ReturnType<typeof dueNow>) => dates.map(({ loadsOn }) => loadsOn)

  test('are those of the days ahead, from four in the morning on', () => {
    expect(days(dueNow(plan(), [], at('2026-11-23')))).toEqual(['2026-11-23', '2026-11-26', '2026-11-30'])
    expect(days(dueNow(plan(), [], at('2026-11-23', '03:59')))).toEqual(['2026-11-23', '2026-11-26'])
    expect(days(dueNow(plan({ daysAhead: 0 }), [], at('2026-11-23')))).toEqual(['2026-11-23'])
  })

  test('are not those that were made, left out, or are past', () => {
    const done = [{ date: '2026-11-26', loadsOn: '2026-11-26' }]
    expect(days(dueNow(plan({ skipped: ['2026-11-30'] }), done, at('2026-11-24')))).toEqual([])
    expect(days(dueNow(plan(), [], at('2026-11-27')))).toEqual(['2026-11-30', '2026-12-03'])
  })

  test('a day that was made as a moved one is not made again as a date of its own', () => {
    const friday = plan({ weekdays: [5], startsOn: '2026-12-18', holidays: 'before', daysAhead: 30 })
    const done = [{ date: '2026-12-25', loadsOn: '2026-12-24' }]
    const both = { ...friday, weekdays: [4, 5] }
    const asked = { today: '2026-12-18', count: 3 }
    expect(openDates(both, done, asked).map(({ loadsOn }) => loadsOn)).toEqual([
      '2026-12-18',
      '2026-12-31',
      '2027-01-07',
    ])
  })

  test('a date that is moved ahead is due in time, also when its own day is further away', () => {
    const friday = plan({ weekdays: [5], startsOn: '2026-12-01', holidays: 'before', daysAhead: 1 })
    expect(days(dueNow(friday, [], at('2026-12-23')))).toEqual(['2026-12-24'])
  })

  test('come at four by the clock on the wall, in summer and in winter', () => {
    expect(new Date(madeAt('2027-04-04', 7)).toISOString()).toBe('2027-03-28T02:00:00.000Z')
    expect(new Date(madeAt('2027-04-03', 7)).toISOString()).toBe('2027-03-27T03:00:00.000Z')
    expect(new Date(madeAt('2026-11-01', 7)).toISOString()).toBe('2026-10-25T03:00:00.000Z')
  })

  test('the next moment is at once where one is due, else that of the next, and none where no date is left', () => {
    const now = at('2026-11-23')
    expect(nextMoment(plan(), [], now)).toBe(now)
    const made = ['2026-11-23', '2026-11-26', '2026-11-30'].map((date) => ({ date, loadsOn: date }))
    expect(nextMoment(plan(), made, now)).toBe(at('2026-11-26', '04:00'))
    expect(nextMoment(plan({ endsOn: '2026-11-30' }), made, now)).toBeUndefined()
  })
})

test.each([
  ['2026-11-26', 0, HAMBURG, '2026-11-26'],
  ['2026-11-26', 1, HAMBURG, '2026-11-27'],
  ['2026-11-27', 1, HAMBURG, '2026-11-30'],
  ['2026-12-24', 1, HAMBURG, '2026-12-28'],
  ['2027-01-05', 1, MUNICH, '2027-01-07'],
  ['2027-01-05', 1, HAMBURG, '2027-01-06'],
])(
  'loaded on %s and %i working days on the way it is unloaded on a working day there',
  (day, days, place, unloaded) => {
    expect(unloadsOn(day, days, place)).toBe(unloaded)
  },
)

describe('what is said about a template', () => {
  const good = { name: 'Wochentour', ...rule(), daysAhead: 7, transitDays: 1 }
  const said = (more: object) => checkTemplate({ ...good, ...more }).map(({ path, code }) => `${path} ${code}`)
  test.each([
    [{}, []],
    [{ name: ' ' }, ['name required']],
    [{ name: 'x'.repeat(81) }, ['name tooLong']],
    [{ weekdays: [] }, ['weekdays weekdaysRequired']],
    [{ everyWeeks: 0 }, ['everyWeeks wholeNumber']],
    [{ everyWeeks: undefined }, ['everyWeeks required']],
    [{ startsOn: '' }, ['startsOn required']],
    [{ startsOn: '2027-02-29' }, ['startsOn day']],
    [{ endsOn: '2026-11-22' }, ['endsOn periodOrder']],
    [{ daysAhead: 61 }, ['daysAhead wholeNumber']],
    [{ transitDays: 1.5 }, ['transitDays wholeNumber']],
  ])('%j: %j', (more, issues) => {
    expect(said(more)).toEqual(issues)
  })
})
