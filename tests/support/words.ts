import { languageCodes, type Language } from '#src/i18n/languages.ts'
import type { Messages } from '#src/i18n/keys.ts'

/** Every file of words: `words/orders/pl.ts` exports `pl`. */
export const wordFiles = import.meta.glob<Record<string, Record<string, string>>>('../../src/i18n/words/*/*.ts', {
  eager: true,
})

/** All words of a language, of all nouns. */
export function wordsOf(language: Language): Messages {
  const own = Object.values(wordFiles).map((module) => module[language] ?? {})
  return Object.assign({}, ...own) as Messages
}

/** All German words. */
export const de = wordsOf('de')

/** All words of all languages. */
export const allWords = Object.fromEntries(languageCodes.map((code) => [code, wordsOf(code)])) as Record<
  Language,
  Messages
>
