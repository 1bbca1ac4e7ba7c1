import { beforeEach, describe, expect, test } from 'vitest'
import {
  createNotificationStore,
  type NotificationPorts,
  type NotificationStore,
} from '#src/features/notifications/notification-store.tsx'
import { createStore } from '#src/storage/store.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'

/** A clock that stands until it is moved, and storage that is a plain map. */
function createWorld(stored: readonly (readonly [string, string])[] = []) {
  let now = Date.UTC(2026, 10, 23, 13, 3)
  let ids = 0
  let tasks: { at: number; task: () => void }[] = []
  const preferences = { autoClose: true }
  const ports: NotificationPorts = {
    now: () => now,
    newId: () => `msg-${++ids}`,
    later(task, delay) {
      const entry = { at: now + delay, task }
      tasks.push(entry)
      return () => void (tasks = tasks.filter((other) => other !== entry))
    },
    autoClose: () => preferences.autoClose,
    store: createStore(memoryStorage(stored)),
  }
  const advance = (milliseconds: number) => {
    const until = now + milliseconds
    for (;;) {
      const next = tasks.toSorted((a, b) => a.at - b.at).find((entry) => entry.at <= until)
      if (next === undefined) break
      tasks = tasks.filter((entry) => entry !== next)
      now = next.at
      next.task()
    }
    now = until
  }
  return { ports, advance, preferences }
}

const owner = { tenantId: 'nordkurs', userId: 'usr-1' }
const shown = (store: NotificationStore) => store.current().toasts.map((toast) => toast.message)
const kept = (store: NotificationStore) =>
  store.current().notifications.map((message) => [message.title, message.read ? 'gelesen' : 'ungelesen'])

let world: ReturnType<typeof createWorld>
let store: NotificationStore
beforeEach(() => {
  world = createWorld()
  store = createNotificationStore(owner, world.ports)
})

describe('a message in the corner', () => {
  test.each([
    ['success', 4000],
    ['info', 4000],
    ['warning', 6000],
  ] as const)('of type %s goes after %i ms and stays in the panel', (type, duration) => {
    store.notify({ type, message: 'Meldung' })
    world.advance(duration - 1)
    expect(shown(store)).toEqual(['Meldung'])
    world.advance(1)
    expect(shown(store)).toEqual([])
    expect(store.count()).toBe(1)
  })

  test('of type error stays until it is closed', () => {
    store.notify({ type: 'error', message: 'Nicht gespeichert' })
    world.advance(86_400_000)
    expect(shown(store)).toEqual(['Nicht gespeichert'])
    store.dismiss('msg-1')
    expect(shown(store)).toEqual([])
    expect(kept(store)).toEqual([['Nicht gespeichert', 'gelesen']])
  })

  test('stays whatever its type while automatic closing is switched off', () => {
    world.preferences.autoClose = false
    store.notify({ type: 'success', message: 'Gespeichert' })
    world.advance(86_400_000)
    expect(shown(store)).toEqual(['Gespeichert'])
  })

  test('stops its clock while it is paused and then has the rest of its time', () => {
    store.notify({ type: 'success', message: 'Gespeichert' })
    world.advance(3000)
    store.pause(true)
    world.advance(60_000)
    expect(shown(store)).toEqual(['Gespeichert'])
    store.pause(false)
    world.advance(999)
    expect(shown(store)).toEqual(['Gespeichert'])
    world.advance(1)
    expect(shown(store)).toEqual([])
  })

  test('waits its turn behind three others, and its time starts when it is shown', () => {
    for (const message of ['eins', 'zwei', 'drei', 'vier', 'fünf']) store.notify({ type: 'success', message })
    expect(shown(store)).toEqual(['eins', 'zwei', 'drei'])
    world.advance(4000)
    expect(shown(store)).toEqual(['vier', 'fünf'])
    world.advance(4000)
    expect(shown(store)).toEqual([])
    expect(store.count()).toBe(5)
  })

  test('is not hidden by three errors that stay: the oldest steps back and comes again', () => {
    for (const message of ['F1', 'F2', 'F3']) store.notify({ type: 'error', message })
    store.notify({ type: 'success', message: 'Gespeichert' })
    expect(shown(store)).toEqual(['F2', 'F3', 'Gespeichert'])
    world.advance(4000)
    expect(shown(store)).toEqual(['F2', 'F3', 'F1'])
  })
})

describe('a message that answers a key just pressed', () => {
  test('is seen at once: the oldest waits for it, and comes again', () => {
    for (const message of ['eins', 'zwei', 'drei', 'vier']) store.notify({ type: 'success', message })
    store.notify({ type: 'info', message: 'Nichts zu tun', answers: true })
    expect(shown(store)).toEqual(['zwei', 'drei', 'Nichts zu tun'])
    world.advance(4000)
    expect(shown(store)).toEqual(['eins', 'vier'])
  })
})

describe('the messages in the panel', () => {
  test('are newest first; what went well and ran its time is read, warnings and errors wait', () => {
    store.notify({ type: 'success', message: 'Gespeichert' })
    store.notify({ type: 'warning', message: '2 von 3 disponiert' })
    store.notify({ type: 'error', message: 'Nicht gespeichert' })
    world.advance(10_000)
    expect(kept(store)).toEqual([
      ['Nicht gespeichert', 'ungelesen'],
      ['2 von 3 disponiert', 'ungelesen'],
      ['Gespeichert', 'gelesen'],
    ])
    expect(store.unread()).toBe(2)
    store.markAllRead()
    expect(store.unread()).toBe(0)
    store.clear()
    expect(kept(store)).toEqual([])
  })

  test('carry the fields of the specification', () => {
    store.notify({ type: 'warning', message: '2 von 3 disponiert', detail: 'NK-2026-004712: belegt' })
    expect(store.current().notifications).toEqual([
      {
        id: 'msg-1',
        title: '2 von 3 disponiert',
        message: 'NK-2026-004712: belegt',
        type: 'warning',
        duration: 6000,
        timestamp: 1795438980000,
        read: false,
      },
    ])
  })

  test('are there again after a reload, for the same tenant and user only', () => {
    store.notify({ type: 'error', message: 'Nicht gespeichert' })
    expect(kept(createNotificationStore(owner, world.ports))).toEqual([['Nicht gespeichert', 'ungelesen']])
    expect(kept(createNotificationStore({ ...owner, tenantId: 'elbeoder' }, world.ports))).toEqual([])
    expect(kept(createNotificationStore({ ...owner, userId: 'usr-2' }, world.ports))).toEqual([])
  })

  test('are at most 100, the newest', () => {
    for (let number = 1; number <= 105; number++) store.notify({ type: 'info', message: `Meldung ${number}` })
    const titles = store.current().notifications.map((message) => message.title)
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([100, 'Meldung 105', 'Meldung 6'])
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '{"a":1}'],
    ['broken entries', '[null, 1, {"id":"x"}]'],
  ])('start empty when %s is stored', (_name, text) => {
    const stored = text === null ? [] : [['notifications:nordkurs:usr-1', text] as const]
    expect(kept(createNotificationStore(owner, createWorld(stored).ports))).toEqual([])
  })
})
