import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { focusedRow } from './orders-support.tsx'
import { visit } from '#tests/support/visit.ts'

const ORDER = 'NK-2026-004796'
const GUEST = 'gast@nordkurs.example'

/** Words of money that stand anywhere on the page, for the eye or the ear; that prices have changed is no amount. */
const money = () =>
  document.body.innerText
    .split('\n')
    .filter((line) => /€|Umsatz|Kosten|Netto|Brutto|Marge|[Pp]reis/.test(line) && !line.endsWith('Preise geändert'))

test('the start screen of somebody who only reads orders counts, and has no place for money; nor have their other screens, nor a transport order they print', async () => {
  await openApp({ path: '/dispatcher', account: GUEST })
  const figures = page.getByRole('region', { name: 'Kennzahlen' })
  await expect.element(figures.getByText('Pünktlichkeit')).toBeVisible()
  await expect
    .poll(() => document.querySelector('header dl')?.textContent)
    .toMatch(/^Aktive Aufträge\d+Pünktlichkeit\d/)
  expect(money()).toEqual([])
  for (const [path, title] of [
    ['/business/orders', 'Meine Aufträge'],
    ['/profile/stats', 'Meine Statistik'],
    [`/orders/${ORDER}`, ORDER],
  ] as const) {
    visit(path)
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0)
    expect(money(), path).toEqual([])
    if (path === '/business/orders') {
      await expect.poll(() => document.querySelector('main h2')?.textContent).toBe('Noch keine eigenen Aufträge')
      expect(page.getByRole('main').getByRole('button', { name: 'Auftrag anlegen' }).query()).toBeNull()
    }
  }
  visit(`/orders/${ORDER}/papers?paper=forwarding`)
  await expect.poll(() => document.querySelector('.print-layer')?.textContent).toContain('Fahrzeug')
  // The one amount is that of the insurance the law asks for.
  const text = document.querySelector('.print-layer')?.textContent ?? ''
  expect(text.replace('mindestens 600.000 € je Schadensereignis', '')).not.toMatch(/Fracht netto|€/)
})

test('their list with an order beside has none either, nor have its columns and its sums', async () => {
  await openApp({ path: `/orders?row=${ORDER}&sort=customerPrice&panels=order:${ORDER}`, account: GUEST })
  await expect.poll(focusedRow).toBeDefined()
  await expect.element(page.getByRole('region', { name: 'Ladung' })).toBeVisible()
  await press('x')
  await expect.poll(() => document.querySelector('footer')?.textContent).toContain('1 ausgewählt')
  expect(money()).toEqual([])
  await press('Shift+C')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(money()).toEqual([])
})
