import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { writeDraft } from '#src/features/order-wizard/draft/store.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { holdAnswers } from './reliability-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const SELECT_AND_DELETE = '{Control>}a{/Control}{Backspace}'

const place = () => page.getByRole('combobox', { name: 'Ladestelle', exact: true })
const unloading = () => page.getByRole('combobox', { name: 'Entladestelle', exact: true })
const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const town = () => page.getByRole('combobox', { name: 'Ort' })
const offers = () => [...document.querySelectorAll('form [role="option"]')].map(({ textContent }) => textContent)
const isSearch = ({ path }: { path: string }) => path === '/api/v1/stop-places'

/** One key after the other, as fast as a hand that knows them. */
async function types(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await userEvent.keyboard(key)
    await new Promise((later) => setTimeout(later, 40))
  }
}

const POINT = {
  ...{ id: 'lpt-x', name: 'Quitten-Lager', street: 'Kai 4', postalCode: '20457', city: 'Hamburg' },
  ...{ country: 'Deutschland', openingHours: 'Mo–Fr 07:00–16:00', ramp: 'Rampe 7' },
}
const OTHER_POINT = {
  ...POINT,
  id: 'lpt-y',
  name: 'Aa Quitten fremd',
  street: 'Weg 1',
  city: 'Stade',
  postalCode: '21680',
}

/** Three earlier orders of a customer: loaded at a loading point and, before that, twice in a yard no one made one of. */
async function worldOf() {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const store = server.store('nordkurs')
  await store.insert('loadingPoints', POINT)
  await store.insert('loadingPoints', OTHER_POINT)
  const [someone] = await store.all('partners', { kind: 'customer' })
  if (someone === undefined) throw new Error('Not in the seed world')
  await store.insert('partners', {
    ...{ ...someone, id: 'prt-x', name: 'Quittenhof GmbH', street: 'Obsthof 1', postalCode: '21635', city: 'Jork' },
  })
  const [latest, before, first] = await store.all('orders')
  if (!latest || !before || !first) throw new Error('Not in the seed world')
  const hof = {
    pickupCompany: 'Obstverladung',
    pickupAddress: 'Deich 9',
    pickupPostalCode: '21720',
    pickupCity: 'Steinkirchen',
  }
  const market = {
    deliveryCompany: 'Großmarkt',
    deliveryAddress: 'Banksweg 2',
    deliveryPostalCode: '20097',
    deliveryCity: 'Hamburg',
  }
  const none = { pickupLoadingPointId: undefined, deliveryLoadingPointId: undefined, customerId: 'prt-x' }
  const at = (day: number) => ({ ...none, ...market, createdAt: new Date(TEST_NOW - day * 86_400_000).toISOString() })
  await store.patch('orders', latest.id, {
    ...{ ...at(1), pickupLoadingPointId: 'lpt-x', pickupCompany: 'Quitten-Lager', pickupAddress: 'Kai 4' },
    ...{ pickupPostalCode: '20457', pickupCity: 'Hamburg' },
  })
  await store.patch('orders', before.id, { ...at(2), ...hof })
  await store.patch('orders', first.id, { ...at(3), ...hof, pickupCompany: 'OBSTVERLADUNG ' })
  return server
}

/** A draft of that customer, filled up to the loading place, or with it up to the unloading place. */
async function openDraftAt(
  kind: 'pickup' | 'delivery',
  customer: object = { customerId: 'prt-x', name: 'Quittenhof GmbH' },
) {
  const server = await worldOf()
  const pickup = { company: 'Halle 3', postalCode: '20457', city: 'Hamburg', date: '2026-11-25' }
  const data = {
    customer,
    cargo: { description: 'Äpfel', quantity: 27, weightKg: 7500, loadingMeters: 10.8 },
    ...(kind === 'delivery' && { pickup }),
  }
  const completedSteps = ['customer', 'cargo', ...(kind === 'delivery' ? ['pickup'] : [])]
  const wizard = { version: 1, data, completedSteps, currentStep: kind }
  const prepare = () => {
    writeDraft({ tenantId: 'nordkurs', userId: 'usr-nordkurs-dispo' }, undefined, {
      wizard,
      texts: {},
      keptAt: TEST_NOW,
    })
  }
  const app = await openApp({ path: '/orders?panels=wizard', account: DISPO, server, prepare })
  const field = kind === 'pickup' ? place() : unloading()
  await expect.element(field).toBeVisible()
  return { app, field }
}

