import type { MessageValues } from './keys.ts'

type Words = Readonly<Record<string, string>>

/**
 * A German text for the first screen, which is there before i18next is: chosen by `count` and `context` and filled with the
 * values, as i18next does it. An unknown key stays as it is.
 */
export function startWord(words: Words, key: string, values: MessageValues = {}): string {
  const { count, context } = values
  const plural = typeof count === 'number' ? (count === 1 ? '_one' : '_other') : undefined
  const keys = context === undefined ? [key] : [`${key}_${context}`, key]
  const forms = plural === undefined ? keys : keys.flatMap((form) => [form + plural, form])
  const found = forms.find((form) => Object.hasOwn(words, form))
  if (found === undefined) return key
  return (words[found] ?? '').replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap))
}
