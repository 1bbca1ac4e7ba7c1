import { useTranslation } from 'react-i18next'
import { formatFor, type Format } from './format.ts'

/** The formatting of the current language; the same object until the language changes. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  return formatFor(i18n.language)
}
