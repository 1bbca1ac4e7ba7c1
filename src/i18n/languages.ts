/** A language of the interface: its own name, its locale for numbers and dates, and its few words around dates and times. */
interface LanguageFacts {
  name: string
  locale: string
  /** Calendar week. */
  week: string
  /** The day that it is, before a time. */
  today: string
  /** Before a time that is a beginning without an end. */
  since: string
  /** Before a time that is an end without a beginning. */
  until: string
  /** Before a figure that is an estimate. */
  about: string
}

/** The languages on offer; German is the default and the fallback. Source: specification 2 and 9 */
export const LANGUAGES = {
  de: { name: 'Deutsch', locale: 'de-DE', week: 'KW', today: 'Heute', since: 'ab', until: 'bis', about: 'ca.' },
  en: { name: 'English', locale: 'en-GB', week: 'W', today: 'Today', since: 'from', until: 'until', about: 'approx.' },
  fr: {
    name: 'Français',
    locale: 'fr-FR',
    week: 'S',
    today: 'Aujourd’hui',
    since: 'dès',
    until: 'jusqu’à',
    about: 'env.',
  },
  es: { name: 'Español', locale: 'es-ES', week: 'S', today: 'Hoy', since: 'desde', until: 'hasta', about: 'aprox.' },
  it: {
    name: 'Italiano',
    locale: 'it-IT',
    week: 'sett.',
    today: 'Oggi',
    since: 'dalle',
    until: 'entro le',
    about: 'ca.',
  },
  nl: { name: 'Nederlands', locale: 'nl-NL', week: 'wk', today: 'Vandaag', since: 'vanaf', until: 'tot', about: 'ca.' },
  pl: { name: 'Polski', locale: 'pl-PL', week: 'tydz.', today: 'Dzisiaj', since: 'od', until: 'do', about: 'ok.' },
  pt: {
    name: 'Português',
    locale: 'pt-PT',
    week: 'sem.',
    today: 'Hoje',
    since: 'desde',
    until: 'até',
    about: 'aprox.',
  },
  cs: { name: 'Čeština', locale: 'cs-CZ', week: 'týd.', today: 'Dnes', since: 'od', until: 'do', about: 'cca' },
  sv: { name: 'Svenska', locale: 'sv-SE', week: 'v.', today: 'I dag', since: 'från', until: 'till', about: 'ca' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof LANGUAGES

export const DEFAULT_LANGUAGE = 'de' satisfies Language

/** All languages in the order they are offered. */
export const languageCodes: readonly Language[] = ['de', 'en', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'cs', 'sv']

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value)
}

/** A stored choice as a language. The browser's own languages do not count: German is the default. */
export function parseLanguage(value: unknown): Language {
  return isLanguage(value) ? value : DEFAULT_LANGUAGE
}
