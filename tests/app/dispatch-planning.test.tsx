import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { holdTimers } from './reliability-support.tsx'
import {
  focusIn,
  goToOrder,
  head,
  said,
  openDispo,
  carried,
  pickUp,
  tourOf,
  dropHere,
  findOnBoard,
  goToTour,
  QUICK,
  worldOf,
} from './planning-support.tsx'

const dialog = page.getByRole('dialog')
const running = () => document.querySelector<HTMLElement>('[data-dispatch="running"]')?.innerText ?? ''

test('v names for each vehicle its best place and holds the order there, another joins its tour by its number, and Esc puts back what is carried; trucks that move take neither the cursor nor the focus along; Strg+Z takes back what is on the screen, long after its message, and names first what is not', async () => {
  // So long a message of success stands, in milliseconds.
  const timers = holdTimers(4000)
  const { server, orders } = await worldOf(3, { weight: 300, loadingMeters: 1 })
  const [first = '', second = '', third = ''] = orders
  const app = await openDispo(server)
  await goToOrder(first)
  await press('v')
  const options = dialog.getByRole('option')
  await expect.element(options.first()).toHaveTextContent(/Marge/)
  const offered = options.elements().map((option) => option.textContent ?? '')
  expect(offered.some((text) => /zu viel|braucht|gesperrt|Werkstatt/.test(text))).toBe(true)
  await press('Enter')
  await expect.poll(head, QUICK).toContain('Kein Verstoß')
  await expect.poll(() => focusIn('board'), QUICK).toBe(true)
  expect(head()).toContain(first)
  expect(offered[0]).toContain(/ auf (\S+ \d+)/.exec(head())?.[1])
  expect(await tourOf(app, first)).toBeUndefined()
  await dropHere(first)
  const { number = '', id, vehicleId } = (await tourOf(app, first)) ?? {}
  expect(vehicleId).toBeDefined()
  // The second rides along.
  await pickUp(second)
  await findOnBoard(number)
  await expect.poll(head).toMatch(new RegExp(`^${second} in Tour ${number} .*Kein Verstoß`))
  await dropHere(second)
  expect((await tourOf(app, second))?.id).toBe(id)
  // Nothing is heard of what is put back.
  await pickUp(third)
  await expect.element(page.getByText('1 aufgenommen')).toBeVisible()
  await press('ArrowRight', 'ArrowDown', 'Escape')
  await expect.poll(carried).toBe(false)
  expect(focusIn('board')).toBe(true)
  expect(await tourOf(app, third)).toBeUndefined()
  // Trucks move by themselves.
  await goToTour(app, first)
  const [cell, before] = [document.activeElement, running()]
  for (let turn = 0; turn < 4; turn += 1) await server.scenarios.tick()
  await expect.poll(running).not.toBe(before)
  expect(document.activeElement).toBe(cell)
  // Its message is gone, and it is taken back at once.
  timers.runOut()
  await expect.poll(said).toBe('')
  await press('ctrl+z')
  await expect.poll(async () => await tourOf(app, second)).toBeUndefined()
  timers.runOut()
  const bar = () => document.querySelector(`[data-tour="${id}"]`)?.getBoundingClientRect()
  const board = document.querySelector('[data-dispatch="board"]')?.getBoundingClientRect()
  await press('>', '>', '>', '>', '>', '>')
  await expect.poll(() => (bar()?.right ?? 0) <= (board?.left ?? 0)).toBe(true)
  await press('ctrl+z')
  await expect.poll(said).toContain('Rückgängig gemacht würde')
  expect(await tourOf(app, first)).toBeDefined()
  // The driver is told, from the order beside the board; nothing is sent before it stands there.
  await goToTour(app, first)
  await press('Enter')
  await expect.poll(() => document.activeElement?.closest('aside, [role="complementary"]') !== null).toBe(true)
  await press('shift+m')
  await expect.element(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(expect.stringContaining(first))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(said).toContain('Fahrer informiert')
})
