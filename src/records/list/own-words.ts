import type { TextKey, Translate } from '#src/i18n/keys.ts'

/** What a list says in words of its own where the kits speak of rows: "240 Aufträge exportiert" for "240 Zeilen exportiert". */
export type OwnWords = Readonly<Partial<Record<TextKey, TextKey>>>

/** Translates the kits' texts as this list says them. */
export function saidIn(words: OwnWords | undefined, t: Translate): Translate {
  return (key, values) => t(words?.[key] ?? key, values)
}
