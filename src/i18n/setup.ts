import type { Messages, Translate } from './keys.ts'
import { DEFAULT_LANGUAGE, parseLanguage, type Language } from './languages.ts'
import { de } from './locales/de.ts'
import { createSpeech } from './speech.ts'

/** One lazily loaded module per language; German is part of the main bundle, as everything falls back to it. */
const modules = import.meta.glob<Record<string, Messages>>(['./locales/*.ts', '!./locales/de.ts'])

/** What is spoken on this page. */
export const speech = createSpeech(de, async (language) => (await modules[`./locales/${language}.ts`]?.())?.[language])

/** Starts the interface's language; call once before rendering. Gives the language in effect. */
export const setupLanguage = (language: unknown = DEFAULT_LANGUAGE): Promise<Language> => changeLanguage(language)

/**
 * Changes the language of the whole interface. Of several changes at once the last wins; one that cannot be loaded
 * changes nothing. Gives the language in effect. Keeping the choice is the caller's part.
 */
export async function changeLanguage(language: unknown): Promise<Language> {
  const spoken = await speech.change(parseLanguage(language))
  // Screen readers and hyphenation go by the document's language.
  if (typeof document !== 'undefined') document.documentElement.lang = spoken
  return spoken
}

/** A text in the language of the moment, for what is no component; `useText` re-renders with it. */
export const translate: Translate = speech.say

export const currentLanguage = speech.language
