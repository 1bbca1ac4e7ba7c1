import { expect, it } from 'vitest'
import { parseLanguage } from '#src/i18n/languages.ts'
import { de } from '#src/i18n/locales/de.ts'
import { changeLanguage, currentLanguage, setupLanguage } from '#src/i18n/setup.ts'
import { createSpeech } from '#src/i18n/speech.ts'

it.each([
  ['pl', 'pl'],
  ['de', 'de'],
  ['xx', 'de'],
  ['constructor', 'de'],
  [undefined, 'de'],
  [7, 'de'],
])('the stored choice %j is the language %s', (stored, language) => {
  expect(parseLanguage(stored)).toBe(language)
})

it('starts in German, and leaves keys with dots and typed text alone', async () => {
  expect(await setupLanguage()).toBe('de')
  const german = {
    ...de,
    'sample.text': 'Für {{name}}',
    'sample.count_one': '{{count}} Auftrag',
    'sample.count_other': '{{count}} Aufträge',
    'sample.step': 'Schritt',
    'sample.step_next': 'Nächster Schritt',
    'sample.step_next_other': 'Die nächsten {{count}} Schritte',
    'sample.empty': '',
  }
  const { say } = createSpeech(german, async () => undefined)
  expect([
    say('app.name'),
    say('sample.text', { name: '<b>{{count}} $t(app.name) $& $1</b>' }),
    say('sample.text'),
    say('sample.count', { count: 1 }),
    say('sample.count', { count: 2 }),
    say('sample.step', { context: 'other' }),
    say('sample.step', { context: 'next', count: 1 }),
    say('sample.step', { context: 'next', count: 3 }),
    say('sample.missing'),
    say('sample.empty'),
    say('constructor'),
    say('sample.text', { name: 'constructor' }),
  ]).toEqual([
    'Dispo',
    'Für <b>{{count}} $t(app.name) $& $1</b>',
    'Für ',
    '1 Auftrag',
    '2 Aufträge',
    'Schritt',
    'Nächster Schritt',
    'Die nächsten 3 Schritte',
    'sample.missing',
    'sample.empty',
    'constructor',
    'Für constructor',
  ])
})

it('a word that a language lacks is German, in the forms of German', async () => {
  const words = {
    'sample.count_one': '{{count}} zlecenie',
    'sample.count_few': '{{count}} zlecenia',
    'sample.other': 'x',
  }
  const german = { 'app.name': 'Dispo', 'sample.days_one': 'Tag', 'sample.days_other': 'Tage' }
  const speech = createSpeech(german, async () => words)
  const heard: string[] = []
  speech.subscribe(() => heard.push(speech.language()))
  expect(await speech.change('pl')).toBe('pl')
  const days = speech.say('sample.days', { count: 3 })
  expect([speech.say('sample.count', { count: 3 }), days, speech.say('app.name')]).toEqual([
    '3 zlecenia',
    'Tage',
    'Dispo',
  ])
  expect(heard).toEqual(['pl'])
})

it('of two changes at once the last one wins', async () => {
  await setupLanguage()
  await Promise.all([changeLanguage('sv'), changeLanguage('de')])
  expect(currentLanguage()).toBe('de')
})

it('one that cannot be loaded changes nothing, and can be asked for again', async () => {
  let isThere = false
  const load = async () => {
    if (!isThere) throw new Error('Failed to fetch dynamically imported module')
    return { 'app.name': 'Czech' }
  }
  const speech = createSpeech(de, load)
  expect([await speech.change('cs'), speech.say('app.name')]).toEqual(['de', 'Dispo'])
  isThere = true
  expect([await speech.change('cs'), speech.say('app.name')]).toEqual(['cs', 'Czech'])
})
