import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFormat, formatFor, type Format } from '#src/i18n/format.ts'
import { languageCodes } from '#src/i18n/languages.ts'
import { parseStamp } from '#src/i18n/stamp.ts'

/** Monday, 23 November 2026, 13:41 in Berlin. */
const NOW = Date.UTC(2026, 10, 23, 12, 41, 0)
const german = createFormat('de', () => NOW)

describe('German formatting', () => {
  it.each<[string, (format: Format) => string, string]>([
    ['euros', (f) => f.money(1480), '1.480,00 €'],
    ['euros, rounded half up', (f) => f.money(1.005), '1,01 €'],
    ['euros below zero', (f) => f.money(-12.5), '−12,50 €'],
    ['minus zero euros', (f) => f.money(-0.001), '0,00 €'],
    ['another currency', (f) => f.money(99.9, 'CHF'), '99,90 CHF'],
    ['an unknown currency', (f) => f.money(1, 'Taler'), '1,00 €'],
    ['a hostile currency', (f) => f.money(1, '__proto__'), '1,00 €'],
    ['millions', (f) => f.money(12_345_678.9), '12.345.678,90 €'],
    ['whole euros', (f) => f.wholeMoney(48_259.6), '48.260 €'],
    ['cents', (f) => f.cents(808), '8,08 €'],
    ['cents below zero', (f) => f.cents(-123_456), '−1.234,56 €'],
    ['a number', (f) => f.number(1234.567), '1.234,57'],
    ['a whole number', (f) => f.number(24_000), '24.000'],
    ['a number with fixed decimals', (f) => f.number(2, 2, true), '2,00'],
    ['a negative number', (f) => f.number(-1.5), '−1,5'],
    ['minus zero', (f) => f.number(-0.001), '0'],
    ['a rate', (f) => f.percent(94.2), '94,2 %'],
    ['a whole rate', (f) => f.percent(94.2, 0), '94 %'],
    ['a negative rate', (f) => f.percent(-3), '−3 %'],
    ['loading metres', (f) => f.loadingMeters(13.6), '13,6 LDM'],
    ['whole loading metres', (f) => f.loadingMeters(2), '2,0 LDM'],
    ['loading metres have one decimal', (f) => f.loadingMeters(0.45), '0,5 LDM'],
    ['a weight', (f) => f.weight(24_000), '24.000 kg'],
    ['a distance', (f) => f.distance(512.4), '512 km'],
    ['a way no one has driven', (f) => f.way(512.4), 'ca. 512 km'],
    ['a way that is missing', (f) => f.way(undefined), '–'],
    ['a duration', (f) => f.duration(665), '11 h 05 min'],
    ['a short duration', (f) => f.duration(45), '45 min'],
    ['an early arrival', (f) => f.duration(-90), '−1 h 30 min'],
    ['a duration just below an hour', (f) => f.duration(59.6), '1 h'],
    ['a date', (f) => f.date('2026-11-23'), 'Mo 23.11.'],
    ['the day alone', (f) => f.dayMonth('2026-01-05'), '05.01.'],
    ['the weekday alone', (f) => f.weekday('2026-11-29'), 'So'],
    ['a date with year', (f) => f.dateWithYear('2026-11-23'), 'Mo 23.11.2026'],
    ['a time window', (f) => f.timeWindow('08:00', '18:00'), '08:00–18:00'],
    ['a fixed time', (f) => f.timeWindow('08:00', '08:00'), '08:00'],
    ['a window without a beginning', (f) => f.timeWindow(undefined, '18:00'), 'bis 18:00'],
    ['a window without an end', (f) => f.timeWindow('08:00', null), 'ab 08:00'],
    ['a window that is broken at one end', (f) => f.timeWindow('irgendwann', '18:00'), 'bis 18:00'],
    ['a stop with a last time only', (f) => f.stopTime('2026-11-23', undefined, '18:00'), 'Mo 23.11. bis 18:00'],
    ['a stop', (f) => f.stopTime('2026-11-23', '08:00', '18:00'), 'Mo 23.11. 08:00–18:00'],
    ['a stop without times', (f) => f.stopTime('2026-11-23', undefined, undefined), 'Mo 23.11.'],
    ['a stop without a date', (f) => f.stopTime(undefined, '08:00', '18:00'), '08:00–18:00'],
    ['a stamp of today', (f) => f.stamp('2026-11-23T12:41:10Z'), 'Heute 13:41'],
    ['a stamp of this year', (f) => f.stamp('2026-11-22T12:42:00.000Z'), '22.11. 13:42'],
    ['a stamp in summer', (f) => f.stamp('2026-07-01T22:30:00Z'), '02.07. 00:30'],
    ['a stamp of another year', (f) => f.stamp('2025-11-23T12:42:00Z'), '23.11.2025 13:42'],
    ['a stamp late in the evening', (f) => f.stamp('2026-11-22T23:10:00Z'), 'Heute 00:10'],
    ['a stamp with a zone', (f) => f.stamp('2026-11-23T07:42:00-05:00'), 'Heute 13:42'],
    ['a stamp as milliseconds', (f) => f.stamp(NOW), 'Heute 13:41'],
    ['a time', (f) => f.time('2026-11-22T12:42:00Z'), '13:42'],
    ['now', (f) => f.age(NOW - 59_000), 'jetzt'],
    ['minutes ago', (f) => f.age(NOW - 5 * 60_000), 'vor 5 Min.'],
    ['hours ago', (f) => f.age(NOW - 3 * 3_600_000), 'vor 3 Std.'],
    ['days ago', (f) => f.age(NOW - 9 * 86_400_000), 'vor 9 Tagen'],
    ['in the future', (f) => f.age(NOW + 20 * 60_000), 'in 20 Min.'],
    ['a calendar week', (f) => f.week('2026-11-23'), 'KW 48'],
    ['week 53', (f) => f.week('2027-01-03'), 'KW 53'],
    ['a week of another year', (f) => f.week('2027-01-04'), 'KW 1/2027'],
    ['a file', (f) => f.fileSize(3_400_000), '3,4 MB'],
    ['a small file', (f) => f.fileSize(812_345), '812 kB'],
    ['an empty file', (f) => f.fileSize(0), '0 B'],
    ['the largest file in kB', (f) => f.fileSize(999_499), '999 kB'],
  ])('%s', (_, write, expected) => {
    expect(write(german)).toBe(expected)
  })
})

