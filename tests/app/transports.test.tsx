import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'
import { tell } from '#tests/support/tell.ts'
import { userEvent } from '#tests/support/typing.ts'
import { choices, choose, dialogTitle, goTo } from './orders-bulk-support.tsx'
import { filters, focusedRow, footText, panelTitles, rowText, section, tableText, toasts } from './orders-support.tsx'

/** Opens the list of transports and waits until a row has the focus or there is none. */
async function openTransports(options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: '/transports', account: 'dispo@nordkurs.example', ...options })
  await expect.poll(() => focusedRow() ?? document.querySelector('main h2')?.textContent).toBeTruthy()
  return app
}

const heads = () => [...document.querySelectorAll('main th[data-column]')].map((head) => head.textContent)
const chips = () => [...document.querySelectorAll('main [data-removable]')].map((chip) => chip.textContent)
const stored = async ({ server }: OpenApp, loadId: string) =>
  (await server.store('nordkurs').all('transports', { loadId }))[0]
/** The number of the row the keyboard is on. */
const here = () => focusedRow() ?? ''

/** Goes to a transport on the screen that is under way with an own vehicle. */
async function goToDriven({ server }: OpenApp) {
  const shown = tableText(12).map((row) => row.split(' | ')[0])
  const under = await server.store('nordkurs').all('transports', { status: 'IN_TRANSIT', vehicleId: { exists: true } })
  const driven = under.find(({ loadId }) => shown.includes(loadId))
  if (driven === undefined) throw new Error('No own vehicle is under way')
  await goTo(driven.loadId)
  return driven
}

test('stands in the navigation and behind g t, 50 at a time, what is disturbed or late first', async () => {
  const server = createTestServer({ now: () => TEST_NOW })
  const queries: string[] = []
  const { fetch } = server
  server.fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (pathname === '/api/v1/transports') queries.push(search)
    return fetch(input, init)
  }
  await openApp({ account: 'dispo@nordkurs.example', server })
  await expect.poll(() => document.activeElement?.closest('main')).toBeTruthy()
  await press('g', 't')
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Transporte')
  await expect.poll(focusedRow).toBeTruthy()
  expect(document.querySelector('nav [aria-current="page"]')?.textContent).toContain('Transporte')
  const wanted = { sortBy: 'delayMinutes', sortOrder: 'desc', page: '1', limit: '50' }
  expect(queries.map((query) => Object.fromEntries(new URLSearchParams(query)))).toContainEqual(wanted)
  const all = await server.store('nordkurs').all('transports', {})
  expect(footText()).toBe(`Zeile 1 von ${all.length}`)
  const first = all.find(({ loadId }) => loadId === here())
  expect([first?.disruption !== undefined, first?.status === 'DELIVERED']).toEqual([true, false])
  expect(heads()).toEqual(expect.arrayContaining(['Transport', 'Status', 'Von', 'Nach', 'Ankunft', 'Verspätung']))
})

test('?driverId= and ?vehicleId= are filters whose chips name driver and plate; g w shows those that are late or disturbed, as many as the figure says, which leads there as well', async () => {
  const app = await openTransports({ path: '/transports?vehicleId=veh-007&driverId=drv-007' })
  await expect.poll(chips).toEqual(['Fahrzeug: H-NN 2719', 'Fahrer: Zdeněk Müller'])
  const rows = tableText(50)
  expect(rows.filter((row) => !row.includes('H-NN 2719'))).toEqual([])
  await press('shift+F')
  await expect.poll(filters).toEqual({})
  await expect.poll(() => tableText(50).length).toBeGreaterThan(rows.length)
  const store = app.server.store('nordkurs')
  const link = () => document.querySelector<HTMLAnchorElement>('main a[href*="view=verspaetet"]')
  await expect.poll(() => link()?.textContent).toMatch(/davon \d+ verspätet oder gestört$/)
  const [, said = ''] = /davon (\d+) verspätet/.exec(link()?.textContent ?? '') ?? []
  await press('g', 'w')
  await expect.poll(filters).toMatchObject({ active: 'true', troubled: 'true' })
  await expect.poll(footText).toBe(`Zeile 1 von ${said}`)
  const shown = tableText(50).map((row) => row.split(' | ')[0])
  const all = await store.all('transports', {})
  const calm = all.filter(
    ({ loadId, delayMinutes = 0, disruption }) =>
      shown.includes(loadId) && delayMinutes <= 0 && disruption === undefined,
  )
  expect(calm).toEqual([])
  await press('g', 't')
  await expect.poll(filters).toEqual({})
  link()?.click()
  await expect.poll(footText).toBe(`Zeile 1 von ${said}`)
})

test('a failed load empties the list, says what the catalogue says, and r tries again', async () => {
  const server = createTestServer({ now: () => TEST_NOW })
  server.faults.fail('transports.list', 403, { body: {} })
  await openTransports({ server })
  expect(document.querySelector('main [role="alert"]')?.textContent).toContain('Failed to load orders')
  expect(tableText()).toEqual([])
  server.faults.reset()
  await press('r')
  await expect.poll(focusedRow).toBeTruthy()
})

