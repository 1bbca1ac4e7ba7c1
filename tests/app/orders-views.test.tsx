import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, openList, tableText, toasts } from './orders-support.tsx'

const params = () => Object.fromEntries(new URL(location.href).searchParams)

/** The button in the head that names the view. */
const view = () =>
  document.querySelector('main header [aria-label^="Ansicht:"], main header [aria-label^="Ohne Ansicht"]')?.ariaLabel

const header = () => document.querySelector('main header')?.textContent ?? ''

const heads = () =>
  [...document.querySelectorAll('main th[data-column]')].map((head) => head.textContent).filter(Boolean)

const saveDialog = page.getByRole('dialog', { name: 'Ansicht speichern' })

/** What a person keeps, as it lies in the storage. */
const kept = () => Object.entries(localStorage).filter(([key]) => key.startsWith('views:'))

/** The same person comes back: a fresh page with what was kept. */
async function comeBack(path = '/orders', at = TEST_NOW) {
  const stored = kept()
  return openList({
    path,
    server: createTestServer({ now: () => at }),
    prepare: () => {
      for (const [key, value] of stored) localStorage.setItem(key, value)
    },
  })
}

async function save(name: string): Promise<void> {
  await press('shift+A')
  await expect.element(saveDialog).toBeVisible()
  await userEvent.keyboard(`${name}{Enter}`)
}

/** Chooses in a palette page that a command has opened. */
async function choose(text: string): Promise<void> {
  await expect.element(page.getByRole('combobox')).toBeVisible()
  await userEvent.keyboard(text)
  await expect.poll(() => document.querySelectorAll('[role="option"]').length).toBe(1)
  await userEvent.keyboard('{Enter}')
}

async function command(title: string): Promise<void> {
  await press('ctrl+k')
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard(`${title}{Enter}`)
}

const NORTH = '/orders?status=CONFIRMED&plz=20-29&sort=pickupDate&dir=asc'

describe('saved views', () => {
  test('keep filters, sort and columns under a name, and a brings them back', async () => {
    const app = await openList({ path: NORTH })
    await expect.poll(view).toBe('Ohne Ansicht')
    await press('shift+C')
    await expect.element(page.getByRole('dialog', { name: 'Spalten' })).toBeVisible()
    await press('j', ' ', 'Enter')
    await expect.poll(() => heads()).not.toContain('Status')
    await save('Norden')
    await expect.poll(view).toBe('Ansicht: Norden')
    expect(params()).toMatchObject({
      view: 'Norden',
      status: 'CONFIRMED',
      plz: '20-29',
      sort: 'pickupDate',
      dir: 'asc',
    })
    const rows = tableText(5)
    app.close()

    await comeBack()
    await press('a')
    await choose('Norden')
    await expect.poll(() => tableText(5)).toEqual(rows)
    expect(heads()).not.toContain('Status')
    expect(view()).toBe('Ansicht: Norden')
    await expect.poll(() => focusedRow()).toBeTruthy()
    await press('a')
    await choose('Alle Aufträge')
    await expect.poll(() => focusedRow()).toBe('NK-2026-004813')
    expect(params()).toMatchObject({ view: 'alle', sort: 'orderNumber', dir: 'desc' })
  })

  test('are marked as changed by another filter, put back, and saved anew, which can be undone', async () => {
    await openList({ path: NORTH })
    await save('Norden')
    await expect.poll(view).toBe('Ansicht: Norden')
    await press('shift+F')
    await expect.poll(view).toBe('Ansicht: Norden (geändert)')
    expect(header()).toContain('geändert')
    await userEvent.click(page.getByRole('button', { name: 'Zurücksetzen', exact: true }))
    await expect.poll(view).toBe('Ansicht: Norden')
    await expect.poll(() => params()['plz']).toBe('20-29')

    await press('shift+S')
    await expect.element(page.getByRole('option', { name: 'Kunde' })).toBeVisible()
    await userEvent.keyboard('Kunde{Enter}')
    await expect.poll(view).toBe('Ansicht: Norden (geändert)')
    await userEvent.click(page.getByRole('button', { name: 'Speichern', exact: true }))
    await expect.poll(view).toBe('Ansicht: Norden')
    await expect.poll(() => toasts().join(' ')).toContain('Ansicht „Norden“ gespeichert')
    await userEvent.click(page.getByRole('button', { name: 'Rückgängig', exact: true }))
    await expect.poll(view).toBe('Ansicht: Norden (geändert)')
    expect(params()['sort']).toBe('customerName')
    await command('Ansicht zurücksetzen')
    await expect.poll(() => params()['sort']).toBe('pickupDate')
  })

  test('need a name of their own, are renamed and deleted, the list stays where it is, and a name that has become free can be used again', async () => {
    await openList({ path: NORTH })
    await save('')
    await expect.element(saveDialog.getByText('Bitte einen Namen eingeben')).toBeVisible()
    await userEvent.keyboard('heute laden{Enter}')
    await expect.element(saveDialog.getByText('So heißt schon eine feste Ansicht')).toBeVisible()
    expect(kept()).toEqual([])
    await userEvent.keyboard('{Control>}a{/Control}Norden{Enter}')
    await expect.poll(view).toBe('Ansicht: Norden')
    for (const [from, to] of [
      ['Norden', 'Küste'],
      ['Küste', 'Norden'],
    ] as const) {
      await command('Ansicht umbenennen')
      await choose(from)
      await expect.element(page.getByRole('dialog', { name: 'Ansicht umbenennen' })).toBeVisible()
      await userEvent.keyboard(`{Control>}a{/Control}${to}{Enter}`)
      await expect.poll(view).toBe(`Ansicht: ${to}`)
      await expect.poll(() => params()['view']).toBe(to)
    }
    await press('a')
    await choose('Alle Aufträge')
    await expect.poll(view).toBe('Ansicht: Alle Aufträge')
    await press('a')
    await choose('Norden')
    await expect.poll(view).toBe('Ansicht: Norden')
    await command('Ansicht löschen')
    await choose('Norden')
    await expect.element(page.getByRole('alertdialog', { name: 'Ansicht „Norden“ löschen?' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(view).toBe('Ohne Ansicht')
    await expect.poll(() => params()).not.toHaveProperty('view')
    expect(params()).toMatchObject({ status: 'CONFIRMED', plz: '20-29' })
    await expect.poll(focusedRow).toBeTruthy()
    await press('ctrl+k')
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('Ansicht löschen')
    const blocked = page.getByRole('option', { name: 'Ansicht löschen' })
    await expect.element(blocked).toHaveTextContent('Noch keine eigene Ansicht gespeichert')
    await press('Escape')
    await save('Norden')
    await expect.poll(view).toBe('Ansicht: Norden')
  })
})
