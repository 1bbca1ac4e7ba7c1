import * as z from 'zod/mini'

/**
 * How an entry is written down: `versioned` in an envelope with its version, `json` and `text` as they are, where the
 * key's form is older than the envelope or others read it too (`auth_token`, `theme` in the page's head).
 */
export type SlotForm = 'versioned' | 'json' | 'text'

/** One entry of a browser's storage: its key, its shape, and what counts when it is missing, broken or of another version. */
export interface Slot<T> {
  key: string
  version: number
  schema: z.ZodMiniType<T>
  fallback: T
  form: SlotForm
}

/** Describes an entry. Raise `version` when the shape changes; entries of another version count as missing. */
export function slot<T>(key: string, schema: z.ZodMiniType<T>, fallback: T, version = 1): Slot<T> {
  return { key, version, schema, fallback, form: 'versioned' }
}

/** Describes an entry that is bare JSON, without a version of ours. */
export function jsonSlot<T>(key: string, schema: z.ZodMiniType<T>, fallback: T): Slot<T> {
  return { key, version: 1, schema, fallback, form: 'json' }
}

/** Describes an entry that is a bare text of a form and at most `maximum` characters. */
export function textSlot(key: string, maximum: number, form = /./): Slot<string | undefined> {
  const schema = z.optional(z.string().check(z.minLength(1), z.maxLength(maximum), z.regex(form)))
  return { key, version: 1, schema, fallback: undefined, form: 'text' }
}

/** The same slot once per name, e.g. one draft per form. */
export function named<T>(given: Slot<T>, name: string): Slot<T> {
  return { ...given, key: `${given.key}.${encodeURIComponent(name)}` }
}
