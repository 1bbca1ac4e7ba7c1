import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'

const list = (name: string) => page.getByRole('list', { name, exact: true })
const running = page.getByRole('table', { name: 'Laufende Transporte' })
const region = (name: string) => page.getByRole('region', { name, exact: true })

/** The text of the row with the focus, and the list it stands in. */
function focused(): { list: string | null; index: string | undefined } {
  const row = document.activeElement?.closest<HTMLElement>('[data-index]')
  const list = row?.closest('ul, table')?.getAttribute('aria-label') ?? null
  return { list, index: row?.dataset['index'] }
}

const panels = () => new URL(location.href).searchParams.get('panels')

async function openDispatch(account = 'dispo@nordkurs.example') {
  const app = await openApp({ account })
  await expect.element(list('Arbeitsvorrat')).toBeVisible()
  await expect.poll(focused).toEqual({ list: 'Arbeitsvorrat', index: '0' })
  return app
}

test('starts in the work list on the order with the earliest pickup, draws what is in view, and a step changes two rows; moves with j, k and w, shows orders and transports beside by Leertaste, Eingabe and a click, and offers the next statuses', async () => {
  const app = await openDispatch()
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dispo' })).toBeVisible()
  const over = ['DELIVERED', 'BILLED', 'CANCELLED']
  const orders = await app.server.store('nordkurs').all('orders')
  const free = orders.filter((one) => !one.carrierId && !one.assignedVehicleId && !over.includes(one.status))
  const days = free.map(({ pickupDate = '9' }) => pickupDate).toSorted()
  const shown = () => {
    const links = [...list('Arbeitsvorrat').element().querySelectorAll('a[href^="/orders/"]')]
    const ids = links.map((link) => link.getAttribute('href')?.replace('/orders/', ''))
    return ids.map((id) => free.find((order) => order.id === id)?.pickupDate)
  }
  await expect.poll(() => shown().length).toBeGreaterThan(5)
  await expect.poll(() => shown().join()).toBe(days.slice(0, shown().length).join())
  await expect.element(running).toBeVisible()
  await expect.element(list('Störungen und Hinweise')).toBeVisible()
  expect(app.element.querySelectorAll('*').length).toBeLessThan(1300)
  expect(app.element.querySelectorAll('[data-index]').length).toBeLessThan(60)
  const changed = new Set<Element | null>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records) if (target !== list('Arbeitsvorrat').element()) changed.add(rowOf(target))
  })
  observer.observe(list('Arbeitsvorrat').element(), { attributes: true, childList: true, subtree: true })
  await press('j')
  expect(focused()).toEqual({ list: 'Arbeitsvorrat', index: '1' })
  await expect.poll(() => changed.size).toBe(2)
  observer.disconnect()

  // With its rows: an empty list is not gone to.
  await expect.poll(() => document.querySelectorAll('table [data-index]').length).toBeGreaterThan(1)
  await press('j', 'k')
  expect(focused()).toEqual({ list: 'Arbeitsvorrat', index: '1' })
  await press('w', '4')
  await expect.poll(focused).toEqual({ list: 'Laufende Transporte', index: '0' })
  await press('j')
  await expect.poll(focused).toEqual({ list: 'Laufende Transporte', index: '1' })
  await press('w', '3')
  await expect.poll(focused).toEqual({ list: 'Störungen und Hinweise', index: '0' })
  await press('w', '1')
  await expect.poll(focused).toEqual({ list: 'Arbeitsvorrat', index: '1' })
  await press('k')
  await press(' ')
  await expect.poll(panels).toMatch(/^order:NK-2026-\d{6}$/)
  const first = panels()
  expect(focused()).toEqual({ list: 'Arbeitsvorrat', index: '0' })
  await press('j')
  await expect.poll(panels).not.toBe(first)
  await expect.poll(panels).toMatch(/^order:NK-2026-\d{6}$/)
  expect(focused()).toEqual({ list: 'Arbeitsvorrat', index: '1' })
  await press('Escape')
  await expect.poll(panels).toBeNull()
  await expect.element(running).toBeVisible()
  await press('w', '4', 'Enter')
  await expect.poll(panels).toMatch(/^transport:tra-/)
  await press('Escape')
  await expect.poll(panels).toBeNull()
  await press('w', '4', 's')
  await expect.element(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await press('Escape')
  await expect.poll(focused).toMatchObject({ list: 'Laufende Transporte' })
  const link = list('Arbeitsvorrat').getByRole('link').nth(2)
  const id = link.element().getAttribute('href')?.replace('/orders/', '')
  await link.click()
  await expect.poll(panels).toBe(`order:${id}`)
  expect(focused()).toEqual({ list: 'Arbeitsvorrat', index: '2' })
})

