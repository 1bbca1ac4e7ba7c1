import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import type { OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { sendLooked } from './orders-bulk-support.tsx'
import {
  carried,
  focusIn,
  freeVehicles,
  goToTour,
  head,
  openDispo,
  planFor,
  QUICK,
  said,
  tourOf,
  worldOf,
} from './planning-support.tsx'

const dialog = page.getByRole('dialog')
const cell = () => document.activeElement?.getAttribute('aria-label') ?? ''
const row = async (app: OpenApp, order: string) =>
  (await tourOf(app, order))?.stops
    .map(({ kind, orderId }) => `${kind === 'pickup' ? '+' : '-'}${orderId.slice(-4)}`)
    .join(' ')
/** From yard to yard and back in one day. */
const SAME_DAY = {
  ...{ pickupTimeFrom: '06:00', pickupTimeTo: '20:00' },
  ...{ deliveryDate: '2026-11-26', deliveryTimeFrom: '06:00', deliveryTimeTo: '22:00' },
  ...{ deliveryPostalCode: '28197', deliveryCity: 'Bremen' },
}
const THURSDAY = '2026-11-26T08:00:00+01:00'

/** A truck with a tour of two orders on Thursday at eight, and the keyboard on it. */
async function onTour(stops: string) {
  const { server, orders } = await worldOf(2, SAME_DAY)
  const [vehicle, other] = await freeVehicles(server)
  await planFor(server, { vehicleId: vehicle?.id ?? '', orders, stops, startAt: THURSDAY })
  const app = await openDispo(server)
  const [a = '', b = ''] = [...new Set(stops.replace(/[+-]/g, '').split(' '))].map((at) => orders[Number(at)])
  await goToTour(app, a)
  const [x, y] = [a, b].map((id) => id.slice(-4))
  return { app, server, a, b, x, y, vehicle, other }
}

test('what was cut is pasted with its time, its day or its vehicle; Entf gives the orders of a tour back, and Strg+Z the tour', async () => {
  const { app, server, a, b, x, y, vehicle, other } = await onTour('+0 +1 -0 -1')
  const store = server.store('nordkurs')
  const plate = async (id: string | undefined) => (await store.find('vehicles', id ?? ''))?.licencePlate ?? ''
  await press('ctrl+x')
  await expect.poll(said).toContain('ausgeschnitten')
  // To another vehicle, one slot later.
  await press('/')
  await userEvent.fill(page.getByRole('searchbox', { name: 'auf der Tafel suchen' }), await plate(other?.id))
  await press('Enter')
  await expect.poll(cell).toContain(await plate(other?.id))
  await press('ctrl+v')
  await expect.element(dialog.getByRole('option', { name: /Zeit behalten/ })).toBeVisible()
  const names = dialog
    .getByRole('option')
    .elements()
    .map((option) => option.textContent ?? '')
  expect(names.map((name) => /Tag|Fahrzeug|Zeit|Hier/i.exec(name)?.[0])).toEqual(['Hier', 'Tag', 'Fahrzeug', 'Zeit'])
  await dialog.getByRole('option', { name: /Fahrzeug behalten/ }).click()
  await expect.poll(head, QUICK).toContain(await plate(vehicle?.id))
  await press('Escape')
  await expect.poll(carried).toBe(false)
  expect((await tourOf(app, a))?.vehicleId).toBe(vehicle?.id)

  await goToTour(app, a)
  await press('Delete')
  await expect.poll(() => tourOf(app, a)).toBeUndefined()
  expect(await tourOf(app, b)).toBeUndefined()
  expect((await store.find('orders', b))?.status).toBe('CONFIRMED')
  await expect.poll(said).toContain('entdisponiert')
  await press('ctrl+z')
  await expect.poll(() => row(app, a)).toBe(`+${x} +${y} -${x} -${y}`)
})

test('in the list of stops Strg+↓ moves one, the preview follows, and Enter plans them as they stand', async () => {
  const { app, a, x, y } = await onTour('+0 +1 -0 -1')
  await press('ctrl+k')
  await userEvent.fill(page.getByRole('combobox'), 'Halte umstellen')
  await press('Enter')
  await expect.poll(() => document.activeElement?.closest('ol') !== null, QUICK).toBe(true)
  const at = () =>
    [...(document.activeElement?.closest('ol')?.children ?? [])].findIndex((stop) => stop === document.activeElement)
  for (const step of [1, 2]) {
    await press('j')
    await expect.poll(at, QUICK).toBe(step)
  }
  await press('ctrl+ArrowDown')
  await expect.poll(at, QUICK).toBe(3)
  await press('Enter')
  await expect.poll(carried, QUICK).toBe(false)
  expect(await row(app, a)).toBe(`+${x} +${y} -${y} -${x}`)
})

test('+ on a tour takes those orders on that are furthest behind, as one step with a result for each', async () => {
  const { app, server, a, b } = await onTour('+0 +1 -0 -1')
  const store = server.store('nordkurs')
  const status = async () => Promise.all([a, b].map(async (id) => (await store.find('orders', id))?.status))
  const load = async (order: string, to: string) => {
    const [transport] = await store.all('transports', { orderId: order, status: { ne: 'CANCELLED' } })
    const token = await server.tokenFor('usr-nordkurs-dispo')
    const answer = await server.fetch(`/api/v1/transports/${transport?.id}/status`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'X-Tenant-Id': 'nordkurs', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ status: to }),
    })
    expect(answer.status).toBe(200)
  }
  await load(a, 'LOADED')
  await load(b, 'LOADED')
  expect(await status()).toEqual(['IN_TRANSIT', 'IN_TRANSIT'])
  await goToTour(app, a)
  // Acted on is what the board has heard.
  await expect.poll(cell).toContain('Geladen')
  await press('+')
  await expect.element(dialog).toHaveTextContent('2 Aufträge')
  await sendLooked()
  await expect.poll(status).toEqual(['DELIVERED', 'DELIVERED'])
  // While it is sent Esc only stops that.
  await expect.element(dialog).toHaveTextContent('2 von 2')
  await press('Escape')
  await press('ctrl+z')
  await expect.poll(status).toEqual(['IN_TRANSIT', 'IN_TRANSIT'])
})

