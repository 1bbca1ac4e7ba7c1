import { expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import type { OpenApp } from '#tests/support/open-app.tsx'
import {
  carried,
  goToOrder,
  head,
  isFree,
  openDispo,
  pickUp,
  QUICK,
  said,
  throughRows,
  tourOf,
  worldOf,
} from './planning-support.tsx'
import { holdAnswers, setOnline } from './reliability-support.tsx'

const preview = () => document.querySelector('[data-carry-preview]')?.textContent ?? ''

/** How often an order was planned, as the server has it. */
async function timesPlanned({ server }: Pick<OpenApp, 'server'>, order: string): Promise<number> {
  const events = await server.store('nordkurs').all('eventLinks', { recordId: order, type: 'assigned' })
  return events.length
}

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

test('an answer that is lost while dropping leaves it in hand, and no Enter after it plans it twice; without a connection nothing is picked up nor dropped, and back again it is', async () => {
  const { server, orders } = await worldOf(2)
  const [lost = '', last = ''] = orders
  const app = await openDispo(server)
  await pickUp(lost)
  expect(await throughRows(isFree)).toBe(true)
  // The call is repeated by itself once.
  server.faults.loseResponse('tours.plan', 2)
  await press('Enter')
  await expect.poll(said).toContain('Nicht eingeplant, noch aufgenommen')
  expect(carried()).toBe(true)
  const tour = (await tourOf(app, lost))?.id
  await expect.poll(() => document.querySelector(`[data-tour="${CSS.escape(tour ?? '')}"]`)).not.toBeNull()
  // It has come there already, and would join itself: Enter shows the stops, Esc goes back from them and lets it go.
  await press('Enter', 'Escape', 'Escape')
  await expect.poll(carried).toBe(false)
  expect([await timesPlanned(app, lost), (await tourOf(app, lost))?.id]).toEqual([1, tour])

  await goToOrder(last)
  setOnline(false)
  await press('m')
  await expect.poll(said).toMatch(/offline|Verbindung/i)
  expect(carried()).toBe(false)
  setOnline(true)
  await pickUp(last)
  expect(await throughRows(isFree)).toBe(true)
  server.faults.offline()
  await press('Enter')
  // It is said once more.
  await expect.poll(() => said().split('Nicht eingeplant, noch aufgenommen').length).toBe(3)
  expect([carried(), await tourOf(app, last)]).toEqual([true, undefined])
  server.faults.online()
  // Until the app has noticed, Enter says that it is offline.
  await expect
    .poll(async () => {
      if (carried()) await press('Enter')
      return carried()
    })
    .toBe(false)
  expect((await tourOf(app, last))?.vehicleId).toBeDefined()
})
