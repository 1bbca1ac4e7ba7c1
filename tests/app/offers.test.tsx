import { expect, test } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { choices } from './orders-bulk-support.tsx'
import { focusedRow, openList } from './orders-support.tsx'

/** Loads tomorrow. */
const ahead = 'NK-2026-004753'

/** Opens the list at an order and one of its pickers; what stands under each heading. */
async function openPicker(key: string, { order = ahead, server = createTestServer({ now: () => TEST_NOW }) } = {}) {
  const app = await openList({ path: `/orders?row=${order}`, account: 'dispo@nordkurs.example', server })
  await expect.poll(focusedRow).toBe(order)
  await press(key)
  await expect.poll(choices).not.toEqual([])
  return app
}

const group = (name: string) => {
  const found = [...document.querySelectorAll('dialog [cmdk-group]')].find(
    (one) => one.querySelector('[cmdk-group-heading] span')?.textContent === name,
  )
  return [...(found?.querySelectorAll('[role="option"]') ?? [])].map((row) =>
    [...row.querySelectorAll('bdi')].map((part) => part.textContent).join(': '),
  )
}
const headings = () =>
  [...document.querySelectorAll('dialog [cmdk-group-heading] span:first-child')].map((one) => one.textContent)

test('the picker of vehicles parts what fits from what does not, the nearest on top; one whose papers have ended or that is in the workshop does not fit', async () => {
  await openPicker('v', { order: 'NK-2026-004787' })
  expect(headings()).toEqual(['Passt', 'Passt nicht'])
  const distances = group('Passt').map((row) => Number(/: (\d+) km entfernt/.exec(row)?.[1]))
  expect(distances.length).toBeGreaterThan(1)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(group('Passt').filter((row) => / auf NK-|zu wenig/.test(row))).toEqual([])
  await userEvent.keyboard('H-RE 4856')
  await expect.poll(() => group('Passt nicht').join()).toMatch(/H-RE 4856.*SP abgelaufen/)
  expect(group('Passt').join()).not.toContain('H-RE 4856')
  await userEvent.keyboard('{Control>}a{/Control}H-CD 1567')
  await expect.poll(() => group('Passt nicht').join()).toMatch(/H-CD 1567.*Werkstatt/)
  expect(group('Passt').join()).not.toContain('H-CD 1567')
})

test('the picker of vehicles says who drives until when and what, and by how much one is too small, and takes a plate without its signs; that of carriers has those whose papers hold and whose vehicles fit first, the nearest on top', async () => {
  const app = await openPicker('v')
  const busy = group('Passt nicht').filter((row) =>
    /: bis (Heute |\d\d\.\d\d\. )?\d\d:\d\d auf NK-2026-\d{6}/.test(row),
  )
  expect(busy.length).toBeGreaterThan(0)
  const order = await app.server.store('nordkurs').find('orders', ahead)
  const vehicles = await app.server.store('nordkurs').all('vehicles', {})
  const small = vehicles.find(
    ({ loadingMeters, status }) => loadingMeters < (order?.loadingMeters ?? 0) && status === 'available',
  )
  await userEvent.keyboard(small?.licencePlate ?? '?')
  const missing = ((order?.loadingMeters ?? 0) - (small?.loadingMeters ?? 0)).toFixed(1).replace('.', ',')
  await expect.poll(() => group('Passt nicht').join()).toContain(`${missing} LDM zu wenig`)
  await userEvent.keyboard('{Control>}a{/Control}')
  const [vehicle] = await app.server.store('nordkurs').all('vehicles', { licencePlate: { prefix: 'HH-' } })
  const plate = vehicle?.licencePlate ?? '?'
  await userEvent.keyboard(plate.replace(/[^A-Z0-9]/g, '').toLowerCase())
  await expect.poll(() => choices()[0] ?? '').toContain(plate)
  await press('Escape')
  await expect.poll(focusedRow).toBe(ahead)
  await press('c')
  await expect.poll(choices).not.toEqual([])
  expect(headings()).toEqual(['Passt', 'Passt nicht'])
  const isAgainst = (row: string) => /abgelaufen|gesperrt| benötigt/.test(row)
  expect(group('Passt').filter(isAgainst)).toEqual([])
  expect(group('Passt nicht').filter((row) => !isAgainst(row))).toEqual([])
  expect(group('Passt nicht').join()).toMatch(/: \d+,\d LDM benötigt, \d+,\d vorhanden · /)
  expect(group('Passt')[0]).toMatch(/\d+ km entfernt/)
})

test('the picker of vehicles keeps one on a loaded order, and asks for a reason before the goods are moved over to another', async () => {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const store = server.store('nordkurs')
  const orders = await store.all('orders', { status: 'IN_TRANSIT', assignedVehicleId: { exists: true } })
  const [order] = orders.filter(({ carrierId }) => carrierId === undefined)
  const vehicles = await store.all('vehicles', { status: 'available' })
  const other = vehicles.find(({ id, carrierId }) => id !== order?.assignedVehicleId && carrierId === undefined)
  await openPicker('v', { order: order?.id ?? '?', server })
  await userEvent.keyboard('fahrzeug entfernen')
  await expect
    .poll(() => document.querySelector('dialog [role="option"][aria-disabled="true"]')?.textContent)
    .toContain('Die Ware ist geladen: ein anderes Fahrzeug ist möglich, keines nicht')
  await userEvent.keyboard(`{Control>}a{/Control}${other?.licencePlate}`)
  await expect.poll(() => choices().join()).toContain(other?.licencePlate)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA')
  expect(document.querySelector('dialog[open]')?.textContent).toContain(
    `Die Ware ist auf ${order?.vehiclePlate} geladen: ${other?.licencePlate} heißt umladen`,
  )
  await userEvent.keyboard('Panne in Kassel{Control>}{Enter}{/Control}')
  await expect.poll(async () => (await store.find('orders', order?.id ?? ''))?.assignedVehicleId).toBe(other?.id)
})
