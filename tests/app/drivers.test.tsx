import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, panelTitles, section, tableText, toasts } from './orders-support.tsx'

/** Opens the list of drivers and waits until a row has the focus. */
async function openDrivers(search = ''): Promise<OpenApp> {
  const app = await openApp({ path: `/vehicles?tab=drivers${search}`, account: 'dispo@nordkurs.example' })
  await expect.poll(focusedRow).toBeTruthy()
  return app
}

const storeOf = ({ server }: OpenApp) => server.store('nordkurs')
const names = (rows: number) => tableText(rows).map((row) => row.split(' | ')[0])
const dialog = (name: string) => page.getByRole('dialog', { name })

test('Fahrer are behind 2 beside the vehicles: who drives, is free or away, and whose papers end; Umschalt+N makes a driver and shows him, a fault leaves what was typed, wrong classes are named', async () => {
  const app = await openApp({ path: '/vehicles', account: 'dispo@nordkurs.example' })
  await expect.poll(focusedRow).toBeTruthy()
  await press('2')
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Fahrer')
  const drivers = await storeOf(app).all('drivers')
  const [first] = drivers.toSorted((a, b) => a.name.localeCompare(b.name, 'de'))
  await expect.poll(focusedRow).toBe(first?.name)
  expect([...document.querySelectorAll('main th[data-column]')].map((head) => head.textContent).slice(0, 3)).toEqual([
    'Name',
    'Status',
    'Fahrzeug',
  ])
  await press('a')
  await expect.element(page.getByRole('option', { name: 'Fahrerpapiere fällig' })).toBeVisible()
  await userEvent.keyboard('Fahrerpapiere fällig')
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Fahrerpapiere fällig')
  await userEvent.keyboard('{Enter}')
  const expired = drivers.find(({ id }) => id === 'drv-081')
  await expect.poll(() => tableText(1)[0]).toContain(`${expired?.name} | Frei`)
  expect(tableText(1)[0]).toContain('Code 95, abgelaufen')
  expect(tableText(2)[1]).toMatch(/Fahrerkarte, noch \d+ Tage/)
  await press('shift+N')
  const form = dialog('Fahrer anlegen')
  await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('Ole Brandt{Tab}0171 3920099{Tab}{Tab}D{Enter}')
  const classes = form.getByRole('textbox', { name: 'Führerscheinklassen' })
  await expect.element(classes).toHaveFocus()
  await expect.element(classes).toHaveAccessibleDescription(/Klassen so: C, CE/)
  app.server.faults.fail('drivers.create', 500, { times: 1, body: { message: 'Gerade nicht' } })
  await userEvent.keyboard('{Control>}a{/Control}ce{Enter}')
  await expect.element(form.getByText('Gerade nicht')).toBeVisible()
  await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Ole Brandt')
  await userEvent.keyboard('{Enter}')
  await expect.poll(panelTitles).toEqual(['Ole Brandt'])
  expect(await storeOf(app).all('drivers', { name: 'Ole Brandt' })).toMatchObject([{ licenceClasses: 'CE' }])
  expect(document.activeElement).not.toBe(document.body)
  await press('ctrl+z')
  await expect.poll(() => storeOf(app).all('drivers', { name: 'Ole Brandt' })).toEqual([])
})

test('a paper of a driver is typed in the panel, its days are counted, and Strg+Z takes it back', async () => {
  const app = await openDrivers('&papers=expired')
  await press(' ')
  const { name, code95Until } = (await storeOf(app).find('drivers', 'drv-081')) ?? {}
  await expect.poll(panelTitles).toEqual([name])
  await expect.poll(() => section('Papiere').join(' ')).toContain('abgelaufen')
  document.querySelector<HTMLElement>('aside button[data-field="code95Until"]')?.click()
  await expect.element(page.getByRole('textbox', { name: 'Code 95 gültig bis' })).toHaveFocus()
  await userEvent.keyboard('{Control>}a{/Control}30.11.2026{Enter}')
  await expect.poll(() => section('Papiere').join(' ')).toContain('noch 7 Tage')
  await expect.poll(async () => (await storeOf(app).find('drivers', 'drv-081'))?.nextExpiry).toBe('2026-11-30')
  expect(document.activeElement).not.toBe(document.body)
  await press('ctrl+z')
  await expect.poll(async () => (await storeOf(app).find('drivers', 'drv-081'))?.code95Until).toBe(code95Until)
})

