import { describe, expect, test } from 'vitest'
import { GERMAN_DATE_WORDS } from '#src/domain/basics/date-words.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { parseTypedMoment } from '#src/domain/basics/typed-moment.ts'

/** Monday 23 November 2026, 14:03 in Berlin. */
const NOW = Date.UTC(2026, 10, 23, 13, 3)

/** "2026-11-23 15:00 | note", with an exclamation mark where that is not ahead any more; nothing where no moment is read. */
function read(text: string, now = NOW): string | undefined {
  const moment = parseTypedMoment(text, now)
  if (moment === undefined) return undefined
  const { date, time } = epochToZoned(moment.at)
  return `${date} ${time}${moment.isPast ? ' !' : ''}${moment.note === '' ? '' : ` | ${moment.note}`}`
}

describe('A moment as it is typed on Monday 23 November 2026 at 14:03', () => {
  test.each<[string, string | undefined]>([
    ['15 Uhr', '2026-11-23 15:00'],
    ['15 uhr', '2026-11-23 15:00'],
    ['um 15 Uhr', '2026-11-23 15:00'],
    ['gegen 15', '2026-11-23 15:00'],
    ['15:30', '2026-11-23 15:30'],
    ['15.30 Uhr', '2026-11-23 15:30'],
    ['1530', '2026-11-23 15:30'],
    ['15h30', '2026-11-23 15:30'],
    ['15', '2026-11-23 15:00'],
    ['14:04', '2026-11-23 14:04'],
    // A time that has passed is past, and not tomorrow's.
    ['14:03', '2026-11-23 14:03 !'],
    ['8 Uhr', '2026-11-23 08:00 !'],
    ['0830', '2026-11-23 08:30 !'],
    ['heute', '2026-11-23 07:00 !'],
    ['heute früh', '2026-11-23 07:00 !'],
    ['gestern 15 Uhr', '2026-11-22 15:00 !'],
    ['20.11. 8:00', '2026-11-20 08:00 !'],
    ['in 20 min', '2026-11-23 14:23'],
    ['in 20 Minuten', '2026-11-23 14:23'],
    ['20 min', '2026-11-23 14:23'],
    ['+20 min', '2026-11-23 14:23'],
    ['in 20min', '2026-11-23 14:23'],
    ['in 2 h', '2026-11-23 16:03'],
    ['in 2 Std.', '2026-11-23 16:03'],
    ['in 1,5 Stunden', '2026-11-23 15:33'],
    ['in 0 min', undefined],
    // An hour's mark alone is a time of day.
    ['16 h', '2026-11-23 16:00'],
    ['in 2 Tagen', '2026-11-25 07:00'],
    ['in 2 Tagen 9 Uhr', '2026-11-25 09:00'],
    ['+1 10:00', '2026-11-24 10:00'],
    ['morgen', '2026-11-24 07:00'],
    ['morgen früh', '2026-11-24 07:00'],
    ['morgen 9', '2026-11-24 09:00'],
    ['9 Uhr morgen', '2026-11-24 09:00'],
    ['morgen um 9 Uhr', '2026-11-24 09:00'],
    ['morgen früh 6:30', '2026-11-24 06:30'],
    ['morgen Vormittag', '2026-11-24 09:00'],
    ['übermorgen mittag', '2026-11-25 12:00'],
    ['heute nachmittag', '2026-11-23 15:00'],
    ['heute abend', '2026-11-23 18:00'],
    ['abends', '2026-11-23 18:00'],
    ['heute abend 8 Uhr', '2026-11-23 20:00'],
    // The weekday it is, with a time that has passed, is the next one.
    ['mo 8:00', '2026-11-30 08:00'],
    ['mo', '2026-11-30 07:00'],
    ['mo 15:00', '2026-11-23 15:00'],
    ['di', '2026-11-24 07:00'],
    ['fr früh', '2026-11-27 07:00'],
    ['Mi, 1230', '2026-11-25 12:30'],
    ['mo 7.12', '2026-12-07 07:00'],
    ['mo 15.30', '2026-11-23 15:30'],
    ['30.11.', '2026-11-30 07:00'],
    ['30.11', '2026-11-30 07:00'],
    ['30.11. 8:00', '2026-11-30 08:00'],
    ['24.12. 15', '2026-12-24 15:00'],
    ['mo 30.11. 9 Uhr', '2026-11-30 09:00'],
    ['2026-12-01 10:00', '2026-12-01 10:00'],
    ['KW 49', '2026-11-30 07:00'],
    ['nächste Woche mi 10:00', '2026-12-02 10:00'],
    ['15 Uhr Rückruf Fahrer', '2026-11-23 15:00 | Rückruf Fahrer'],
    ['15:00, Rückruf', '2026-11-23 15:00 | Rückruf'],
    ['morgen früh – Rampe 4 klären', '2026-11-24 07:00 | Rampe 4 klären'],
    ['in 20 min Ankunft prüfen', '2026-11-23 14:23 | Ankunft prüfen'],
    ['mo 30.11. 9 Uhr Papiere nach Bad Neuenahr schicken', '2026-11-30 09:00 | Papiere nach Bad Neuenahr schicken'],
    // Behind a time `Fr.` before a name addresses somebody; a Friday is named before its time, or without a dot, or alone.
    ['15 Uhr Fr. Müller', '2026-11-23 15:00 | Fr. Müller'],
    ['15:00, fr. müller anrufen', '2026-11-23 15:00 | fr. müller anrufen'],
    ['morgen 9 Uhr Fr. Müller', '2026-11-24 09:00 | Fr. Müller'],
    ['fr 15 Uhr', '2026-11-27 15:00'],
    ['Fr. 15 Uhr Fr. Müller', '2026-11-27 15:00 | Fr. Müller'],
    ['15 Uhr Fr.', '2026-11-27 15:00'],
    ['15 Uhr fr Rückruf', '2026-11-27 15:00 | Rückruf'],
    ['15 Uhr Fr. 27.11.', '2026-11-27 15:00'],
    ['15 Uhr Fr. 4 Paletten', '2026-11-27 15:00 | 4 Paletten'],
    ['Fr. Rückruf', '2026-11-27 07:00 | Rückruf'],
    ['Fr. früh', '2026-11-27 07:00'],
    ['', undefined],
    ['Rückruf', undefined],
    ['25 Uhr', undefined],
    ['31.11.', undefined],
    ['irgendwann 15 Uhr', undefined],
  ])('%s', (typed, expected) => {
    expect(read(typed)).toBe(expected)
  })
})

