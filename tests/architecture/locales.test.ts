import { RECORD_KINDS } from '#src/contract/records/kinds.ts'
import { describe, expect, it } from 'vitest'
import { languageCodes, type Language } from '#src/i18n/languages.ts'
import { de, wordFiles, wordsOf } from '#tests/support/words.ts'

/** Every file of words: `orders/pl.ts` is Polish, and exports it under that name. */
const files = Object.entries(wordFiles).map(([path, module]) => {
  const [, noun = '', language = ''] = /([\w-]+)\/(\w+)\.ts$/.exec(path) ?? []
  return { noun, language, words: module[language] ?? {} }
})
const locales = [...new Set(files.map(({ language }) => language))].map((language) => {
  return { language, messages: wordsOf(language as Language) as Record<string, string> }
})
const others = locales.filter(({ language }) => language !== 'de')

const german: Record<string, string> = de
const PLURAL = /_(zero|one|two|few|many|other)$/
const bases = new Set(
  Object.keys(german).flatMap((key) => (key.endsWith('_one') ? [key.slice(0, -'_one'.length)] : [])),
)
const pluralBase = (key: string) => {
  const base = key.replace(PLURAL, '')
  return base !== key && bases.has(base) ? base : undefined
}
const singleKeys = (messages: Record<string, string>) =>
  Object.keys(messages).filter((key) => pluralBase(key) === undefined)

/** Plural forms a language needs for whole numbers up to 1000; it may also have its others (fractions, millions). */
function pluralForms(language: string) {
  const rules = new Intl.PluralRules(language)
  const needed = new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)))
  return { needed: [...needed], possible: rules.resolvedOptions().pluralCategories }
}

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(.*?)\}\}/g)].map((match) => match[1] ?? ''))].sort()

/** Words that look the same in German and in other languages: names, units, abbreviations, loan words. */
const SAME_EVERYWHERE = new Set(
  `ADR AETR API ATP BIC CMR CSV DIN E-Mail E-Mails EUR Euro GPS HTTP IBAN ID kg km KPI KPIs LBW LDM m max min Nr OCR PDF
  PLZ POD SKU Team TMS UN URL USt VAT XLSX ok OK Alt Ctrl Strg Esc Enter Tab Home End F6 Dispo Demo Online Offline
  Panel Panels Status Version Filter Info Details Name Partner Tracking Transport Transporte Import Export Dashboard
  Matching Inbox Outreach Admin Text System Smart Angebots Sync Total Standard Express Normal Label Layout Link Type
  Excel Word Europa Polen Hamburg
  Administration Browser Code Depot Index Liste Marge Mega Profil Ref Route Saldo Server Volumen XRechnung ZUGFeRD Zoom`
    .split(/\s+/)
    .map((word) => word.toLowerCase()),
)

/** Words one language alone shares with German; in another language the same word would be a forgotten one. */
const SAME_IN: Record<string, Set<string>> = {
  cs: new Set(`datum dokument firma kontakt mandant px telefon typ`.split(' ')),
  en: new Set(['bank', 'position', 'px', 'reports', 'tour']),
  es: new Set(['px']),
  fr: new Set(['position', 'px', 'tarif']),
  it: new Set(['netto', 'px']),
  nl: new Set(
    `bank datum gast geladen gewicht handelsregister ja kalender klasse laden land morgen netto nummer px recht rollen stand tunnelcode`.split(
      ' ',
    ),
  ),
  pl: new Set(`bank brutto dokument firma fracht kontakt konto mandant netto px telefon termin typ`.split(' ')),
  pt: new Set(['px']),
  sv: new Set(
    `bank brutto datum direkt dokument handelsregister ja kalender kompakt kontakt konto land netto nummer ort px position reklamation systemstatus telefon temperatur typ`.split(
      ' ',
    ),
  ),
}

/** A text without the words its language shares with German. */
const withoutSharedWords = (language: string, text: string) =>
  text.replace(/[\p{L}][\p{L}-]+/gu, (word) => (SAME_IN[language]?.has(word.toLowerCase()) ? '' : word))

/** Whether a text has a word that is German: more than one word, or one that is not the same everywhere. */
function hasGermanWords(text: string): boolean {
  const words = text.replace(/\{\{.*?\}\}/g, ' ').match(/[\p{L}][\p{L}-]+/gu) ?? []
  return words.some((word) => !SAME_EVERYWHERE.has(word.toLowerCase()))
}

