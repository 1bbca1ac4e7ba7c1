import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import {
  carried,
  focusIn,
  head,
  isFree,
  openDispo,
  pickUp,
  planFor,
  freeVehicles,
  QUICK,
  said,
  throughRows,
  tourOf,
  worldOf,
} from './planning-support.tsx'
import { holdAnswers } from './reliability-support.tsx'

const preview = () => document.querySelector('[data-carry-preview]')?.textContent ?? ''
const cell = () => document.activeElement?.getAttribute('aria-label') ?? ''
const grid = page.getByRole('grid', { name: 'Plantafel' })

/** How often an order was planned, as the server has it. */
async function timesPlanned({ server }: Pick<OpenApp, 'server'>, order: string): Promise<number> {
  const events = await server.store('nordkurs').all('eventLinks', { recordId: order, type: 'assigned' })
  return events.length
}

test('who only reads gets no verb that changes the plan, and sees no money', async () => {
  const { server, orders } = await worldOf(1)
  const [vehicle] = await freeVehicles(server)
  await planFor(server, { vehicleId: vehicle?.id ?? '', orders, stops: '+0 -0', startAt: '2026-11-24T08:00:00+01:00' })
  const app = await openApp({ account: 'gast@nordkurs.example', server })
  await expect.element(grid).toBeVisible()
  await expect.element(page.getByText('Nur ansehen')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[data-tour]').length).toBeGreaterThan(0)
  await press('w', '2')
  await expect.poll(() => focusIn('board')).toBe(true)
  await press('j', 'ctrl+ArrowRight')
  await expect.poll(cell).toContain('Tour T-')
  const before = cell()
  for (const key of ['m', 'Delete', 't', 'shift+t', 'ctrl+x', 'v', '+']) await press(key)
  expect([carried(), cell()]).toEqual([false, before])
  for (const word of ['Aufnehmen', 'Entdisponieren', 'Tour am Cursor teilen', 'Mit der nächsten Tour verbinden']) {
    await press('ctrl+k')
    await userEvent.fill(page.getByRole('combobox'), word)
    await expect.element(page.getByRole('combobox')).toHaveValue(word)
    expect(page.getByRole('option', { name: word }).elements()).toEqual([])
    await press('Escape')
  }
  expect(document.querySelector('main')?.textContent).not.toMatch(/€|Marge/)
  expect(app.server).toBe(server)
})

/** Loaded this afternoon, unloaded tomorrow. */
const TODAY = {
  ...{ pickupDate: '2026-11-23', pickupTimeFrom: '10:00', pickupTimeTo: '22:00' },
  ...{ deliveryDate: '2026-11-24', deliveryTimeFrom: '06:00', deliveryTimeTo: '20:00' },
}

test('a place that is past is shown as that, and nothing is dropped there; a digit takes the remedy', async () => {
  const { server, orders } = await worldOf(1, TODAY)
  const [order = ''] = orders
  const app = await openDispo(server)
  await pickUp(order)
  expect(await throughRows(isFree)).toBe(true)
  await press('shift+ArrowLeft')
  await expect.poll(preview, QUICK).toContain('Vergangenheit')
  await press('Enter')
  await expect.poll(said).toMatch(/Verst(oß|öße) steh/)
  expect([carried(), await tourOf(app, order)]).toEqual([true, undefined])
  // The remedy takes it to the first time at which the truck can be there.
  await press('1')
  await expect.poll(head, QUICK).toContain('Kein Verstoß')
  await press('Enter')
  await expect.poll(carried, QUICK).toBe(false)
  expect((await tourOf(app, order))?.stops[0]?.plannedDate).toBe('2026-11-23')
})

test('what was in hand when the page was loaded anew is picked up again; Enter pressed twice drops once', async () => {
  const { server, orders } = await worldOf(1)
  const [order = ''] = orders
  const first = await openDispo(server)
  await pickUp(order)
  await press('ArrowDown')
  // A page that is loaded anew while something is in hand has lost nothing, and the server has heard of nothing.
  first.close()
  const app = await openDispo(server)
  expect([carried(), await tourOf(app, order)]).toEqual([false, undefined])
  await pickUp(order)
  expect(head()).toContain(order)
  expect(await throughRows(isFree)).toBe(true)
  const held = holdAnswers(server, ({ path }) => path === '/api/v1/tours/plan')
  await press('Enter', 'Enter', 'Enter')
  await expect.poll(head, QUICK).toContain('wird geprüft')
  await held.release()
  await expect.poll(carried, QUICK).toBe(false)
  expect([held.count(), await timesPlanned(app, order)]).toEqual([1, 1])
  const tours = await server.store('nordkurs').all('tours')
  expect(tours.filter(({ stops }) => stops.some(({ orderId }) => orderId === order)).length).toBe(1)
})

test('an answer that is lost while dropping leaves it in hand, and no Enter after it plans it twice', async () => {
  const { server, orders } = await worldOf(1)
  const [order = ''] = orders
  const app = await openDispo(server)
  await pickUp(order)
  expect(await throughRows(isFree)).toBe(true)
  // The call is repeated by itself once.
  server.faults.loseResponse('tours.plan', 2)
  await press('Enter')
  await expect.poll(said).toContain('Nicht eingeplant, noch aufgenommen')
  expect(carried()).toBe(true)
  const tour = (await tourOf(app, order))?.id
  await expect.poll(() => document.querySelector(`[data-tour="${CSS.escape(tour ?? '')}"]`)).not.toBeNull()
  await press('Enter', 'Escape')
  await expect.poll(carried).toBe(false)
  expect([await timesPlanned(app, order), (await tourOf(app, order))?.id]).toEqual([1, tour])
})

test('a connection that is gone while dropping leaves it in hand; back again it is dropped', async () => {
  const { server, orders } = await worldOf(1)
  const [order = ''] = orders
  const app = await openDispo(server)
  await pickUp(order)
  expect(await throughRows(isFree)).toBe(true)
  server.faults.offline()
  await press('Enter')
  await expect.poll(said).toContain('Nicht eingeplant, noch aufgenommen')
  expect([carried(), await tourOf(app, order)]).toEqual([true, undefined])
  server.faults.online()
  // Until the app has noticed, Enter says that it is offline.
  await expect
    .poll(async () => {
      if (carried()) await press('Enter')
      return carried()
    })
    .toBe(false)
  expect((await tourOf(app, order))?.vehicleId).toBeDefined()
})
