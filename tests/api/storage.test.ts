import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createStore, named, slot, slots, type StorageEvents, type StorageLike } from '#src/api/storage.ts'

/** Local storage as a map. */
function memoryStorage(entries: Record<string, string> = {}): StorageLike & { entries: Map<string, string> } {
  const kept = new Map(Object.entries(entries))
  return {
    entries: kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

const forbidden = () => {
  throw new Error('SecurityError')
}
const throwing: StorageLike = { getItem: forbidden, setItem: forbidden, removeItem: forbidden, clear: forbidden }

describe('what is stored', () => {
  it('stands bare under the names others rely on, and wrapped with its version elsewhere', () => {
    const storage = memoryStorage()
    const store = createStore(storage)
    store.set(slots.authToken, 'abc.def.ghi')
    store.set(slots.tenant, 'nordkurs')
    store.set(slots.recentSearches, ['Nordhafen'])
    expect(Object.fromEntries(storage.entries)).toEqual({
      auth_token: 'abc.def.ghi',
      tenant: 'nordkurs',
      'recent-searches': '{"v":1,"value":["Nordhafen"]}',
    })
    expect([store.get(slots.authToken), store.get(slots.recentSearches)]).toEqual(['abc.def.ghi', ['Nordhafen']])
  })

  it('is kept per tenant and user, apart from others', () => {
    const store = createStore(memoryStorage())
    const mine = store.scoped('nordkurs', 'usr-1')
    mine.set(slots.recentSearches, ['Meins'])
    expect([
      mine.get(slots.recentSearches),
      store.scoped('nordkurs', 'usr-1').get(slots.recentSearches),
      store.scoped('elbeoder', 'usr-1').get(slots.recentSearches),
      store.scoped('nordkurs:usr-1', '').get(slots.recentSearches),
      store.get(slots.recentSearches),
    ]).toEqual([['Meins'], ['Meins'], [], [], []])
  })

  it('is kept once per name', () => {
    const store = createStore(memoryStorage())
    store.set(named(slots.draft, 'wizard'), { city: 'Hamburg' })
    expect([store.get(named(slots.draft, 'wizard')), store.get(named(slots.draft, 'note'))]).toEqual([
      { city: 'Hamburg' },
      undefined,
    ])
  })

  it('is gone after it was removed or set to undefined', () => {
    const storage = memoryStorage()
    const store = createStore(storage)
    store.set(slots.authToken, 'a')
    store.set(slots.authToken, undefined)
    store.set(slots.language, 'pl')
    store.remove(slots.language)
    expect([...storage.entries]).toEqual([])
  })
})

describe('poisoned storage', () => {
  it.each([
    'kein JSON',
    '',
    'null',
    '[]',
    '{"v":1}',
    '{"v":2,"value":["neu"]}',
    '{"v":1,"value":"Text"}',
    '{"v":1,"value":[1,2]}',
    '["Nordhafen"]',
    '{"__proto__":{"v":1}}',
  ])('gives the default for %j', (text) => {
    expect(createStore(memoryStorage({ 'recent-searches': text })).get(slots.recentSearches)).toEqual([])
  })

  it('gives no token for one of absurd length', () => {
    expect(createStore(memoryStorage({ auth_token: 'x'.repeat(20_001) })).get(slots.authToken)).toBe(undefined)
  })

  it.each([
    ['that throws', throwing],
    ['that is missing', undefined],
  ])('%s: everything is remembered until the tab closes', (_, storage) => {
    const store = createStore(storage)
    expect(store.get(slots.authToken)).toBe(undefined)
    expect(store.set(slots.authToken, 'abc')).toBe(false)
    expect(store.get(slots.authToken)).toBe('abc')
    store.remove(slots.authToken)
    expect(store.get(slots.authToken)).toBe(undefined)
    expect(() => store.clear()).not.toThrow()
  })

  it('that is full: the newer value hides the older one, and is stored once there is room', () => {
    const storage = memoryStorage()
    let full = false
    const put = storage.setItem
    storage.setItem = (key, value) => (full ? forbidden() : put(key, value))
    const store = createStore(storage)
    store.set(slots.language, 'de')
    full = true
    expect([store.set(slots.language, 'pl'), store.get(slots.language)]).toEqual([false, 'pl'])
    full = false
    expect([store.set(slots.language, 'cs'), store.get(slots.language), storage.getItem('language')]).toEqual([
      true,
      'cs',
      'cs',
    ])
  })

  it('keeps the old value where the new one cannot be written as JSON', () => {
    const store = createStore(memoryStorage())
    const anything = slot<unknown>('anything', z.unknown(), undefined)
    store.set(anything, { a: 1 })
    expect([store.set(anything, { a: 1n }), store.get(anything)]).toEqual([false, { a: 1 }])
  })
})

describe('other tabs', () => {
  it('are heard when they change or remove an entry, or everything', () => {
    const listeners = new Set<(event: StorageEvent) => void>()
    const events: StorageEvents = {
      addEventListener: (_, listener) => listeners.add(listener),
      removeEventListener: (_, listener) => listeners.delete(listener),
    }
    const store = createStore(memoryStorage(), events)
    const heard: unknown[] = []
    const stop = store.watch(slots.authToken, (value) => heard.push(value ?? 'gone'))
    const tell = (key: string | null, newValue: string | null) => {
      for (const listener of listeners) listener({ key, newValue } as StorageEvent)
    }
    tell('auth_token', 'new')
    tell('theme', 'dark')
    tell('auth_token', null)
    tell(null, null)
    stop()
    tell('auth_token', 'later')
    expect(heard).toEqual(['new', 'gone', 'gone'])
  })
})
