import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, panelTitles, tableText } from './orders-support.tsx'
import { expectNoTrouble, openPlain, paletteRows, told } from './plain-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const main = () => document.querySelector<HTMLElement>('main')?.innerText ?? ''
const aside = () => document.querySelector<HTMLElement>('aside')?.innerText ?? ''

test.each(['/transports', '/vehicles', '/partners', '/loads', '/documents', '/admin', '/business/orders'])(
  'the list %s shows what the backend has',
  async (path) => {
    const backend = await openPlain(path)
    await expect.poll(() => tableText(3).length, { timeout: 30_000 }).toBeGreaterThan(2)
    expectNoTrouble(backend)
  },
)

test.each([
  '/matching',
  '/dispatcher/enhanced',
  '/templates',
  '/system/settings',
  '/profile',
  '/profile/stats',
  '/notifications',
  '/orders/workspace',
  '/classic-navigation',
  '/test',
])('the screen %s stands without an error', async (path) => {
  const backend = await openPlain(path)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(main().length).toBeGreaterThan(40)
  // The test page shows a failure as its sample.
  if (path !== '/test') {
    expect(main()).not.toMatch(/nicht geladen|konnten? nicht/)
    expectNoTrouble(backend)
  }
  expect(backend.unknown()).toEqual([])
})

test.each([
  ['/transports', 'transport'],
  ['/vehicles', 'vehicle'],
  ['/partners', 'partner'],
  ['/loads', 'load'],
  ['/documents', 'document'],
  ['/orders', 'order'],
])('a row of %s opens beside its list', async (path) => {
  const backend = await openPlain(path)
  await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
  await press(' ')
  await expect.poll(() => panelTitles().length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(aside().length).toBeGreaterThan(30)
  expect(aside()).not.toMatch(/nicht geladen|konnten? nicht|Erneut versuchen/)
  expectNoTrouble(backend)
})

test('a partner has a page of its own', async () => {
  const backend = await openPlain('/partners')
  await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
  await press('Enter')
  await expect.poll(() => location.pathname).toMatch(/^\/partners\/.+/)
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(main()).not.toMatch(/nicht geladen|konnten? nicht|Erneut versuchen/)
  expectNoTrouble(backend)
})

test('a driver is put on a transport', async () => {
  const backend = await openPlain('/transports', DISPO)
  await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
  await press('b')
  await expect.poll(paletteRows).not.toEqual([])
  await press('Enter')
  await expect
    .poll(() => backend.asked.some(({ name }) => name === 'transports.assignDriver'), { timeout: 10_000 })
    .toBe(true)
  expectNoTrouble(backend)
})

test('a document is verified', async () => {
  const backend = await openPlain('/documents?verified=false', DISPO)
  await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
  await press('shift+V')
  await expect.poll(() => backend.asked.some(({ name }) => name === 'documents.verify'), { timeout: 10_000 }).toBe(true)
  expectNoTrouble(backend)
})

test('an order gets a customer', async () => {
  const backend = await openPlain('/orders?status=CONFIRMED', DISPO)
  await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
  await press('u')
  await expect.poll(paletteRows).not.toEqual([])
  await press('Enter')
  await expect
    .poll(() => backend.asked.some(({ name }) => name === 'orders.setCustomer'), { timeout: 10_000 })
    .toBe(true)
  await told(/NK-2026/)
  expectNoTrouble(backend)
})

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