test('v gives a driver his vehicle, and Umschalt+B on a vehicle opens its driver', async () => {
  const app = await openDrivers('&papers=expired')
  const name = focusedRow() ?? ''
  await press('v')
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  const [vehicle] = await storeOf(app).all('vehicles', { status: 'available' })
  await userEvent.keyboard(vehicle?.licencePlate ?? '')
  await expect.element(page.getByRole('option').first()).toHaveTextContent(`bisher ${vehicle?.driverName}`)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => toasts()[0]).toContain(`Fahrzeug ${vehicle?.licencePlate}`)
  expect((await storeOf(app).find('vehicles', vehicle?.id ?? ''))?.driverName).toBe(name)
  await press('1')
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Fahrzeuge')
  await expect.poll(focusedRow).toBeTruthy()
  const driven = (await storeOf(app).all('vehicles', { licencePlate: focusedRow() ?? '' }))[0]?.driverName
  await press('shift+B')
  await expect.poll(panelTitles).toEqual([driven])
})

test('Entf says of a driver for what he is planned; z enters a holiday, what he would miss is named, nothing typed is lost, and a reason lets it stand', async () => {
  const app = await openDrivers('&status=driving')
  const name = focusedRow() ?? ''
  await press('Delete')
  await expect.element(page.getByRole('button', { name: /^Fahrer löschen/ })).toBeVisible()
  await page.getByRole('button', { name: /^Fahrer löschen/ }).click()
  await expect.poll(() => toasts().join(' ')).toContain(`${name} wurde nicht gelöscht`)
  expect(toasts().join(' ')).toContain(`${name} ist für NK-2026-`)
  expect(await storeOf(app).all('drivers', { name: name })).not.toEqual([])
  expect(names(1)).toEqual([name])
  const [driver] = await storeOf(app).all('drivers', { name })
  const absences = async () =>
    (await storeOf(app).find('drivers', driver?.id ?? ''))?.absences.map(({ from, to }) => `${from} ${to}`)
  const before = await absences()
  await press('z')
  const form = dialog(`Abwesenheit von ${name}`)
  await expect.element(form.getByRole('textbox', { name: 'Von' })).toHaveFocus()
  await userEvent.keyboard('24.11.{Tab}23.11.{Enter}')
  await expect
    .element(form.getByRole('textbox', { name: 'Bis' }))
    .toHaveAccessibleDescription(/Das Ende liegt vor dem Anfang/)
  await userEvent.keyboard('{Control>}a{/Control}27.11.{Enter}')
  const reason = page.getByRole('textbox', { name: 'Begründung' })
  await expect.element(reason).toHaveFocus()
  await expect.element(page.getByText(new RegExp(`${name} fährt in dieser Zeit NK-2026-`))).toBeVisible()
  expect(await absences()).toEqual(before)
  await userEvent.keyboard('Kollege übernimmt{Control>}{Enter}{/Control}')
  await expect.poll(absences).toContain('2026-11-24 2026-11-27')
  await expect.poll(() => toasts().join(' ')).toContain('Urlaub')
  await expect.poll(focusedRow).toBe(name)
  await press('ctrl+z')
  await expect.poll(absences).toEqual(before)
})

test('where a driver is chosen for an order, who is away stands last with the reason; a reason of one’s own lets him drive', async () => {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const rows = await server.store('nordkurs').all('orders', { status: 'ASSIGNED', assignedVehicleId: { exists: true } })
  const order = rows.find(({ dangerousGoods }) => !dangerousGoods?.length)
  const app = await openApp({ path: `/orders/${order?.id}`, account: 'dispo@nordkurs.example', server })
  await expect.element(page.getByRole('heading', { name: order?.orderNumber ?? '', level: 1 })).toBeVisible()
  await expect.poll(() => document.activeElement?.closest('main')).toBeTruthy()
  await press('b')
  const away = await storeOf(app).find('drivers', 'drv-082')
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard(away?.name ?? '')
  await expect.element(page.getByRole('option').first()).toHaveTextContent(`${away?.name}Urlaub bis 02.12.`)
  const headings = [...document.querySelectorAll('dialog [cmdk-group-heading] span:first-child')]
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Passt nicht'])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Begründung' })).toHaveFocus()
  await expect.element(page.getByRole('dialog')).toHaveTextContent(`${away?.name} hat vom `)
  await userEvent.keyboard('Kommt früher zurück{Control>}{Enter}{/Control}')
  await expect.poll(async () => (await storeOf(app).find('orders', order?.id ?? ''))?.driverName).toBe(away?.name)
  await expect
    .poll(async () => (await storeOf(app).find('transports', order?.transportId ?? ''))?.driverId)
    .toBe('drv-082')
})
