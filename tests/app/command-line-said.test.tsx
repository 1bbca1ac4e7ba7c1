import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { dock, field, history, openLine, parts, sentence, typed, why } from './command-line-support.tsx'

const store = ({ server }: Pick<OpenApp, 'server'>) => server.store('nordkurs')
const orderIn = (app: OpenApp, id: string) => store(app).find('orders', id)
const ready = () => expect.poll(why).toBe('')

/** Types a line, waits for what it means, and runs it; the line stays open. */
async function say(line: string) {
  const before = history().length
  await userEvent.fill(field, line)
  await ready()
  await press('ctrl+Enter')
  await expect.poll(() => history().length).toBe(before + 1)
}

test('two orders are confirmed by one line and one step takes both back; what the server refuses of several stands there before Enter and is left out', async () => {
  const app = await openLine()
  const created = (await store(app).all('orders', { status: 'CREATED' })).filter(({ customerPrice }) => customerPrice)
  const [one, two] = created
  const [numbers, ids] = [
    [one, two].map((order) => order?.orderNumber ?? ''),
    [one, two].map((order) => order?.id ?? ''),
  ]
  const statuses = () => Promise.all(ids.map(async (id) => (await orderIn(app, id))?.status))
  await userEvent.fill(field, `bestätigen ${numbers.join(' ')}`)
  await expect.poll(parts).toEqual([`Auftrag ${numbers[0]}`, `Auftrag ${numbers[1]}`, 'Status Bestätigt'])
  expect(sentence()).toBe(`Wird bestätigt: ${numbers.join(', ')}`)
  expect(await statuses()).toEqual(['CREATED', 'CREATED'])
  await say(`bestätigen ${numbers.join(' ')}`)
  expect(await statuses()).toEqual(['CONFIRMED', 'CONFIRMED'])
  expect(history()[0]).toContain('2 Aufträge: Status Bestätigt')
  await press('ctrl+z')
  await expect.poll(statuses).toEqual(['CREATED', 'CREATED'])

  const [driven] = await store(app).all('orders', { status: 'DELIVERED' })
  await userEvent.fill(field, `bestätigen ${driven?.orderNumber}`)
  await expect.poll(why).not.toMatch(/^$|Wird geprüft/)
  await press('Enter')
  expect(typed()).toBe(`bestätigen ${driven?.orderNumber}`)
  await userEvent.fill(field, `bestätigen ${one?.orderNumber} ${driven?.orderNumber}`)
  await ready()
  expect(dock()?.innerText).toContain(`${driven?.orderNumber}: `)
  await press('ctrl+Enter')
  await expect.poll(async () => (await orderIn(app, one?.id ?? ''))?.status).toBe('CONFIRMED')
  expect((await orderIn(app, driven?.id ?? ''))?.status).toBe('DELIVERED')
})

test('an order is cancelled with the reason behind it, moved with both its dates, and goes to a carrier by a part of his name', async () => {
  const app = await openLine()
  const [one, two] = (await store(app).all('orders', { status: 'CONFIRMED' })).filter(
    ({ pickupDate = '', deliveryDate }) => pickupDate > '2026-11-24' && deliveryDate,
  )
  await userEvent.fill(field, `storno ${one?.orderNumber}`)
  await expect.poll(why).toBe('Es fehlt noch: Grund')
  await say(`storno ${one?.orderNumber} Kunde sagt ab`)
  expect((await orderIn(app, one?.id ?? ''))?.status).toBe('CANCELLED')
  const events = await store(app).all('events', { recordId: one?.id ?? '' })
  expect(JSON.stringify(events)).toContain('Kunde sagt ab')
  await press('ctrl+z')
  await expect.poll(async () => (await orderIn(app, one?.id ?? ''))?.status).toBe('CONFIRMED')
  await userEvent.fill(field, `${two?.orderNumber} verschieben auf +1 8-12`)
  await expect.poll(() => dock()?.innerText).toMatch(/Laden .* → .* 08:00–12:00 · Entladen .* → /)
  await say(`${two?.orderNumber} verschieben auf +1 8-12`)
  const later = (day = '') => new Date(Date.parse(`${day}T12:00Z`) + 86_400_000).toISOString().slice(0, 10)
  expect(await orderIn(app, two?.id ?? '')).toMatchObject({
    ...{ pickupDate: later(two?.pickupDate), pickupTimeFrom: '08:00', pickupTimeTo: '12:00' },
    deliveryDate: later(two?.deliveryDate),
  })
  await press('ctrl+z')
  await expect.poll(async () => (await orderIn(app, two?.id ?? ''))?.pickupDate).toBe(two?.pickupDate)

  const [order] = (await store(app).all('orders', { status: 'CONFIRMED' })).filter(
    ({ carrierId, assignedVehicleId }) => carrierId === undefined && assignedVehicleId === undefined,
  )
  const carrier = (await store(app).all('partners', { kind: 'carrier' })).find(({ name }) =>
    name.startsWith('Alstertal'),
  )
  await userEvent.fill(field, `${order?.orderNumber} an Nobody`)
  await expect.poll(why).toBe('„Nobody“ ist kein bekannter Frachtführer')
  await userEvent.fill(field, `${order?.orderNumber} an Alstertal`)
  await expect.poll(parts).toEqual([`Auftrag ${order?.orderNumber}`, `Frachtführer ${carrier?.name}`])
  expect(sentence()).toContain(`wird an ${carrier?.name} vergeben`)
  await say(`${order?.orderNumber} an Alstertal`)
  expect(await orderIn(app, order?.id ?? '')).toMatchObject({ carrierId: carrier?.id, status: 'ASSIGNED' })
  await press('ctrl+z')
  await expect.poll(async () => (await orderIn(app, order?.id ?? ''))?.status).toBe('CONFIRMED')
})

