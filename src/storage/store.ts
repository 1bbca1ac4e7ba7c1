import * as z from 'zod/mini'
import type { Slot, SlotForm } from './slot.ts'

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
  /** Told when another tab has changed or removed the entry. Returns how to stop it. */
  watch<T>(slot: Slot<T>, listener: (value: T) => void): () => void
  /** Told when the entry, or one of those `named` after it, has changed, here or in another tab. Returns how to stop it. */
  subscribe(slot: { key: string }, listener: () => void): () => void
  /** Removes everything, scopes included. */
  clear(): void
}

/** A store over what a browser offers. What cannot be stored is remembered as long as the store is. */
export function createStore(storage: StorageLike | undefined, events?: StorageEvents): Store {
  return storeIn({ storage, events, memory: new Map(), listeners: new Set() }, '')
}

interface StorageBackend {
  storage: StorageLike | undefined
  events: StorageEvents | undefined
  /** Entries that storage did not take; they hide what it still has under their key. */
  memory: Map<string, string>
  /** Told the key of what this page changes; nothing when everything goes. */
  listeners: Set<(key: string | null) => void>
}

function storeIn(backing: StorageBackend, scope: string): Store {
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
    subscribe: ({ key }, listener) => {
      const heard = (changed: string | null) => {
        const isNamed = changed?.startsWith(`${key}.`) === true && changed.endsWith(scope)
        if (changed === null || changed === keyOf({ key }) || isNamed) listener()
      }
      const heardFrom = (event: StorageEvent) => heard(event.key)
      backing.listeners.add(heard)
      backing.events?.addEventListener('storage', heardFrom)
      return () => {
        backing.listeners.delete(heard)
        backing.events?.removeEventListener('storage', heardFrom)
      }
    },
    clear: () => {
      backing.memory.clear()
      attempt(() => backing.storage?.clear())
      tell(backing, null)
    },
  }
}

function read({ storage, memory }: StorageBackend, key: string): string | null {
  const remembered = memory.get(key)
  if (remembered !== undefined) return remembered
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write(backing: StorageBackend, key: string, text: string): boolean {
  const { storage, memory } = backing
  const stored =
    storage !== undefined &&
    attempt(() => {
      storage.setItem(key, text)
    })
  if (stored) memory.delete(key)
  else memory.set(key, text)
  tell(backing, key)
  return stored
}

function remove(backing: StorageBackend, key: string): boolean {
  backing.memory.delete(key)
  const isRemoved = attempt(() => backing.storage?.removeItem(key))
  tell(backing, key)
  return isRemoved
}

function tell({ listeners }: StorageBackend, key: string | null): void {
  for (const listener of listeners) listener(key)
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
    const value = readers[given.form](text, given.version)
    const parsed = value === undefined ? undefined : given.schema.safeParse(value)
    return parsed?.success ? parsed.data : given.fallback
  } catch {
    return given.fallback
  }
}

const readers: Record<SlotForm, (text: string, version: number) => unknown> = {
  versioned(text, version) {
    const envelope = Envelope.parse(JSON.parse(text))
    return envelope.v === version ? envelope.value : undefined
  },
  json: (text) => JSON.parse(text),
  text: (text) => text,
}

/** The text to store; nothing for what JSON cannot say. */
function encode<T>(given: Slot<T>, value: T): string | undefined {
  if (given.form === 'text') return String(value)
  try {
    return JSON.stringify(given.form === 'json' ? value : { v: given.version, value })
  } catch {
    return undefined
  }
}
