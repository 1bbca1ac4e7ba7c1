import type { de } from './locales/de.ts'

/** Every key of the interface's words; German is the source, the other languages must have the same keys. */
export type MessageKey = keyof typeof de

/** Plural forms German does not have: Polish, Czech and others need them beside `_one` and `_other`. */
type FurtherPlural = `${PluralBase<MessageKey>}_${'zero' | 'two' | 'few' | 'many'}`

/** A complete set of words for one language. */
export type Messages = Record<MessageKey, string> & { [key in FurtherPlural]?: string }

/** Values for the placeholders of a message; `count` also chooses the plural form. */
export type MessageValues = Record<string, string | number>

type PluralBase<K> = K extends `${infer Base}_one` ? Base : never

/** What `t` accepts: every key, and for plurals the key without its `_one`/`_other` ending. */
export type TextKey = MessageKey | PluralBase<MessageKey>

/** Translates a key into the current language. */
export type Translate = (key: TextKey, values?: MessageValues) => string
