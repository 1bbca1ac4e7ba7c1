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
  expect(toasts()[0]).toBe(`${order?.orderNumber}: Status Zugestellt`)
  const now = await server.store('nordkurs').all('orders')
  expect(now.find(({ id }) => id === order?.id)?.status).toBe('DELIVERED')
})

test('a price of the order the keyboard is on stays open with Strg+Eingabe, and Strg+Z takes it back', async () => {
  const { server } = await openLine({ path: '/orders?status=CONFIRMED' })
  const priceOf = async (id: string | undefined) =>
    (await server.store('nordkurs').all('orders')).find((one) => one.id === id)?.customerPrice
  await userEvent.fill(field, 'preis 480')
  await expect.poll(() => parts()[1]).toBe('Preis 480')
  const number = parts()[0]?.replace('Auftrag ', '')
  const before = await priceOf(number)
  await press('ctrl+Enter')
  await expect.poll(typed).toBe('')
  expect(await priceOf(number)).toBe(480)
  expect(history()).toHaveLength(1)
  expect(history()[0]).toContain(`${number}: Kundenpreis`)
  expect(history()[0]).toContain('→ 480,00 €')
  expect(history()[0]).toContain('Rückgängig')
  await press('ctrl+z')
  await expect.poll(() => priceOf(number)).toBe(before)
  await expect.poll(() => history()[0]).not.toContain('Rückgängig')
})

test('what may be several is never guessed: Enter waits until one is taken', async () => {
  await openLine()
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

test('what cannot be read says where and what would fit, and is fetched back to be mended', async () => {
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
})

test('an order is planned by a line: the best places are offered, what it brings is read, and Strg+Z takes it off again', async () => {
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
})

test('a tour nobody drives yet goes off the plan by a line and back with Strg+Z; the line has the focus meanwhile', async () => {
  const { server } = await openLine({ path: '/orders?status=CONFIRMED' })
  const tours = () => server.store('nordkurs').all('tours')
  const orders = await server.store('nordkurs').all('orders')
  const isWaiting = (id: string) =>
    orders.some((one) => one.id === id && one.status === 'CONFIRMED' && !one.assignedVehicleId && !one.carrierId)
  const tour = (await tours()).find(({ stops }) => stops.every(({ orderId }) => isWaiting(orderId)))
  const isThere = async () => (await tours()).some(({ id }) => id === tour?.id)
  expect(tour).toBeDefined()
  await userEvent.fill(field, `tour ${tour?.number} -`)
  await expect.poll(sentence).toContain('wird entdisponiert')
  await press('ctrl+Enter')
  await expect.poll(history).toHaveLength(1)
  expect(history()[0]).toContain('entdisponiert')
  expect(await isThere()).toBe(false)
  await expect.element(field).toHaveFocus()
  await press('ctrl+z')
  await expect.poll(isThere).toBe(true)
})
