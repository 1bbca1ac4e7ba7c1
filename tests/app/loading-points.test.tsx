import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { toasts } from './orders-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const number = 'NK-2026-004796'

/** Runs a command by its name in the palette. */
async function runs(name: string): Promise<void> {
  await press('ctrl+k')
  await expect.element(page.getByRole('combobox', { name: 'Suchen oder Befehl' })).toHaveFocus()
  await userEvent.keyboard(name)
  await expect.element(page.getByRole('option').first()).toHaveTextContent(name)
  await userEvent.keyboard('{Enter}')
}

test('a loading point is made and changed by keyboard alone, checked, and taken back', async () => {
  const app = await openApp({ path: '/orders', account: DISPO })
  const points = async () =>
    (await app.server.store('nordkurs').all('loadingPoints')).filter(({ name }) => /Billbrook/.test(name))
  await expect.element(page.getByRole('heading', { name: 'Aufträge', level: 1 })).toBeVisible()
  await runs('Ladestelle anlegen')
  const dialog = page.getByRole('dialog', { name: 'Ladestelle anlegen' })
  const field = (name: string) => dialog.getByRole('textbox', { name })
  await expect.element(field('Name')).toHaveFocus()
  await userEvent.keyboard('Lager Billbrook{Tab}Halskestraße 4{Tab}20457{Tab}Hamburg{Tab}{Tab}immer{Enter}')
  await expect.element(field('Öffnungszeiten')).toHaveFocus()
  await expect.element(field('Öffnungszeiten')).toHaveAccessibleDescription('Öffnungszeiten so: Mo–Do 7–16, Fr 7–12')
  await field('Öffnungszeiten').fill('mo-fr 7-16')
  await userEvent.keyboard('{Tab}Rampe 7{Enter}')
  await expect.poll(() => toasts()[0]).toContain('Ladestelle angelegt')
  expect(await points()).toMatchObject([{ city: 'Hamburg', openingHours: 'Mo–Fr 07:00–16:00', ramp: 'Rampe 7' }])
  expect(document.activeElement).not.toBe(document.body)
  await runs('Ladestelle bearbeiten')
  await userEvent.keyboard('Billbrook')
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Lager Billbrook')
  await userEvent.keyboard('{Enter}')
  const change = page.getByRole('dialog', { name: 'Ladestelle bearbeiten' })
  await expect.element(change.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await change.getByRole('textbox', { name: 'Rampe' }).fill('Rampe 9')
  app.server.faults.fail('loadingPoints.update', 500, { times: 1, body: { message: 'Gerade nicht' } })
  await userEvent.keyboard('{Enter}')
  await expect.element(change.getByText('Gerade nicht')).toBeVisible()
  await expect.element(change.getByRole('textbox', { name: 'Rampe' })).toHaveValue('Rampe 9')
  await userEvent.keyboard('{Enter}')
  await expect.poll(points).toMatchObject([{ ramp: 'Rampe 9' }])
  await expect.element(change).not.toBeInTheDocument()
  await expect.poll(() => toasts()[0]).toContain('Ladestelle geändert')
  // It stands nowhere on the screen: the first press says what would be taken back.
  await press('ctrl+z')
  await press('ctrl+z')
  await expect.poll(points).toMatchObject([{ ramp: 'Rampe 7' }])
})

test('in an order the loading points its customer used are offered first; taking one fills the stop', async () => {
  const app = await openApp({ path: `/orders/${number}`, account: DISPO })
  const store = app.server.store('nordkurs')
  await store.insert('loadingPoints', {
    ...{ id: 'lpt-x', name: 'Lager Billbrook', street: 'Halskestraße 4', postalCode: '20457', city: 'Hamburg' },
    ...{ country: 'Deutschland', openingHours: 'Mo–Fr 03:00–04:00', ramp: 'Rampe 7', driverHints: 'Tor 1' },
  })
  const order = await store.find('orders', number)
  const used = (await store.all('orders', { customerId: order?.customerId }))
    .flatMap((one) => [one.pickupLoadingPointId, one.deliveryLoadingPointId])
    .filter((id) => id !== undefined)
  const offers = () => [...document.querySelectorAll('main [role="option"] bdi')].map((offer) => offer.textContent)
  await expect.poll(() => document.querySelector('main [data-field="pickupAddress"]')).not.toBeNull()
  document.querySelector<HTMLElement>('main [data-field="pickupCompany"]')?.click()
  const box = page.getByRole('combobox', { name: 'Ladestelle' })
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  const first = await store.find('loadingPoints', used[0] ?? '')
  await expect.poll(offers).toContain(first?.name)
  await userEvent.keyboard('Billbr')
  await expect.poll(() => offers()[0]).toBe('Lager Billbrook')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => store.find('orders', number))
    .toMatchObject({
      pickupLoadingPointId: 'lpt-x',
      pickupAddress: 'Halskestraße 4',
      pickupRamp: 'Rampe 7',
      pickupDriverHints: 'Tor 1',
    })
  await expect.element(page.getByText(/nur 03:00–04:00 geöffnet/)).toBeVisible()
  await press('ctrl+z')
  await expect.poll(() => store.find('orders', number)).toMatchObject({ pickupAddress: order?.pickupAddress })
})