test('what a truck drives now is late, with its cause; it is blocked for some days, and its driver is away', async () => {
  const app = await openLine()
  const driven = (await store(app).all('transports')).find(
    ({ status, vehicleId, orderId }) => status === 'IN_TRANSIT' && vehicleId !== undefined && orderId !== undefined,
  )
  const vehicle = await store(app).find('vehicles', driven?.vehicleId ?? '')
  await userEvent.fill(field, `${vehicle?.licencePlate} verspätet 45 Stau`)
  await expect.poll(sentence).toBe(`${vehicle?.licencePlate} kommt 45 min später: Stau`)
  await say(`${vehicle?.licencePlate} verspätet 45 Stau`)
  const transport = () => store(app).find('transports', driven?.id ?? '')
  expect(await transport()).toMatchObject({ delayMinutes: 45, delayCause: 'Stau' })
  await press('ctrl+z')
  await expect.poll(async () => (await transport())?.delayMinutes).toBe(driven?.delayMinutes)

  const idle = (await store(app).all('vehicles')).find(
    ({ id, status, carrierId, blocks = [] }) =>
      status === 'available' && carrierId === undefined && blocks.length === 0 && id !== vehicle?.id,
  )
  const blocks = async () => (await store(app).find('vehicles', idle?.id ?? ''))?.blocks ?? []
  await userEvent.fill(field, `werkstatt ${idle?.licencePlate.toLowerCase()} 4.1.2027-5.1.2027`)
  await expect.poll(sentence).toBe(`${idle?.licencePlate} wird gesperrt: Mo 04.01. – Di 05.01. – Werkstatt`)
  await say(`werkstatt ${idle?.licencePlate} 4.1.2027-5.1.2027 Bremsen`)
  expect(await blocks()).toMatchObject([{ kind: 'workshop', from: '2027-01-04', to: '2027-01-05', reason: 'Bremsen' }])
  await press('ctrl+z')
  await expect.poll(blocks).toEqual([])

  const [driver] = (await store(app).all('drivers')).filter(({ absences = [] }) => absences.length === 0)
  const absences = async () => (await store(app).find('drivers', driver?.id ?? ''))?.absences ?? []
  await say(`"${driver?.name}" urlaub 4.1.2027-8.1.2027`)
  expect(await absences()).toMatchObject([{ kind: 'holiday', from: '2027-01-04', to: '2027-01-08' }])
  await press('ctrl+z')
  await expect.poll(absences).toEqual([])
})

test('the tours of a vehicle are shown on the board, and the keyboard is there, from another screen as well; a new order is read whole before Enter, which opens the wizard with all of it', async () => {
  const app = await openLine()
  const tour = (await store(app).all('tours')).find(({ vehicleId }) => vehicleId !== undefined)
  const vehicle = await store(app).find('vehicles', tour?.vehicleId ?? '')
  await userEvent.fill(field, `touren ${vehicle?.licencePlate}`)
  await expect.poll(sentence).toContain(vehicle?.licencePlate)
  await press('Enter')
  await expect.poll(() => location.pathname).toBe('/dispatcher')
  await expect
    .poll(() => document.activeElement?.closest('[data-dispatch]')?.getAttribute('data-dispatch'))
    .toBe('board')

  await press(':')
  await expect.element(field).toHaveFocus()
  await userEvent.fill(field, 'neu elbufer hh > m 6 epal 2,4t Pumpen mi 8-12 / do')
  await expect
    .poll(parts)
    .toEqual([
      expect.stringMatching(/^Kunde Elbufer/),
      ...['Von 20457 Hamburg', 'Nach 80331 München', 'Ware Pumpen', 'Menge 6 Europaletten · 2.400 kg'],
      ...[expect.stringMatching(/^Laden Mi 25\.11\. 08:00–12:00$/), expect.stringMatching(/^Entladen Do 26\.11\./)],
    ])
  await press('Enter')
  await expect.poll(dock).toBeNull()
  const wizard = page.getByRole('complementary', { name: /^Elbufer/ })
  await expect.element(wizard.getByLabelText('PLZ')).toHaveValue('80331')
  await expect.element(wizard.getByLabelText(/^Ort/)).toHaveValue('München')
  await expect.element(wizard.getByRole('textbox', { name: /^Datum/ })).toHaveValue('26.11.2026')
  await wizard.getByRole('button', { name: 'Zurück' }).click()
  await expect.element(wizard.getByLabelText('PLZ')).toHaveValue('20457')
  await expect.element(wizard.getByRole('textbox', { name: 'Zeitfenster', exact: true })).toHaveValue('08:00–12:00')
})
