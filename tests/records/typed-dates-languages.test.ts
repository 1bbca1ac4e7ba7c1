import { epochToZoned } from '#src/domain/basics/dates.ts'
import { describe, expect, test } from 'vitest'
import { parseTypedDate } from '#src/domain/basics/typed-dates.ts'
import { parseTypedMoment } from '#src/domain/basics/typed-moment.ts'
import { parseTypedMove } from '#src/domain/stops/typed-move.ts'
import { languageCodes, type Language } from '#src/i18n/languages.ts'
import { dateLanguages } from '#src/i18n/typed-dates.ts'

/** Monday. */
const today = '2026-11-23'

/** Monday to Sunday as people shorten them, today to the day after tomorrow, the calendar week, next week, two days on. */
const TYPED: Readonly<Record<Language, readonly string[]>> = {
  de: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so', 'heute', 'mor', 'üb', 'KW 49', 'nächste Woche', '+2 Tage'],
  en: ['mo', 'tue', 'we', 'th', 'fri', 'sa', 'su', 'tod', 'tomorrow', '+2', 'wk 49', 'next week', 'in 2 days'],
  fr: [
    'lu',
    'ma',
    'mer',
    'je',
    've',
    'sam',
    'di',
    'aujourd’hui',
    'demain',
    'après',
    'S 49',
    'semaine prochaine',
    'dans 2 jours',
  ],
  es: ['lu', 'ma', 'mie', 'jueves', 'vi', 'sáb', 'do', 'hoy', 'mañana', 'pasado', 'S 49', 'próxima semana', '+2 días'],
  it: [
    'lu',
    'ma',
    'me',
    'gio',
    've',
    'sab',
    'dom',
    'oggi',
    'domani',
    'dopodomani',
    'sett. 49',
    'settimana prossima',
    'tra 2 giorni',
  ],
  nl: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo', 'vandaag', 'morgen', 'over', 'wk 49', 'volgende week', 'over 2 dagen'],
  pl: ['pn', 'wt', 'śr', 'czw', 'pt', 'so', 'nd', 'dziś', 'jutro', 'poj', 'tydz. 49', 'przyszły tydzień', 'za 2 dni'],
  pt: [
    'seg',
    'te',
    'qua',
    'qui',
    'sex',
    'sá',
    'do',
    'hoje',
    'amanha',
    'depois',
    'sem. 49',
    'próxima semana',
    '+2 dias',
  ],
  cs: ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne', 'dnes', 'zitra', 'poz', 'týd. 49', 'příští týden', 'za 2 dny'],
  sv: [
    'må',
    'ti',
    'on',
    'to',
    'fr',
    'lö',
    'sön',
    'idag',
    'imorgon',
    'i övermorgon',
    'v. 49',
    'nästa vecka',
    'om 2 dygn',
  ],
}

describe('on Monday 23 November 2026 dates are typed in the words of', () => {
  test.each(languageCodes)('%s', (language) => {
    const read = TYPED[language].map((text) => parseTypedDate(text, today, dateLanguages(language)))
    expect(read).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-30',
      '2026-11-30',
      '2026-11-25',
    ])
  })

  test.each<[Language, string]>([
    ['en', 't'],
    ['en', 'to'],
    ['pt', 'se'],
    ['fr', 'm'],
    ['es', 'nada'],
  ])('%s, where "%s" may be several things or none', (language, text) => {
    expect(parseTypedDate(text, today, dateLanguages(language))).toBeUndefined()
  })

  test('any language: figures with dots, strokes or dashes, and the German words of the office', () => {
    const read = (language: Language, text: string) => parseTypedDate(text, today, dateLanguages(language))
    expect(read('en', '24/11')).toBe('2026-11-24')
    expect(read('fr', '24/11/2026')).toBe('2026-11-24')
    expect(read('nl', '24-11-2026')).toBe('2026-11-24')
    expect(read('cs', '24. 11. 2026')).toBe('2026-11-24')
    expect(read('pl', 'übermorgen')).toBe('2026-11-25')
    expect(read('en', 'KW 49')).toBe('2026-11-30')
  })

  test('the same day has another name next door: the own language comes first', () => {
    const read = (language: Language) => parseTypedDate('do', today, dateLanguages(language))
    expect([read('de'), read('nl'), read('it'), read('es')]).toEqual([
      '2026-11-26',
      '2026-11-26',
      '2026-11-29',
      '2026-11-29',
    ])
  })

  test.each<[Language, string, object]>([
    ['en', 'next week', { days: 7 }],
    ['en', 'wed 10:00', { date: '2026-11-25', timeFrom: '10:00' }],
    ['pl', 'jutro 8-12', { date: '2026-11-24', timeFrom: '08:00', timeTo: '12:00' }],
    ['fr', '+1 semaine', { days: 7 }],
    ['sv', 'fre till 12', { date: '2026-11-27', timeTo: '12:00' }],
  ])('%s: "%s" moves an appointment', (language, text, move) => {
    expect(parseTypedMove(text, today, dateLanguages(language))).toEqual(move)
  })
})

/** Each: half an hour on, two hours on, tomorrow at nine, tomorrow early, this evening, tomorrow afternoon. */
const MOMENTS: Record<Language, readonly string[]> = {
  de: ['in 30 min', 'in 2 Stunden', 'morgen 9 Uhr', 'morgen früh', 'heute Abend', 'morgen Nachmittag'],
  en: ['in 30 min', 'in 2 hours', 'tomorrow at 9', 'tomorrow morning', 'tonight', 'tomorrow afternoon'],
  fr: ['dans 30 min', 'dans 2 heures', 'demain à 9h', 'demain matin', 'ce soir', 'demain après-midi'],
  es: [
    'dentro de 30 min',
    'dentro de 2 horas',
    'mañana a las 9',
    'mañana temprano',
    'esta noche',
    'mañana por la tarde',
  ],
  it: ['tra 30 min', 'tra 2 ore', 'domani alle 9', 'domani mattina', 'stasera', 'domani pomeriggio'],
  nl: ['over 30 min', 'over 2 uur', 'morgen om 9 uur', 'morgen vroeg', 'vanavond', 'morgen middag'],
  pl: ['za 30 min', 'za 2 godziny', 'jutro o 9', 'jutro rano', 'dziś wieczorem', 'jutro po południu'],
  pt: ['dentro de 30 min', 'dentro de 2 horas', 'amanhã às 9', 'amanhã de manhã', 'hoje à noite', 'amanhã à tarde'],
  cs: ['za 30 min', 'za 2 hodiny', 'zítra v 9', 'zítra ráno', 'dnes večer', 'zítra odpoledne'],
  sv: ['om 30 min', 'om 2 timmar', 'imorgon kl 9', 'imorgon bitti', 'i kväll', 'imorgon på eftermiddagen'],
}

describe('at 14:03 moments are typed in the words of', () => {
  test.each(languageCodes)('%s', (language) => {
    const read = MOMENTS[language].map((text) => {
      const moment = parseTypedMoment(text, Date.UTC(2026, 10, 23, 13, 3), dateLanguages(language))
      return moment && `${epochToZoned(moment.at).date} ${epochToZoned(moment.at).time}${moment.note}`
    })
    expect(read).toEqual([
      '2026-11-23 14:33',
      '2026-11-23 16:03',
      '2026-11-24 09:00',
      '2026-11-24 07:00',
      '2026-11-23 18:00',
      '2026-11-24 15:00',
    ])
  })
})
