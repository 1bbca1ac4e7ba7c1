import { translations } from 'virtual:translations'
import type { Translate } from './keys.ts'
import { DEFAULT_LANGUAGE, parseLanguage, type Language } from './languages.ts'
import { startWord } from './start-words.ts'

/** What i18next brings, and the words of its start. */
async function startedI18next() {
  const { startI18next, LanguageFollower, NAMESPACE } = await import('./i18next.ts')
  return { LanguageFollower, NAMESPACE, i18next: await startI18next(german) }
}
type I18nInstance = Awaited<ReturnType<typeof startedI18next>>

/** The German words that are there by now. */
const german: Record<string, string> = {}
let wanted: Language = DEFAULT_LANGUAGE
let starting: Promise<I18nInstance> | undefined
let started: I18nInstance | undefined
const waiting = new Set<() => void>()

/** i18next, once it is there: it comes with the first other language, or behind the first screen. */
export const late = {
  current: () => started,
  subscribe(listener: () => void) {
    waiting.add(listener)
    return () => void waiting.delete(listener)
  },
}

/** Fetches and starts i18next; rejects where it cannot be had, and may be tried again. */
export async function loadI18next(): Promise<I18nInstance> {
  starting ??= startedI18next()
  try {
    started = await starting
  } catch (error) {
    starting = undefined
    throw error
  }
  for (const listener of waiting) listener()
  return started
}

/** Starts the interface's language; call once before rendering. A language that cannot be loaded becomes German. */
export const setupLanguage = (language: unknown = DEFAULT_LANGUAGE): Promise<Language> => changeLanguage(language)

/** Adds German words, with the code that says them (`build/words-along.ts`); before or after the interface has its language. */
export function addGerman(words: Readonly<Record<string, string>>): void {
  Object.assign(german, words)
  // Deep, as it would copy all others for each.
  started?.i18next.addResourceBundle(DEFAULT_LANGUAGE, started.NAMESPACE, words, true, true)
}

/**
 * Changes the language of the whole interface. Of several changes at once the last wins; one that cannot be loaded
 * changes nothing. Gives the language in effect. Keeping the choice is the caller's part.
 */
export async function changeLanguage(language: unknown): Promise<Language> {
  const next = parseLanguage(language)
  wanted = next
  const loaded = next === DEFAULT_LANGUAGE || (await load(next))
  if (loaded && wanted === next) {
    await started?.i18next.changeLanguage(next)
    markDocument(next)
  }
  return currentLanguage()
}

/** A text in the language of the moment, for what is no component; `useText` re-renders with it. */
export const translate: Translate = (key, values) =>
  started === undefined
    ? startWord(german, key, values)
    : (started.i18next.t(key as never, values as never) as unknown as string)

export function currentLanguage(): Language {
  return parseLanguage(started?.i18next.language)
}

async function load(language: Language): Promise<boolean> {
  try {
    const [{ i18next, NAMESPACE }, messages] = await Promise.all([loadI18next(), translations[language]?.()])
    if (i18next.hasResourceBundle(language, NAMESPACE)) return true
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
