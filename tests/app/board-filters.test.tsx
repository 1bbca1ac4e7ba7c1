import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'

const grid = page.getByRole('grid', { name: 'Plantafel' })
const dialog = page.getByRole('dialog')
const said = () => document.activeElement?.getAttribute('aria-label') ?? ''
const search = (name: string) => new URL(location.href).searchParams.get(name)
const rowCount = () => Number(grid.element().getAttribute('aria-rowcount'))
const heads = () =>
  [...grid.element().querySelectorAll<HTMLElement>('.board-heads > .board-head')].map((head) => head.innerText)
const headText = () => document.querySelector<HTMLElement>('header h1')?.closest('header')?.innerText ?? ''

/** On the board, the keyboard in it. */
async function openBoard(query = '') {
  const app = await openApp({ account: 'dispo@nordkurs.example', path: `/dispatcher${query}` })
  await expect.element(grid).toBeVisible()
  await expect.poll(() => document.activeElement?.matches('[data-dispatch="work"] li')).toBe(true)
  await press('w', '2')
  await expect.poll(said).toContain('Mo 23.11. 14 bis 15 Uhr')
  return app
}

test('a link brings its filters along; f filters the rows by body, ticked or typed, says how many are left, and Umschalt+f shows all again; where nothing fits there is a way back, and finding a tour of a vehicle the filters leave out shows that, too', async () => {
  await openBoard('?body=REEFER,raumschiff&free=vielleicht')
  // What cannot be read of them filters nothing.
  await expect.element(page.getByRole('button', { name: 'Aufbau: Kühlkoffer' })).toBeVisible()
  expect(page.getByRole('button', { name: /Verfügbar/ }).elements()).toHaveLength(0)
  await expect.poll(headText).toMatch(/\d+ von 44 Fahrzeugen/)
  await press('F')
  await expect.poll(headText).toContain('44 Fahrzeuge')
  const all = rowCount()
  await press('f')
  await expect.element(dialog.getByRole('checkbox', { name: 'Mega' })).toBeVisible()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Mega' }))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => search('body')).toBe('MEGA')
  await expect.poll(rowCount).toBeLessThan(all)
  expect(heads().length).toBeGreaterThan(1)
  expect(heads().filter((text) => !/Mega|Papiere abgelaufen/.test(text))).toEqual([])
  expect(grid.element().querySelector('.board-pinned')?.textContent).toContain('Ohne Fahrze')
  await expect.poll(headText).toMatch(/\d+ von 44 Fahrzeugen/)
  await expect.element(page.getByRole('button', { name: 'Aufbau: Mega' })).toBeVisible()
  // The keyboard is still on the board, in a row that is left.
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell')
  await press('F')
  await expect.poll(rowCount).toBe(all)
  expect(search('body')).toBeNull()
  await press('f')
  await userEvent.fill(dialog.getByRole('combobox'), 'plane')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => search('body')).toBe('TAUTLINER')
  await expect.element(page.getByRole('button', { name: 'Aufbau: Planensattel' })).toBeVisible()

  await press('w', '2', 'F')
  await expect.poll(rowCount).toBe(all)
  await press('f')
  await userEvent.fill(dialog.getByRole('combobox'), 'Atlantis')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Kein Fahrzeug passt zu den Filtern')).toBeVisible()
  await expect.element(page.getByText('Fahrzeug, Fahrer oder Ort: Atlantis', { exact: true }).last()).toBeVisible()
  expect(rowCount()).toBe(2)
  await page.getByRole('button', { name: /^Filter zurücksetzen/ }).click()
  await expect.poll(rowCount).toBe(all)
  await press('w', '2', 'PageUp', 'PageUp', 'PageUp', 'PageUp', '0')
  await expect.poll(said).toContain('Mo 23.11.')
  await press('j', 'ctrl+ArrowRight')
  const number = /Tour (T-\d+)/.exec(said())?.[1] ?? ''
  const plate = said().split(',')[0] ?? ''
  expect(number).not.toBe('')
  await press('f')
  await userEvent.fill(dialog.getByRole('combobox'), 'Atlantis')
  await userEvent.keyboard('{Enter}')
  await expect.poll(rowCount).toBe(2)
  await press('w', '2', '/')
  await userEvent.fill(page.getByRole('searchbox', { name: 'auf der Tafel suchen' }), number)
  await press('Enter')
  await expect.poll(said).toContain(`Tour ${number}`)
  expect(heads()).toHaveLength(1)
  expect(heads()[0]).toContain(plate)
})