test('of words before a time the longest is read, where one begins as another', () => {
  const spanish = [{ ...GERMAN_DATE_WORDS, at: ['a', 'a las'] }]
  const times = ['a 15:30', 'a las 15:30', 'las 15:30'].map((typed) => parseTypedMoment(typed, NOW, spanish)?.at)
  expect(times.map((at) => at && epochToZoned(at).time)).toEqual(['15:30', '15:30', undefined])
})

describe('Where the clocks change', () => {
  /** Saturday 24 October 2026, 20:00 in Berlin. */
  const october = Date.UTC(2026, 9, 24, 18)
  /** Saturday 27 March 2027, 20:00 in Berlin. */
  const march = Date.UTC(2027, 2, 27, 19)

  test.each<[string, number, string]>([
    ['25.10.2026 02:30', october, '2026-10-25T00:30:00.000Z'],
    // In the second of the two hours between two and three.
    ['2:30', Date.UTC(2026, 9, 25, 0, 50), '2026-10-25T01:30:00.000Z'],
    ['morgen 9', october, '2026-10-25T08:00:00.000Z'],
    ['in 8 h', october, '2026-10-25T02:00:00.000Z'],
    ['28.03.2027 02:30', march, '2027-03-28T01:30:00.000Z'],
    ['morgen 9', march, '2027-03-28T07:00:00.000Z'],
    ['in 8 h', march, '2027-03-28T03:00:00.000Z'],
  ])('%s', (typed, now, expected) => {
    const moment = parseTypedMoment(typed, now)
    expect(moment && new Date(moment.at).toISOString()).toBe(expected)
    expect(moment?.isPast).toBe(false)
  })
})