describe('other languages', () => {
  it.each([
    ['de', 'Mo 23.11.', 'Heute 13:41', '1.234,5', '94,2 %', 'KW 48', '1.480,00 €'],
    ['en', 'Mon 23/11', 'Today 13:41', '1,234.5', '94.2%', 'W 48', '€1,480.00'],
    ['fr', 'lun 23/11', 'Aujourd’hui 13:41', '1 234,5', '94,2 %', 'S 48', '1 480,00 €'],
    ['es', 'lun 23/11', 'Hoy 13:41', '1.234,5', '94,2 %', 'S 48', '1.480,00 €'],
    ['it', 'lun 23/11', 'Oggi 13:41', '1.234,5', '94,2%', 'sett. 48', '1.480,00 €'],
    ['nl', 'ma 23-11', 'Vandaag 13:41', '1.234,5', '94,2%', 'wk 48', '€ 1.480,00'],
    ['pl', 'pon 23.11', 'Dzisiaj 13:41', '1 234,5', '94,2%', 'tydz. 48', '1 480,00 €'],
    ['pt', 'segunda 23/11', 'Hoje 13:41', '1 234,5', '94,2%', 'sem. 48', '1 480,00 €'],
    ['cs', 'po 23. 11.', 'Dnes 13:41', '1 234,5', '94,2 %', 'týd. 48', '1 480,00 €'],
    ['sv', 'mån 23/11', 'I dag 13:41', '1 234,5', '94,2 %', 'v. 48', '1 480,00 €'],
  ] as const)('%s writes days, numbers and amounts its own way', (language, ...expected) => {
    const format = createFormat(language, () => NOW)
    const day = '2026-11-23'
    const written = [format.date(day), format.stamp(NOW), format.number(1234.5), format.percent(94.2), format.week(day)]
    expect([...written, format.money(1480)]).toEqual(expected)
  })

  it.each([
    ['en', '−€12.50', '€48,260', 'CHF 99.90'],
    ['nl', '€ −12,50', '€ 48.260', 'CHF 99,90'],
    ['de', '−12,50 €', '48.260 €', '99,90 CHF'],
  ] as const)('%s puts the minus and the currency where it writes them', (language, ...expected) => {
    const { money, wholeMoney } = createFormat(language, () => NOW)
    expect([money(-12.5), wholeMoney(48_260.4), money(99.9, 'CHF')]).toEqual(expected)
  })

  it('an unknown one counts as German', () => {
    expect([formatFor('tlh').language, formatFor('__proto__').language, formatFor('pl').language]).toEqual([
      'de',
      'de',
      'pl',
    ])
  })
})

describe('nothing to show', () => {
  const names = Object.keys(german).filter((name) => name !== 'language') as Exclude<keyof Format, 'language'>[]

  it.each(names)('%s writes – for what is missing or broken', (name) => {
    const write = german[name] as (...given: unknown[]) => string
    const nothings = [undefined, null, Number.NaN, Number.POSITIVE_INFINITY, '', 'kaputt', '2026-02-30', {}, [], true]
    expect(nothings.map((given) => write(given))).toEqual(nothings.map(() => '–'))
  })

  it.each(names)('%s writes – for a size nothing has, not hundreds of digits', (name) => {
    const write = german[name] as (...given: unknown[]) => string
    expect([1e308, -1e21, 1e16].map((given) => write(given))).toEqual(['–', '–', '–'])
  })

  it.each(languageCodes)('nothing ever throws or leaks broken words in %s', (language) => {
    const format = createFormat(language, () => NOW)
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.anything(), fc.anything(), fc.anything(), (name, a, b, c) => {
        const text = (format[name] as (...given: unknown[]) => unknown)(a, b, c)
        expect(text).toEqual(expect.stringMatching(/^(?!.*(undefined|NaN|null|\[object|Infinity|Invalid)).+$/))
      }),
    )
  })
})

describe('stamps', () => {
  it.each([
    ['2026-11-23T12:42:00Z', Date.UTC(2026, 10, 23, 12, 42)],
    ['2026-11-23T12:42:07.123Z', Date.UTC(2026, 10, 23, 12, 42, 7)],
    ['2026-11-23T12:42+01:00', Date.UTC(2026, 10, 23, 11, 42)],
    ['2026-11-23T12:42', Date.UTC(2026, 10, 23, 11, 42)],
    ['2026-11-23 12:42', Date.UTC(2026, 10, 23, 11, 42)],
    ['2026-02-30T12:42:00Z', undefined],
    ['2026-11-23T25:42:00Z', undefined],
    ['03.04.2026', undefined],
    ['2026-11-23', undefined],
    [9e15, undefined],
  ])('%j', (value, expected) => {
    expect(parseStamp(value)).toBe(expected)
  })
})
