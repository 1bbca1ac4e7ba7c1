import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'

const said = () => document.activeElement?.getAttribute('aria-label') ?? ''

/** Puts the cursor of the board into the row of a plate. */
async function goToRow(plate: string) {
  await press('/')
  await userEvent.fill(page.getByRole('searchbox', { name: 'auf der Tafel suchen' }), plate)
  await press('Enter', 'Escape')
  await expect.poll(said).toContain(plate)
}

test('the time in the workshop stands in the row and in its cells, and papers that have ended at its head', async () => {
  await openApp({ account: 'dispo@nordkurs.example', path: '/dispatcher' })
  await expect.element(page.getByRole('grid', { name: 'Plantafel' })).toBeVisible()
  await expect.poll(() => document.activeElement?.matches('[data-dispatch="work"] li')).toBe(true)
  await press('w', '2')
  await goToRow('H-CD 1567')
  expect(said()).toMatch(/ Uhr: Werkstatt bis 26\.11\.$/)
  const inRow = document.querySelector('[role=row][data-cursor] [data-hold]')
  expect(inRow?.getAttribute('data-hold')).toBe('workshop')
  expect(inRow?.textContent).toBe('Werkstatt bis 26.11.')
  await goToRow('H-RE 4856')
  expect(said()).toMatch(/ Uhr: Papiere abgelaufen, /)
  const head = document.querySelector('.board-head[data-cursor]')
  expect(head?.textContent).toContain('Papiere abgelaufen')
  expect(head?.getAttribute('aria-label')).toMatch(/^H-RE 4856 13,6 Papiere abgelaufen · /)
})
