import i18next from 'i18next'
import { expect, it, onTestFinished, vi } from 'vitest'
import { parseLanguage } from '#src/i18n/languages.ts'
import { de } from '#tests/support/words.ts'
import { addGerman, changeLanguage, currentLanguage, loadI18next, setupLanguage, translate } from '#src/i18n/setup.ts'
import { startWord } from '#src/i18n/start-words.ts'

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

it('starts in German without a word on the console, and leaves keys with dots and typed text alone', async () => {
  const info = vi.spyOn(console, 'info')
  const log = vi.spyOn(console, 'log')
  const warn = vi.spyOn(console, 'warn')
  onTestFinished(() => [info, log, warn].forEach((spy) => spy.mockRestore()))
  expect(await setupLanguage()).toBe('de')
  await loadI18next()
  // A bundle is copied; single resources would be written into the words that other tests read.
  i18next.addResourceBundle('de', 'translation', {
    'sample.text': 'Für {{name}}',
    'sample.count_one': '{{count}} Auftrag',
    'sample.count_other': '{{count}} Aufträge',
  })
  const t = (key: string, values?: Record<string, unknown>) => String(i18next.t(key, values))
  expect([
    t('app.name'),
    t('sample.text', { name: '<b>{{count}} $t(app.name)</b>' }),
    t('sample.count', { count: 1 }),
    t('sample.count', { count: 2 }),
    t('sample.missing'),
    Object.hasOwn(de, 'sample.text'),
  ]).toEqual(['Dispo', 'Für <b>{{count}} $t(app.name)</b>', '1 Auftrag', '2 Aufträge', 'sample.missing', false])
  expect([info, log, warn].map((spy) => spy.mock.calls)).toEqual([[], [], []])
})

it('a word that a language lacks is German', async () => {
  await loadI18next()
  i18next.removeResourceBundle('sv', 'translation')
  onTestFinished(async () => {
    i18next.removeResourceBundle('sv', 'translation')
    await changeLanguage('de')
  })
  i18next.addResourceBundle('sv', 'translation', { 'sample.other': 'Annat' })
  expect(await changeLanguage('sv')).toBe('sv')
  expect([i18next.t('sample.other' as never), i18next.t('app.name')]).toEqual(['Annat', 'Dispo'])
})

it('says German words before i18next is there as i18next says them', async () => {
  const { i18next: later } = await loadI18next()
  addGerman(de)
  await changeLanguage('de')
  const counts = [undefined, 0, 1, 2, 1.5]
  const given = counts.flatMap((count) =>
    [undefined, 'each', 'next'].map((context) => ({
      name: '$& {{total}}',
      total: 7,
      ...(count !== undefined && { count }),
      ...(context !== undefined && { context }),
    })),
  )
  const keys = Object.keys(de).flatMap((key) => [key, key.replace(/_(one|other)$/, '')])
  // A word without gaps and other forms is the same whatever it is given.
  const words: Readonly<Record<string, string>> = de
  const withForms = new Set(Object.keys(words).flatMap((key) => key.match(/^(.+?)_(one|other|each|next)/)?.[1] ?? []))
  const isPlain = (key: string) => !withForms.has(key) && !words[key]?.includes('{{')
  const wrong = keys.flatMap((key) =>
    [undefined, ...(isPlain(key) ? given.slice(-1) : given)].flatMap((values) => {
      const [here, there] = [startWord(de, key, values), String(later.t(key, values))]
      return here === there ? [] : [{ key, values, here, there }]
    }),
  )
  expect(wrong).toEqual([])
  expect(translate('app.name')).toBe('Dispo')
})

it('of two changes at once the last one wins', async () => {
  await setupLanguage()
  await Promise.all([changeLanguage('sv'), changeLanguage('de')])
  expect(currentLanguage()).toBe('de')
})

it('one that cannot be loaded changes nothing', async () => {
  await setupLanguage()
  i18next.removeResourceBundle('cs', 'translation')
  const loading = vi.spyOn(i18next, 'addResourceBundle').mockImplementation(() => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  onTestFinished(() => loading.mockRestore())
  expect(await changeLanguage('cs')).toBe('de')
  expect(loading).toHaveBeenCalledOnce()
  expect(i18next.t('app.name')).toBe('Dispo')
})
