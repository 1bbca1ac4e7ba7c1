import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { dialogTitle } from './orders-bulk-support.tsx'
import { focusedRow, openList, toasts } from './orders-support.tsx'

const created = '/orders?status=CREATED&row=NK-2026-004813'
const calendar = () => document.querySelector('[role="dialog"][aria-label="Kalender"]')
const focusedDay = () => document.activeElement?.getAttribute('data-day')
const focusedName = () => document.activeElement?.getAttribute('aria-label')

test('a calendar opens where a day is typed: F4 and Esc leave what was typed; in a dialog arrows, months and years move, holidays and weeks are named, Enter takes the day into the field; in the panel of an order the day is saved without leaving the field', async () => {
  const app = await openList({ path: created })
  await expect.poll(focusedRow).toBe('NK-2026-004813')
  await press('f')
  const field = page.getByRole('dialog', { name: 'Aufträge filtern' }).getByLabelText('Beladung', { exact: true })
  await userEvent.fill(field, 'mi 2.12.')
  await userEvent.keyboard('{F4}')
  await expect.poll(focusedDay).toBe('2026-12-02')
  await userEvent.keyboard('{ArrowUp}{Escape}')
  await expect.poll(calendar).toBeNull()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('mi 2.12.')
  expect(dialogTitle()).toBe('Aufträge filtern')
  await press('Escape')
  await expect.poll(focusedRow).toBe('NK-2026-004813')

  await press('shift+t')
  await expect.poll(dialogTitle).toBe('Termine verschieben · 1 Auftrag')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focusedDay).toBe('2026-11-23')
  expect(calendar()?.querySelector('[role="grid"]')?.getAttribute('aria-label')).toBe('November 2026')
  expect([...(calendar()?.querySelectorAll('thead th') ?? [])].map((head) => head.textContent)).toEqual([
    ...['KW', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  ])
  await userEvent.keyboard('{PageDown}{ArrowRight}{ArrowRight}')
  await expect.poll(focusedName).toBe('Fr 25.12.2026, 1. Weihnachtstag')
  expect(calendar()?.querySelector('ul')?.innerText.split('\n')).toEqual([
    'Fr 25.12. 1. Weihnachtstag',
    'Sa 26.12. 2. Weihnachtstag',
  ])
  await userEvent.keyboard('{Home}{ArrowDown}')
  await expect.poll(focusedDay).toBe('2026-12-28')
  await userEvent.keyboard('{Enter}')
  await expect.poll(calendar).toBeNull()
  await expect.poll(() => (document.activeElement as HTMLInputElement | null)?.value).toBe('28.12.2026')
  await expect.element(page.getByText('Verstanden: Mo 28.12.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(toasts).toContain('NK-2026-004813: Termine ab Mo 28.12.')
  await expect.poll(focusedRow).toBe('NK-2026-004813')

  await press('e')
  await expect.poll(() => document.querySelectorAll('dialog [role="option"]').length).toBeGreaterThan(20)
  await userEvent.keyboard('abholung{Enter}')
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('pickupDate')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focusedDay).toBe('2026-12-28')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('pickupDate')
  expect((document.activeElement as HTMLInputElement).value).toBe('21.12.2026')
  await userEvent.keyboard('{Enter}')
  const stored = () => app.server.store('nordkurs').find('orders', 'NK-2026-004813')
  await expect.poll(async () => (await stored())?.pickupDate).toBe('2026-12-21')
  await expect.poll(focusedRow).toBe('NK-2026-004813')
})

test('what is typed in the palette is the first row as filters of orders, and Enter shows the filtered list', async () => {
  await openList({ path: '/transports', account: 'dispo@nordkurs.example' })
  const rows = () => [...document.querySelectorAll('dialog [role="option"]')].map((row) => row.textContent)
  await press('ctrl+k')
  await expect.poll(() => rows().length).toBeGreaterThan(3)
  await userEvent.keyboard('Hamburg nach München')
  await expect.poll(() => rows()[0]).toBe('Aufträge filtern: Ladeort Hamburg · Entladeort München')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => `${location.pathname}${location.search}`)
    .toContain('/orders?pcity=Hamburg&dcity=M%C3%BCnchen')
  await expect.poll(() => document.querySelector('main h1')?.textContent).toContain('Aufträge')
})