test('a transport beside the list shows how far it is, its way, who drives and its tour; what moves is shown without the list being drawn anew; + goes on to the next status and s to any', async () => {
  const app = await openTransports({
    path: '/transports?status=IN_TRANSIT,AT_DELIVERY,DELIVERED&sort=driverName&dir=asc',
  })
  const { server } = app
  const transport = await goToDriven(app)
  await press(' ')
  await expect.poll(() => section('Fortschritt')[0]).toBe('Fortschritt')
  const { vehicleNumber, driverName } = transport
  expect(section('Beteiligte')).toEqual(expect.arrayContaining([vehicleNumber, driverName]))
  await expect.poll(() => section('Tour').length).toBeGreaterThan(4)
  const row = document.activeElement
  const store = server.store('nordkurs')
  const { version, id } = await store.patch('transports', transport.id, { progress: 77, currentSpeed: 61 })
  await tell(server, 'nordkurs', { entity: 'transports', id, change: 'updated', version })
  await expect.poll(() => section('Fortschritt').join(' ')).toContain('77 %')
  expect(section('Fortschritt').join(' ')).toContain('61 km/h')
  expect(document.activeElement).toBe(row)
  // It goes on, and the order goes along.
  await press('Escape')
  await expect.poll(panelTitles).toEqual([])
  const { loadId, orderId = '' } = transport
  await expect.poll(here).toBe(loadId)
  await press('+')
  await expect.poll(async () => (await stored(app, loadId))?.status).toBe('AT_DELIVERY')
  await expect.poll(() => rowText(loadId)).toContain('An Entladestelle')
  await choose('s', 'Zugestellt')
  await expect.poll(async () => (await stored(app, loadId))?.status).toBe('DELIVERED')
  await expect.poll(async () => (await store.find('orders', orderId))?.status).toBe('DELIVERED')
})

test('of an inquiry it is said what nobody knows; e types it, and Strg+Z takes it back', async () => {
  const app = await openTransports({ path: '/transports?q=NK-OCR-0008' })
  expect(tableText(1)[0]).toContain('Anfrage')
  expect(tableText(1)[0]).toContain('Unbekannt')
  await press(' ')
  await expect.poll(() => section('Auftrag')).toContain('Unbekannt')
  await page.getByRole('button', { name: 'Kunde: Unbekannt' }).dblClick()
  await userEvent.keyboard('Hansek KG{Enter}')
  await expect.poll(async () => (await stored(app, 'NK-OCR-0008'))?.customerName).toBe('Hansek KG')
  await press('Escape')
  await expect.poll(() => rowText('NK-OCR-0008')).toContain('Hansek KG')
  await press('ctrl+z')
  await expect.poll(async () => (await stored(app, 'NK-OCR-0008'))?.customerName).toBe('Unbekannt')
})

test('Entf deletes one that is only planned, after a question; Strg+Z brings it back', async () => {
  const number = 'NK-OCR-0012'
  const app = await openTransports({ path: `/transports?q=${number}` })
  await press('Delete')
  await expect.poll(dialogTitle).toBe(`${number} löschen?`)
  await page.getByRole('button', { name: 'Transport löschen' }).click()
  await expect.poll(() => stored(app, number)).toBeUndefined()
  await expect.poll(() => rowText(number)).toBeUndefined()
  await press('ctrl+z')
  await expect.poll(() => stored(app, number)).toBeTruthy()
})

test('v and b give it vehicle and driver; the workshop blocks, and what does not fit asks for a reason', async () => {
  const number = 'NK-OCR-0012'
  const app = await openTransports({ path: `/transports?q=${number}` })
  const store = app.server.store('nordkurs')
  const [workshop] = await store.all('vehicles', { status: 'available', type: 'TAUTLINER' })
  const block = { id: 'b-1', kind: 'workshop' as const, from: '2026-01-02', reason: 'Getriebe' }
  await store.patch('vehicles', workshop?.id ?? '', { blocks: [block] })
  await press('v')
  await expect.poll(choices).not.toEqual([])
  await userEvent.keyboard(workshop?.licencePlate ?? '?')
  await expect.poll(() => choices().join()).toContain('Werkstatt')
  await press('Escape')
  // 3,408 kg of fish in a van.
  const [van] = await store.all('vehicles', { type: 'SPRINTER', status: 'available' })
  await choose('v', van?.licencePlate ?? '?')
  await userEvent.fill(page.getByRole('textbox', { name: 'Begründung' }), 'Zweite Fahrt folgt')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(async () => (await stored(app, number))?.vehicleId).toBe(van?.id)
  await expect.poll(() => rowText(number)).toContain(van?.licencePlate)
  const drivers = await store.all('drivers', {})
  const other = drivers.find(({ id }) => id !== van?.driverId)
  await choose('b', other?.name ?? '?')
  await expect.poll(async () => (await stored(app, number))?.driverId).toBe(other?.id)
})

