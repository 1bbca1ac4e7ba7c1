import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageValues, TextKey } from './keys.ts'
import { TextContext, type Text } from './use-text.ts'

/**
 * Follows the language once for all: a subscription per word would be hundreds in a list, each with a copy of i18next.
 * Words without values are looked up once per language.
 */
export function TextProvider({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation()
  const language = i18n.language
  const text = useMemo<Text>(() => {
    const words = new Map<TextKey, string>()
    const translate = (key: TextKey, values?: MessageValues) => t(key as never, values as never) as unknown as string
    const fixed = (key: TextKey) => {
      const known = words.get(key) ?? translate(key)
      words.set(key, known)
      return known
    }
    return { t: (key, values) => (values === undefined ? fixed(key) : translate(key, values)), language }
  }, [t, language])
  return <TextContext value={text}>{children}</TextContext>
}
