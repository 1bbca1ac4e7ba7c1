import { useSyncExternalStore } from 'react'
import { changeLanguage } from '#src/i18n/setup.ts'
import { parseLanguage, type Language } from '#src/i18n/languages.ts'
import { localStore } from '#src/storage/browser.ts'
import type { Slot } from '#src/storage/slot.ts'
import { slots } from '#src/storage/slots.ts'

/** One preference, kept on this computer and the same in all its tabs. Never throws. */
export interface Preference<T> {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
}

/** What is drawn light or dark; `system` follows the operating system. */
export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

interface PreferenceRules<T> {
  slot: Slot<string | undefined>
  /** The value of a stored text; nothing stored, or stored by somebody else, gives the default. */
  parse(text: string | undefined): T
  write(value: T): string
  /** Makes it true on the page. */
  apply?(value: T): void
}

function createPreference<T>({ slot, parse, write, apply }: PreferenceRules<T>): Preference<T> {
  const preference: Preference<T> = {
    get: () => parse(localStore.get(slot)),
    set(value) {
      apply?.(value)
      localStore.set(slot, write(value))
    },
    subscribe(listener) {
      const unwatch = localStore.watch(slot, () => apply?.(preference.get()))
      const unsubscribe = localStore.subscribe(slot, listener)
      return () => {
        unwatch()
        unsubscribe()
      }
    },
  }
  return preference
}

/** Light, dark or as the system; the page's head applies it before the first paint. */
export const theme = createPreference<Theme>({
  slot: slots.theme,
  parse: (text) => THEMES.find((known) => known === text) ?? 'system',
  write: String,
  apply: (value) => (document.documentElement.dataset['theme'] = value),
})

/** Whether messages go by themselves after their time. Source: decision A11 */
export const autoClose = createPreference<boolean>({
  slot: slots.autoClose,
  parse: (text) => text !== 'off',
  write: (value) => (value ? 'on' : 'off'),
})

/**
 * Whether the cursor goes on to the next row once one is done with. Not by itself: who has confirmed an order most often
 * assigns that one next, and keys typed ahead would be another order's.
 */
export const goOn = createPreference<boolean>({
  slot: slots.goOn,
  parse: (text) => text === 'on',
  write: (value) => (value ? 'on' : 'off'),
})

/** The stored language, German without one. Source: specification 2 and 9 */
export const language = createPreference<Language>({
  slot: slots.language,
  parse: parseLanguage,
  write: String,
  apply: (value) => void changeLanguage(value),
})

/** A preference, re-rendering when it changes here or in another tab. */
export function usePreference<T>(preference: Preference<T>): T {
  return useSyncExternalStore(preference.subscribe, preference.get)
}
