import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
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
