import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createUndoStore } from '#src/commands/undo/store.ts'
import { UndoProvider } from '#src/commands/undo/undo-context.tsx'
import {
  createNotificationStore,
  type NotificationPorts,
  type NotificationStore,
} from '#src/features/notifications/notification-store.tsx'
import { NotificationsProvider } from '#src/features/notifications/notification-store.tsx'
import { Toasts } from '#src/features/notifications/toasts.tsx'
import { createStore } from '#src/storage/store.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { clear, draw } from './keyboard-support.tsx'

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

let world: ReturnType<typeof createWorld>
let store: NotificationStore
beforeEach(() => {
  world = createWorld()
  store = createNotificationStore(owner, world.ports)
})
afterEach(clear)

describe('on the screen', () => {
  const drawToasts = () => {
    let history: unknown
    const undo = createUndoStore({
      undoEvent: () => Promise.resolve({ kind: 'undone', eventId: 'evt-2' }),
      load: () => history,
      save: (next) => void (history = next),
      keptReason: () => '',
    })
    draw(
      <NotificationsProvider store={store}>
        <UndoProvider store={undo}>
          <Toasts />
        </UndoProvider>
      </NotificationsProvider>,
    )
    return undo
  }
  const region = () => document.querySelector<HTMLElement>('[aria-label="Meldungen"]')
  const buttons = () =>
    [...(region()?.querySelectorAll('button') ?? [])].map((button) => button.textContent || button.ariaLabel)

  test('an action runs once and takes its message away', async () => {
    const ran: string[] = []
    drawToasts()
    const action = { label: 'Rückgängig', run: () => void ran.push('undo') }
    store.notify({ type: 'success', message: 'Auf Disponiert gesetzt', action })
    await expect.poll(buttons).toEqual(['Rückgängig'])
    region()?.querySelector('button')?.click()
    await expect.poll(() => region()?.textContent).toBe('')
    expect(ran).toEqual(['undo'])
  })

  test('a message goes when what it tells is taken back, and that it was taken back when it is made again', async () => {
    const undo = drawToasts()
    const entity = { kind: 'order', id: 'NK-2026-004711', label: 'NK-2026-004711' } as const
    const noted = { at: 1, commandId: 'orders.setStatus', title: 'Status Disponiert', entity, eventId: 'evt-1' }
    undo.remember({ ...noted, step: 'one' })
    const way = (command: 'undo.undo' | 'undo.redo') => ({ label: command, command, step: 'one', run: () => undefined })
    store.notify({ type: 'success', message: 'Auf Disponiert gesetzt', action: way('undo.undo') })
    store.notify({ type: 'success', message: 'Gespeichert' })
    await expect.poll(() => shown(store)).toEqual(['Auf Disponiert gesetzt', 'Gespeichert'])
    await undo.undo('one')
    await expect.poll(() => shown(store)).toEqual(['Gespeichert'])
    store.notify({ type: 'success', message: 'Zurückgenommen', action: way('undo.redo') })
    await expect.poll(() => shown(store)).toEqual(['Gespeichert', 'Zurückgenommen'])
    await undo.redo('one')
    await expect.poll(() => shown(store)).toEqual(['Gespeichert'])
  })

  test('a message with the focus keeps its time until the focus goes', async () => {
    drawToasts()
    store.notify({ type: 'success', message: 'Gespeichert', action: { label: 'Rückgängig', run: () => undefined } })
    await expect.poll(buttons).toEqual(['Rückgängig'])
    region()?.querySelector('button')?.focus()
    world.advance(60_000)
    expect(shown(store)).toEqual(['Gespeichert'])
    region()?.querySelector('button')?.blur()
    world.advance(4000)
    expect(shown(store)).toEqual([])
  })

  test('only an error has a cross, unless automatic closing is switched off', async () => {
    drawToasts()
    store.notify({ type: 'success', message: 'Gespeichert' })
    store.notify({ type: 'error', message: 'Nicht gespeichert' })
    await expect.poll(buttons).toEqual(['Meldung schließen'])
    world.preferences.autoClose = false
    store.notify({ type: 'info', message: 'Hinweis' })
    await expect.poll(buttons).toEqual(['Meldung schließen', 'Meldung schließen'])
  })
})