test('says what could not be loaded and leaves the other lists at work, and the panel of a copied link as it is', async () => {
  const server = createTestServer({ now: () => TEST_NOW })
  server.faults.fail('orders.list', 403, { times: 1, body: { message: 'Failed to load orders' } })
  const path = '/dispatcher?panels=order:NK-2026-004711'
  await openApp({ account: 'dispo@nordkurs.example', server, path })
  await expect.element(page.getByRole('heading', { name: 'Arbeitsvorrat konnte nicht geladen werden' })).toBeVisible()
  await expect.element(page.getByRole('grid', { name: 'Plantafel' })).toBeVisible()
  await press('r')
  await expect.element(list('Arbeitsvorrat')).toBeVisible()
  await press('w', '1')
  await expect.poll(focused).toEqual({ list: 'Arbeitsvorrat', index: '0' })
  await press('j')
  await expect.poll(focused).toEqual({ list: 'Arbeitsvorrat', index: '1' })
  await expect.poll(panels).toBe('order:NK-2026-004711')
})

const REASON = 'Diese Liste kann das nicht'

test('what goes wrong now is counted, and its word leads to the alerts: one is taken away, another one has the focus then, is read, and says where it is about no record; each list says of each key what it cannot do, and so do the palette and the overview of keys', async () => {
  const app = await openDispatch()
  await expect.poll(() => figures()['Aktive Störungen']).toBe('8')
  await expect.element(list('Störungen und Hinweise')).toBeVisible()
  const word = region('Kennzahlen').getByRole('button', { name: 'Aktive Störungen' })
  word.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toEqual({ list: 'Störungen und Hinweise', index: '0' })
  const titles = () =>
    [...app.element.querySelectorAll('[aria-label="Störungen und Hinweise"] li .truncate.block')]
      .map((row) => row.textContent)
      .slice(0, 6)
  // Two lines each: three alerts are in view at the least.
  await expect.poll(() => titles().length).toBe(6)
  const before = titles()
  await press('w', '3', 'j', 'Delete')
  const others = before.filter((_title, index) => index !== 2 && index !== 3)
  await expect.poll(() => titles().slice(0, 4)).toEqual(others)
  await expect.poll(focused).toEqual({ list: 'Störungen und Hinweise', index: '1' })
  const unread = () =>
    /(\d+) ungelesen/.exec(document.querySelector('[data-dispatch="alerts"]')?.textContent ?? '')?.[1]
  const count = Number(unread())
  await press('Home', 'm')
  await expect.poll(unread).toBe(String(count - 1))
  await press('Home')
  // What goes wrong comes first, what is only to be known last.
  await expect.poll(() => document.activeElement?.textContent).toContain('Störung')
  const here = () => document.activeElement?.textContent ?? ''
  for (let step = 0; step < 20 && !here().includes('Viele aktive Transporte'); step += 1) await press('j')
  expect(here()).toContain('Viele aktive Transporte')
  const said = () => document.querySelector<HTMLElement>('[aria-label="Meldungen"]')?.innerText ?? ''
  await press(' ')
  await expect.poll(said).toContain('Zu dieser Zeile gibt es keinen Datensatz')
  await expect.poll(panels).toBeNull()

  for (const [digit, keys] of [
    ['1', { C: 'Spalten …', E: 'Als CSV exportieren' }],
    ['4', { x: 'Auswählen', f: 'Filtern …' }],
    ['3', { 'ctrl+a': 'Alle auswählen' }],
  ] as const) {
    await press('w', digit)
    const before = focused()
    for (const [key, title] of Object.entries(keys)) {
      await press(key)
      await expect.poll(said).toContain(title)
      expect(said()).toContain(REASON)
    }
    expect(focused()).toEqual(before)
  }
  await press('w', '1', 'ctrl+k')
  await userEvent.fill(page.getByRole('combobox'), 'Spalten')
  await expect.element(page.getByRole('option', { name: 'Spalten …' })).toHaveTextContent(REASON)
  await press('Escape')
  await expect.poll(focused).toEqual({ list: 'Arbeitsvorrat', index: '0' })
  await press('?')
  await expect.element(page.getByRole('dialog')).toHaveTextContent(`Spalten …Umschalt+c${REASON}`)
})

