import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cutTexts } from '#tests/support/cut-texts.ts'
import { press } from '#tests/support/keyboard.ts'
import { focusIn, openDispo, pickUp, throughRows, worldOf } from './planning-support.tsx'

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
const board = () => boxOf(document.querySelector('.board'))

test('what speaks against a place is said in whole words beside what would help, at 1280 px', async () => {
  const { server, orders } = await worldOf(1)
  await openDispo(server)
  await pickUp(orders[0] ?? '')
  const list = () => document.querySelector('[data-carry-preview] ul')
  expect(await throughRows(() => list()?.textContent?.includes(' in der Werkstatt') === true)).toBe(true)
  expect(list()?.querySelectorAll('button').length).toBeGreaterThan(0)
  expect(cutTexts(list())).toEqual([])
  await press('Escape')
})

test('an order of the work list says where from and where to; a panel beside the board leaves what the keyboard is on in view', async () => {
  await openDispo()
  const rows = [...document.querySelectorAll<HTMLElement>('[data-dispatch="work"] li')]
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) {
    const link = row.querySelector('a')
    const [from, to] = link?.querySelectorAll('bdi') ?? []
    expect(boxOf(from).width).toBeGreaterThanOrEqual(24)
    expect(boxOf(to).width).toBeGreaterThanOrEqual(24)
    expect(boxOf(to).right).toBeLessThanOrEqual(boxOf(link).right + 1)
  }
  await press('ctrl+a')
  await expect
    .poll(
      () =>
        document.querySelectorAll(
          '[data-dispatch="work"] li [aria-checked="true"], [data-dispatch="work"] li[aria-selected="true"], [data-dispatch="work"] li input:checked',
        ).length,
    )
    .toBeGreaterThan(5)
  for (const row of rows) expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  await press('Escape')
  await press('w', '2')
  await expect.poll(() => focusIn('board')).toBe(true)
  const cell = () => boxOf(document.querySelector('[role="gridcell"]'))
  for (let step = 0; step < 80 && cell().right < board().right - 24; step += 1) await press('ArrowRight')
  expect(cell().right).toBeGreaterThan(board().right - 40)
  const before = board().width
  await press('n')
  await expect.element(page.getByRole('complementary', { name: 'Auftrag anlegen' })).toBeVisible()
  await expect.poll(() => board().width).toBeLessThan(before - 40)
  await expect.poll(() => cell().right <= board().right && cell().left >= board().left).toBe(true)
})
