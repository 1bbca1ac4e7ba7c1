import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'

const DISPO = 'dispo@nordkurs.example'
const head = () => document.querySelector('[data-carry-preview] header')?.textContent ?? ''
const focusIn = (part: string) =>
  document.activeElement?.closest('[data-dispatch]')?.getAttribute('data-dispatch') === part
const said = () => document.querySelector<HTMLElement>('[aria-label="Meldungen"]')?.innerText ?? ''
const dialog = page.getByRole('dialog')

/** The Dispo with the keyboard in the work list and the board drawn. */
async function openDispo(): Promise<OpenApp> {
  const app = await openApp({ account: DISPO })
  await expect.poll(() => focusIn('work')).toBe(true)
  await expect.element(page.getByRole('grid', { name: 'Plantafel' })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[data-tour]').length).toBeGreaterThan(0)
  return app
}

const carried = () => document.querySelector('[data-carry-preview]') !== null
const focusedOrder = () => document.activeElement?.closest<HTMLElement>('[data-record]')?.dataset['record'] ?? ''

/** Goes to the next confirmed order of the work list and picks it up; answers its number. */
async function pickUpNext(app: OpenApp): Promise<string> {
  const orders = await app.server.store('nordkurs').all('orders')
  // In time, and nothing that only few vehicles may carry.
  const ready = orders.filter(
    ({ status, pickupDate = '', dangerousGoods, temperatureMin, tailLift }) =>
      status === 'CONFIRMED' &&
      pickupDate > '2026-11-24' &&
      !dangerousGoods &&
      !tailLift &&
      temperatureMin === undefined,
  )
  const confirmed = new Set(ready.map(({ id }) => id))
  await press('w', '1')
  await expect.poll(() => focusIn('work')).toBe(true)
  await press('Home')
  for (let step = 0; step < 60 && !confirmed.has(focusedOrder()); step += 1) await press('j')
  const order = focusedOrder()
  await press('m')
  await expect.poll(head).toContain(order)
  await expect.poll(() => focusIn('board')).toBe(true)
  return order
}

const rowIndex = () => Number(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex'))
const rowCount = () => Number(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount'))

/** Goes through the rows, down and up again, until what is said there fits; false where none does. */
async function throughRows(fits: (text: string) => boolean): Promise<boolean> {
  let key = 'ArrowDown'
  for (let step = 0; step < 2 * rowCount(); step += 1) {
    const before = head()
    if (fits(before)) return true
    if (rowIndex() === rowCount()) key = 'ArrowUp'
    await press(key)
    await expect.poll(head).not.toBe(before)
  }
  return false
}

const isFree = (text: string) => text.includes('Kein Verstoß') && !text.includes('in Tour')

/** The tour an order is on, as the server has it. */
async function tourOf(app: OpenApp, orderId: string) {
  const tours = await app.server.store('nordkurs').all('tours')
  return tours.find(({ stops }) => stops.some((stop) => stop.orderId === orderId))
}

test('a day is planned by keyboard alone: free places, a tour that is joined, and undo', async () => {
  const app = await openDispo()
  const planned: string[] = []
  for (let count = 0; count < 2; count += 1) {
    const order = await pickUpNext(app)
    expect(await throughRows(isFree)).toBe(true)
    await press('Enter')
    await expect.poll(said).toContain(`${order} auf `)
    await expect.poll(carried).toBe(false)
    expect(focusIn('board')).toBe(true)
    expect((await tourOf(app, order))?.vehicleId ?? (await tourOf(app, order))?.carrierId).toBeDefined()
    planned.push(order)
  }
  // Onto a tour: its stops come in front, and Enter puts it among them.
  const joining = await pickUpNext(app)
  expect(await throughRows((text) => text.includes('in Tour') && text.includes('Kein Verstoß'))).toBe(true)
  await press('Enter')
  await expect.element(page.getByRole('complementary', { name: /^Beiladung in Tour/ })).toBeVisible()
  await expect.poll(() => document.activeElement?.closest('ol') !== null).toBe(true)
  await press('Enter')
  await expect.poll(carried).toBe(false)
  const tour = await tourOf(app, joining)
  expect(new Set(tour?.stops.map(({ orderId }) => orderId)).size).toBeGreaterThan(1)
  await press('ctrl+z')
  await expect.poll(said).toContain('Rückgängig gemacht')
  await expect.poll(async () => await tourOf(app, joining)).toBeUndefined()
  await press('ctrl+z')
  await expect.poll(async () => await tourOf(app, planned[1] ?? '')).toBeUndefined()
  expect(document.activeElement).not.toBe(document.body)
})

test('what breaks a rule is not planned by Enter, but with a reason', async () => {
  const app = await openDispo()
  const order = await pickUpNext(app)
  expect(await throughRows((text) => !text.includes('Kein Verstoß') && !text.includes('in Tour'))).toBe(true)
  await press('Enter')
  await expect.poll(said).toContain('entgegen')
  expect(await tourOf(app, order)).toBeUndefined()
  await press('shift+Enter')
  await dialog.getByRole('textbox').fill('Mit dem Kunden abgesprochen')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(carried).toBe(false)
  expect(await tourOf(app, order)).toBeDefined()
})

test('Esc puts back what is carried, and the server has heard of nothing', async () => {
  const app = await openDispo()
  const order = await pickUpNext(app)
  await expect.element(page.getByText('1 aufgenommen')).toBeVisible()
  await press('ArrowRight', 'ArrowDown', 'Escape')
  await expect.poll(carried).toBe(false)
  expect(focusIn('board')).toBe(true)
  expect(await tourOf(app, order)).toBeUndefined()
})
