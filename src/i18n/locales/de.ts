import { dispatchWords } from '../german/dispatch.ts'
import { firstWords } from '../german/first.ts'
import { laterWords } from '../german/later.ts'

/** All words of the interface in German, the default and fallback language. Every other language has the same keys. */
export const de = { ...firstWords, ...dispatchWords, ...laterWords } as const