test('z says how late it is and why; the keyboard stays with it wherever its row goes, and Strg+Z takes it back', async () => {
  const app = await openTransports({ path: '/transports?view=laufend' })
  const late = () => Number(/(\d+) verspätet/.exec(document.querySelector('main header')?.textContent ?? '')?.[1])
  await expect.poll(late).toBeGreaterThan(0)
  const lateBefore = late()
  // Behind those in trouble.
  await press('PageDown')
  await expect.poll(here).toMatch(/^NK-/)
  await press(' ')
  const loadId = here()
  await expect.poll(panelTitles).toEqual([loadId])
  const before = await stored(app, loadId)
  await press('z')
  await expect.element(page.getByRole('dialog', { name: `${loadId}: Verspätung` })).toBeVisible()
  await userEvent.keyboard('bald{Enter}')
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('Zuerst die Zeit angeben')
  await userEvent.fill(page.getByRole('textbox', { name: 'Verspätung und Grund' }), '2 h 30 Panne')
  await userEvent.keyboard('{Enter}')
  await expect.poll(toasts).toContain(`${loadId}: Verspätung 2 h 30 min`)
  await expect.poll(() => rowText(loadId)).toContain('+2 h 30 min')
  expect(await stored(app, loadId)).toMatchObject({ delayMinutes: 150, delayCause: 'Panne' })
  await expect.poll(here).toBe(loadId)
  const place = Number(document.activeElement?.getAttribute('data-index')) + 1
  expect(place).toBeGreaterThan(2)
  await expect.poll(footText).toContain(`Zeile ${place} von`)
  expect(panelTitles()).toEqual([loadId])
  await expect.poll(late).toBe(lateBefore + 1)
  await press('ctrl+z')
  await expect.poll(async () => (await stored(app, loadId))?.delayMinutes).toBe(before?.delayMinutes)
})

test('h says when the truck came and left, jetzt at once; the status goes along, and Strg+Z takes it back', async () => {
  const app = await openTransports({ path: '/transports?status=ASSIGNED' })
  const loadId = here()
  await press('h')
  await expect.poll(choices).not.toEqual([])
  expect(choices()[0]).toMatch(/^Ankunft Ladestelle/)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: `${loadId}: Ankunft Ladestelle` })).toBeVisible()
  const line = page.getByRole('textbox')
  await expect.element(line).toHaveValue('jetzt')
  await userEvent.fill(line, 'bald')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('Kein Zeitpunkt')
  await userEvent.fill(line, '-10')
  await userEvent.keyboard('{Enter}')
  await expect.poll(async () => (await stored(app, loadId))?.status).toBe('AT_PICKUP')
  const { pickupArrivedAt = '' } = (await stored(app, loadId)) ?? {}
  expect(Math.floor((Date.now() - Date.parse(pickupArrivedAt)) / 60_000)).toBeGreaterThanOrEqual(10)
  await expect.poll(() => toasts().join()).toMatch(/: Ankunft Ladestelle: Heute \d\d:\d\d/)
  await press('ctrl+z')
  await expect.poll(async () => (await stored(app, loadId))?.status).toBe('ASSIGNED')
  expect((await stored(app, loadId))?.pickupArrivedAt).toBeUndefined()
})

const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('a new transport of a confirmed order is found by its number, and a refusal leaves what was typed; any other is typed, what is missing is told, and where the list cannot be loaded anew it stands in front', async () => {
  const app = await openTransports()
  const [order] = await app.server.store('nordkurs').all('orders', { status: 'CONFIRMED', carrierId: undefined })
  app.server.faults.fail('transports.create', 409, { body: { message: 'Auftrag hat bereits einen Transport' } })
  await press('shift+N')
  await expect.element(page.getByRole('dialog', { name: 'Transport anlegen' })).toBeVisible()
  await userEvent.keyboard(order?.orderNumber ?? '?')
  await expect.poll(choices).not.toEqual([])
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Auftrag hat bereits einen Transport')
  app.server.faults.reset()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(async () => (await app.server.store('nordkurs').find('orders', order?.id ?? ''))?.transportId)
    .toBeTruthy()
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
  await press('shift+N')
  await expect.element(page.getByRole('dialog', { name: 'Transport anlegen' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Bitte einen Kunden wählen oder anlegen')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Kunde (Pflichtfeld)'), 'Hansek KG')
  await userEvent.fill(page.getByLabelText('Ort (Beladung) (Pflichtfeld)'), 'Hamburg')
  await userEvent.fill(page.getByLabelText('Ort (Entladung) (Pflichtfeld)'), 'München')
  await userEvent.fill(field('Beladung'), 'mi')
  app.server.faults.fail('transports.list', 403, { body: {} })
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => tableText(1)[0]).toContain('Hansek KG')
  const [made] = await app.server.store('nordkurs').all('transports', { customerName: 'Hansek KG' })
  expect(made).toMatchObject({ status: 'PLANNING', loadingDate: '2026-11-25', origin: 'Hamburg' })
  expect(tableText(1)[0]).toContain(made?.loadId)
})
