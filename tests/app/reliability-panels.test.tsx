import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { createTestServer } from '#tests/support/test-server.ts'
import { address, focusedRow, openList, panelTitles } from './orders-support.tsx'
import { watchedServer, watchFocus } from './reliability-support.tsx'

const first = 'NK-2026-004796'
const second = 'NK-2026-004795'
const both = `/orders?row=${first}&panels=order:${first},order:${second}`
const MINUTES = 60_000
const dialog = () => document.querySelector<HTMLElement>('[role="alertdialog"]')
const activePanel = () => document.activeElement?.closest<HTMLElement>('[data-panel]')?.dataset['panel']

async function openAtWidth(width: number, path = both) {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const app = await openApp({ path, account: 'dispo@nordkurs.example' })
  // Where only one panel is seen it is that of the link, with the keyboard in it.
  if (width < 900) await expect.poll(activePanel).toBe(`order:${second}`)
  else await expect.poll(focusedRow).toBe(first)
  return app
}

describe('two side panels', () => {
  test('1920 px: both are seen, w l and w h go along them, w and a number to one of them; w z fills the room with one and gives it back', async () => {
    await openAtWidth(1920)
    await expect.poll(panelTitles).toEqual([first, second])
    await press('w', 'l')
    await expect.poll(activePanel).toBe(`order:${first}`)
    await press('w', 'l')
    await expect.poll(activePanel).toBe(`order:${second}`)
    await press('w', 'h')
    await expect.poll(activePanel).toBe(`order:${first}`)
    await press('w', '3')
    await expect.poll(activePanel).toBe(`order:${second}`)
    await press('w', '1')
    await expect.poll(focusedRow).toBe(first)
    await press('w', '2')
    await expect.poll(activePanel).toBe(`order:${first}`)
    await press('w', 'z')
    await expect.poll(panelTitles).toEqual([first])
    await expect.poll(activePanel).toBe(`order:${first}`)
    await press('w', 'z')
    await expect.poll(panelTitles).toEqual([first, second])
    expect(activePanel()).toBe(`order:${first}`)
  })

  test.each([1280, 800])(
    '%i px: the one with the keyboard is seen, and closing it leaves the focus in the other',
    async (width) => {
      await openAtWidth(width)
      await press('w', '3')
      await expect.poll(activePanel).toBe(`order:${second}`)
      expect(panelTitles()).toEqual([second])
      await press('w', '2')
      await expect.poll(activePanel).toBe(`order:${first}`)
      expect(panelTitles()).toEqual([first])
      const lost = watchFocus()
      await press('w', 'x')
      await expect.poll(address).toBe(`/orders?row=${first}&panels=order:${second}`)
      await expect.poll(activePanel).toBe(`order:${second}`)
      await press('w', 'x')
      await expect.poll(address).toBe(`/orders?row=${first}`)
      await expect.poll(focusedRow).toBe(first)
      expect(await lost()).toEqual([])
    },
  )
})

describe('session', () => {
  test('a sign-out in another tab ends this one, too, at the login, and its requests stop', async () => {
    const { server, sent } = watchedServer()
    await openApp({ path: '/orders', account: 'dispo@nordkurs.example', server })
    await expect.poll(focusedRow).toBeDefined()
    const lost = watchFocus()
    const oldToken = localStorage.getItem('auth_token')
    localStorage.removeItem('auth-state')
    localStorage.removeItem('auth_token')
    const init = { key: 'auth_token', oldValue: oldToken, newValue: null, storageArea: localStorage }
    window.dispatchEvent(new StorageEvent('storage', init))
    await expect.element(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible()
    await expect.poll(() => server.live.connections('nordkurs')).toBe(0)
    sent.length = 0
    window.dispatchEvent(new Event('online'))
    await press('g', 'o')
    expect(sent.filter(({ path }) => path.startsWith('/api/orders'))).toEqual([])
    expect(await lost()).toEqual([])
  })

  test('a session that cannot be renewed says so before it ends, leaves the keyboard where it is, and is renewed on request', async () => {
    let now = TEST_NOW
    vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW + 26 * MINUTES, shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const server = createTestServer({ now: () => now })
    server.faults.fail('auth.refresh', 503, { body: {} })
    await openList({ server, prepare: () => void (now += 26 * MINUTES) })
    await expect.poll(() => dialog()?.innerText).toContain('Ihre Sitzung endet um 14:33')
    expect(dialog()?.querySelector('button')?.textContent).toBe('Angemeldet bleibenr')
    expect(focusedRow()).toBeTruthy()
    const token = sessionStorage.getItem('auth_token')
    server.faults.reset()
    await press('r')
    await expect.poll(dialog).toBeNull()
    expect(sessionStorage.getItem('auth_token')).not.toBe(token)
  })
})
