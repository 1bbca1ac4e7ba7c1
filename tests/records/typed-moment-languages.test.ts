import { describe, expect, test } from 'vitest'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { parseTypedMoment } from '#src/domain/basics/typed-moment.ts'
import { languageCodes, type Language } from '#src/i18n/languages.ts'
import { dateLanguages } from '#src/i18n/typed-dates.ts'

/** "2026-11-23 15:00 | note", with an exclamation mark where that has passed and the reminder is refused. */
function read(language: Language, text: string, now: number): string | undefined {
  const moment = parseTypedMoment(text, now, dateLanguages(language))
  if (moment === undefined) return undefined
  const { date, time } = epochToZoned(moment.at)
  return `${date} ${time}${moment.isPast ? ' !' : ''}${moment.note === '' ? '' : ` | ${moment.note}`}`
}

/** An hour that lies ahead, with the word for the clock; the same hour bare; one that has passed; Friday at eight; Monday at eight. */
const CLOCK: Readonly<Record<Language, readonly [ahead: string, past: string, friday: string, monday: string]>> = {
  de: ['15 Uhr', '8 Uhr', 'fr 8', 'mo 8'],
  en: ['at 15', 'at 8', 'fri 8', 'mon 8'],
  fr: ['à 15h', 'à 8h', 'ven 8', 'lun 8'],
  es: ['a las 15', 'a las 8', 'vie 8', 'lun 8'],
  it: ['alle 15', 'alle 8', 'ven 8', 'lun 8'],
  nl: ['om 15 uur', 'om 8 uur', 'vr 8', 'ma 8'],
  pl: ['o 15', 'o 8', 'pt 8', 'pn 8'],
  pt: ['às 15', 'às 8', 'sex 8', 'seg 8'],
  cs: ['v 15', 'v 8', 'pá 8', 'po 8'],
  sv: ['kl 15', 'kl 8', 'fre 8', 'mån 8'],
}

/** In two hours, in ten minutes, tomorrow, tomorrow early. */
const AHEAD: Readonly<Record<Language, readonly [hours: string, minutes: string, day: string, early: string]>> = {
  de: ['in 2 h', 'in 20 min', 'morgen', 'morgen früh'],
  en: ['in 2 h', 'in 20 min', 'tomorrow', 'tomorrow morning'],
  fr: ['dans 2 h', 'dans 20 min', 'demain', 'demain matin'],
  es: ['dentro de 2 h', 'dentro de 20 min', 'mañana', 'mañana temprano'],
  it: ['tra 2 h', 'tra 20 min', 'domani', 'domani mattina'],
  nl: ['over 2 h', 'over 20 min', 'morgen', 'morgen vroeg'],
  pl: ['za 2 h', 'za 20 min', 'jutro', 'jutro rano'],
  pt: ['dentro de 2 h', 'dentro de 20 min', 'amanhã', 'amanhã de manhã'],
  cs: ['za 2 h', 'za 20 min', 'zítra', 'zítra ráno'],
  sv: ['om 2 h', 'om 20 min', 'imorgon', 'imorgon bitti'],
}

describe('on Monday 23 November 2026 at 14:03 an hour is read in the words of', () => {
  const NOW = Date.UTC(2026, 10, 23, 13, 3)

  test.each(languageCodes)('%s: ahead it is today, past it is past and never tomorrow', (language) => {
    const typed = [...CLOCK[language], '15:30', '15', '13:59', '15:30 Poznań']
    expect(typed.map((text) => read(language, text, NOW))).toEqual([
      '2026-11-23 15:00',
      '2026-11-23 08:00 !',
      '2026-11-27 08:00',
      // A weekday whose time has passed today is the next one.
      '2026-11-30 08:00',
      '2026-11-23 15:30',
      '2026-11-23 15:00',
      '2026-11-23 13:59 !',
      '2026-11-23 15:30 | Poznań',
    ])
  })

  test.each(languageCodes)('%s: so many hours or minutes on, tomorrow, and tomorrow early', (language) => {
    expect(AHEAD[language].map((text) => read(language, text, NOW))).toEqual([
      '2026-11-23 16:03',
      '2026-11-23 14:23',
      '2026-11-24 07:00',
      '2026-11-24 07:00',
    ])
  })

  test.each(languageCodes)('%s: German words are read as well, as the office says them', (language) => {
    const typed = ['15 Uhr', 'morgen früh', 'fr 8', 'in 2 h']
    expect(typed.map((text) => read(language, text, NOW))).toEqual([
      '2026-11-23 15:00',
      '2026-11-24 07:00',
      '2026-11-27 08:00',
      '2026-11-23 16:03',
    ])
  })
})

test.each([
  ['3 pm', '2026-11-23 15:00'],
  ['3pm call the driver', '2026-11-23 15:00 | call the driver'],
  ['at 3:30 p.m.', '2026-11-23 15:30'],
  ['tomorrow 8 am', '2026-11-24 08:00'],
  ['fri 12 pm', '2026-11-27 12:00'],
  ['fri 12 am', '2026-11-27 00:00'],
  ['8 am', '2026-11-23 08:00 !'],
  ['15 pm', '2026-11-23 15:00'],
])('English counts to twelve twice: %s', (typed, moment) => {
  expect(read('en', typed, Date.UTC(2026, 10, 23, 13, 3))).toBe(moment)
})

test('elsewhere the same letters are none of that', () => {
  expect(read('de', '15 am Tor 3', Date.UTC(2026, 10, 23, 13, 3))).toBe('2026-11-23 15:00 | am Tor 3')
})

describe('around midnight, in every language', () => {
  /** Monday 23:50, and ten minutes past midnight. */
  const [before, after] = [Date.UTC(2026, 10, 23, 22, 50), Date.UTC(2026, 10, 23, 23, 10)]

  test.each(languageCodes)(
    '%s: minutes and hours go on into the next day, and tomorrow is the day after that',
    (language) => {
      expect(AHEAD[language].map((text) => read(language, text, before))).toEqual([
        '2026-11-24 01:50',
        '2026-11-24 00:10',
        '2026-11-24 07:00',
        '2026-11-24 07:00',
      ])
      expect(AHEAD[language].map((text) => read(language, text, after))).toEqual([
        '2026-11-24 02:10',
        '2026-11-24 00:30',
        '2026-11-25 07:00',
        '2026-11-25 07:00',
      ])
    },
  )

  test.each(languageCodes)('%s: an hour that is past before midnight lies ahead behind it', (language) => {
    const [ahead, past, friday, monday] = CLOCK[language]
    expect([ahead, past, friday, monday].map((text) => read(language, text, before))).toEqual([
      '2026-11-23 15:00 !',
      '2026-11-23 08:00 !',
      '2026-11-27 08:00',
      '2026-11-30 08:00',
    ])
    expect([ahead, past, friday, monday].map((text) => read(language, text, after))).toEqual([
      '2026-11-24 15:00',
      '2026-11-24 08:00',
      '2026-11-27 08:00',
      '2026-11-30 08:00',
    ])
  })
})
