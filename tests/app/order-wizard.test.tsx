import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { createTestServer } from '#tests/support/test-server.ts'
import { writeDraft } from '#src/features/order-wizard/draft/store.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { keepStorage } from './reliability-support.tsx'

const DISPATCH = 'dispo@nordkurs.example'

async function openWizard(account = DISPATCH) {
  const app = await openApp({ path: '/orders', account })
  await expect.element(page.getByRole('heading', { name: 'Aufträge', level: 1 })).toBeVisible()
  await press('n')
  await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveFocus()
  return app
}

/** Goes on with a draft that is filled up to this step, as the first test fills it. */
async function openDraftAt(step: 3 | 5) {
  const data = {
    customer: { name: 'Hafenkontor Neu GmbH' },
    cargo: { description: 'Maschinenteile', quantity: 27, weightKg: 7500, loadingMeters: 10.8 },
    ...(step === 5 && {
      pickup: {
        ...{ company: 'Terminal Süd', street: 'Kaistraße 1', postalCode: '20457', city: 'Hamburg' },
        ...{ date: '2026-11-25', timeFrom: '08:00', timeTo: '12:00' },
      },
      delivery: { company: 'Lager Nord', street: 'Ring 5', postalCode: '80331', city: 'München', date: '2026-11-27' },
    }),
  }
  const completedSteps = ['customer', 'cargo', 'pickup', 'delivery'].slice(0, step - 1)
  const wizard = { version: 1, data, completedSteps, currentStep: step === 5 ? 'price' : 'pickup' }
  const prepare = () => {
    writeDraft({ tenantId: 'nordkurs', userId: 'usr-nordkurs-dispo' }, undefined, {
      wizard,
      texts: {},
      keptAt: TEST_NOW,
    })
  }
  const app = await openApp({ path: '/orders', account: DISPATCH, prepare })
  await expect.element(page.getByRole('heading', { name: 'Aufträge', level: 1 })).toBeVisible()
  await press('n')
  await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveFocus()
  await press('ctrl+i')
  await isAtStep(step)
  // Until the price has been worked out there is nothing to go on with.
  if (step === 5) await expect.element(page.getByText('Brutto')).toBeVisible()
  return app
}

async function isAtStep(number: number): Promise<void> {
  await expect.element(page.getByText(`Schritt ${number} von 7`)).toBeVisible()
}

async function madeOrders(server: ReturnType<typeof createTestServer>): Promise<string[]> {
  const orders = await server.store('nordkurs').all('orders')
  return orders
    .filter(({ customerName }) => customerName === 'Hafenkontor Neu GmbH')
    .map(({ status, carrierName }) => `${status} ${carrierName ?? '–'}`)
}

describe('a new order', () => {
  test('is made once, however often "Auftrag anlegen" is pressed, and has the focus on its title: another Enter asks for no status', async () => {
    const { server } = await openDraftAt(5)
    await press('ctrl+Enter')
    await isAtStep(6)
    await page.getByRole('button', { name: 'Ohne Frachtführer weiter' }).click()
    await isAtStep(7)
    await press('ctrl+Enter', 'ctrl+Enter', 'ctrl+Enter')
    await expect.element(page.getByRole('heading', { name: /^NK-2026-\d{6}$/, level: 2 })).toHaveFocus()
    expect(await madeOrders(server)).toEqual(['CREATED –'])
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: /^Status/ }).first()).toBeVisible()
    expect(page.getByRole('dialog').elements()).toEqual([])
    await userEvent.keyboard('e')
    await expect.poll(() => document.querySelectorAll('dialog [role="option"]').length).toBeGreaterThan(20)
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => document.activeElement?.closest('[data-panel]')?.getAttribute('data-panel'))
      .toMatch(/^order:/)
    await expect.poll(() => document.activeElement?.tagName).not.toBe('H2')
  })
})

test('a lost answer is settled after a reload, too: the same order is found, with the own price it was sent with', async () => {
  const app = await openDraftAt(5)
  const { server } = app
  await page.getByLabelText('Kundenpreis (netto)').fill('1.500,50')
  await press('ctrl+Enter')
  await isAtStep(6)
  await page.getByRole('button', { name: 'Ohne Frachtführer weiter' }).click()
  await isAtStep(7)
  server.faults.loseResponse('wizard.createOrder', 50)
  await press('ctrl+Enter')
  await expect.element(page.getByRole('alert')).toHaveTextContent('steht noch nicht fest')
  expect(await madeOrders(server)).toEqual(['CREATED –'])
  server.faults.reset()
  const prepare = keepStorage()
  app.close()
  await openApp({ path: '/orders?panels=wizard', account: DISPATCH, server, prepare })
  await expect.element(page.getByRole('alert')).toHaveTextContent('steht noch nicht fest')
  await page.getByRole('button', { name: 'Jetzt senden' }).click()
  await expect.element(page.getByRole('complementary', { name: /^NK-2026-\d{6}$/ })).toBeVisible()
  const orders = await server.store('nordkurs').all('orders')
  const made = orders.filter(({ customerName }) => customerName === 'Hafenkontor Neu GmbH')
  expect(made.map(({ customerPrice }) => customerPrice)).toEqual([1500.5])
  expect(await madeOrders(server)).toEqual(['CREATED –'])
})

