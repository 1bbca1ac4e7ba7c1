import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { goBack, press } from '#tests/support/keyboard.ts'
import { createMockServer } from '#mock-server/index.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
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
  test('shows the newest orders first, says how many there are, and the first row has the focus', async () => {
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
  })

  test('moves by letters, arrows, pages and to both ends, and notes the row in the URL', async () => {
    await openList()
    await press('j', 'j', 'ArrowDown', 'k')
    expect(focusedRow()).toBe('NK-2026-004811')
    await expect.poll(address).toBe('/orders?row=NK-2026-004811')
    await press('End')
    await expect.poll(footText).toBe('Zeile 240 von 240')
    await expect.poll(focusedRow).toBe('NK-2026-004574')
    await press('Home')
    await expect.poll(focusedRow).toBe('NK-2026-004813')
  })

  test('Bild↓ and Bild↑ go by what is seen, 18 rows, and stop at both ends', async () => {
    await openList()
    const [first, second] = numbers(2)
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
    await expect.poll(focusedRow).toBe(first)
    await press('j', 'PageDown', 'PageUp')
    await expect.poll(focusedRow).toBe(second)
  })

  test('keys that come quicker than rows are drawn count from where the last one leads', async () => {
    await openList()
    for (const key of ['End', 'k', 'PageUp'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    await expect.poll(footText).toBe('Zeile 221 von 240')
  })

  test('finds the row of a copied link again, also on a later page', async () => {
    await openList({ path: '/orders?row=NK-2026-004574&page=5' })
    await expect.poll(focusedRow).toBe('NK-2026-004574')
    expect(footText()).toBe('Zeile 240 von 240')
  })

  test('on a row that is not loaded yet no key changes the one before', async () => {
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
  })

  test('the cursor stays in its place when its order, the last one, is deleted', async () => {
    const app = await openList()
    await press('End')
    await expect.poll(focusedRow).toBe('NK-2026-004574')
    await press('k')
    const before = focusedRow()
    await press('j')
    const send = await colleague(app, 'admin@nordkurs.example')
    await app.server.store('nordkurs').patch('orders', 'NK-2026-004574', { status: 'CANCELLED' })
    expect((await send('DELETE', '/api/orders/NK-2026-004574')).status).toBeLessThan(300)
    await expect.poll(focusedRow).toBe(before)
    await expect.poll(footText).toBe('Zeile 239 von 239')
  })

  test('Space shows the order beside, the focus stays, and moving on takes the panel along', async () => {
    await openList()
    await press(' ')
    await expect.poll(panelTitles).toEqual(['NK-2026-004813'])
    expect(focusedRow()).toBe('NK-2026-004813')
    await press('j', 'j')
    await expect.poll(panelTitles).toEqual(['NK-2026-004811'])
    await expect.poll(address).toBe('/orders?panels=order:NK-2026-004811&row=NK-2026-004811')
    expect(focusedRow()).toBe('NK-2026-004811')
  })

  test('Ctrl+Enter opens one more panel with the focus; Esc gives the focus back to the row', async () => {
    await openList()
    await press('j', 'ctrl+Enter')
    await expect.poll(panelTitles).toEqual(['NK-2026-004812'])
    await expect.poll(() => document.activeElement?.closest('aside') !== null).toBe(true)
    await press('Escape')
    await expect.poll(panelTitles).toEqual([])
    await expect.poll(focusedRow).toBe('NK-2026-004812')
  })

  test('Enter opens the order, Back leads to the same row', async () => {
    await openList()
    await press('j', 'j', 'Enter')
    await expect.element(page.getByRole('heading', { level: 1, name: 'NK-2026-004811' })).toBeVisible()
    await expect.poll(address).toBe('/orders/NK-2026-004811')
    await goBack()
    await expect.poll(focusedRow).toBe('NK-2026-004811')
  })
})

describe('selecting', () => {
  test('ticks rows, extends, tells the sums, and Esc peels one layer after the other', async () => {
    await openList()
    await press(' ', 'x', 'shift+j', 'j', 'x')
    await expect.poll(selectedRows).toEqual(['NK-2026-004813', 'NK-2026-004812', 'NK-2026-004811'])
    expect(stripText()).toContain('3 ausgewählt')
    expect(stripText()).toContain('3.525,00 € netto')
    expect(document.querySelector('[role="group"][aria-label="3 ausgewählt"]')?.textContent).toBe(
      '3 ausgewähltStatussFahrzeugvFrachtführercMehr.Alle 240 im FilterStrg+AAufhebenEsc',
    )
    await press('Escape')
    await expect.poll(selectedRows).toEqual([])
    expect(panelTitles()).not.toEqual([])
    await press('Escape')
    await expect.poll(panelTitles).toEqual([])
    expect(stripText()).not.toContain('ausgewählt')
  })

  test('Ctrl+A takes the loaded rows, a second time all in the filter', async () => {
    await openList()
    await press('ctrl+a')
    await expect.poll(stripText).toContain('50 ausgewählt')
    await press('ctrl+a')
    await expect.poll(stripText).toContain('240 ausgewählt')
  })
})

