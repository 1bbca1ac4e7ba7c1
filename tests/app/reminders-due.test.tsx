import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLock, type WithLock } from '#src/api/refresh.ts'
import { createReminders } from '#src/features/notifications/reminders/reminders.ts'
import { watchReminders } from '#src/features/notifications/reminders/watch.ts'
import { slots } from '#src/storage/slots.ts'
import { createStore, type StorageLike } from '#src/storage/store.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'
import { openList, panelTitles, toasts } from './orders-support.tsx'
import { corner, DISPO, headings, kept, KEPT, lookAt, MINUTE, rows } from './reminders-support.tsx'

const LOCK = KEPT
const isReady = ({ element }: OpenApp) => element.querySelectorAll('main tr[data-index]').length > 5

/** Two pages of one person, and how often both together have said a line. */
async function openTwo() {
  const first = await openApp({ path: '/orders', account: DISPO })
  const prepare = () => kept({ id: 'a', at: TEST_NOW + 10 * MINUTE, note: 'Rückruf' })
  const second = await openApp({ path: '/orders', account: DISPO, server: first.server, prepare })
  await expect.poll(() => isReady(first) && isReady(second)).toBe(true)
  const said = () => [...corner(first), ...corner(second)].filter((line) => line === 'Erinnerung: Rückruf').length
  expect(said()).toBe(0)
  return said
}

describe('of two pages of one person one tells of a reminder, and that once', () => {
  test('where the browser has locks', async () => {
    const said = await openTwo()
    lookAt(TEST_NOW + 10 * MINUTE)
    await expect.poll(said).toBe(1)
    lookAt(TEST_NOW + 12 * MINUTE)
    const held = async () => (await navigator.locks.query()).held?.filter(({ name }) => name === LOCK).length
    await expect.poll(held).toBe(0)
    expect(said()).toBe(1)
  })

  test('where it has none', async () => {
    const locks = vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never)
    onTestFinished(() => locks.mockRestore())
    const said = await openTwo()
    lookAt(TEST_NOW + 10 * MINUTE)
    await expect.poll(said).toBe(1)
    expect(localStorage.getItem(KEPT)).toContain('[]')
    lookAt(TEST_NOW + 12 * MINUTE)
    expect(said()).toBe(1)
  })

  test('a page waits while another one tells, and does not say that again', async () => {
    await openList({ prepare: () => kept({ id: 'a', at: TEST_NOW + MINUTE, note: 'Rückruf' }) })
    const turn = Promise.withResolvers<void>()
    // Another page tells of it: until it has written that down it keeps its turn.
    const told = navigator.locks.request(LOCK, () => turn.promise)
    const waits = async () => (await navigator.locks.query()).pending?.some(({ name }) => name === LOCK)
    lookAt(TEST_NOW + MINUTE)
    await expect.poll(waits).toBe(true)
    kept()
    turn.resolve()
    await told
    await expect.poll(waits).toBe(false)
    // It looks again at the next one, and tells of that alone.
    kept({ id: 'b', at: TEST_NOW + MINUTE, note: 'Papiere' })
    lookAt(TEST_NOW + 2 * MINUTE)
    await expect.poll(toasts).toContain('Erinnerung: Papiere')
    expect(toasts().join()).not.toContain('Rückruf')
  })

  test.each(['first', 'second'] as const)('what the %s writes is in the other only after a while', async (first) => {
    await expect(tellInTwoTabs(createLock(undefined), first)).resolves.toBe(1)
  })
})

/** Milliseconds until another tab reads what one has written. */
const ON_THE_WAY = 400

/** How often two tabs tell of one reminder that becomes due in both at once. */
async function tellInTwoTabs(withLock: WithLock, first: 'first' | 'second'): Promise<number> {
  vi.useFakeTimers({ now: TEST_NOW })
  onTestFinished(() => void vi.useRealTimers())
  const entries = [new Map<string, string>(), new Map<string, string>()] as const
  let told = 0
  const tabs = entries.map((own) => {
    const storage: StorageLike = {
      getItem: (key) => own.get(key) ?? null,
      setItem(key, text) {
        own.set(key, text)
        setTimeout(() => entries.forEach((other) => other.set(key, text)), ON_THE_WAY)
      },
      removeItem: (key) => void own.delete(key),
      clear: () => own.clear(),
    }
    const store = createStore(storage)
    store.set(slots.reminders, [{ id: 'a', at: TEST_NOW + MINUTE, note: 'Rückruf' }])
    return {
      reminders: createReminders(store),
      withLock: <T,>(task: () => Promise<T>) => withLock(LOCK, task),
      show: () => (told += 1),
    }
  })
  await vi.advanceTimersByTimeAsync(ON_THE_WAY)
  const ends = (first === 'first' ? tabs : tabs.toReversed()).map(watchReminders)
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  for (const end of ends) end()
  return told
}

describe('after a weekend', () => {
  const about = { kind: 'order', id: 'NK-2026-004795', name: 'NK-2026-004795' }
  const due = (count: number) => () =>
    kept(
      ...Array.from({ length: count }, (_, at) => ({
        id: `r${at}`,
        at: TEST_NOW - (count - at) * MINUTE,
        note: `Punkt ${at + 1}`,
        about,
      })),
    )

  test('many are said in one message, which names some, and lie one by one in the list it leads to', async () => {
    await openList({ prepare: due(6) })
    await expect
      .poll(toasts)
      .toEqual([
        'Fällige Erinnerungen: 6',
        ...[1, 2, 3].map((at) => `Punkt ${at} · ${about.name}`),
        '… und 3 weitere',
        'Benachrichtigungen',
        'g',
        'h',
      ])
    await press('g', 'h')
    await expect.poll(() => rows().filter((one) => one.innerText.includes('Erinnerung: Punkt')).length).toBe(6)
    // What is disturbed comes in a part of its own, when it comes.
    expect(headings().filter((one) => one !== 'Störungen und Hinweise')).toEqual(['Meldungen'])
    expect(rows().some((one) => one.innerText.includes('Fällige Erinnerungen'))).toBe(false)
    await press('g', 'j')
    await expect.poll(panelTitles).toContain(about.name)
  })

  test('three are said each by itself', async () => {
    await openList({ prepare: due(3) })
    await expect.poll(() => toasts().filter((line) => line.startsWith('Erinnerung: ')).length).toBe(3)
    expect(toasts().join()).not.toContain('Fällige Erinnerungen')
  })
})
