import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'

const grid = page.getByRole('grid', { name: 'Plantafel' })
const said = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName ?? ''
const search = (name: string) => new URL(location.href).searchParams.get(name)

/** On the board, the keyboard in its first vehicle. */
async function openBoard() {
  const app = await openApp({ account: 'dispo@nordkurs.example', path: '/dispatcher' })
  await expect.element(grid).toBeVisible()
  await expect.poll(() => document.activeElement?.matches('[data-dispatch="work"] li')).toBe(true)
  await press('w', '2')
  await expect.poll(said).toContain('Mo 23.11. 14 bis 15 Uhr')
  return app
}

/** Puts the cursor of the board into the row of a plate. */
async function goToRow(plate: string) {
  await press('/')
  await userEvent.fill(page.getByRole('searchbox', { name: 'auf der Tafel suchen' }), plate)
  await press('Enter', 'Escape')
  await expect.poll(said).toContain(plate)
}

test('the cursor goes by vehicle, slot and tour, each cell says what is there, and a tour is found by its number; time in the workshop stands in the row, papers that have ended at its head', async () => {
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
  const number = /Tour (T-\d+)/.exec(said())?.[1] ?? ''
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
  await press('k', '0', '/')
  await userEvent.fill(page.getByRole('searchbox', { name: 'auf der Tafel suchen' }), number)
  await press('Enter')
  await expect.poll(said).toContain(`Tour ${number}`)
  await press('Escape', 'z', 't')
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
