import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'

const grid = page.getByRole('grid', { name: 'Plantafel' })
const said = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? ''
const search = (name: string) => new URL(location.href).searchParams.get(name)

/** On the board, the keyboard in its first vehicle. */
async function openBoard(account = 'dispo@nordkurs.example', path = '/dispatcher') {
  const app = await openApp({ account, path })
  await expect.element(grid).toBeVisible()
  await expect.poll(() => document.activeElement?.matches('[data-dispatch="work"] li')).toBe(true)
  await press('w', '2')
  await expect.poll(said).toContain('Mo 23.11. 14 bis 15 Uhr')
  return app
}

test('the cursor goes by vehicle, slot and tour, and each cell says what is there', async () => {
  await openBoard()
  const start = said()
  await press('ArrowRight')
  expect(said()).toContain('Mo 23.11. 15 bis 16 Uhr')
  await press('ArrowLeft', 'j', 'k')
  expect(said()).toBe(start)
  await press('j', 'ctrl+ArrowRight')
  expect(said()).toMatch(
    /^.+ \d+, \w\w \d\d\.\d\d\. .+ Uhr: Tour T-\d+ .+ nach .+, .+, [\d,]+ von [\d,]+ Lademetern, \d Stopps\.$/,
  )
  await press('x')
  expect(said()).toMatch(/, ausgewählt\.$/)
  await press('Escape', ' ')
  await expect.poll(() => search('panels')).toMatch(/^order:/)
  expect(said()).toContain('Tour T-')
  await press('s')
  await expect.element(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await press('Escape')
  await expect.poll(said).toContain('Tour T-')
  await press('z', 'w')
  await expect.poll(() => search('zoom')).toBe('week')
  expect(said()).toContain('Tour T-')
  await press('0')
  await expect.poll(said).toContain('Mo 23.11. 12 bis 18 Uhr')
})

test('finds a tour by its number and goes to it with Eingabe', async () => {
  await openBoard()
  await press('j', 'ctrl+ArrowRight')
  const number = /Tour (T-\d+)/.exec(said())?.[1] ?? ''
  await press('k', '0', '/')
  await userEvent.fill(page.getByRole('searchbox', { name: 'auf der Tafel suchen' }), number)
  await press('Enter')
  await expect.poll(said).toContain(`Tour ${number}`)
})

test('a step draws the cell and no other row, a bar is three elements, and the grid tells of the whole', async () => {
  await openBoard()
  const element = grid.element()
  const rowOf = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest('[role="row"], .board-head')
  const changed = new Set<unknown>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records) changed.add(rowOf(target) ?? target)
  })
  observer.observe(element, { attributes: true, childList: true, subtree: true, characterData: true })
  await press('ArrowRight')
  await expect.poll(said).toContain('15 bis 16 Uhr')
  // The row of the cursor, and the axis with its time.
  expect(changed.size).toBeLessThanOrEqual(2)
  changed.clear()
  await press('j')
  // Two rows with their names, and the axis.
  expect(changed.size).toBeLessThanOrEqual(5)
  observer.disconnect()
  for (const bar of element.querySelectorAll('.board-bar')) expect(bar.querySelectorAll('*').length).toBeLessThan(3)
  // What sticks is a layer by itself, and what is not opaque is repainted at each step of scrolling.
  const parts = [...element.querySelectorAll('.board-bar *')].map((part) => getComputedStyle(part).position)
  expect(parts).not.toContain('sticky')
  expect(getComputedStyle(element).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  const rows = element.querySelectorAll('[role="row"]').length
  expect(rows).toBeLessThan(32)
  expect(Number(element.getAttribute('aria-rowcount'))).toBeGreaterThan(rows)
  expect(element.querySelectorAll('[role="gridcell"]')).toHaveLength(1)
})

test('who only reads sees the board, and that it is only to be looked at', async () => {
  await openApp({ account: 'gast@nordkurs.example', path: '/dispatcher?zoom=day' })
  await expect.element(grid).toBeVisible()
  await expect.element(page.getByText('Nur ansehen')).toBeVisible()
  await press('w', '2', 'ArrowRight')
  await expect.poll(said).toContain('Mo 23.11. 14:15 bis 14:30 Uhr')
})
