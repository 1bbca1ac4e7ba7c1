import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Messages, Translate } from './keys.ts'
import { DEFAULT_LANGUAGE, languageCodes, parseLanguage, type Language } from './languages.ts'
import { firstWords } from './german/first.ts'

/**
 * One lazily loaded module per language. German, to which everything falls back, is part of the main bundle as far as the first
 * screen needs it.
 */
const modules = import.meta.glob<Record<string, Messages>>(['./locales/*.ts', '!./locales/de.ts'])

const NAMESPACE = 'translation'
/** The German words that are there by now. */
const german: Record<string, string> = { ...firstWords }
let wanted: Language = DEFAULT_LANGUAGE

/**
 * Starts the interface's language; call once before rendering. A language that cannot be loaded becomes German.
 * Gives the language in effect.
 */
export async function setupLanguage(language: unknown = DEFAULT_LANGUAGE): Promise<Language> {
  await i18next.use(initReactI18next).init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: languageCodes,
    resources: { [DEFAULT_LANGUAGE]: { [NAMESPACE]: german } },
    partialBundledLanguages: true,
    // Keys are flat and contain dots; texts are escaped by React; placeholders in typed text stay text.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
    react: { useSuspense: false },
    returnEmptyString: false,
  })
  return changeLanguage(language)
}

/** Adds German words that come with later code, before or after the interface has its language. */
export function addGerman(words: Partial<Messages>): void {
  Object.assign(german, words)
  if (i18next.isInitialized) i18next.addResourceBundle(DEFAULT_LANGUAGE, NAMESPACE, words)
}

/**
 * Changes the language of the whole interface. Of several changes at once the last wins; one that cannot be loaded
 * changes nothing. Gives the language in effect. Keeping the choice is the caller's part.
 */
export async function changeLanguage(language: unknown): Promise<Language> {
  const next = parseLanguage(language)
  wanted = next
  const loaded = await load(next)
  if (loaded && wanted === next) {
    await i18next.changeLanguage(next)
    markDocument(next)
  }
  return currentLanguage()
}

/** A text in the language of the moment, for what is no component; `useText` re-renders with it. */
export const translate: Translate = (key, values) => i18next.t(key as never, values as never) as unknown as string

export function currentLanguage(): Language {
  return parseLanguage(i18next.language)
}

async function load(language: Language): Promise<boolean> {
  if (i18next.hasResourceBundle(language, NAMESPACE)) return true
  try {
    const messages = (await modules[`./locales/${language}.ts`]?.())?.[language]
    if (messages === undefined) return false
    i18next.addResourceBundle(language, NAMESPACE, messages)
    return true
  } catch {
    // Offline, or a chunk that a new deployment has removed.
    return false
  }
}

/** Screen readers and hyphenation go by the document's language. */
function markDocument(language: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = language
}
