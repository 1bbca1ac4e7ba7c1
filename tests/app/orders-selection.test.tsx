import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import {
  colleague,
  focusedRow,
  footText,
  numbers,
  openList,
  selectedRows,
  stripText,
  toasts,
} from './orders-support.tsx'
import { holdAnswers } from './reliability-support.tsx'

/** Ten times the seed: 2 400 orders for one tenant, so that "all in the filter" is a rule, and too many for paper. */
const manyOrders = () => createTestServer({ now: () => TEST_NOW, scale: 10 })

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

  test('above 1 000 matches it is a rule: at once, countable, and nothing that changes data runs; above 2 000 there is a file instead of paper', async () => {
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

    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await press('shift+D')
    const layer = page.getByRole('dialog', { name: 'Liste drucken' })
    const tooMany = `${grouped(total)} Aufträge sind zu viele zum Drucken`
    await expect.element(layer.getByRole('heading', { name: tooMany })).toBeVisible()
    await press('ctrl+p')
    expect(print).not.toHaveBeenCalled()
    const create = vi.spyOn(URL, 'createObjectURL')
    await userEvent.keyboard('{Enter}')
    await expect.poll(toasts).toContain(`${grouped(total)} Aufträge exportiert`)
    expect(create).toHaveBeenCalledTimes(1)
  })

  test('Esc ends the loading of the rows and keeps what was ticked before, and so does a failure, which is told', async () => {
    const app = await openList()
    await press('ctrl+a')
    await expect.poll(stripText).toContain('50 ausgewählt')
    const held = holdAnswers(app.server, ({ path }) => path === '/api/orders')
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
    await held.release()

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
    // Without Umschalt it is that row only.
    await userEvent.click(box(3))
    await expect.poll(selectedRows).toEqual(numbers(6).filter((number) => number !== numbers(6)[3]))
  })
})
