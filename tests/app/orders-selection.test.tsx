import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createMockServer } from '#mock-server/index.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import {
  colleague,
  filters,
  focusedRow,
  footText,
  numbers,
  openList,
  selectedRows,
  stripText,
  toasts,
} from './orders-support.tsx'
import { holdAnswers } from './reliability-support.tsx'

/** 20 times the seed: 4 800 orders for one tenant, so that "all in the filter" is a rule. */
const manyOrders = () => createMockServer({ now: () => TEST_NOW, scale: 20 })

async function openMany() {
  const server = manyOrders()
  const asked: string[] = []
  const fetch: typeof server.fetch = (input, init) => {
    asked.push(input instanceof Request ? input.url : String(input))
    return server.fetch(input, init)
  }
  await openApp({ path: '/orders', account: 'dispo@nordkurs.example', server: { ...server, fetch } })
  await expect.poll(focusedRow).toBeTruthy()
  const total = Number(/von ([\d.]+)$/.exec(footText() ?? '')?.[1]?.replaceAll('.', ''))
  expect(total).toBeGreaterThan(1000)
  return { asked, total }
}

const grouped = (count: number) => count.toLocaleString('de-DE')
const bulkButtons = () =>
  [...document.querySelectorAll<HTMLElement>('[role="group"][aria-label$="ausgewählt"] button')].map((button) => [
    button.textContent,
    button.getAttribute('aria-disabled') ?? 'false',
  ])
const row = (index: number) => document.querySelector<HTMLElement>(`main tr[data-index="${index}"]`)

