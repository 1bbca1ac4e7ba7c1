import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { named, slot } from '#src/storage/slot.ts'
import { slots } from '#src/storage/slots.ts'
import { createStore, type StorageEvents } from '#src/storage/store.ts'
import { forbiddenStorage, memoryStorage } from '#tests/support/memory-storage.ts'

describe('what is stored', () => {
  it('stands bare under the names others rely on, and wrapped with its version elsewhere', () => {
    const storage = memoryStorage()
    const store = createStore(storage)
    store.set(slots.authToken, 'abc.def.ghi')
    store.set(slots.tenant, 'nordkurs')
    store.set(slots.recentOrders, ['NK-2026-004711'])
    store.set(slots.panelSizes, { order: 480 })
    expect(Object.fromEntries(storage.entries)).toEqual({
      auth_token: 'abc.def.ghi',
      tenant: 'nordkurs',
      'recent-orders': '{"v":1,"value":["NK-2026-004711"]}',
      'panel-sizes': '{"order":480}',
    })
    expect([store.get(slots.authToken), store.get(slots.recentOrders)]).toEqual(['abc.def.ghi', ['NK-2026-004711']])
  })

  it('is kept per tenant and user, apart from others', () => {
    const store = createStore(memoryStorage())
    const mine = store.scoped('nordkurs', 'usr-1')
    mine.set(slots.recentOrders, ['Meins'])
    expect([
      mine.get(slots.recentOrders),
      store.scoped('nordkurs', 'usr-1').get(slots.recentOrders),
      store.scoped('elbeoder', 'usr-1').get(slots.recentOrders),
      store.scoped('nordkurs:usr-1', '').get(slots.recentOrders),
      store.get(slots.recentOrders),
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
    store.set(slots.tenant, 'elbeoder')
    store.remove(slots.tenant)
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
    '["NK-2026-004711"]',
    '{"__proto__":{"v":1}}',
  ])('gives the default for %j', (text) => {
    expect(createStore(memoryStorage([['recent-orders', text]])).get(slots.recentOrders)).toEqual([])
  })

  it('gives no token for one of absurd length', () => {
    expect(createStore(memoryStorage([['auth_token', 'x'.repeat(20_001)]])).get(slots.authToken)).toBe(undefined)
  })

  it.each([
    ['that throws', forbiddenStorage],
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
    storage.setItem = (key, value) => (full ? forbiddenStorage.setItem(key, value) : put(key, value))
    const store = createStore(storage)
    store.set(slots.tenant, 'nordkurs')
    full = true
    expect([store.set(slots.tenant, 'elbeoder'), store.get(slots.tenant)]).toEqual([false, 'elbeoder'])
    full = false
    const stored = store.set(slots.tenant, 'mainspessart')
    expect([stored, store.get(slots.tenant), storage.getItem('tenant')]).toEqual([true, 'mainspessart', 'mainspessart'])
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

describe('whoever shows an entry', () => {
  it('is told of every change to it and to those named after it, here and in other tabs, and of no others', () => {
    const listeners = new Set<(event: StorageEvent) => void>()
    const events: StorageEvents = {
      addEventListener: (_, listener) => listeners.add(listener),
      removeEventListener: (_, listener) => listeners.delete(listener),
    }
    const all = createStore(memoryStorage(), events)
    const store = all.scoped('nordkurs', 'usr-1')
    const heard: string[] = []
    const stop = store.subscribe(slots.draft, () => heard.push(String(store.get(slots.draft) ?? 'none')))
    store.set(slots.draft, 'mine')
    store.set(named(slots.draft, 'order'), 'named')
    store.remove(slots.draft)
    all.scoped('nordkurs', 'usr-2').set(slots.draft, 'of another person')
    store.set(slots.views, 'of another slot')
    const tell = (key: string | null) => {
      for (const listener of listeners) listener({ key, newValue: null } as StorageEvent)
    }
    tell('draft.order:nordkurs:usr-1')
    tell('draft.order:nordkurs:usr-2')
    tell('theme')
    stop()
    store.set(slots.draft, 'later')
    tell(null)
    expect(heard).toEqual(['mine', 'mine', 'none', 'none'])
  })

  it('is told where the browser keeps nothing, too', () => {
    const store = createStore(forbiddenStorage)
    let heard = 0
    store.subscribe(slots.theme, () => (heard += 1))
    store.set(slots.theme, 'dark')
    expect([heard, store.get(slots.theme)]).toEqual([1, 'dark'])
  })
})