test('tells somebody who only reads orders whose the transports are, without a failure, and lets them plan nothing', async () => {
  const server = createTestServer({ now: () => TEST_NOW })
  server.faults.fail('transports.list', 500)
  await openApp({ account: 'gast@nordkurs.example', server })
  await expect.element(list('Arbeitsvorrat')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Nur für die Disposition' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Nur für Disposition, Vertrieb und Finanzen' })).toBeVisible()
  await expect.poll(() => figures()['Aktive Störungen']).toBe('8')
  expect(region('Kennzahlen').getByRole('button').elements()).toHaveLength(0)
  await press('w', '4')
  await expect.poll(focused).toEqual({ list: 'Arbeitsvorrat', index: '0' })
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  // Nor do they plan.
  await expect.element(page.getByText('Nur ansehen')).toBeVisible()
  await press('w', '2')
  await expect.poll(() => document.activeElement?.matches('[data-dispatch="board"] *')).toBe(true)
  await press('m', 'Delete', 't', 'ctrl+x')
  expect(document.querySelector('[data-carry-preview], dialog[open]')).toBeNull()
})

test('shows what the plain metrics tell where the statistics fail, without stand-ins', async () => {
  const server = createTestServer({ now: () => TEST_NOW })
  server.faults.fail('statistics.dashboard', 403)
  await openApp({ account: 'dispo@nordkurs.example', server })
  await expect.element(page.getByText('Partial data loaded - some features may be limited')).toBeVisible()
  expect(figures()['Kosten je km']).toBe('–')
  expect(figures()['Pünktlichkeit']).toMatch(/^\d+(,\d)? %$/)
})

test('marks the stand-ins where both calls fail', async () => {
  const server = createTestServer({ now: () => TEST_NOW })
  server.faults.fail('statistics.dashboard', 403)
  server.faults.fail('statistics.metrics', 403, { body: {} })
  await openApp({ account: 'dispo@nordkurs.example', server })
  await expect.element(page.getByText('Kennzahlen konnten nicht geladen werden')).toBeVisible()
  await expect.element(page.getByText('Failed to fetch metrics')).toBeVisible()
  const mark = 'ErsatzwertErsatzwert, noch kein echter Wert'
  await expect.poll(figures).toEqual({
    'Aktive Störungen': '8',
    'Freie Fahrzeuge': '–',
    'Aktive Transporte': '–',
    Ladungen: `1.247${mark}`,
    Pünktlichkeit: `94,2 %${mark}`,
    Abschlussquote: '–',
    Auslastung: `78,5 %${mark}`,
    'Ø Laufzeit': '–',
    'Kosten je km': `2,30 €${mark}`,
    Gesamtumsatz: '–',
  })
})

function figures(): Record<string, string> {
  const terms = region('Kennzahlen').element().querySelectorAll('dt')
  return Object.fromEntries([...terms].map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']))
}

test('a ticked order that gets a carrier leaves list and selection; ticked ones are counted, and Esc lets them go before it closes a panel', async () => {
  await openDispatch()
  const routes = () => [...list('Arbeitsvorrat').element().querySelectorAll('li a')].map((link) => link.textContent)
  const [first, , third] = routes()
  await press('j', 'x')
  await expect.poll(ticked).toBe('1 ausgewählt')
  await press('c')
  await expect.element(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await press('Enter')
  await expect.poll(() => routes().slice(0, 2)).toEqual([first, third])
  await expect.poll(focused).toEqual({ list: 'Arbeitsvorrat', index: '1' })
  await expect.poll(ticked).toBeUndefined()
  await press('Home')
  await press('x', 'J')
  await expect.poll(ticked).toBe('2 ausgewählt')
  await press(' ')
  await expect.poll(panels).toMatch(/^order:/)
  await press('Escape')
  await expect.poll(ticked).toBeUndefined()
  await expect.poll(panels).toMatch(/^order:/)
  await press('ctrl+a')
  const all = /\d+/.exec(document.querySelector('[data-dispatch="work"] header')?.textContent ?? '')?.[0]
  await expect.poll(ticked).toBe(`${all} ausgewählt`)
  await press('shift+t')
  await expect.element(page.getByRole('dialog', { name: `Termine verschieben · ${all} Aufträge` })).toBeVisible()
})

/** How many rows are ticked, as the foot says it. */
const ticked = () =>
  document.querySelector('[data-dispatch="work"] [role="group"]')?.getAttribute('aria-label') ?? undefined

const rowOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('[data-index]') ?? null