describe('a selection over pages', () => {
  test('up to 1 000 matches: all rows are held, also those never seen, and they survive sorting and scrolling', async () => {
    const app = await openList()
    await press('ctrl+a')
    await expect.poll(stripText).toContain('50 ausgewählt')
    await press('ctrl+a')
    await expect.poll(stripText).toContain('240 ausgewählt')
    const orders = await app.server.store('nordkurs').all('orders')
    const cents = orders.reduce((sum, { customerPrice = 0 }) => sum + Math.round(customerPrice * 100), 0)
    const amount = (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 })
    expect(stripText()).toContain(`${amount} € netto`)
    await press('x')
    await expect.poll(stripText).toContain('239 ausgewählt')
    await press('End')
    await expect.poll(focusedRow).toBe('NK-2026-004574')
    expect(row(239)?.hasAttribute('data-selected')).toBe(true)
    await press('shift+S')
    await expect.element(page.getByRole('option', { name: 'Kunde' })).toBeVisible()
    await userEvent.keyboard('Kunde{Enter}')
    await expect.poll(() => document.querySelector('th[aria-sort]')?.textContent).toBe('Kunde')
    expect(stripText()).toContain('239 ausgewählt')
  })

  test('the sums are those of each currency, of the orders as they are now', async () => {
    const server = createMockServer({ now: () => TEST_NOW })
    await server.ready
    await server.store('nordkurs').patch('orders', 'NK-2026-004812', { currency: 'PLN' })
    await openList({ server })
    await press('x', 'j', 'x')
    await expect.poll(stripText).toContain('1.050,00 € + 985,00 PLN netto')
    const send = await colleague({ server } as OpenApp, 'dispo@nordkurs.example')
    await send('PUT', '/api/orders/enhanced/NK-2026-004813/pricing', { customerPrice: 1100 })
    await expect.poll(stripText).toContain('1.100,00 € + 985,00 PLN netto')
  })

  test('all in the filter are all, also after one has come in while the first page was out of view', async () => {
    const app = await openList({ path: '/orders?status=CREATED,CONFIRMED,ASSIGNED,IN_TRANSIT,DELIVERED,BILLED' })
    const store = app.server.store('nordkurs')
    const total = () => Number(/von (\d+)$/.exec(footText() ?? '')?.[1])
    const before = total()
    await press('End')
    await expect.poll(() => row(before - 1)?.hasAttribute('aria-busy')).toBe(false)
    const cancelled = await store.all('orders', { status: 'CANCELLED' })
    const newest = cancelled.toSorted((one, other) => (one.id < other.id ? 1 : -1))[0]
    await store.patch('orders', newest?.id ?? '', { status: 'CREATED' })
    const send = await colleague(app, 'dispo@nordkurs.example')
    await send('PUT', '/api/orders/NK-2026-004812', { internalNotes: 'Rückruf' })
    await expect.poll(total).toBe(before + 1)
    await press('ctrl+a', 'ctrl+a')
    await expect.poll(stripText).toContain(`${before + 1} ausgewählt`)
  })

  test('another filter drops it', async () => {
    await openList()
    await press('x', 'j', 'x')
    await expect.poll(stripText).toContain('2 ausgewählt')
    await press('f')
    await expect.element(page.getByRole('dialog', { name: 'Aufträge filtern' })).toBeVisible()
    await userEvent.keyboard('Hamburg{Enter}')
    await expect.poll(filters).toEqual({ q: 'Hamburg' })
    await expect.poll(selectedRows).toEqual([])
    expect(stripText()).not.toContain('ausgewählt')
  })

  test('above 1 000 matches it is a rule: at once, countable, and nothing that changes data runs', async () => {
    const { asked, total } = await openMany()
    await press('ctrl+a', 'ctrl+a')
    await expect.poll(stripText).toContain(`${grouped(total)} ausgewählt`)
    expect(stripText()).not.toContain('netto')
    expect(asked.filter((query) => query.includes('limit=500'))).toEqual([])
    expect(bulkButtons()).toEqual([
      ['Statuss', 'true'],
      ['Fahrzeugv', 'true'],
      ['Frachtführerc', 'true'],
      ['Mehr.', 'true'],
      ['AufhebenEsc', 'false'],
    ])
    await press('s')
    await expect.poll(toasts).toContain('Höchstens 1.000 Aufträge auf einmal – bitte enger filtern')
    expect(document.querySelector('dialog[open]')).toBe(null)
    // Rows taken out and put back, in and out of sight.
    await press('x')
    await expect.poll(stripText).toContain(`${grouped(total - 1)} ausgewählt`)
    expect(row(0)?.hasAttribute('data-selected')).toBe(false)
    expect(row(1)?.hasAttribute('data-selected')).toBe(true)
    await press('End')
    await expect.poll(() => row(total - 1)?.hasAttribute('data-selected')).toBe(true)
    await press('Home')
    await expect.poll(() => row(0)?.hasAttribute('data-selected')).toBe(false)
    await press('x')
    await expect.poll(stripText).toContain(`${grouped(total)} ausgewählt`)
    await press('Escape')
    await expect.poll(selectedRows).toEqual([])
  })

  test('Esc ends the loading of the rows and keeps what was ticked before', async () => {
    const app = await openList()
    await press('ctrl+a')
    await expect.poll(stripText).toContain('50 ausgewählt')
    holdAnswers(app.server, ({ path }) => path === '/api/orders')
    await press('ctrl+a')
    await expect
      .poll(() => document.querySelector('main [role="progressbar"]')?.getAttribute('aria-valuemax'))
      .toBe('240')
    expect(document.querySelector('main')?.textContent).toContain('lädt … 0 von 240')
    await press('Escape')
    await expect.poll(toasts).toContain('Auswahl abgebrochen')
    expect(document.querySelector('main [role="progressbar"]')).toBe(null)
    expect(stripText()).toContain('50 ausgewählt')
    await press('Escape')
    await expect.poll(selectedRows).toEqual([])
  })

  test('what fails while loading is told and changes nothing', async () => {
    const app = await openList()
    await press('x')
    app.server.faults.fail('orders.list', 403, { times: 1, body: { message: 'Kein Zugriff' } })
    await userEvent.click(page.getByRole('button', { name: /Alle 240 im Filter/ }))
    await expect.poll(toasts).toContain('Nicht alle Aufträge geladen: Kein Zugriff')
    expect(stripText()).toContain('1 ausgewählt')
  })
})

describe('with the mouse', () => {
  test('Umschalt and a click take all rows in between, wherever in the row, and start from the same row again', async () => {
    await openList()
    const [first, , third, , , sixth] = numbers(6)
    row(2)?.focus()
    expect(focusedRow()).toBe(third)
    const cell = (index: number) => page.elementLocator(row(index)!.querySelectorAll('td')[3]!)
    await userEvent.click(cell(5), { modifiers: ['Shift'] })
    await expect.poll(selectedRows).toEqual(numbers(6).slice(2))
    await expect.poll(focusedRow).toBe(sixth)
    const box = (index: number) => page.elementLocator(row(index)!.querySelector('input')!)
    await userEvent.click(box(0), { modifiers: ['Shift'] })
    await expect.poll(selectedRows).toEqual(numbers(6))
    expect(row(0)?.querySelector('input')?.checked).toBe(true)
    await expect.poll(focusedRow).toBe(first)
    expect(String(getSelection())).toBe('')
    expect(document.querySelectorAll('aside').length).toBe(0)
  })

  test('a click on a box without Umschalt ticks that row only', async () => {
    await openList()
    await userEvent.click(page.elementLocator(row(3)!.querySelector('input')!))
    await expect.poll(selectedRows).toEqual([numbers(4)[3]])
  })
})
