/** Every German word, by noun: each `words/<noun>/de.ts` adds its own. German is the source of all keys. */
export interface German {}

/** Every key of the interface's words; the other languages must have the same. */
export type MessageKey = keyof German

/** Plural forms German does not have: Polish, Czech and others need them beside `_one` and `_other`. */
type FurtherPlural<K> = `${PluralBase<K>}_${'zero' | 'two' | 'few' | 'many'}`

/** One noun's words in another language than German, which it names every missing word of. */
export type Translation<W> = Record<keyof W, string> & { [key in FurtherPlural<keyof W>]?: string }

/** A complete set of words for one language. */
export type Messages = Translation<German>

/** Values for the placeholders of a message; `count` also chooses the plural form. */
export type MessageValues = Record<string, string | number>

type PluralBase<K> = K extends `${infer Base}_one` ? Base : never

/** What `t` accepts: every key, and for plurals the key without its `_one`/`_other` ending. */
export type TextKey = MessageKey | PluralBase<MessageKey>

/** Translates a key into the current language. */
export type Translate = (key: TextKey, values?: MessageValues) => string