describe('the places of the customer', () => {
  test('stand under the field as soon as it has the focus: where he loaded last, a yard that is no loading point, then his address; letters narrow them', async () => {
    const { field } = await openDraftAt('pickup')
    field.element().focus()
    await expect
      .poll(() => offers().slice(0, 4))
      .toEqual([
        'Quitten-LagerKai 4, 20457 Hamburg',
        'ObstverladungDeich 9, 21720 Steinkirchen',
        'GroßmarktBanksweg 2, 20097 Hamburg',
        'Quittenhof GmbHObsthof 1, 21635 Jork',
      ])
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    // Letters narrow them, and his own stay before all others.
    await userEvent.keyboard('quitten')
    await expect
      .poll(offers)
      .toEqual([
        'Quitten-LagerKai 4, 20457 Hamburg',
        'Quittenhof GmbHObsthof 1, 21635 Jork',
        'Aa Quitten fremdWeg 1, 21680 Stade',
        '„quitten“ so übernehmen',
      ])
    await userEvent.keyboard(SELECT_AND_DELETE)
    await expect.poll(() => offers()[1]).toBe('ObstverladungDeich 9, 21720 Steinkirchen')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(field).toHaveValue('Obstverladung')
    await expect.element(box('Straße')).toHaveValue('Deich 9')
    await expect.element(box('PLZ')).toHaveValue('21720')
    await expect.element(town()).toHaveValue('Steinkirchen')
    expect(offers()).toEqual([])
  })
})

describe('typing ahead', () => {
  test('takes the place that fits all letters, however late the answers come, and what follows goes on behind it', async () => {
    const { app, field } = await openDraftAt('pickup')
    const held = holdAnswers(app.server, isSearch)
    field.element().focus()
    await types([...'obst', '{Enter}'])
    for (const key of ['Tab', ...'Deich', ' ', '1', '1']) await press(key)
    await expect.poll(held.count).toBeGreaterThan(0)
    expect(offers()).toEqual([])
    await held.release()
    await expect.element(field).toHaveValue('Obstverladung')
    await expect.element(box('Straße')).toHaveValue('Deich 11')
    await expect.element(box('PLZ')).toHaveValue('21720')
  })
})

describe('postal code and town', () => {
  test('a code brings its town at once, another code another town, and a town of one’s own stays; two letters of a town offer towns and their code', async () => {
    const { field } = await openDraftAt('pickup')
    field.element().focus()
    await userEvent.keyboard('{Tab}{Tab}29221')
    await expect.element(town()).toHaveValue('Celle')
    await userEvent.fill(box('PLZ'), '21680')
    await expect.element(town()).toHaveValue('Stade')
    await userEvent.fill(town(), 'Stade-Süd')
    await userEvent.fill(box('PLZ'), '29221')
    await expect.element(box('PLZ')).toHaveValue('29221')
    await expect.element(town()).toHaveValue('Stade-Süd')
    // Two letters of a town offer towns; taking one brings its code.
    await userEvent.fill(town(), '')
    town().element().focus()
    await userEvent.keyboard('J')
    expect(offers()).toEqual([])
    await userEvent.keyboard('o')
    await expect.poll(offers).toContain('Joachimsthal16247')
    await userEvent.keyboard('rk{Enter}')
    await expect.element(town()).toHaveValue('Jork')
    await expect.element(box('PLZ')).toHaveValue('21635')
  })
})
