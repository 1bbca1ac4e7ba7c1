import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { head, QUICK } from './planning-support.tsx'

const grid = page.getByRole('grid', { name: 'Plantafel' })
const said = () => document.activeElement?.getAttribute('aria-label') ?? ''
const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
const rowHere = () => document.activeElement?.closest('[role="row"]')

/** The keyboard in the row of the two unassigned tours, on the first of them: both are loaded on Wednesday morning. */
async function openUndriven() {
  await openApp({ account: 'dispo@nordkurs.example', path: '/dispatcher?from=2026-11-25T00:00' })
  await expect.element(grid).toBeVisible()
  await expect.poll(() => document.activeElement?.matches('[data-dispatch="work"] li')).toBe(true)
  await press('w', '2')
  await expect.poll(said).toContain('Mo 23.11.')
  await press('k', 'Home')
  await expect.poll(said).toContain('Ohne Fahrzeug, Mi 25.11.')
}

test('tours at the same time lie below each other, and the keyboard comes to each; one that is picked up is held beside the other, and is seen in the row without a vehicle', async () => {
  await openUndriven()
  const [first, cell] = [said(), boxOf(document.activeElement)]
  expect(first).toMatch(/^Ohne Fahrzeug, Mi 25\.11\. 6 bis 7 Uhr: Tour T-\d+ .+ 2 Stopps\.$/)
  const bars = () =>
    [...(rowHere()?.querySelectorAll('[data-tour]') ?? [])].map(boxOf).toSorted((a, b) => a.top - b.top)
  await expect.poll(() => bars().map(({ top }) => top - bars()[0]!.top)).toEqual([0, 22])
  const [one, other] = bars()
  expect(other!.left < one!.right && one!.left < other!.right).toBe(true)
  expect([boxOf(rowHere()).height, cell.height, one!.height, other!.height]).toEqual([44, 22, 19, 19])
  await press('ctrl+ArrowRight')
  expect(said()).toMatch(/^Ohne Fahrzeug, Mi 25\.11\. .+: Tour T-\d+ .+, daneben 1 weitere Tour\.$/)
  expect(said()).not.toBe(first)
  expect(boxOf(document.activeElement).top - cell.top).toBe(22)
  await press('ctrl+ArrowLeft')
  expect(said()).toBe(first)
  await press('ctrl+ArrowRight')
  await press('m')
  await expect.poll(head, QUICK).toMatch(/^NK-\d{4}-\d+ auf Ohne Fahrzeug/)
  const ghost = () => boxOf(document.querySelector('[data-carry-ghost]'))
  const inRow = () => boxOf(rowHere())
  await expect.poll(() => ghost().top >= inRow().top + 22 && ghost().bottom <= inRow().bottom).toBe(true)
  const flag = document.querySelector('.board-pinned [data-carry-flag]')
  expect(flag?.textContent).toContain('km')
  await press('ArrowDown')
  await expect.poll(() => document.querySelector('.board-pinned [data-carry-flag]')).toBe(null)
  expect(document.querySelector('.board-over [data-carry-flag]')).not.toBe(null)
  await press('Escape')
})