describe('filters and sort', () => {
  test('stand in the URL and as chips', async () => {
    await openList({ path: '/orders?status=CONFIRMED,ASSIGNED&plz=20-29&sort=pickupDate&dir=asc' })
    const chips = [...document.querySelectorAll('[role="group"][aria-label="Filter"] button')].map(
      (chip) => chip.textContent,
    )
    expect(chips).toEqual([
      'Status: Bestätigt, Disponiert',
      '',
      'Von oder nach: PLZ 20–29',
      '',
      'Filterf',
      'Filter zurücksetzenUmschalt+f',
    ])
    expect(document.querySelector('th[aria-sort]')?.textContent).toBe('Beladung')
    expect(document.querySelector('main header')?.textContent).toMatch(/^Aufträge\d+ von 240/)
    const places = tableText(12).map((row) => row.split(' | ').slice(1, 4).join(' '))
    expect(places.length).toBeGreaterThan(2)
    expect(places.filter((place) => !/^(Bestätigt|Disponiert).* 2\d{4} /.test(place))).toEqual([])
    await press('shift+F')
    await expect.poll(() => document.querySelector('main header')?.textContent).toMatch(/^Aufträge240/)
    await expect.poll(filters).toEqual({ sort: 'pickupDate', dir: 'asc' })
  })

  test('f whose form cannot be fetched says so, and list and selection stay', async () => {
    const missing = new Error('Failed to fetch dynamically imported module')
    const { filterDialog } = await import('#src/records/filters/late-filter-dialog.ts')
    await openList()
    await press('x')
    const preload = vi.spyOn(filterDialog, 'preload').mockRejectedValueOnce(missing)
    onTestFinished(() => preload.mockRestore())
    await press('f')
    await expect.poll(toasts).toContain('Konnte nicht geladen werden – bitte die Seite neu laden')
    expect(selectedRows()).toEqual(['NK-2026-004813'])
    await press('f')
    await expect.element(page.getByRole('dialog', { name: 'Aufträge filtern' })).toBeVisible()
  })

  test('f opens them as a form; dates are typed as people type them', async () => {
    await openList()
    await press('f')
    const dialog = page.getByRole('dialog', { name: 'Aufträge filtern' })
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('Hamburg')
    const day = dialog.getByLabelText('Beladung')
    await userEvent.fill(day, 'mo')
    await expect.element(dialog.getByText('Verstanden: Mo 23.11.2026')).toBeVisible()
    await userEvent.fill(day, 'ab mo')
    await expect.element(dialog.getByText('Verstanden: ab Mo 23.11.2026')).toBeVisible()
    await userEvent.fill(day, 'mo bis so')
    await expect.element(dialog.getByText('Verstanden: Mo 23.11.–So 29.11.2026')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(filters).toEqual({ q: 'Hamburg', from: '2026-11-23', to: '2026-11-29' })
    await expect.element(page.getByRole('button', { name: 'Beladung: KW 48' })).toBeVisible()
    await expect.poll(() => document.activeElement?.getAttribute('data-index')).toBe('0')
  })

  test('what cannot be read keeps the form open and says why', async () => {
    await openList()
    await press('f')
    const dialog = page.getByRole('dialog', { name: 'Aufträge filtern' })
    await userEvent.fill(dialog.getByLabelText('Beladung'), 'bald')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByText('Kein Datum: mo, +2, 24.11. oder KW 48 eingeben')).toBeVisible()
    await expect.poll(address).toBe('/orders')
  })

  test('when nothing matches, says so and leads back', async () => {
    await openList({ path: '/orders?q=gibtesnicht' })
    await expect.element(page.getByRole('heading', { name: 'Kein Auftrag passt zu diesen Filtern' })).toBeVisible()
    await press('shift+F')
    await expect.poll(() => numbers(1)).toEqual(['NK-2026-004813'])
  })

  test('another sort takes the view along to where the order now stands', async () => {
    await openList()
    await press('End')
    await expect.poll(footText).toBe('Zeile 240 von 240')
    await expect.poll(focusedRow).toBeTruthy()
    const number = focusedRow()
    await press('shift+s')
    await expect.poll(() => document.querySelectorAll('dialog [role="option"]').length).toBeGreaterThan(5)
    await userEvent.keyboard('Auftrag{Enter}')
    await expect.poll(footText).toBe('Zeile 1 von 240')
    await expect.poll(focusedRow).toBe(number)
    const row = () => document.activeElement?.getBoundingClientRect().top ?? -1
    await expect.poll(row).toBeGreaterThan(100)
    expect(row()).toBeLessThan(300)
  })

  test('Umschalt+s sorts by another column and the cursor stays on its order', async () => {
    await openList()
    await press('j', 'shift+S')
    await expect.element(page.getByRole('option', { name: 'Status', exact: true })).toBeVisible()
    await userEvent.keyboard('Status{Enter}')
    await expect.poll(filters).toEqual({ sort: 'status', dir: 'asc' })
    await expect.poll(() => new URLSearchParams(location.search).get('row')).toBe('NK-2026-004812')
    await expect.poll(() => document.querySelector('th[aria-sort]')?.textContent).toBe('Status')
  })
})

