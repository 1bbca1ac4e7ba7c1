import type { MessageValues } from './keys.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, parseLanguage, type Language } from './languages.ts'

/** Words of a language; tests bring some that no language has. */
type Words = Readonly<Record<string, string>>

/** The language of a page, and what is said in it. */
export interface Speech {
  language(): Language
  /** A text in the language of the moment, else in German, else its key. */
  say(key: string, values?: MessageValues): string
  /**
   * Of several changes at once the last wins; a language that cannot be loaded changes nothing. Gives the language in effect.
   */
  change(language: Language): Promise<Language>
  /** Tells of each change, until the returned function is called. */
  subscribe(listener: () => void): () => void
}

/** Speaks German at once, and each other language as soon as its words are loaded. */
export function createSpeech(german: Words, load: (language: Language) => Promise<Words | undefined>): Speech {
  const loaded = new Map<Language, Words>([[DEFAULT_LANGUAGE, german]])
  const listeners = new Set<() => void>()
  let spoken: Language = DEFAULT_LANGUAGE
  let wanted = spoken
  async function wordsOf(language: Language): Promise<Words | undefined> {
    const known = loaded.get(language) ?? (await load(language))
    if (known !== undefined) loaded.set(language, known)
    return known
  }
  return {
    language: () => spoken,
    say(key, values = {}) {
      for (const language of [spoken, DEFAULT_LANGUAGE]) {
        const text = formOf(loaded.get(language), language, key, values)
        if (text !== undefined) return filled(text, values)
      }
      return key
    },
    async change(language) {
      wanted = language
      // Offline, or a chunk that a new deployment has removed.
      const words = await wordsOf(language).catch(() => undefined)
      if (words === undefined || wanted !== language || spoken === language) return spoken
      spoken = parseLanguage(language)
      for (const listener of listeners) listener()
      return spoken
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const plurals = new Map<Language, Intl.PluralRules>()

function pluralOf(language: Language, count: number): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(LANGUAGES[language].locale)
  plurals.set(language, rules)
  return rules.select(count)
}

/** The most particular form of a word there is: by context and number, by context, by number, the word itself. */
function formOf(words: Words | undefined, language: Language, key: string, values: MessageValues): string | undefined {
  if (words === undefined) return undefined
  const { context, count } = values
  const plural = typeof count === 'number' ? `_${pluralOf(language, count)}` : undefined
  const keys = context === undefined ? [key] : [`${key}_${context}`, key]
  for (const one of keys) {
    const text = (plural && own(words, one + plural)) || own(words, one)
    if (text) return text
  }
  return undefined
}

const own = (words: Words, key: string) => (Object.hasOwn(words, key) ? words[key] : undefined)

/** Placeholders in what is put in stay text; one without a value is nothing. */
function filled(text: string, values: MessageValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => String(own(values as Words, name) ?? ''))
}
