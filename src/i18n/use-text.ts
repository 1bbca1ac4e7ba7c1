import { createContext, use } from 'react'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import type { Translate } from './keys.ts'
import { currentLanguage, translate } from './setup.ts'

/** The interface's words. */
export interface Text {
  t: Translate
  language: string
  /** The day it is: "today" in what is written means it. */
  day?: PlainDate
}

/** What a `TextProvider` passes on; without one, the words as they are, which then do not follow a change of language. */
export const TextContext = createContext<Text>({
  t: translate,
  get language() {
    return currentLanguage()
  },
})

/**
 * The typed translate function and the current language, re-rendering when the language or the day changes. `t` stays the same
 * function until then, so that it may stand in dependency lists.
 */
export function useText(): Text {
  return use(TextContext)
}
