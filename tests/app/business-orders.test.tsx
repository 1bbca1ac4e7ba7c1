import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { filters } from './orders-support.tsx'

const rows = () => [...document.querySelectorAll('main tr[data-index]')]
/** What stands in a row, behind its box. */
const cells = (row: Element | undefined) =>
  [...(row?.querySelectorAll('td') ?? [])].slice(1).map((cell) => cell.textContent)
const progress = (row: Element | undefined) =>
  row?.querySelector('[role="progressbar"]')?.getAttribute('aria-valuetext')
const number = (row: Element | undefined) => cells(row)[0]
const rowOf = (wanted: string) => rows().find((row) => number(row) === wanted)
const focusedRow = () => number(document.activeElement?.closest('tr[data-index]') ?? undefined)
const head = () => document.querySelector('main header')?.textContent
/** Title and count. */
const count = () => {
  const title = document.querySelector('main h1')
  return `${title?.textContent}${title?.nextElementSibling?.textContent}`
}

async function openBusiness(options: Parameters<typeof openApp>[0] = {}) {
  const app = await openApp({ path: '/business/orders', account: 'dispo@nordkurs.example', ...options })
  await expect.poll(() => focusedRow() ?? document.querySelector('main h2')?.textContent).toBeTruthy()
  return app
}

const backend = () => createTestServer({ now: () => TEST_NOW })

/** An order as a server may send it. */
const sent = (orderNumber: string, status: unknown, more: object = {}) => ({
  id: orderNumber,
  order_number: orderNumber,
  status,
  created_at: `2026-11-23T10:00:0${orderNumber.at(-1)}.000Z`,
  ...more,
})

describe('the list', () => {
  test('shows the own orders, the newest first, each with step, percent and label of the workflow', async () => {
    await openBusiness()
    expect(count()).toBe('Meine Aufträge58')
    await expect.poll(() => document.title).toBe('Meine Aufträge – Dispo')
    expect(cells(rows()[0]).slice(0, 4)).toEqual([
      'NK-2026-004813',
      '17 %Anlage',
      'Domblick Kosmetik GmbH',
      '14979 Großbeeren → 24103 Kiel',
    ])
    expect(rows().slice(0, 4).map(number)).toEqual([
      'NK-2026-004813',
      'NK-2026-004804',
      'NK-2026-004799',
      'NK-2026-004798',
    ])
    expect(progress(rowOf('NK-2026-004787'))).toBe('Bestätigung · 33 % · Schritt 2 von 6')
    expect(progress(rowOf('NK-2026-004788'))).toBe('Disposition · 50 % · Schritt 3 von 6')
    // Further down: a list draws what is in view and little more.
    await userEvent.keyboard('{PageDown}')
    await expect.poll(() => progress(rowOf('NK-2026-004726'))).toBe('Transport · 67 % · Schritt 4 von 6')
  })

  test('an unknown or missing status is step 3 of 6, a cancelled order has its badge, hostile fields stay text; of how many these are is said', async () => {
    const server = backend()
    server.faults.fail('businessOrders.list', 200, {
      body: {
        data: [
          sent('X-1', 'SHIPPED'),
          sent('X-2', null),
          sent('X-3', 'CANCELLED'),
          sent('X-4', 'BILLED'),
          sent('X-5', { evil: true }, { customerName: '<img src=x onerror=alert(1)>', customerPrice: 'NaN' }),
          null,
          'text',
          sent('X-6', 'CREATED', { customerName: 42, pickupCity: [], pickupDate: '31.02.2026', createdAt: {} }),
        ],
        pagination: { page: 1, limit: 6, total: 1612, totalPages: 806 },
      },
    })
    await openBusiness({ server })
    expect(count()).toBe('Meine Aufträge1.612')
    expect(head()).toContain('nur die neuesten 6 von 1.612')
    const newest = rows()
      .map((row) => cells(row).slice(0, 2))
      .filter(([id]) => /X-[1-4]/.test(id ?? ''))
    expect(newest).toEqual([
      ['X-4', '100 %Abrechnung'],
      ['X-3', 'Storniert'],
      ['X-2', '50 %Angebot & Bestätigung'],
      ['X-1', '50 %Angebot & Bestätigung'],
    ])
    expect(progress(rowOf('X-1'))).toBe('Angebot & Bestätigung · 50 % · Schritt 3 von 6')
    expect(progress(rowOf('X-3'))).toBeUndefined()
    expect(rows().map(number).toSorted()).toEqual(['X-1', 'X-2', 'X-3', 'X-4', 'X-5', 'X-6'])
    const text = document.querySelector('main')?.textContent ?? ''
    expect(text).toContain('<img src=x onerror=alert(1)>')
    expect(text).not.toMatch(/undefined|NaN|\[object/)
  })
})

describe('the filter', () => {
  test('f chooses steps by keyboard, chip and voice say what is left, Esc leaves it as it was, Umschalt+F takes it away', async () => {
    await openBusiness()
    await press('f')
    const dialog = page.getByRole('dialog', { name: 'Nach Schritt filtern' })
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Tab}{Tab}{Tab} {Enter}')
    await expect.poll(filters).toEqual({ status: 'IN_TRANSIT' })
    await expect
      .poll(() => rows().map((row) => cells(row)[1]))
      .toEqual(Array.from({ length: 4 }, () => '67 %Transport'))
    await expect.poll(count).toBe('Meine Aufträge4 von 58')
    await expect.element(page.getByRole('group', { name: 'Filter' }).getByText('Transport')).toBeVisible()
    await expect.poll(focusedRow).toBe('NK-2026-004726')
    const said = () => [...document.querySelectorAll('.sr-only [role="status"]')].map((one) => one.textContent).join('')
    await expect.poll(said).toBe('4 Aufträge')
    await press('f')
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard(' {Escape}')
    await expect.poll(focusedRow).toBe('NK-2026-004726')
    expect(filters()).toEqual({ status: 'IN_TRANSIT' })
    await press('shift+F')
    await expect.poll(count).toBe('Meine Aufträge58')
    expect(filters()).toEqual({})
    await expect.poll(said).toBe('58 Aufträge')
  })
})
