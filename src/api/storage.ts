import * as z from 'zod/mini'

/** One entry of local storage: its key, its shape, and what counts when it is missing, broken or of another version. */
export interface Slot<T> {
  key: string
  version: number
  schema: z.ZodMiniType<T>
  fallback: T
  /** Stored as bare text, where others rely on the key's form (`auth_token`). */
  bare: boolean
}

/** Describes an entry. Raise `version` when the shape changes; entries of another version count as missing. */
export function slot<T>(key: string, schema: z.ZodMiniType<T>, fallback: T, version = 1): Slot<T> {
  return { key, version, schema, fallback, bare: false }
}

/** The same slot once per name, e.g. one draft per form. */
export function named<T>(given: Slot<T>, name: string): Slot<T> {
  return { ...given, key: `${given.key}.${encodeURIComponent(name)}` }
}

function bareSlot(key: string, maximum: number): Slot<string | undefined> {
  return {
    key,
    version: 1,
    schema: z.optional(z.string().check(z.minLength(1), z.maxLength(maximum))),
    fallback: undefined,
    bare: true,
  }
}

/** Everything the product keeps in local storage. Source: specification 9, formatting and storage */
export const slots = {
  authToken: bareSlot('auth_token', 20_000),
  tenant: bareSlot('tenant', 100),
  theme: bareSlot('theme', 20),
  language: bareSlot('language', 10),
  /** The persisted authentication state: who was signed in, and whether the person signed out by themselves. */
  authState: slot('auth-state', z.record(z.string(), z.unknown()), {}),
  recentSearches: slot('recent-searches', z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10)), []),
  recentOrders: slot('recent-orders', z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50)), []),
  lastOrder: slot('last-order', z.optional(z.string().check(z.maxLength(100))), undefined),
  /** Orders that were opened and are gone, with how many of the recent ones were opened before them: they may come back. */
  forgottenOrders: slot(
    'forgotten-orders',
    z.array(z.object({ id: z.string().check(z.maxLength(100)), older: z.number() })).check(z.maxLength(50)),
    [],
  ),
  panelSizes: slot('panel-sizes', z.record(z.string(), z.unknown()), {}),
  keymap: slot('keymap', z.record(z.string(), z.unknown()), {}),
  undo: slot<unknown>('undo', z.unknown(), undefined),
  draft: slot<unknown>('draft', z.unknown(), undefined),
  views: slot<unknown>('views', z.unknown(), undefined),
  /** How close the rows of lists stand; unset: as the feature flag says. */
  density: slot('density', z.optional(z.enum(['compact', 'normal', 'comfortable'])), undefined),
  settings: slot('settings', z.record(z.string(), z.unknown()), {}),
}

/** What a browser offers; taken as a port so that it may be missing. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/** Where other tabs' changes are told, i.e. `window`. */
export interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
}

export interface Store {
  /** The stored value, or the slot's fallback. Never throws. */
  get<T>(slot: Slot<T>): T
  /** Keeps a value; false when only this tab remembers it (storage full, forbidden or missing). Never throws. */
  set<T>(slot: Slot<T>, value: T): boolean
  remove<T>(slot: Slot<T>): void
  /** The same store with entries of their own for one tenant and user. */
  scoped(tenantId: string, userId: string): Store
  /** Told when another tab has changed or removed the entry. Returns the way out. */
  watch<T>(slot: Slot<T>, listener: (value: T) => void): () => void
  /** Removes everything, scopes included. */
  clear(): void
}

/** The browser's local storage, or nothing where even asking for it throws. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** The one way to local storage. What cannot be stored is remembered until the tab closes. */
export function createStore(storage: StorageLike | undefined, events?: StorageEvents): Store {
  return storeIn({ storage, events, memory: new Map() }, '')
}

interface Backing {
  storage: StorageLike | undefined
  events: StorageEvents | undefined
  /** Entries that storage did not take; they hide what it still has under their key. */
  memory: Map<string, string>
}

function storeIn(backing: Backing, scope: string): Store {
  const keyOf = (given: { key: string }) => given.key + scope
  return {
    get: (given) => decode(given, read(backing, keyOf(given))),
    set: (given, value) => {
      if (value === undefined) return remove(backing, keyOf(given))
      const text = encode(given, value)
      return text !== undefined && write(backing, keyOf(given), text)
    },
    remove: (given) => void remove(backing, keyOf(given)),
    scoped: (tenantId, userId) => storeIn(backing, `:${encodeURIComponent(tenantId)}:${encodeURIComponent(userId)}`),
    watch: (given, listener) => {
      const heard = (event: StorageEvent) => {
        // Another tab cleared everything: key and value are null.
        if (event.key === null || event.key === keyOf(given)) listener(decode(given, event.newValue))
      }
      backing.events?.addEventListener('storage', heard)
      return () => backing.events?.removeEventListener('storage', heard)
    },
    clear: () => {
      backing.memory.clear()
      attempt(() => backing.storage?.clear())
    },
  }
}

function read({ storage, memory }: Backing, key: string): string | null {
  const remembered = memory.get(key)
  if (remembered !== undefined) return remembered
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write({ storage, memory }: Backing, key: string, text: string): boolean {
  const stored =
    storage !== undefined &&
    attempt(() => {
      storage.setItem(key, text)
    })
  if (stored) memory.delete(key)
  else memory.set(key, text)
  return stored
}

function remove({ storage, memory }: Backing, key: string): boolean {
  memory.delete(key)
  return attempt(() => storage?.removeItem(key))
}

function attempt(action: () => void): boolean {
  try {
    action()
    return true
  } catch {
    return false
  }
}

const Envelope = z.object({ v: z.number(), value: z.unknown() })

function decode<T>(given: Slot<T>, text: string | null): T {
  if (text === null) return given.fallback
  try {
    const value = given.bare ? text : unwrapped(given.version, text)
    const parsed = value === undefined ? undefined : given.schema.safeParse(value)
    return parsed?.success ? parsed.data : given.fallback
  } catch {
    return given.fallback
  }
}

function unwrapped(version: number, text: string): unknown {
  const envelope = Envelope.parse(JSON.parse(text))
  return envelope.v === version ? envelope.value : undefined
}

/** The text to store; nothing for what JSON cannot say. */
function encode<T>(given: Slot<T>, value: T): string | undefined {
  if (given.bare) return String(value)
  try {
    return JSON.stringify({ v: given.version, value })
  } catch {
    return undefined
  }
}
