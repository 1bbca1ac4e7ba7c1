import { formatFor, type Format } from './format.ts'
import { useText } from './use-text.ts'

/** The formatting of the current language; the same object until the language or the day changes. */
export function useFormat(): Format {
  const { language, day } = useText()
  return formatFor(language, day)
}
