import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { address, focusedRow, openList, panelTitles } from './orders-support.tsx'
import { holdAnswers, watchedServer, watchFocus } from './reliability-support.tsx'

const first = 'NK-2026-004796'
const second = 'NK-2026-004795'
const both = `/orders?row=${first}&panels=order:${first},order:${second}`
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
  test('1920 px: both are seen, w l and w h go along them, w and a number to one of them', async () => {
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

  test('w z fills the room with one panel and gives it back', async () => {
    await openAtWidth(1920)
    await press('w', '2')
    await expect.poll(activePanel).toBe(`order:${first}`)
    await press('w', 'z')
    await expect.poll(panelTitles).toEqual([first])
    await expect.poll(activePanel).toBe(`order:${first}`)
    await press('w', 'z')
    await expect.poll(panelTitles).toEqual([first, second])
    expect(activePanel()).toBe(`order:${first}`)
  })
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

  test('a token that has expired is renewed once for many calls at a time', async () => {
    const { server, sent } = watchedServer()
    await openApp({ path: '/orders', account: 'dispo@nordkurs.example', server })
    await expect.poll(focusedRow).toBeDefined()
    await expect.poll(() => server.live.connections('nordkurs')).toBe(1)
    sent.length = 0
    const refresh = holdAnswers(server, ({ path }) => path.endsWith('/auth/refresh'))
    server.faults.expireToken()
    server.faults.dropSocket()
    await press('g', 'd')
    await expect.poll(refresh.count).toBe(1)
    await expect.poll(() => sent.length).toBeGreaterThan(3)
    await refresh.release()
    await expect.element(page.getByRole('list', { name: 'Arbeitsvorrat', exact: true })).toBeVisible()
    await expect.poll(() => server.live.connections('nordkurs')).toBe(1)
    expect(sent.filter(({ path }) => path.endsWith('/auth/refresh'))).toHaveLength(1)
  })
})

describe('palette', () => {
  const options = () =>
    [...document.querySelectorAll('dialog [role="option"]')].map((row) => row.textContent).join('\n')

  test('hits for an older question never stand under a newer one', async () => {
    const app = await openList({ path: '/orders' })
    await expect.poll(focusedRow).toBeDefined()
    await press('ctrl+k')
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('Alstertal')
    await expect.poll(options).toContain('Alstertal Transporte')
    const newer = holdAnswers(app.server, ({ path }) => path.includes('/search'))
    await userEvent.keyboard('{Control>}a{/Control}Bremer Schl')
    expect(document.querySelector('dialog input')).toHaveProperty('value', 'Bremer Schl')
    await expect.poll(newer.count).toBeGreaterThan(0)
    expect(options()).not.toContain('Alstertal Transporte')
    await newer.release()
    await expect.poll(options).toContain('Bremer Schlüssel')
    expect(options()).not.toContain('Alstertal Transporte')
  })
})
