import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { createMockServer } from '#mock-server/index.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { openList } from './orders-support.tsx'
import { holdAnswers } from './reliability-support.tsx'

const heads = () =>
  [...document.querySelectorAll('main th')].map((head) => {
    const { left, top, width } = head.getBoundingClientRect()
    return [head.textContent, Math.round(left), Math.round(top), Math.round(width)]
  })

test('rows on their way stand in the columns they will have: nothing jumps when they come', async () => {
  const server = createMockServer({ now: () => TEST_NOW })
  const held = holdAnswers(server, ({ url }) => url.pathname === '/api/orders')
  await openApp({ path: '/orders', account: 'dispo@nordkurs.example', server })
  const waiting = () => document.querySelector('main tr[data-waits]')
  await expect.poll(() => waiting()?.children.length).toBeGreaterThan(5)
  const before = heads()
  const top = waiting()?.getBoundingClientRect().top
  expect(waiting()?.querySelector('[role="status"]')?.textContent).toBe('Wird geladen')
  await held.release()
  await expect.poll(() => document.querySelectorAll('main tr[data-index]').length).toBeGreaterThan(10)
  expect(heads()).toEqual(before)
  expect(document.querySelector('main tr[data-index="0"]')?.getBoundingClientRect().top).toBe(top)
  expect(waiting()).toBeNull()
})

test('that this is a demonstration stands once on the screen', async () => {
  await openList()
  const words = [...document.querySelectorAll('body *')].filter(
    (element) => element.children.length === 0 && element.textContent === 'Demo',
  )
  expect(words).toHaveLength(1)
})

test('the messages are not called none while nobody knows, and what cannot be had is said', async () => {
  const server = createMockServer({ now: () => TEST_NOW })
  const held = holdAnswers(server, ({ url }) => url.pathname === '/api/v1/alerts')
  await openApp({ path: '/notifications', account: 'dispo@nordkurs.example', server })
  await expect.element(page.getByRole('heading', { name: 'Benachrichtigungen' })).toBeVisible()
  await expect.poll(() => document.querySelector('main [role="status"]')?.ariaLabel).toBe('Wird geladen')
  expect(document.querySelector('main')?.innerText).not.toContain('Noch keine Meldungen')
  server.faults.fail('alerts.list', 500, { body: {} })
  await held.release()
  await expect.poll(() => document.querySelector('main')?.innerText).toContain('Noch keine Meldungen')
})

test('alerts that cannot be loaded are no missing alerts', async () => {
  const server = createMockServer({ now: () => TEST_NOW })
  server.faults.fail('alerts.list', 404, { body: {} })
  await openApp({ path: '/notifications', account: 'dispo@nordkurs.example', server })
  const failed = () => document.querySelector('main')?.innerText ?? ''
  await expect.poll(failed).toContain('Störungen und Hinweise konnten nicht geladen werden')
  server.faults.reset()
  await page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect.poll(failed).not.toContain('konnten nicht geladen werden')
})

test('the heading of the alerts is whole where there is little room', async () => {
  await openApp({ path: '/dispatcher', account: 'dispo@nordkurs.example' })
  const heading = () => document.querySelector<HTMLElement>('[data-dispatch="alerts"] h2')
  await expect.poll(() => heading()?.textContent).toBe('Störungen und Hinweise')
  await expect.poll(() => document.querySelectorAll('[data-dispatch="alerts"] li').length).toBeGreaterThan(0)
  expect(heading()?.scrollWidth).toBeLessThanOrEqual(heading()?.clientWidth ?? 0)
})

test('a printed screen has what it says, and nothing that is pressed', async () => {
  await openList({ path: '/orders?status=CREATED&panels=order:NK-2026-004813' })
  await expect.poll(() => document.querySelectorAll('aside [data-field]').length).toBeGreaterThan(10)
  const session = cdp() as unknown as { send(method: string, params: object): Promise<void> }
  onTestFinished(() => session.send('Emulation.setEmulatedMedia', { media: '' }))
  await session.send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.poll(() => matchMedia('print').matches).toBe(true)
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  await expect.poll(() => [...document.querySelectorAll('.press')].filter(isShown).length).toBe(0)
  const bars = ['.shell-top', '.shell-nav', '.shell-status', '.toasts'].map((name) => document.querySelector(name))
  expect(bars.filter((bar) => bar !== null && isShown(bar))).toEqual([])
  expect([...document.querySelectorAll('aside [data-field]')].every(isShown)).toBe(true)
  expect([...document.querySelectorAll('main tr[data-index]')].every(isShown)).toBe(true)
})
