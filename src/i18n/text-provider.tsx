import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { TextKey } from './keys.ts'
import { currentLanguage, late, translate } from './setup.ts'
import { useDay } from './use-day.ts'
import { TextContext, type Text } from './use-text.ts'

/**
 * Follows the language, and the day, once for all: a subscription per word would be hundreds in a list, each with a copy of i18next.
 * Words without values are looked up once per language.
 */
export function TextProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<string>(currentLanguage)
  const Follower = useSyncExternalStore(late.subscribe, late.current)?.LanguageFollower
  const day = useDay()
  const words = useMemo(() => textIn(language), [language])
  const text = useMemo(() => ({ ...words, day }), [words, day])
  return (
    <TextContext value={text}>
      {children}
      {Follower && <Follower onLanguage={setLanguage} />}
    </TextContext>
  )
}

function textIn(language: string): Text {
  const words = new Map<TextKey, string>()
  const fixed = (key: TextKey) => {
    const known = words.get(key) ?? translate(key)
    words.set(key, known)
    return known
  }
  return { t: (key, values) => (values === undefined ? fixed(key) : translate(key, values)), language }
}
