import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createMockServer } from '#mock-server/index.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import {
  filters,
  focusedRow,
  footText,
  panelTitles,
  selectedRows,
  stripText,
  tableText,
  toasts,
} from './orders-support.tsx'

/** Opens the list of vehicles and waits until a row has the focus or there is none. */
async function openVehicles(options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: '/vehicles', account: 'dispo@nordkurs.example', ...options })
  await expect.poll(() => focusedRow() ?? document.querySelector('main h2')?.textContent).toBeTruthy()
  return app
}

const plates = (rows: number) => tableText(rows).map((row) => row.split(' | ')[0])
const heads = () => [...document.querySelectorAll('main th[data-column]')].map((head) => head.textContent)
const chips = () => [...document.querySelectorAll('main [data-removable]')].map((chip) => chip.textContent)

describe('the list of vehicles', () => {
  test('stands in the navigation and behind g f, by plate, with what fits in and when each is free', async () => {
    const { server } = await openApp({ account: 'dispo@nordkurs.example' })
    await expect.poll(() => document.activeElement?.closest('main')).toBeTruthy()
    await press('g', 'f')
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Fahrzeuge')
    await expect.poll(focusedRow).toBeTruthy()
    expect(document.querySelector('nav [aria-current="page"]')?.textContent).toContain('Fahrzeuge')
    const vehicles = await server.store('nordkurs').all('vehicles', {})
    expect(footText()).toBe(`Zeile 1 von ${vehicles.length}`)
    const [first] = vehicles.toSorted((a, b) => (a.licencePlate < b.licencePlate ? -1 : 1))
    expect(tableText(1)[0]).toContain(first?.licencePlate)
    expect(tableText(1)[0]).toContain(first?.driverName)
    expect(heads()).toEqual(['Kennzeichen', 'Status', 'Typ', 'Fahrer', 'Standort', 'Frei ab', 'Lademeter', 'Nutzlast'])
  })

  test('is filtered by status, type and text; the chips say so, and Umschalt+F takes them away', async () => {
    const { server } = await openVehicles({ path: '/vehicles?type=REEFER&status=available,workshop' })
    const found = await server
      .store('nordkurs')
      .all('vehicles', { type: 'REEFER', status: { in: ['available', 'workshop'] } })
    expect(tableText(100)).toHaveLength(found.length)
    expect(chips()).toEqual(['Status: Frei, Werkstatt', 'Typ: Kühlkoffer'])
    await press('shift+F')
    await expect.poll(() => tableText(100).length).toBeGreaterThan(found.length)
    await press('f')
    await expect.element(page.getByRole('dialog', { name: 'Liste filtern' })).toBeVisible()
    await userEvent.keyboard('kein solches{Enter}')
    await expect
      .poll(() => document.querySelector('main h2')?.textContent)
      .toBe('Kein Fahrzeug passt zu diesen Filtern')
    expect(filters()).toEqual({ q: 'kein solches' })
  })

  test('Leertaste shows a vehicle beside and moving on takes the panel along; Enter goes into it', async () => {
    await openVehicles()
    const [first, second] = plates(2)
    await press(' ')
    await expect.poll(panelTitles).toEqual([first])
    await press('j')
    await expect.poll(panelTitles).toEqual([second])
    expect(focusedRow()).toBe(second)
    await press('Enter')
    await expect.poll(() => document.activeElement?.closest('aside')?.querySelector('h2')?.textContent).toBe(second)
    await press('Escape')
    await expect.poll(panelTitles).toEqual([])
    await expect.poll(focusedRow).toBe(second)
  })

  test('x, Umschalt+j and Strg+A tick rows; the foot and the status bar count them, Esc drops them', async () => {
    await openVehicles()
    const [first, second, third] = plates(3)
    await press('x', 'shift+J', 'shift+J')
    await expect.poll(selectedRows).toEqual([first, second, third])
    expect(stripText()).toContain('3 ausgewählt')
    await press('Escape')
    await expect.poll(selectedRows).toEqual([])
    await press('ctrl+a', 'ctrl+a')
    await expect.poll(footText).toContain('ausgewählt')
  })

  test('Umschalt+S sorts, Umschalt+C shows another column, and a view keeps both', async () => {
    await openVehicles()
    await press('shift+S')
    await userEvent.fill(page.getByRole('combobox'), 'Nutzlast')
    await press('Enter')
    await expect.poll(filters).toEqual({ sort: 'payloadKg', dir: 'desc' })
    await press('shift+C')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Spalte Paletten einblenden' }).click()
    await press('Enter')
    await expect.poll(heads).toContain('Paletten')
    await press('shift+A')
    await userEvent.keyboard('Nach Nutzlast{Enter}')
    await expect.poll(filters).toEqual({ view: 'Nach Nutzlast', sort: 'payloadKg', dir: 'desc' })
    expect(toasts()).toContain('Ansicht „Nach Nutzlast“ gespeichert')
  })

  test('Umschalt+D shows it on paper with its columns', async () => {
    await openVehicles({ path: '/vehicles?type=SPRINTER' })
    await press('shift+D')
    const paper = () => document.querySelector('dialog.print-layer .paper')
    await expect.poll(() => paper()?.querySelector('h1')?.textContent).toBe('Fahrzeuge · Nordkurs Spedition GmbH')
    expect(paper()?.textContent).toContain('Typ: Sprinter')
    await press('Escape')
    await expect.poll(() => paper() ?? null).toBeNull()
  })

  test('is for dispatch and administration; others are told', async () => {
    await openVehicles({ account: 'vertrieb@nordkurs.example' })
    expect(document.querySelector('main')?.textContent).toContain('Fahrzeuge sehen Disposition und Administration.')
    expect(document.querySelector('nav')?.textContent).not.toContain('Fahrzeuge')
  })

  test('a failed load says what the catalogue says, and r tries again', async () => {
    const server = createMockServer({ now: () => TEST_NOW })
    server.faults.fail('vehicles.list', 403, { body: {} })
    await openVehicles({ server })
    expect(document.querySelector('main [role="alert"]')?.textContent).toContain('Failed to find vehicles')
    server.faults.reset()
    await press('r')
    await expect.poll(focusedRow).toBeTruthy()
  })
})