describe('the German words', () => {
  it('are there, under names that say where they belong', () => {
    expect(Object.keys(german).filter((key) => !/^[a-zA-Z][\w-]*(\.[\w-]+)+$/.test(key))).toEqual([])
    expect(Object.keys(german).length).toBeGreaterThan(20)
  })

  it('have both plural forms or none', () => {
    const incomplete = [...bases].filter((base) => !(`${base}_other` in german) || base in german)
    const orphans = Object.keys(german).filter((key) => key.endsWith('_other') && pluralBase(key) === undefined)
    expect([incomplete, orphans]).toEqual([[], []])
  })

  it('name their placeholders plainly', () => {
    const odd = Object.entries(german).filter(
      ([, text]) => /\{\{(?!\w+\}\})|\$t\(|<\/?[a-z]/.test(text) || text.replace(/\{\{\w+\}\}/g, '').match(/[{}]/),
    )
    expect(odd).toEqual([])
  })
})

/** What the keyboard says of a kind of record, and a heading of commands, stand with the noun. */
const isSaidOfNoun = (key: string) =>
  key.startsWith('commands.group.') || RECORD_KINDS.some((kind) => key.endsWith(`.${kind}`))

it('every word stands once, and those with the same beginning together', () => {
  const german = files.filter(({ language }) => language === 'de')
  const keys = german.flatMap(({ words }) => Object.keys(words))
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  const places = new Map<string, Set<string>>()
  for (const { noun, words } of german)
    for (const key of Object.keys(words)) {
      if (isSaidOfNoun(key) && noun !== 'commands') continue
      // Orders have more words than one file takes.
      const beginning = key
        .replace(/_.*$/, '')
        .split('.')
        .slice(0, key.startsWith('orders.') ? 2 : 1)
        .join('.')
      places.set(beginning, (places.get(beginning) ?? new Set()).add(noun))
    }
  expect([...places].filter(([, nouns]) => nouns.size > 1).map(([beginning, nouns]) => [beginning, ...nouns])).toEqual(
    [],
  )
})

it('every language has a file for each noun', () => {
  const nouns = [...new Set(files.map(({ noun }) => noun))]
  const there = new Set(files.map(({ noun, language }) => `${noun}/${language}`))
  expect(
    nouns.flatMap((noun) => languageCodes.map((code) => `${noun}/${code}`)).filter((file) => !there.has(file)),
  ).toEqual([])
})

it('every language of the selector has its words', () => {
  expect(locales.map(({ language }) => language).toSorted()).toEqual([...languageCodes].toSorted())
})

describe.each(locales)('the words of $language', ({ language, messages }) => {
  it('belong to a language on offer and are exported under its name', () => {
    expect(languageCodes).toContain(language)
    expect(Object.keys(messages).length).toBeGreaterThan(0)
  })

  it('are none of them empty, or with blanks around', () => {
    expect(Object.entries(messages).filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
  })

  it('are all there, and no others', () => {
    const keys = new Set(singleKeys(messages))
    expect({
      missing: singleKeys(german).filter((key) => !keys.has(key)),
      unknown: [...keys].filter((key) => !(key in german)),
    }).toEqual({ missing: [], unknown: [] })
  })

  it('have the plural forms the language needs, and none it does not know', () => {
    const { needed, possible } = pluralForms(language)
    const missing = [...bases].flatMap((base) =>
      needed.map((form) => `${base}_${form}`).filter((key) => !(key in messages)),
    )
    // `_one` and `_other` are demanded of every language by the type of the words.
    const allowed = new Set<string>([...possible, 'one', 'other'])
    const unknown = Object.keys(messages).filter(
      (key) => pluralBase(key) !== undefined && !allowed.has(PLURAL.exec(key)?.[1] ?? ''),
    )
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] })
  })

  it('have the placeholders of the German ones', () => {
    const wrong = Object.entries(messages).flatMap(([key, text]) => {
      const base = pluralBase(key)
      const source = german[key] ?? german[`${base}_other`] ?? ''
      // A plural form for one thing may spell the number out.
      const relevant = (given: string) => placeholders(given).filter((name) => base === undefined || name !== 'count')
      const expected = relevant(source)
      return JSON.stringify(relevant(text)) === JSON.stringify(expected) ? [] : [{ key, text, expected }]
    })
    expect(wrong).toEqual([])
  })
})

describe('the other languages', () => {
  it('leave no German text as it is', () => {
    const untranslated = others.flatMap(({ language, messages }) =>
      Object.entries(messages)
        .filter(([key, text]) => text === german[key] && hasGermanWords(withoutSharedWords(language, text)))
        .map(([key, text]) => `${language} ${key}: ${text}`),
    )
    expect(untranslated).toEqual([])
  })

  it('would be caught leaving it', () => {
    expect(['Auftrag anlegen', 'Nur {{count}} Fahrzeuge', 'Straße'].map(hasGermanWords)).toEqual([true, true, true])
    expect(['Status', 'PDF', '{{from}}–{{to}}', 'E-Mail', 'KPI Dashboard'].map(hasGermanWords)).toEqual(
      Array(5).fill(false),
    )
    expect(['nl', 'pl'].map((language) => hasGermanWords(withoutSharedWords(language, 'Gewicht (kg)')))).toEqual([
      false,
      true,
    ])
  })
})
