import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { goBack, press } from '#tests/support/keyboard.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import {
  address,
  colleague,
  filters,
  focusedRow,
  footText,
  numbers,
  openList,
  panelTitles,
  selectedRows,
  stripText,
  tableText,
  toasts,
} from './orders-support.tsx'
import { holdAnswers } from './reliability-support.tsx'

describe('the order list', () => {
  test('shows the newest orders first and how many there are; moves by letters, arrows, pages of 18 rows and to both ends, as quick as keys come', async () => {
    await openList()
    expect(tableText(2)).toEqual([
      'NK-2026-004813 | Angelegt | Domblick Kosmetik GmbH | 14979 Großbeeren → 24103 Kiel | Di 01.12. 14:00–18:00 | 1.050,00 €',
      'NK-2026-004812 | Angelegt | Leinetal Getränke Vertriebs GmbH | 01067 Dresden → 30159 Hannover | Sa 28.11. 08:00–12:00 | 985,00 €',
    ])
    expect(focusedRow()).toBe('NK-2026-004813')
    expect(document.querySelector('main header')?.textContent).toContain('Aufträge240')
    expect(document.querySelectorAll('h1').length).toBe(1)
    expect(footText()).toBe('Zeile 1 von 240')
    await expect.poll(address).toBe('/orders')
    await press('j', 'j', 'ArrowDown', 'k')
    expect(focusedRow()).toBe('NK-2026-004811')
    await expect.poll(address).toBe('/orders?row=NK-2026-004811')
    await press('Home')
    await expect.poll(focusedRow).toBe('NK-2026-004813')
    for (const [key, row] of [
      ['PageDown', 19],
      ['PageDown', 37],
      ['PageUp', 19],
      ['PageUp', 1],
      ['PageUp', 1],
      ['End', 240],
      ['PageDown', 240],
      ['PageUp', 222],
    ] as const) {
      await press(key)
      await expect.poll(footText).toBe(`Zeile ${row} von 240`)
    }
    await expect.poll(focusedRow).toBe('NK-2026-004592')
    await press('Home', 'j', 'PageUp')
    await expect.poll(focusedRow).toBe('NK-2026-004813')
    await press('j', 'PageDown', 'PageUp')
    await expect.poll(focusedRow).toBe('NK-2026-004812')
    // Before the row of one key is drawn the next one comes: it counts from where that one leads.
    for (const key of ['End', 'k', 'PageUp'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    await expect.poll(footText).toBe('Zeile 221 von 240')
  })

  test('on a row that is not loaded yet no key changes the one before; when the last order is deleted the cursor stays in its place', async () => {
    const app = await openList()
    const lastPage = holdAnswers(app.server, ({ url }) => url.searchParams.get('page') === '5')
    await press('End')
    await expect.poll(footText).toBe('Zeile 240 von 240')
    await expect.poll(lastPage.count).toBeGreaterThan(0)
    await press('+')
    await expect.poll(() => toasts()[0]).toBe('Zuerst einen Auftrag auswählen')
    await lastPage.release()
    await expect.poll(focusedRow).toBe('NK-2026-004574')
    expect((await app.server.store('nordkurs').find('orders', 'NK-2026-004813'))?.version).toBe(1)
    await expect.poll(address).toBe('/orders?row=NK-2026-004574&page=5')

    await press('k')
    const before = focusedRow()
    await press('j')
    const send = await colleague(app, 'admin@nordkurs.example')
    await app.server.store('nordkurs').patch('orders', 'NK-2026-004574', { status: 'CANCELLED' })
    expect((await send('DELETE', '/api/orders/NK-2026-004574')).status).toBeLessThan(300)
    await expect.poll(focusedRow).toBe(before)
    await expect.poll(footText).toBe('Zeile 239 von 239')
  })

  test('Space shows the order beside and moving on takes it along, Strg+Eingabe opens a panel with the focus, Eingabe its page', async () => {
    await openList()
    await press(' ')
    await expect.poll(panelTitles).toEqual(['NK-2026-004813'])
    expect(focusedRow()).toBe('NK-2026-004813')
    await press('j', 'j')
    await expect.poll(panelTitles).toEqual(['NK-2026-004811'])
    await expect.poll(address).toBe('/orders?panels=order:NK-2026-004811&row=NK-2026-004811')
    expect(focusedRow()).toBe('NK-2026-004811')
    await press('Escape')
    await expect.poll(panelTitles).toEqual([])
    await press('k', 'ctrl+Enter')
    await expect.poll(panelTitles).toEqual(['NK-2026-004812'])
    await expect.poll(() => document.activeElement?.closest('aside') !== null).toBe(true)
    await press('Escape')
    await expect.poll(panelTitles).toEqual([])
    await expect.poll(focusedRow).toBe('NK-2026-004812')
    await press('j', 'Enter')
    await expect.element(page.getByRole('heading', { level: 1, name: 'NK-2026-004811' })).toBeVisible()
    await expect.poll(address).toBe('/orders/NK-2026-004811')
    // What was opened is recent, what was passed by is not.
    const recents = Object.entries(localStorage).filter(([key]) => key.includes('recent-orders'))
    expect(recents.map(([, value]) => JSON.parse(value).value)).toEqual([['NK-2026-004811', 'NK-2026-004812']])
    await goBack()
    await expect.poll(focusedRow).toBe('NK-2026-004811')
  })
})

test('x ticks rows, Umschalt+j extends, the sums are told of each currency as they are now, and Esc peels layer after layer', async () => {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  await server.store('nordkurs').patch('orders', 'NK-2026-004812', { currency: 'PLN' })
  const app = await openList({ server })
  await press(' ', 'x', 'shift+j', 'j', 'x')
  await expect.poll(selectedRows).toEqual(['NK-2026-004813', 'NK-2026-004812', 'NK-2026-004811'])
  expect(stripText()).toContain('3 ausgewählt')
  expect(stripText()).toContain('2.540,00 € + 985,00 PLN netto')
  expect(document.querySelector('[role="group"][aria-label="3 ausgewählt"]')?.textContent).toBe(
    '3 ausgewähltStatussFahrzeugvFrachtführercMehr.Alle 240 im FilterStrg+AAufhebenEsc',
  )
  const send = await colleague(app, 'dispo@nordkurs.example')
  await send('PUT', '/api/orders/enhanced/NK-2026-004813/pricing', { customerPrice: 1100 })
  await expect.poll(stripText).toContain('2.590,00 € + 985,00 PLN netto')
  await press('Escape')
  await expect.poll(selectedRows).toEqual([])
  expect(panelTitles()).not.toEqual([])
  await press('Escape')
  await expect.poll(panelTitles).toEqual([])
  expect(stripText()).not.toContain('ausgewählt')
})

describe('filters and sort', () => {
  test('when nothing matches, says so and leads back', async () => {
    await openList({ path: '/orders?q=gibtesnicht' })
    await expect.element(page.getByRole('heading', { name: 'Kein Auftrag passt zu diesen Filtern' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Als CSV exportieren' }))
    await expect.poll(toasts).toContain('Keine Aufträge zum Exportieren')
    await press('shift+F')
    await expect.poll(() => numbers(1)).toEqual(['NK-2026-004813'])
  })

  test('Umschalt+s sorts by any column, also a hidden one; the cursor stays on its order, and the view goes there', async () => {
    await openList()
    await press('j', 'shift+S')
    await expect.element(page.getByRole('option', { name: 'Status', exact: true })).toBeVisible()
    await userEvent.keyboard('Status{Enter}')
    await expect.poll(filters).toEqual({ sort: 'status', dir: 'asc' })
    await expect.poll(() => new URLSearchParams(location.search).get('row')).toBe('NK-2026-004812')
    await expect.poll(() => document.querySelector('th[aria-sort]')?.textContent).toBe('Status')
    await press('shift+S')
    await expect.element(page.getByRole('option', { name: 'Gewicht' })).toBeVisible()
    await userEvent.keyboard('Gewicht{Enter}')
    await expect.poll(filters).toEqual({ sort: 'weight', dir: 'desc' })
    await press('shift+S')
    await expect.element(page.getByRole('option', { name: 'Auftrag', exact: true })).toBeVisible()
    await userEvent.keyboard('Auftrag{Enter}')
    await expect.poll(filters).toEqual({ sort: 'orderNumber', dir: 'desc' })
    await press('End')
    await expect.poll(footText).toBe('Zeile 240 von 240')
    await expect.poll(focusedRow).toBe('NK-2026-004574')
    await press('shift+S')
    await expect.element(page.getByRole('option', { name: 'Auftrag', exact: true })).toBeVisible()
    await userEvent.keyboard('Auftrag{Enter}')
    await expect.poll(footText).toBe('Zeile 1 von 240')
    await expect.poll(focusedRow).toBe('NK-2026-004574')
    const row = () => document.activeElement?.getBoundingClientRect().top ?? -1
    await expect.poll(row).toBeGreaterThan(100)
    expect(row()).toBeLessThan(300)
  })
})

test('a right click offers in parts what can be done with the row, and leaves out what is nothing for an order of its status', async () => {
  await openList({ path: '/orders?row=NK-2026-004796' })
  await userEvent.click(page.getByText('NK-2026-004796'), { button: 'right' })
  await expect.element(page.getByRole('menu')).toHaveAccessibleName('Aktionen: NK-2026-004796')
  const lines = () =>
    [...document.querySelectorAll('[role="menu"] [role="separator"], [role="menu"] [role="menuitem"]')].map(
      (line) => line.querySelector('span')?.textContent ?? '—',
    )
  // Whether it goes on by itself is known only once the rules are there.
  const settled = () => lines().filter((line) => line !== 'Auf „Disponiert“ setzen')
  await expect
    .poll(settled)
    .toEqual([
      'Status setzen …',
      'Stornieren …',
      'Transportstatus setzen …',
      'Ankunft oder Abfahrt eintragen …',
      '—',
      'Auf der Tafel einplanen',
      'Vorschläge …',
      'Frachtführer zuweisen …',
      'Fahrzeug zuweisen …',
      'Fahrer zuweisen …',
      '—',
      'Kunde ändern …',
      'Priorität setzen …',
      'Termine verschieben …',
      'Preise anpassen …',
      'Feld bearbeiten …',
      'Notiz bearbeiten',
      'Preise bearbeiten',
      '—',
      'Papiere drucken …',
      'Auftragsbestätigung senden …',
      'Transportauftrag zusenden …',
      'Fahrer informieren …',
      '—',
      'Als Text kopieren',
      'Reklamation erfassen …',
      'Dokumente hochladen',
      'Wiedervorlage …',
      'Auf der Karte zeigen',
      'Als neuen Auftrag kopieren',
      'Dauerauftrag aus Auftrag …',
      'Auftragsvorlage aus Auftrag …',
    ])
})
