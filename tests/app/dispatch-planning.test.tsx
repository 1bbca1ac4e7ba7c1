import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { holdTimers } from './reliability-support.tsx'
import {
  focusIn,
  head,
  isFree,
  said,
  openDispo,
  carried,
  pickUp,
  throughRows,
  ontoBestVehicle,
  tourOf,
  dropHere,
  findOnBoard,
  goToTour,
  onTheRoad,
  worldOf,
} from './planning-support.tsx'

const dialog = page.getByRole('dialog')
const running = () => document.querySelector<HTMLElement>('[data-dispatch="running"]')?.innerText ?? ''

test('a day is planned by keyboard alone', { timeout: 120_000 }, async () => {
  const { server, orders } = await worldOf(6)
  const [first = '', second = '', third = '', fourth = ''] = orders
  const app = await openDispo(server)
  // Three ride together: the second and the third join the tour of the first, found by its number.
  await pickUp(first)
  // A 12-tonner takes one of them, and not all.
  expect(await throughRows((text) => isFree(text) && !text.includes('H-XG 4002'))).toBe(true)
  await dropHere(first)
  for (const order of [second, third]) {
    await pickUp(order)
    const { number = '' } = (await tourOf(app, first)) ?? {}
    await findOnBoard(number)
    await expect.poll(head).toMatch(new RegExp(`^${order} in Tour ${number} .*Kein Verstoß`))
    await dropHere(order)
  }
  const tour = await tourOf(app, first)
  expect(new Set(tour?.stops.map(({ orderId }) => orderId))).toEqual(new Set([first, second, third]))
  // What breaks a rule: Enter says why not, and a reason lifts it.
  await pickUp(fourth)
  expect(await throughRows((text) => !text.includes('Kein Verstoß') && !text.includes('in Tour'))).toBe(true)
  await press('Enter')
  await expect.poll(said).toMatch(/Verst(oß|öße) steh/)
  expect(await tourOf(app, fourth)).toBeUndefined()
  await press('shift+Enter')
  await dialog.getByRole('textbox').fill('Mit dem Kunden abgesprochen')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(carried).toBe(false)
  expect(await tourOf(app, fourth)).toBeDefined()
  for (const order of orders.slice(4)) {
    // By the vehicle that is best for it, instead of by walking there.
    await ontoBestVehicle(order)
    await dropHere(order)
  }
  const planned = await Promise.all(orders.map(async (order) => (await tourOf(app, order)) !== undefined))
  expect(planned).toEqual(orders.map(() => true))
  // The last two are taken back, of which the messages may be gone by then: what is on the screen needs none.
  for (const order of orders.slice(-2).toReversed()) {
    await goToTour(app, order)
    await press('ctrl+z')
    await expect.poll(async () => await tourOf(app, order)).toBeUndefined()
  }
  await expect.poll(() => focusIn('board')).toBe(true)
  // Trucks move by themselves, and take neither the cursor nor the focus along.
  await goToTour(app, first)
  const [cell, before] = [document.activeElement, running()]
  for (let turn = 0; turn < 4; turn += 1) await server.scenarios.tick()
  await expect.poll(running).not.toBe(before)
  expect(document.activeElement).toBe(cell)
  // The driver is told, from the order beside the board.
  await press('Enter')
  await expect.poll(() => document.activeElement?.closest('aside, [role="complementary"]') !== null).toBe(true)
  await press('shift+m')
  // Nothing is sent before it stands there.
  await expect.element(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(expect.stringContaining(first))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(said).toContain('Fahrer informiert')
  // An open dialog takes all keys.
  await expect.element(dialog).not.toBeInTheDocument()
  await press('w', '2')
  await expect.poll(() => focusIn('board')).toBe(true)
  // Of what is on the road one has arrived.
  const arrived = await onTheRoad(app)
  await goToTour(app, arrived)
  await press('+')
  await expect.poll(async () => (await server.store('nordkurs').find('orders', arrived))?.status).toBe('DELIVERED')
  expect(focusIn('board')).toBe(true)
})

test('Esc puts back what is carried, and the server has heard of nothing', async () => {
  const { server, orders } = await worldOf(1)
  const [order = ''] = orders
  const app = await openDispo(server)
  await pickUp(order)
  await expect.element(page.getByText('1 aufgenommen')).toBeVisible()
  await press('ArrowRight', 'ArrowDown', 'Escape')
  await expect.poll(carried).toBe(false)
  expect(focusIn('board')).toBe(true)
  expect(await tourOf(app, order)).toBeUndefined()
})

test('a tour on the screen is taken back by the first Strg+Z, long after its message; one that is not is named first', async () => {
  // So long a message of success stands, in milliseconds.
  const timers = holdTimers(4000)
  const { server, orders } = await worldOf(1)
  const [order = ''] = orders
  const app = await openDispo(server)
  const plan = async () => {
    await ontoBestVehicle(order)
    await dropHere(order)
    timers.runOut()
    await expect.poll(said).toBe('')
  }
  await plan()
  await press('ctrl+z')
  await expect.poll(async () => await tourOf(app, order)).toBeUndefined()
  timers.runOut()
  await plan()
  const bar = () => document.querySelector(`[data-tour="${drawn?.id}"]`)?.getBoundingClientRect()
  const drawn = await tourOf(app, order)
  const board = document.querySelector('[data-dispatch="board"]')?.getBoundingClientRect()
  await press('>', '>', '>', '>', '>', '>')
  await expect.poll(() => (bar()?.right ?? 0) <= (board?.left ?? 0)).toBe(true)
  await press('ctrl+z')
  await expect.poll(said).toContain('Rückgängig gemacht würde')
  expect(await tourOf(app, order)).toBeDefined()
})
