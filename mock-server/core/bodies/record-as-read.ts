import type * as z from 'zod/mini'

/** A record as its own call answers it, and as it is kept; the latter is missing where it is no row. */
export interface ReadRecord {
  shown: Readonly<Record<string, unknown>>
  kept: object | undefined
}

/** What a person changes by a body, and the version he has seen, where that stands in it. */
interface Change {
  body: unknown
  version: number | undefined
}

/**
 * What a change says when a whole record comes back as it was read. Fields that cannot be set there are no fault while they say
 * what the record says, and are left out; the ones that say something else stay, to be named with 422. What a record does not
 * keep but works out whenever it is read (who is free, how far a transport is) may be another by now and is left out as well.
 * With the record's `id` the body is the whole record: what `null` would clear there and is as it was is not said either, so
 * that a value that was filled in or worked out does not come back as one that a person typed. `version` is the one the change started from, as `If-Match` says it (decision A21). `null` stands for what is missing, names
 * may be in snake_case.
 */
export async function changeOf(
  settable: Readonly<Record<string, z.ZodMiniType>> | undefined,
  body: unknown,
  read: () => Promise<ReadRecord | undefined>,
): Promise<Change> {
  if (settable === undefined || typeof body !== 'object' || body === null || Array.isArray(body))
    return { body, version: undefined }
  const foreign = Object.keys(body).filter((field) => !Object.hasOwn(settable, field))
  const record = foreign.length === 0 ? undefined : await read()
  if (record === undefined) return { body, version: undefined }
  const said: Record<string, unknown> = { ...body }
  const { version } = said
  const seen = foreign.includes('version') && typeof version === 'number' ? version : undefined
  const isOlder = seen !== undefined && seen !== record.shown['version']
  for (const field of foreign) {
    // Of an older version everything may be another by now: that it is older is what is said of it.
    if (isOlder || isUnchanged(record, field, said[field])) delete said[field]
  }
  const isWhole = foreign.includes('id') && !Object.hasOwn(said, 'id')
  for (const [field, schema] of Object.entries(isWhole && !isOlder ? settable : {})) {
    const isUnsaid = Object.hasOwn(said, field) && textOf(said[field]) === textOf(record.shown[field])
    if (isUnsaid && isClearable(schema)) delete said[field]
  }
  return { body: said, version: seen }
}

/** Whether a change may leave a field out, and clear it by `null`: then one that is left out stays as it is. */
const isClearable = (schema: z.ZodMiniType): boolean =>
  schema.safeParse(null).success && schema.safeParse(undefined).success

function isUnchanged({ shown, kept }: ReadRecord, given: string, value: unknown): boolean {
  const field = Object.hasOwn(shown, given) ? given : camelCase(given)
  const own = Object.hasOwn(shown, field) ? shown[field] : undefined
  if (textOf(value) === textOf(own)) return true
  return kept !== undefined && Object.hasOwn(shown, field) && textOf(own) !== textOf(Reflect.get(kept, field))
}

/** A value as it is compared: whatever the order and the spelling of its names, without what is nothing. */
function textOf(value: unknown): string {
  return JSON.stringify(plain(value)) ?? ''
}

function plain(value: unknown): unknown {
  if (value === null || value === '') return undefined
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object') return value
  const entries = Object.entries(value).map(([name, entry]) => [camelCase(name), plain(entry)] as const)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** A name in snake_case as the contract spells it. */
export const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
