import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import {
  carried,
  dropHere,
  focusIn,
  goToOrder,
  head,
  openDispo,
  pickUp,
  QUICK,
  tourOf,
  worldOf,
} from './planning-support.tsx'
import { holdAnswers } from './reliability-support.tsx'

const question = page.getByRole('alertdialog')
/** What is held over which row, without what is said of it: that is judged a moment later. */
const held = () => head().replace(/(?:Kein|\d) Verst.*$/s, '')
const rowOf = (order: string) => document.querySelector<HTMLElement>(`[data-record="${order}"]`)?.innerText ?? ''

test('m holds an order over its best place at once, wherever the cursor was, and Enter plans it there', async () => {
  const { server, orders } = await worldOf(1)
  const [order = ''] = orders
  const app = await openDispo(server)
  await goToOrder(order)
  await press('shift+v')
  const first = () => document.querySelector<HTMLElement>('aside ol > li')?.innerText ?? ''
  await expect.poll(first, { timeout: 20_000 }).toMatch(/\p{Lu}{1,3}-\p{Lu}{1,2} \d+/u)
  const plate = /\p{Lu}{1,3}-\p{Lu}{1,2} \d+/u.exec(first())?.[0] ?? ''
  await press('Escape')
  // The cursor stands in the last row.
  await press('w', '2', 'PageDown', 'PageDown', 'PageDown', 'PageDown')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).not.toContain(plate)
  await pickUp(order)
  expect(head()).toContain(plate)
  await dropHere(order)
  const vehicle = (await server.store('nordkurs').all('vehicles')).find(({ licencePlate }) => licencePlate === plate)
  expect((await tourOf(app, order))?.vehicleId).toBe(vehicle?.id)
})

test('an order nobody has confirmed says so in the work list; m offers that, and goes on carrying', async () => {
  const app = await openDispo()
  const store = app.server.store('nordkurs')
  const priced = new Set(
    (await store.all('orders', { status: 'CREATED' }))
      .filter(({ customerPrice = 0, customerId }) => customerPrice > 0 && customerId !== undefined)
      .map(({ id }) => id),
  )
  const waits = () => document.activeElement?.closest<HTMLElement>('[data-record]')?.dataset['record'] ?? ''
  await press('w', '1', 'Home')
  for (let step = 0; step < 80 && !priced.has(waits()); step += 1) await press('j')
  const order = waits()
  expect([priced.has(order), rowOf(order)]).toEqual([true, expect.stringContaining('unbestätigt')])
  const status = async () => (await store.find('orders', order))?.status
  // Anyone who would rather not changes nothing.
  await press('m')
  await expect.element(question).toHaveTextContent(`Auftrag ${order} bestätigen und aufnehmen?`)
  await press('Escape')
  await expect.element(question).not.toBeInTheDocument()
  expect([carried(), await status(), focusIn('work')]).toEqual([false, 'CREATED', true])
  await press('m')
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(head, QUICK).toContain(order)
  await expect.poll(() => focusIn('board'), QUICK).toBe(true)
  expect([await status(), rowOf(order).includes('unbestätigt')]).toEqual(['CONFIRMED', false])
  const best = held()
  await press('Escape')
  await expect.poll(carried).toBe(false)
  await press('ctrl+z')
  await expect.poll(status).toBe('CREATED')
  // What is pressed while the server confirms it is for what is in hand then: a row on from the best place.
  await expect.poll(() => rowOf(order)).toContain('unbestätigt')
  await goToOrder(order)
  await press('m')
  await expect.element(question).toBeVisible()
  const answers = holdAnswers(app.server, ({ path }) => path.endsWith(`/${order}/status`))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => answers.count()).toBe(1)
  await press('ArrowDown')
  await answers.release()
  await expect.poll(held, QUICK).toSatisfy((said: string) => said.includes(order) && said !== best)
})
