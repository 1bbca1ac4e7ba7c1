import { useSyncExternalStore } from 'react'
import { changeLanguage } from '#src/i18n/setup.ts'
import { parseLanguage, type Language } from '#src/i18n/languages.ts'

/** One choice of taste, kept on this computer and the same in all its tabs. Never throws. */
export interface Taste<T> {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

/** What is drawn light or dark; `system` follows the operating system. */
export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

interface TasteRules<T> {
  key: string
  /** The value of a stored text; nothing stored, or stored by somebody else, gives the default. */
  parse(text: string | null): T
  write(value: T): string
  /** Makes it true on the page. */
  apply?(value: T): void
}

function createTaste<T>({ key, parse, write, apply }: TasteRules<T>): Taste<T> {
  const listeners = new Set<() => void>()
  // Storage may be forbidden or full; the choice then holds until the page is left.
  let unsaved: { value: T } | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const taste: Taste<T> = {
    get: () => (unsaved === undefined ? parse(readText(key)) : unsaved.value),
    set(value) {
      unsaved = writeText(key, write(value)) ? undefined : { value }
      apply?.(value)
      tell()
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return
        apply?.(taste.get())
        listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
  return taste
}

/** Light, dark or as the system; the page's head applies it before the first paint. */
export const theme = createTaste<Theme>({
  key: 'theme',
  parse: (text) => THEMES.find((known) => known === text) ?? 'system',
  write: String,
  apply: (value) => (document.documentElement.dataset['theme'] = value),
})

/** Whether messages go by themselves after their time. Source: decision A11 */
export const autoClose = createTaste<boolean>({
  key: 'auto-close',
  parse: (text) => text !== 'off',
  write: (value) => (value ? 'on' : 'off'),
})

/** The stored language, German without one. Source: specification 2 and 9 */
export const language = createTaste<Language>({
  key: 'language',
  parse: parseLanguage,
  write: String,
  apply: (value) => void changeLanguage(value),
})

/** A choice of taste, re-rendering when it changes here or in another tab. */
export function useTaste<T>(taste: Taste<T>): T {
  return useSyncExternalStore(taste.subscribe, taste.get)
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
