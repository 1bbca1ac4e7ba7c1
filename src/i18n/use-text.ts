import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Translate } from './keys.ts'

/**
 * The typed translate function and the current language, re-rendering when the language changes. `t` stays the same
 * function until then, so that it may stand in dependency lists.
 */
export function useText(): { t: Translate; language: string } {
  const { t, i18n } = useTranslation()
  const language = i18n.language
  return useMemo(
    () => ({ t: (key, values) => t(key as never, values as never) as unknown as string, language }),
    [t, language],
  )
}
