import { expect, test } from 'vitest'
import { choices, dock, field, history, openLine, parts, sentence, typed } from './command-line-support.tsx'
import { toasts } from './orders-support.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'

test('a status by a line: what will happen is read before it is done, and Enter gives the focus back', async () => {
  const { server } = await openLine()
  const row = document.querySelector('main tr[data-index][tabindex="0"]')
  const orders = await server.store('nordkurs').all('orders')
  const order = orders.find(({ status }) => status === 'IN_TRANSIT')
  await userEvent.fill(field, `st ${order?.orderNumber} zuge`)
  await expect.poll(parts).toEqual([`Auftrag ${order?.orderNumber}`, 'Status Zugestellt'])
  expect(sentence()).toBe(
    `${order?.orderNumber} ${order?.pickupCity} → ${order?.deliveryCity} wird auf Zugestellt gesetzt`,
  )
  await press('Enter')
  await expect.poll(dock).toBeNull()
  expect(document.activeElement).toBe(row)
  await expect.poll(() => toasts()[0]).toBe(`${order?.orderNumber}: Status Zugestellt`)
  const now = await server.store('nordkurs').all('orders')
  expect(now.find(({ id }) => id === order?.id)?.status).toBe('DELIVERED')
})

test('what cannot be read says where and what would fit, and is fetched back to be mended; what may be several is never guessed, and what is not understood offers the nearest three', async () => {
  await openLine()
  await userEvent.fill(field, '4722 > HB-NK 218 fr 25:00')
  await expect.poll(() => dock()?.innerText).toContain('„25:00“ ist keine Uhrzeit.')
  expect(dock()?.innerText).toContain('Möglich ist 00:00 bis 23:59, auch 14,30 oder 1430.')
  expect(dock()?.innerText).toContain('ab Zeichen 21')
  await press('Enter')
  await expect.poll(typed).toBe('')
  expect(history()[0]).toContain('4722 > HB-NK 218 fr 25:00')
  await press('ctrl+ArrowUp')
  expect(typed()).toBe('4722 > HB-NK 218 fr 25:00')
  await press('Escape')
  await expect.poll(dock).toBeNull()
  await press(':')
  await expect.poll(typed).toBe('4722 > HB-NK 218 fr 25:00')

  await userEvent.fill(field, '4711 fr 8-12')
  await expect.poll(choices).toHaveLength(3)
  await press('Enter')
  expect(typed()).toBe('4711 fr 8-12')
  await press('2')
  expect(typed()).toBe('storno 4711 fr 8-12')
  await userEvent.fill(field, 'hilfe urlaub')
  await expect.poll(choices).toHaveLength(1)
  await press('Enter')
  expect(typed()).toBe('kowalski urlaub mo-fr')
  expect(dock()).not.toBeNull()

  await userEvent.fill(field, 'suche PLZ 7 morgen')
  await expect.poll(choices).toEqual(['Aufträge Tab', 'Fahrzeuge'])
  await press('Enter')
  expect(typed()).toBe('suche PLZ 7 morgen')
  await press('ArrowDown', 'Tab')
  expect(typed()).toBe('suche fahrzeuge PLZ 7 morgen')
  await expect.poll(() => parts()[0]).toBe('Liste Fahrzeuge')
  await press('Enter')
  await expect.poll(() => `${location.pathname}${location.search}`).toMatch(/^\/vehicles\?plz=7&freeFrom=/)
  await expect.poll(dock).toBeNull()
})

test('an order is planned by a line: the best places are offered, what it brings is read, and Strg+Z takes it off again; a tour goes off the plan and back', async () => {
  const { server } = await openLine({ path: '/orders?status=CONFIRMED' })
  const orders = await server.store('nordkurs').all('orders')
  const isFree = (one: (typeof orders)[number]) =>
    !one.assignedVehicleId && !one.carrierId && one.status === 'CONFIRMED'
  const order = orders.find(
    (one) => isFree(one) && (one.pickupDate ?? '') > '2026-11-24' && (one.loadingMeters ?? 9) < 5,
  )
  const stateOf = async () => (await server.store('nordkurs').all('orders')).find(({ id }) => id === order?.id)?.status
  await userEvent.fill(field, `${order?.orderNumber} >`)
  await expect.poll(() => dock()?.innerText).toContain('auf welchem Fahrzeug?')
  await expect.poll(choices).not.toHaveLength(0)
  await press('Tab')
  await expect.poll(() => parts().map((part) => part.split(' ')[0])).toEqual(['Auftrag', 'Fahrzeug', 'Beginn'])
  const plate = parts()[1]?.replace('Fahrzeug ', '')
  expect(sentence()).toContain(`${order?.orderNumber} ${order?.pickupCity} → ${order?.deliveryCity} wird`)
  expect(dock()?.innerText).toContain('Marge')
  await press('ctrl+Enter')
  await expect.poll(history).toHaveLength(1)
  expect(history()[0]).toContain(`${order?.orderNumber} auf ${plate} eingeplant`)
  expect(await stateOf()).toBe('ASSIGNED')
  await press('ctrl+z')
  await expect.poll(stateOf).toBe('CONFIRMED')

  // A tour nobody drives yet goes off the plan and back; the line has the focus meanwhile.
  const tours = () => server.store('nordkurs').all('tours')
  const isWaiting = (id: string) =>
    orders.some((one) => one.id === id && one.status === 'CONFIRMED' && !one.assignedVehicleId && !one.carrierId)
  const tour = (await tours()).find(({ stops }) => stops.every(({ orderId }) => isWaiting(orderId)))
  const isThere = async () => (await tours()).some(({ id }) => id === tour?.id)
  expect(tour).toBeDefined()
  await userEvent.fill(field, `tour ${tour?.number} -`)
  await expect.poll(sentence).toContain('wird entdisponiert')
  await press('ctrl+Enter')
  await expect.poll(() => history().join()).toContain('entdisponiert')
  expect(await isThere()).toBe(false)
  await expect.element(field).toHaveFocus()
  await press('ctrl+z')
  await expect.poll(isThere).toBe(true)
})
