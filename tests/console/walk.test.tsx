import { version } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { describedScreens } from '#src/app/route-tree.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'

/**
 * What React has to say of mistakes, it says on the console of its development build only. So the app is walked through in that
 * build once; `openApp` fails every test in which the console was not quiet.
 */
const ORDER = 'NK-2026-004796'
const isSettled = () => document.activeElement !== document.body && !document.querySelector('[aria-busy="true"]')
const layer = () => document.querySelector('dialog[open]')

test('React is the one that tells of mistakes', async () => {
  const { captureOwnerStack } = await import('react')
  expect([version.split('.')[0], typeof captureOwnerStack]).toEqual(['19', 'function'])
})

test('every screen and every side panel comes and goes without a word on the console', async () => {
  const [first = '', ...others] = describedScreens().map(({ path }) => path.replace('$id', ORDER))
  await openApp({ path: first })
  await expect.poll(isSettled).toBe(true)
  const panels = [
    'wizard',
    'notifications',
    'shortcuts',
    'history',
    `order:${ORDER}`,
    'vehicle:veh-001',
    'driver:drv-081',
    'partner:cus-001',
    'enhancedOrder:enh-nk-ocr-001',
    'overview',
  ]
  const addresses = [
    ...others,
    '/system/settings?tab=keys',
    '/vehicles?tab=drivers',
    ...panels.map((panel) => `/documents?panels=${panel}`),
  ]
  for (const address of addresses) {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
    await expect.poll(() => location.pathname).toBe(address.replace(/\?.*$/, ''))
    await expect.poll(isSettled, { message: address }).toBe(true)
    if (address.includes('panels='))
      await expect.poll(() => document.querySelector('aside h2'), { message: address }).not.toBeNull()
  }
})

test('every layer over the orders comes and goes without a word on the console', async () => {
  await openApp({ path: `/orders?row=${ORDER}` })
  await expect.poll(() => document.activeElement?.textContent).toContain(ORDER)
  const row = document.activeElement
  for (const strokes of [
    'ctrl+k',
    '?',
    'f',
    'shift+C',
    'a',
    'shift+A',
    'shift+S',
    'shift+D',
    's',
    'v',
    'c',
    'b',
    'd',
    'u',
    '.',
  ]) {
    await press(strokes)
    await expect.poll(layer, { message: strokes }).not.toBeNull()
    await expect.poll(() => layer()?.contains(document.activeElement), { message: strokes }).toBe(true)
    await press('Escape')
    await expect.poll(layer, { message: strokes }).toBeNull()
    await expect.poll(() => document.activeElement === row, { message: strokes }).toBe(true)
  }
  await press('x', 'j', 'x')
  for (const strokes of ['shift+T', 'shift+P']) {
    await press(strokes)
    await expect.poll(layer, { message: strokes }).not.toBeNull()
    await press('Escape')
    await expect.poll(layer, { message: strokes }).toBeNull()
  }
  await press('Escape', 'e')
  await expect.poll(() => layer()?.querySelector('[role="option"][aria-selected="true"]')).toBeTruthy()
  await press('Enter')
  await expect.poll(layer, { message: 'e' }).toBeNull()
  await expect.element(page.getByRole('complementary')).toBeVisible()
  await press('Escape', 'ctrl+z')
})
