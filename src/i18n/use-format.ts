import { formatFor, type Format } from './format.ts'
import { useText } from './use-text.ts'

/** The formatting of the current language; the same object until the language changes. */
export function useFormat(): Format {
  return formatFor(useText().language)
}
