import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { holdTimers } from './reliability-support.tsx'
import { focusedRow, footText, panelTitles, section, selectedRows, tableText, toasts } from './orders-support.tsx'

const FREIGHT = { description: '12 Europaletten Fisch', originCity: 'Hamburg', destinationCity: 'Kiel' }

/** Opens the list of loads with one that somebody typed, and waits until a row has the focus. */
async function openLoads(options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: '/loads', account: 'dispo@nordkurs.example', ...options })
  await expect.poll(() => focusedRow() ?? document.querySelector('main h2')?.textContent).toBeTruthy()
  return app
}

/** Opens the list at a load that belongs to no order; answers how it is now. */
async function openTyped() {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  await server.store('nordkurs').insert('loads', {
    ...FREIGHT,
    id: 'loa-typed',
    status: 'open',
    customerName: 'Unbekannt',
    originPostalCode: '20457',
    originCountry: 'Deutschland',
    destinationPostalCode: '24103',
    destinationCountry: 'Deutschland',
    pickupDate: '2026-01-05',
    vehicleType: 'TRUCK',
    updatedAt: '2026-11-20T08:00:00.000Z',
  })
  await openLoads({ server })
  await expect.poll(focusedRow).toBe('12 Europaletten Fisch')
  return () => server.store('nordkurs').find('loads', 'loa-typed')
}

const dialog = () => page.getByRole('dialog', { name: 'Ladung anlegen' })
const field = (name: string) => dialog().getByRole('textbox', { name }).first()

test('loads stand behind g l, what is loaded next first, with views and filters of their own; Umschalt+N makes one: what is wrong is said at its field, a refusal keeps what was typed, Strg+Z takes it away', async () => {
  const app = await openApp({ account: 'dispo@nordkurs.example' })
  await expect.poll(() => document.activeElement?.closest('main')).toBeTruthy()
  await press('g', 'l')
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Ladungen')
  await expect.poll(focusedRow).toBeTruthy()
  const loads = await app.server.store('nordkurs').all('loads', {}, [{ field: 'pickupDate' }])
  expect(footText()).toBe(`Zeile 1 von ${loads.length}`)
  expect(tableText(1)[0]).toContain(loads[0]?.description)
  await press('a')
  await expect
    .poll(() => [...document.querySelectorAll('[role="option"]')].map((row) => row.textContent).join())
    .toContain('Ohne Fahrzeug')
  await press('Escape')
  await expect.poll(focusedRow).toBeTruthy()
  const made = async () => app.server.store('nordkurs').all('loads', { description: FREIGHT.description })
  await press('shift+N')
  await expect.element(field('Ladung')).toHaveFocus()
  await userEvent.keyboard('12 Europaletten Fisch{Tab}123{Tab}Hamburg{Tab}{Tab}{Tab}Kiel{Enter}')
  await expect.element(field('PLZ (Beladung)')).toHaveFocus()
  await field('PLZ (Beladung)').fill('20457')
  await field('Gewicht (kg)').fill('6,4 t')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Gewicht (kg)')).toHaveFocus()
  await field('Gewicht (kg)').fill('6.400')
  app.server.faults.fail('loads.create', 500, { times: 1, body: { message: 'Gerade nicht' } })
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('Gerade nicht')).toBeVisible()
  await expect.element(field('Ladung')).toHaveValue('12 Europaletten Fisch')
  await userEvent.keyboard('{Enter}')
  await expect.poll(toasts).toContain('Hamburg → Kiel: angelegt')
  expect(await made()).toMatchObject([{ originPostalCode: '20457', weightKg: 6400, status: 'open' }])
  await expect.poll(focusedRow).toBeTruthy()
  await press('ctrl+z')
  await expect.poll(made).toEqual([])
  await press('f')
  await expect.element(page.getByRole('dialog', { name: 'Liste filtern' })).toBeVisible()
  await userEvent.keyboard('kein solches{Enter}')
  await expect.poll(() => document.querySelector('main h2')?.textContent).toBe('Keine Ladung passt zu diesen Filtern')
})

test('a load that was typed is edited in place, set to a status, deleted, and each is taken back', async () => {
  // So long a message of success stands, in milliseconds: here until the end.
  holdTimers(4000)
  const now = await openTyped()
  await press(' ')
  await expect.poll(panelTitles).toEqual(['Hamburg → Kiel'])
  expect(section('Ladung')).toContain('Frei erfasst')
  await press('+')
  await expect.poll(async () => (await now())?.status).toBe('planned')
  await press('s')
  await expect.poll(() => document.querySelectorAll('[role="option"]').length).toBe(3)
  await userEvent.keyboard('Erledigt{Enter}')
  await expect.poll(async () => (await now())?.status).toBe('done')
  await press('ctrl+z')
  await expect.poll(async () => (await now())?.status).toBe('planned')
  await press('Enter', 'e')
  await expect.element(page.getByRole('option', { name: 'Ort (Beladung)' })).toBeVisible()
  await userEvent.keyboard('ladung')
  await expect.element(page.getByRole('option').first()).toHaveTextContent(/^Ladung12 Europaletten Fisch/)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('complementary').getByRole('textbox', { name: 'Ladung' })).toHaveFocus()
  await userEvent.keyboard('14 Europaletten Fisch{Enter}')
  await expect.poll(async () => (await now())?.description).toBe('14 Europaletten Fisch')
  await press('Escape')
  await expect.poll(focusedRow).toBe('14 Europaletten Fisch')
  await press('Delete')
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Ladung löschen')
  await userEvent.keyboard('{Enter}')
  await expect.poll(now).toBeUndefined()
  await expect.poll(focusedRow).toBeTruthy()
  // It stands nowhere on the screen: the first press says what would be taken back.
  await press('ctrl+z')
  await expect.poll(() => toasts().join()).toContain('Noch einmal drücken macht es rückgängig.')
  await press('ctrl+z')
  await expect.poll(async () => (await now())?.description).toBe('14 Europaletten Fisch')
})

test('a load of an order says why its status is not set by hand and why it stays; o opens the order, v gives that a vehicle', async () => {
  const app = await openLoads()
  const store = app.server.store('nordkurs')
  const [load] = await store.all('loads', {}, [{ field: 'pickupDate' }])
  const orderId = load?.orderId ?? ''
  await press('s')
  const option = (name: string) => page.getByRole('option', { name })
  await expect.element(option('Erledigt')).toHaveTextContent(`Der Status folgt dem Auftrag ${orderId}`)
  await press('Escape', 'Delete')
  await expect.poll(toasts).toContain(`Die Ladung gehört zum Auftrag ${orderId}`)
  await press('o')
  await expect.poll(panelTitles).toEqual([orderId])
  await press('Escape')
  await expect.poll(panelTitles).toEqual([])
  await press('x', 'v')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(async () => (await store.find('orders', orderId))?.status).toBe('ASSIGNED')
  await expect.poll(async () => (await store.find('loads', load?.id ?? ''))?.status).toBe('assigned')
  expect(selectedRows()).toHaveLength(1)
  await press('ctrl+z')
  await expect.poll(async () => (await store.find('loads', load?.id ?? ''))?.status).toBe('open')
})
