import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'

const lines = () => [...document.querySelectorAll<HTMLElement>('main [role="treeitem"]')]
const texts = () => lines().map((line) => line.innerText.split('\n')[0])
const focused = () => document.activeElement?.textContent

/** Opens the menu with the keyboard on its first heading. */
async function openMenu(account?: string) {
  const app = await openApp({ path: '/classic-navigation', ...(account !== undefined && { account }) })
  await expect.element(page.getByRole('tree'), { timeout: 20_000 }).toBeVisible()
  await expect.poll(focused).toContain('Tagesgeschäft')
  return app
}

test('shows every screen of the role under its heading, with address and key, and none that is not open to it', async () => {
  await openMenu('finanzen@nordkurs.example')
  const headings = lines().filter(({ ariaLevel }) => ariaLevel === '1')
  expect(headings.map(({ innerText }) => innerText.split('\n')[0])).toEqual(['Tagesgeschäft', 'Büro', 'Weitere'])
  expect(texts()).toContain('Abrechnung')
  expect(texts()).not.toContain('Einstellungen')
  expect(texts()).not.toContain('Transporte')
  const billing = lines().find(({ innerText }) => innerText.startsWith('Abrechnung'))
  expect([billing?.getAttribute('href'), billing?.innerText.split('\n').slice(1)]).toEqual([
    '/billing',
    ['/billing', 'g', 'b'],
  ])
})

test('goes by arrows: down to a screen, left to its heading, left again closes it, right opens it, Enter opens the screen', async () => {
  await openMenu()
  const all = lines().length
  await press('ArrowDown')
  await expect.poll(focused).toContain('Posteingang')
  await press('ArrowLeft')
  await expect.poll(focused).toContain('Tagesgeschäft')
  await press('ArrowLeft')
  await expect.poll(() => lines().length).toBe(all - 7)
  expect(document.activeElement?.ariaExpanded).toBe('false')
  await press('ArrowRight')
  await expect.poll(() => lines().length).toBe(all)
  for (let moves = 0; moves < 4; moves++) await press('j')
  await expect.poll(focused).toContain('Aufträge')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/orders')
})