describe('what is typed', () => {
  test('is checked on "Weiter": a summary names the fields, and the first one has the focus', async () => {
    await openWizard()
    await press('ctrl+Enter')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Bitte einen Kunden wählen oder anlegen')
    await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveFocus()
    await userEvent.keyboard('Hafenkontor Neu GmbH')
    await press('ctrl+Enter')
    await isAtStep(2)
    await page.getByLabelText('Lademeter').fill('viel')
    await press('ctrl+Enter')
    const summary = page.getByRole('alert').getByRole('button')
    await expect.element(summary.first()).toBeVisible()
    expect(summary.elements().map((row) => row.textContent)).toEqual([
      'Warenbeschreibung: Pflichtfeld',
      'Gewicht (kg): Pflichtfeld',
      'Lademeter: Keine Zahl: 12.000 oder 7,2 eingeben',
    ])
    await expect.element(page.getByLabelText('Warenbeschreibung')).toHaveFocus()
  })
})

test('a loading point is suggested and brings all it knows; a window outside of its hours is warned of to the end', async () => {
  const app = await openDraftAt(3)
  await app.server.store('nordkurs').insert('loadingPoints', {
    ...{ id: 'lpt-x', name: 'Lager Billbrook', street: 'Halskestraße 4', postalCode: '20457', city: 'Hamburg' },
    ...{ country: 'Deutschland', openingHours: 'Mo–Do 07:00–16:00, Fr 07:00–12:00', ramp: 'Rampe 7' },
    ...{ driverHints: 'Anmeldung am Tor 1', phone: '040 000 11-22' },
  })
  const place = page.getByRole('combobox', { name: 'Ladestelle' })
  const street = page.getByRole('textbox', { name: 'Straße' })
  await expect.element(place).toHaveFocus()
  await userEvent.keyboard('billbr')
  await expect.element(page.getByRole('option', { name: 'Lager Billbrook' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(place).toHaveValue('Lager Billbrook')
  await expect.element(street).toHaveValue('Halskestraße 4')
  await expect.element(page.getByRole('textbox', { name: 'Telefon' })).toHaveValue('040 000 11-22')
  await expect
    .element(place)
    .toHaveAccessibleDescription('Rampe 7 · Mo–Do 07:00–16:00, Fr 07:00–12:00 · Anmeldung am Tor 1')
  await page.getByRole('textbox', { name: 'Datum' }).fill('27.11.')
  await userEvent.keyboard('{Tab}13-15{Tab}')
  const warning = /Am Fr 27\.11\.2026 ist dort nur 07:00–12:00 geöffnet/
  const window = page.getByRole('textbox', { name: 'Zeitfenster', exact: true })
  await expect.element(window).toHaveAccessibleDescription(warning)
  await press('ctrl+Enter')
  await isAtStep(4)
  await page.getByRole('textbox', { name: 'PLZ' }).fill('80331')
  await page.getByRole('textbox', { name: 'Datum' }).fill('1.12.')
  await press('ctrl+Enter')
  await isAtStep(5)
  await expect.element(page.getByText('Brutto')).toBeVisible()
  await press('ctrl+Enter')
  await isAtStep(6)
  await page.getByRole('button', { name: 'Ohne Frachtführer weiter' }).click()
  await isAtStep(7)
  await expect.element(page.getByRole('region', { name: 'Zu beachten' })).toHaveTextContent(warning)
  await press('ctrl+Enter')
  await expect.poll(() => madeOrders(app.server)).toEqual(['CREATED –'])
  const [order] = (await app.server.store('nordkurs').all('orders')).filter(
    ({ customerName }) => customerName === 'Hafenkontor Neu GmbH',
  )
  expect(order).toMatchObject({
    pickupLoadingPointId: 'lpt-x',
    pickupRamp: 'Rampe 7',
    pickupDriverHints: 'Anmeldung am Tor 1',
  })
})
