import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { openApp, TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'

const DAY = {
  ...{ pickupDate: '2026-11-26', pickupTimeFrom: '07:00', pickupTimeTo: '17:00', pickupFixed: false },
  ...{ deliveryDate: '2026-11-27', deliveryTimeFrom: '07:00', deliveryTimeTo: '17:00', deliveryFixed: false },
  ...{
    loadingMeters: 2.4,
    weight: 3000,
    tailLift: false,
    requiredVehicleType: '',
    pickupOpeningHours: '',
    deliveryOpeningHours: '',
  },
}
const YARDS = {
  ...{ pickupCompany: 'Elbkai Lager', pickupAddress: 'Kaistraße 4', pickupPostalCode: '20457', pickupCity: 'Hamburg' },
  ...{
    deliveryCompany: 'Leinetal Depot',
    deliveryAddress: 'Am Hafen 9',
    deliveryPostalCode: '30159',
    deliveryCity: 'Hannover',
  },
}
const DISPO = 'dispo@nordkurs.example'
export const head = () => document.querySelector('[data-carry-preview] header')?.textContent ?? ''
export const focusIn = (part: string) =>
  document.activeElement?.closest('[data-dispatch]')?.getAttribute('data-dispatch') === part
export const said = () => document.querySelector<HTMLElement>('[aria-label="Meldungen"]')?.innerText ?? ''
export const QUICK = { interval: 5 }

/** The Dispo with the keyboard in the work list and the board drawn. */
export async function openDispo(server?: OpenApp['server']): Promise<OpenApp> {
  const app = await openApp({ account: DISPO, ...(server && { server }) })
  await expect.poll(() => focusIn('work')).toBe(true)
  await expect.element(page.getByRole('grid', { name: 'Plantafel' })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[data-tour]').length).toBeGreaterThan(0)
  return app
}

export const carried = () => document.querySelector('[data-carry-preview]') !== null
const focusedOrder = () => document.activeElement?.closest<HTMLElement>('[data-record]')?.dataset['record'] ?? ''

/** Goes to an order of the work list by its place in it. */
export async function goToOrder(order: string): Promise<void> {
  await press('w', '1')
  await expect.poll(() => focusIn('work'), QUICK).toBe(true)
  await press('Home')
  for (let step = 0; step < 80 && focusedOrder() !== order; step += 1) await press('j')
  expect(focusedOrder()).toBe(order)
}

/** Goes to an order of the work list and picks it up. */
export async function pickUp(order: string): Promise<void> {
  await goToOrder(order)
  await press('m')
  await expect.poll(head, QUICK).toContain(order)
  await expect.poll(() => focusIn('board'), QUICK).toBe(true)
}

/**
 * A day of ten orders that wait, all to be loaded on Thursday from seven on: of the first three, which ride from one yard to
 * another, each fills a fifth of a truck.
 */
async function dayOfTen(server: OpenApp['server'], count: number, more: object): Promise<string[]> {
  const token = await server.tokenFor('usr-nordkurs-dispo')
  const waiting = (await server.store('nordkurs').all('orders', { status: 'CONFIRMED' })).filter(
    ({
      transportId,
      transportStatus,
      dangerousGoods,
      temperatureMin,
      temperatureMax,
      pickupCountry,
      deliveryCountry,
    }) =>
      (transportId === undefined || transportStatus === 'PLANNING') &&
      dangerousGoods === undefined &&
      (temperatureMin ?? temperatureMax) === undefined &&
      pickupCountry === 'Deutschland' &&
      deliveryCountry === 'Deutschland',
  )
  const onTour = new Set(
    (await server.store('nordkurs').all('tours')).flatMap(({ stops }) => stops.map((stop) => stop.orderId)),
  )
  const chosen = waiting.filter(({ id }) => !onTour.has(id)).slice(0, count)
  expect(chosen).toHaveLength(count)
  for (const [index, { id, version }] of chosen.entries()) {
    const answer = await server.fetch(`/api/orders/${id}`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        'X-Tenant-Id': 'nordkurs',
        Authorization: `Bearer ${token}`,
        'If-Match': String(version),
      },
      body: JSON.stringify({ ...DAY, ...(index < 3 && YARDS), priority: 'normal', ...more }),
    })
    expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, ''])
  }
  return chosen.map(({ id }) => id)
}

