import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, panelTitles, tableText } from './orders-support.tsx'
import { expectNoTrouble, openPlain, paletteRows, told } from './plain-support.tsx'
import { visit } from '#tests/support/visit.ts'
import { untilQuiet } from './reliability-support.tsx'
import { areKeysHeld } from '#tests/support/keyboard.ts'

const DISPO = 'dispo@nordkurs.example'
const main = () => document.querySelector<HTMLElement>('main')?.innerText ?? ''
const aside = () => document.querySelector<HTMLElement>('aside')?.innerText ?? ''

/** What stands wherever a call has failed. */
const FAILURE = /nicht geladen|konnten? nicht|Erneut versuchen/

test.each(['/transports', '/vehicles', '/partners', '/loads', '/documents'])(
  'the list %s shows what the backend has, and a row opens beside it',
  async (path) => {
    const backend = await openPlain(path)
    await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
    expect(tableText(3).length).toBeGreaterThan(2)
    await press(' ')
    await expect.poll(() => panelTitles().length).toBe(1)
    await untilQuiet(backend.asked)
    expect(aside().length).toBeGreaterThan(30)
    expect(aside()).not.toMatch(FAILURE)
    expectNoTrouble(backend)
  },
)

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
    '/profile',
    '/profile/stats',
    '/notifications',
    '/orders/workspace',
    '/classic-navigation',
  ]) {
    const before = main()
    visit(path)
    await expect.poll(() => location.pathname).toBe(path)
    await expect.poll(main, { message: path }).not.toBe(before)
    await untilQuiet(backend.asked)
    expect(main().length, path).toBeGreaterThan(40)
    expect(main(), path).not.toMatch(/nicht geladen|konnten? nicht/)
    expectNoTrouble(backend)
  }
  // The test page shows a failure as its sample.
  visit('/test')
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Testseite')
  await untilQuiet(backend.asked)
  expect(main().length).toBeGreaterThan(40)
  expect(backend.unknown()).toEqual([])
})

test('a partner has a page of its own', async () => {
  const backend = await openPlain('/partners')
  await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
  await press('Enter')
  await expect.poll(() => location.pathname).toMatch(/^\/partners\/.+/)
  await untilQuiet(backend.asked)
  expect(main()).not.toMatch(FAILURE)
  expectNoTrouble(backend)
})

test('a driver is put on a transport, a document is verified, an order gets a customer, another is deleted', async () => {
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

test('the search asks for the kinds of the specification and shows what it does not know', async () => {
  const backend = await openPlain('/orders', DISPO)
  await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
  await press('ctrl+k')
  await userEvent.keyboard('Hamburg')
  await expect.poll(() => document.body.innerText, { timeout: 10_000 }).toContain('Belege')
  const asked = backend.asked.find(({ name }) => name === 'search.all')
  expect(JSON.parse(asked?.body ?? '{}')).toEqual({
    query: 'Hamburg',
    types: ['transport', 'load', 'partner', 'vehicle', 'document'],
    limit: 50,
  })
  expect(document.body.innerText).toContain('Fracht Hamburg')
  expect(paletteRows().find((row) => row.startsWith('Beleg 2026-2'))).toContain('Dazu gibt es hier keine Seite')
  await page.getByText('Beleg 2026-1').click()
  await expect.poll(() => location.pathname).toBe('/documents')
  expectNoTrouble(backend)
})

test('the alerts of section 9 stand among the messages and can be read', async () => {
  const backend = await openPlain('/notifications', DISPO)
  await expect.poll(main, { timeout: 20_000 }).toContain('Transporte')
  await page.getByRole('button', { name: 'Als gelesen markieren' }).first().click()
  expectNoTrouble(backend)
})
