import { useTranslation } from 'react-i18next'
import type { Translate } from './keys.ts'

/** The typed translate function and the current language, re-rendering when the language changes. */
export function useText(): { t: Translate; language: string } {
  const { t, i18n } = useTranslation()
  return { t: (key, values) => t(key as never, values as never) as unknown as string, language: i18n.language }
}
