import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, panelTitles, tableText } from './orders-support.tsx'
import { expectNoTrouble, openPlain, paletteRows, told } from './plain-support.tsx'
import { visit } from '#tests/support/visit.ts'
import { untilQuiet } from './reliability-support.tsx'
import { areKeysHeld } from '#tests/support/keyboard.ts'

const main = () => document.querySelector<HTMLElement>('main')?.innerText ?? ''
const aside = () => document.querySelector<HTMLElement>('aside')?.innerText ?? ''

/** What stands wherever a call has failed. */
const FAILURE = /nicht geladen|konnten? nicht|Erneut versuchen/

test('every list shows what the backend has, and a row opens beside it; a partner has a page of its own', async () => {
  const backend = await openPlain('/transports')
  for (const path of ['/transports', '/vehicles', '/loads', '/documents', '/partners']) {
    visit(path)
    await expect.poll(() => location.pathname).toBe(path)
    await expect.poll(panelTitles).toEqual([])
    await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
    expect(tableText(3).length).toBeGreaterThan(2)
    await press(' ')
    await expect.poll(() => panelTitles().length).toBe(1)
    await untilQuiet(backend.asked)
    expect(aside().length).toBeGreaterThan(30)
    expect(aside()).not.toMatch(FAILURE)
    expectNoTrouble(backend)
  }
  await press('Escape')
  await expect.poll(focusedRow).toBeTruthy()
  await press('Enter')
  await expect.poll(() => location.pathname).toMatch(/^\/partners\/.+/)
  await untilQuiet(backend.asked)
  expect(main()).not.toMatch(FAILURE)
  expectNoTrouble(backend)
})

test('every other screen stands without an error', async () => {
  const backend = await openPlain('/admin')
  await expect.poll(() => tableText(3).length, { timeout: 30_000 }).toBeGreaterThan(2)
  visit('/business/orders')
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Meine Aufträge')
  await expect.poll(() => tableText(3).length, { timeout: 30_000 }).toBeGreaterThan(2)
  for (const path of [
    '/matching',
    '/dispatcher/enhanced',
    '/templates',
    '/system/settings',
    '/profile/stats',
    '/notifications',
    '/orders/workspace',
  ]) {
    const before = main()
    visit(path)
    await expect.poll(() => location.pathname).toBe(path)
    await expect.poll(main, { message: path }).not.toBe(before)
    await untilQuiet(backend.asked)
    expect(main().length, path).toBeGreaterThan(40)
    expect(main(), path).not.toMatch(/nicht geladen|konnten? nicht/)
    // The alerts of section 9 stand among the messages and can be read.
    if (path === '/notifications') await page.getByRole('button', { name: 'Als gelesen markieren' }).first().click()
    expectNoTrouble(backend)
  }
  // The test page shows a failure as its sample.
  visit('/test')
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Testseite')
  await untilQuiet(backend.asked)
  expect(main().length).toBeGreaterThan(40)
  expect(backend.unknown()).toEqual([])
})

test('a driver is put on a transport, a document is verified, an order gets a customer, one goes back with a reason, another is deleted', async () => {
  const backend = await openPlain('/transports')
  const isAsked = (call: string) => () => backend.asked.some(({ name }) => name === call)
  await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
  await press('b')
  await expect.poll(paletteRows).not.toEqual([])
  await press('Enter')
  await expect.poll(isAsked('transports.assignDriver'), { timeout: 10_000 }).toBe(true)
  await showsList('/documents?verified=false', 'Dokumente')
  await press('shift+V')
  await expect.poll(isAsked('documents.verify'), { timeout: 10_000 }).toBe(true)
  await showsList('/orders?status=CONFIRMED', 'Aufträge')
  await press('u')
  await expect.poll(paletteRows).not.toEqual([])
  await press('Enter')
  await expect.poll(isAsked('orders.setCustomer'), { timeout: 10_000 }).toBe(true)
  await told(/NK-2026/)
  await showsList('/orders?status=CONFIRMED', 'Aufträge')
  const confirmed = focusedRow() ?? ''
  await press('s')
  await expect.poll(paletteRows).not.toEqual([])
  await userEvent.keyboard('Angelegt')
  await press('Enter')
  await userEvent.keyboard('Rückfrage beim Kunden')
  await press('ctrl+Enter')
  await expect
    .poll(async () => (await backend.server.store('nordkurs').find('orders', confirmed))?.status)
    .toBe('CREATED')
  await showsList('/orders?status=CREATED', 'Aufträge')
  await expect.poll(() => tableText(50).every((row) => row.includes('Angelegt'))).toBe(true)
  await expect.poll(focusedRow).toBe(tableText(1)[0]?.split(' | ')[0])
  const number = focusedRow() ?? ''
  await press('Delete')
  await expect.element(page.getByRole('alertdialog', { name: `${number} löschen?` })).toBeVisible()
  await expect.poll(areKeysHeld).toBe(false)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => backend.server.store('nordkurs').find('orders', number)).toBeUndefined()
  await expect.poll(() => tableText(50).some((row) => row.startsWith(number))).toBe(false)
  expectNoTrouble(backend)
})

/** Goes to a list and waits until a row of it has the focus. */
async function showsList(path: string, title: string): Promise<void> {
  visit(path)
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe(title)
  await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
}
