import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { MessageValues, TextKey } from './keys.ts'
import { speech, translate } from './setup.ts'
import { TextContext, type Text } from './use-text.ts'

/** Follows the language once for all. Words without values are looked up once per language. */
export function TextProvider({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(speech.subscribe, speech.language)
  const text = useMemo<Text>(() => {
    const words = new Map<TextKey, string>()
    const fixed = (key: TextKey) => {
      const known = words.get(key) ?? translate(key)
      words.set(key, known)
      return known
    }
    const t = (key: TextKey, values?: MessageValues) => (values === undefined ? fixed(key) : translate(key, values))
    return { t, language }
  }, [language])
  return <TextContext value={text}>{children}</TextContext>
}