const rowIndex = () => Number(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex'))
const rowCount = () => Number(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount'))

/** Goes through the rows, down and up again, until what is said there fits; false where none does. */
export async function throughRows(fits: (text: string) => boolean): Promise<boolean> {
  let key = 'ArrowDown'
  for (let step = 0; step < 2 * rowCount(); step += 1) {
    const before = head()
    if (fits(before)) return true
    if (rowIndex() === rowCount()) key = 'ArrowUp'
    await press(key)
    await expect.poll(head, QUICK).not.toBe(before)
  }
  return false
}

export const isFree = (text: string) => text.includes('Kein Verstoß') && !text.includes('in Tour')

/** The tour an order is on, as the server has it. */
export async function tourOf(app: OpenApp, orderId: string) {
  const tours = await app.server.store('nordkurs').all('tours')
  return tours.find(({ stops }) => stops.some((stop) => stop.orderId === orderId))
}

/** Drops what is in hand, by way of the stops of a tour it joins, and waits until the board shows it. */
export async function dropHere(order: string): Promise<void> {
  const joins = head().includes('in Tour')
  await press('Enter')
  if (joins) {
    await expect.poll(() => document.activeElement?.closest('ol') !== null, QUICK).toBe(true)
    await press('Enter')
  }
  await expect.poll(said, QUICK).toContain(`${order} auf `)
  await expect.poll(carried, QUICK).toBe(false)
  await expect.poll(() => focusIn('board'), QUICK).toBe(true)
  // Places are offered and tours found by what the board shows.
  await expect.poll(() => document.querySelector('[data-carry-ghost]'), QUICK).toBeNull()
}

/** Finds a tour on the board by its number; looked for again as long as the board does not show it yet. */
export async function findOnBoard(number: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'auf der Tafel suchen' })
  await press('/')
  await userEvent.fill(field, number)
  await expect
    .poll(async () => {
      if (document.activeElement === field.query()) await press('Enter')
      return field.query()
    }, QUICK)
    .toBeNull()
}

/** Puts the cursor on the tour of an order by searching for it. */
export async function goToTour(app: OpenApp, order: string): Promise<void> {
  const tour = await tourOf(app, order)
  await expect
    .poll(async () => {
      // Where the board has just been drawn its key is not there yet.
      if (!focusIn('board')) await press('w', '2')
      return focusIn('board')
    }, QUICK)
    .toBe(true)
  await findOnBoard(tour?.number ?? '')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toContain(`Tour ${tour?.number}`)
}

/** A world with a day of its own, and its orders; `more` is what all of them have in common beside. */
export async function worldOf(
  count: number,
  more: object = {},
): Promise<{ server: OpenApp['server']; orders: string[] }> {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  return { server, orders: await dayOfTen(server, count, more) }
}

/** Own vehicles of one type that have no tour and no appointment, by plate. */
export async function freeVehicles(server: OpenApp['server'], type = 'TAUTLINER') {
  const store = server.store('nordkurs')
  const busy = new Set((await store.all('tours')).map(({ vehicleId }) => vehicleId))
  const vehicles = await store.all('vehicles', { type }, [{ field: 'licencePlate' }])
  return vehicles.filter(({ id, blocks }) => !busy.has(id) && blocks.length === 0)
}

/** A tour as it was planned before the person came: `+0 -0` loads and unloads the first of the orders. */
export async function planFor(
  server: OpenApp['server'],
  {
    vehicleId,
    orders,
    stops,
    startAt,
  }: { vehicleId: string; orders: readonly string[]; stops: string; startAt: string },
) {
  const token = await server.tokenFor('usr-nordkurs-dispo')
  const answer = await server.fetch('/api/v1/tours/plan', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Tenant-Id': 'nordkurs', Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      ...{ vehicleId, startAt: Date.parse(startAt), overrideReason: 'Vorgabe' },
      stops: stops.split(' ').map((stop) => ({
        orderId: orders[Number(stop.slice(1))],
        kind: stop.startsWith('+') ? 'pickup' : 'delivery',
      })),
    }),
  })
  expect(answer.status).toBe(200)
}
