import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, openList, panelTitles, stripText } from './orders-support.tsx'
import { holdAnswers, hurryRetries, setOnline, untilQuiet, watchedServer } from './reliability-support.tsx'

const ORDER = 'NK-2026-004796'
const ADMIN = 'admin@nordkurs.example'

/** The clock of the browser goes on by hand; what waits would move one of fake timers along with it. */
function clock() {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
  let now = TEST_NOW
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  return { passes: (seconds: number) => void (now += seconds * 1000) }
}

const asked = (sent: readonly { path: string }[], id: string) =>
  sent.filter(({ path }) => path === `/api/orders/${id}`).length
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const notice = () => document.querySelector<HTMLElement>('[data-panel] div[role="status"].bg-tint')?.innerText ?? ''
const recents = () =>
  Object.entries(localStorage).flatMap(([key, value]) =>
    key.startsWith('recent-orders') ? (JSON.parse(String(value)).value as string[]) : [],
  )

describe('the order cache', () => {
  test('an order is not asked for again within 30 seconds; later it is shown at once and asked for', async () => {
    const { server, sent } = watchedServer()
    const time = clock()
    await openApp({ path: `/orders/${ORDER}`, account: ADMIN, server })
    await expect.element(heading(ORDER)).toBeVisible()
    // A connection that comes up late asks again for everything.
    await expect.poll(stripText).toContain('Live verbunden')
    await expect.poll(() => asked(sent, ORDER)).toBeGreaterThan(0)
    await untilQuiet(sent)
    const before = asked(sent, ORDER)
    await press('g', 'd')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Dispo' })).toBeVisible()
    time.passes(29)
    await press('shift+l')
    await expect.poll(panelTitles).toEqual([ORDER])
    await expect.poll(() => document.querySelector('aside section[aria-label="Ereignisse"] li')).not.toBeNull()
    await untilQuiet(sent)
    expect(asked(sent, ORDER)).toBe(before)
    await press('Escape')
    await expect.poll(panelTitles).toEqual([])
    time.passes(2)
    const fresh = holdAnswers(server, ({ path }) => path === `/api/orders/${ORDER}`)
    await press('shift+l')
    await expect.poll(fresh.count).toBe(1)
    await expect.poll(() => document.querySelector('aside section[aria-label="Ereignisse"]')).not.toBeNull()
    await fresh.release()
    expect(asked(sent, ORDER)).toBe(before + 1)
  })
})

describe('an order that cannot be had', () => {
  test('is not there: says so in the words of the catalogue, leaves the recent ones, and shows ways on', async () => {
    await openApp({
      path: '/orders/NK-2026-999999',
      account: ADMIN,
      prepare: () => {
        const { user } = JSON.parse(localStorage.getItem('auth-state') ?? '{}').value
        const value = ['NK-2026-999999', ORDER]
        localStorage.setItem(`recent-orders:nordkurs:${user.id}`, JSON.stringify({ v: 1, value }))
      },
    })
    const missing = page.getByRole('heading', { name: 'Auftrag NK-2026-999999 wurde nicht gefunden' })
    await expect.element(missing).toBeVisible()
    await expect.poll(recents).toEqual([ORDER])
    page.getByRole('button', { name: 'Auftrag suchen' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    page.getByRole('button', { name: 'Zur Auftragsliste' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(focusedRow).toBeTruthy()
  })

  test('fails, and is known from the list: stands there with its age; r tries again', async () => {
    const time = clock()
    const app = await openList({ path: `/orders?row=${ORDER}`, account: ADMIN })
    await expect.poll(focusedRow).toBe(ORDER)
    time.passes(40)
    hurryRetries()
    app.server.faults.fail('orders.get', 503)
    await press('ctrl+Enter')
    await expect.poll(panelTitles).toEqual([ORDER])
    await expect.poll(notice).toMatch(/^Konnte nicht aktualisiert werden\. Stand \d\d:\d\d/)
    expect(document.querySelector('aside')?.innerText).toContain('Bestätigt')
    app.server.faults.reset()
    await press('r')
    await expect.poll(notice).toBe('')
    expect(panelTitles()).toEqual([ORDER])
  })

  test('fails, and nothing is known: it is taken out of all orders, and marked', async () => {
    const { server, sent } = watchedServer()
    await server.ready
    hurryRetries()
    server.faults.fail('orders.get', 500)
    const { data } = await server
      .store('nordkurs')
      .page('orders', { sort: [{ field: 'createdAt', order: 'desc' }], limit: 1 })
    const newest = data[0]
    await openApp({ path: `/orders/${newest?.id}`, account: ADMIN, server })
    await expect.poll(notice).toMatch(/^Ersatzweise aus der Liste aller Aufträge\. Stand \d\d:\d\d/)
    await expect.element(heading(newest?.orderNumber ?? '')).toBeVisible()
    expect(document.querySelector('main')?.innerText).toContain(newest?.customerName)
    expect(sent.filter(({ path }) => path === '/api/v1/order-management/orders')).toHaveLength(1)
    server.faults.reset()
    await press('r')
    await expect.poll(notice).toBe('')
  })

  test('offline: what is cached stands there with its age, and nothing is asked', async () => {
    const { server, sent } = watchedServer()
    const time = clock()
    await openApp({ path: `/orders/${ORDER}`, account: ADMIN, server })
    await expect.element(heading(ORDER)).toBeVisible()
    await untilQuiet(sent)
    const before = asked(sent, ORDER)
    expect(before).toBeGreaterThan(0)
    server.faults.offline()
    setOnline(false)
    await expect.poll(notice).toMatch(/^Sie sind offline\. Stand \d\d:\d\d/)
    time.passes(60)
    await press('r')
    await expect.poll(notice).toMatch(/^Sie sind offline/)
    expect(asked(sent, ORDER)).toBe(before)
    expect(document.querySelector('main')?.innerText).toContain('Bestätigt')
    server.faults.online()
    setOnline(true)
    await expect.poll(notice).toBe('')
    await expect.poll(() => asked(sent, ORDER)).toBeGreaterThan(before)
  })
})