describe('states', () => {
  test('a failed load says what the catalogue says, and r tries again', async () => {
    const server = createMockServer({ now: () => TEST_NOW })
    server.faults.fail('orders.list', 403, { times: 1, body: {} })
    await openApp({ path: '/orders', account: 'dispo@nordkurs.example', server })
    await expect.element(page.getByRole('alert')).toHaveTextContent('Aufträge konnten nicht geladen werden')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load orders')
    await press('r')
    await expect.poll(() => numbers(1)).toEqual(['NK-2026-004813'])
  })

  test('an order that does not exist says so verbatim', async () => {
    await openApp({ path: '/orders/NK-2026-999999', account: 'dispo@nordkurs.example' })
    await expect
      .element(page.getByRole('heading', { name: 'Auftrag NK-2026-999999 wurde nicht gefunden' }))
      .toBeVisible()
  })

  test('who may only read sees the list without any tool to change it', async () => {
    await openList({ account: 'gast@nordkurs.example' })
    await press('x')
    await expect.poll(selectedRows).toEqual(['NK-2026-004813'])
    expect(document.querySelector('[role="group"][aria-label="1 ausgewählt"]')?.textContent).toBe(
      '1 ausgewähltMehr.Alle 240 im FilterStrg+AAufhebenEsc',
    )
  })
})

describe('the order workspace', () => {
  test('an old address for a new order leads to the list with the wizard, which has the keyboard', async () => {
    await openApp({ path: '/order/create', account: 'dispo@nordkurs.example' })
    await expect.poll(panelTitles).toEqual(['Auftrag anlegen'])
    await expect.poll(() => document.activeElement?.closest('aside') !== null).toBe(true)
    await expect.poll(address).toBe('/orders/workspace?panels=wizard')
    await expect.poll(() => numbers(1)).toEqual(['NK-2026-004813'])
  })

  test('opens the wizard by itself, without an entry in the history', async () => {
    await openApp({ path: '/orders/workspace', account: 'dispo@nordkurs.example' })
    const before = history.length
    await expect.poll(address).toBe('/orders/workspace?panels=wizard')
    expect(history.length).toBe(before)
  })
})

test('a right click offers what can be done with the row', async () => {
  await openList({ path: '/orders?row=NK-2026-004796' })
  await userEvent.click(page.getByText('Leinetal Getränke Vertriebs GmbH').nth(2), { button: 'right' })
  await expect.element(page.getByRole('menuitem', { name: 'Status setzen …', exact: true })).toBeVisible()
  expect(document.querySelector('[role="menu"]')?.getAttribute('aria-label')).toMatch(/^Aktionen: NK-2026-00\d{4}$/)
})

test('the menu of a row is in parts and leaves out what is nothing for an order of its status', async () => {
  await openList({ path: '/orders?row=NK-2026-004796' })
  await userEvent.click(page.getByText('NK-2026-004796'), { button: 'right' })
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

test('an opened order is remembered as recent, one that was passed by is not', async () => {
  await openList()
  await press(' ', 'j')
  await expect.poll(panelTitles).toEqual(['NK-2026-004812'])
  await press('j', 'Enter')
  await expect.element(page.getByRole('heading', { level: 1, name: 'NK-2026-004811' })).toBeVisible()
  const stored = Object.entries(localStorage).filter(([key]) => key.includes('recent-orders'))
  expect(stored.map(([, value]) => JSON.parse(value).value)).toEqual([['NK-2026-004811']])
})