test('t shows what the second half would be by itself, and Enter makes it that; Umschalt+t takes it in again', async () => {
  const { app, a, b, x, y } = await onTour('+0 -0 +1 -1')
  const tour = (await tourOf(app, a))?.id
  // From the cursor on: behind the first stop.
  await press('ArrowRight', 'ArrowRight', 't')
  await expect.poll(head, QUICK).toContain(b)
  // By itself it would begin before its driver has had his break: an hour later he has.
  expect(head()).toContain('1 Verstoß')
  await press('shift+ArrowRight')
  await expect.poll(head, QUICK).toContain('Kein Verstoß')
  expect((await tourOf(app, b))?.id).toBe(tour)
  await press('Enter')
  await expect.poll(carried, QUICK).toBe(false)
  expect([await row(app, a), await row(app, b)]).toEqual([`+${x} -${x}`, `+${y} -${y}`])
  await expect.poll(() => focusIn('board')).toBe(true)
  await goToTour(app, a)
  await press('shift+t')
  await expect.element(page.getByRole('complementary', { name: /^Beiladung/ })).toBeVisible()
  expect(await row(app, a)).toBe(`+${x} -${x}`)
  await press('Enter')
  await expect.poll(carried, QUICK).toBe(false)
  expect(new Set([(await tourOf(app, a))?.id, (await tourOf(app, b))?.id])).toEqual(new Set([tour]))
  await press('ctrl+z')
  await expect.poll(() => row(app, a)).toBe(`+${x} -${x}`)
})
