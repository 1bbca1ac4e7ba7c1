/** A language of the interface, with its own name, its locale for numbers and dates, and its word for calendar week. */
interface LanguageFacts {
  name: string
  locale: string
  week: string
}

/** The languages on offer; German is the default and the fallback. Source: specification 2 and 9 */
export const LANGUAGES = {
  de: { name: 'Deutsch', locale: 'de-DE', week: 'KW' },
  en: { name: 'English', locale: 'en-GB', week: 'W' },
  fr: { name: 'Français', locale: 'fr-FR', week: 'S' },
  es: { name: 'Español', locale: 'es-ES', week: 'S' },
  it: { name: 'Italiano', locale: 'it-IT', week: 'sett.' },
  nl: { name: 'Nederlands', locale: 'nl-NL', week: 'wk' },
  pl: { name: 'Polski', locale: 'pl-PL', week: 'tydz.' },
  pt: { name: 'Português', locale: 'pt-PT', week: 'sem.' },
  cs: { name: 'Čeština', locale: 'cs-CZ', week: 'týd.' },
  sv: { name: 'Svenska', locale: 'sv-SE', week: 'v.' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof LANGUAGES

export const DEFAULT_LANGUAGE: Language = 'de'

/** All languages in the order they are offered. */
export const languageCodes: readonly Language[] = ['de', 'en', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'cs', 'sv']

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value)
}

/** A stored choice as a language. The browser's own languages do not count: German is the default. */
export function parseLanguage(value: unknown): Language {
  return isLanguage(value) ? value : DEFAULT_LANGUAGE
}
