import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { writeDraft } from '#src/features/order-wizard/draft/store.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { openBilling, rowAtKeyboard } from './billing-support.tsx'
import { panelTitles } from './orders-support.tsx'
import { blockText, DISPO, openPage, storeOf } from './partners-support.tsx'

const CUSTOMER = 'cus-002'
/** His EU licence has ended. */
const LAPSED = 'car-011'

async function freshWorld() {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  return { server, store: storeOf({ server }) }
}

const isAtStep = async (number: number) => expect.element(page.getByText(`Schritt ${number} von 7`)).toBeVisible()
const wizard = () => document.querySelector('aside form')?.textContent ?? ''

/** The wizard with a draft of a known customer, at the price. */
async function openWizard(
  { server }: Pick<Awaited<ReturnType<typeof freshWorld>>, 'server'>,
  from = { postalCode: '20457', city: 'Hamburg' },
) {
  const name = (await storeOf({ server }).find('partners', CUSTOMER))?.name ?? ''
  const data = {
    customer: { customerId: CUSTOMER, name },
    cargo: { description: 'Papier', weightKg: 22_000, loadingMeters: 13.6, vehicleType: 'TRUCK' },
    pickup: { company: 'Terminal Süd', street: 'Am Kai 1', ...from, date: '2026-11-24' },
    delivery: { company: 'Lager', street: 'Am Ring 2', postalCode: '80331', city: 'München', date: '2026-11-25' },
  }
  const completedSteps = ['customer', 'cargo', 'pickup', 'delivery']
  const prepare = () =>
    void writeDraft({ tenantId: 'nordkurs', userId: 'usr-nordkurs-dispo' }, undefined, {
      wizard: { version: 1, data, completedSteps, currentStep: 'price' },
      texts: {},
      keptAt: TEST_NOW,
    })
  const app = await openApp({ path: '/orders?panels=wizard', account: DISPO, prepare, server })
  await isAtStep(5)
  return app
}

describe('a tariff', () => {
  test('is named in the wizard’s price with the floater of the month, and on the positions of the order', async () => {
    const { server, store } = await freshWorld()
    const [some] = await store.all('tariffs', { side: 'customer' })
    if (some === undefined) throw new Error('No tariff in the seed world')
    const lane = { fromCountry: 'DE', fromArea: '204', toCountry: 'DE', toArea: '803', vehicleType: undefined }
    const agreed = {
      ...lane,
      basis: 'trip',
      priceCents: 120_561,
      fuelSurcharge: true,
      validFrom: '2026-07-01',
    } as const
    await store.insert('tariffs', { ...some, ...agreed, id: 'tar-x', partnerId: CUSTOMER })
    await openWizard({ server })
    await expect.poll(wizard).toContain('Fracht Tarif 204 → 803 seit 01.07.20261.205,61 €')
    expect(wizard()).toContain('Dieselfloater 7,0 % der Fracht, November 202684,39 €')
    page.getByLabelText('Kundenpreis (netto)').element().focus()
    await press('ctrl+Enter')
    await isAtStep(6)
    await expect.element(page.getByRole('radio').first()).toHaveFocus()
    await userEvent.keyboard('0')
    await isAtStep(7)
    await press('ctrl+Enter')
    const made = async () => (await store.all('orders', { customerPrice: 1290, customerId: CUSTOMER }))[0]
    await expect.poll(async () => (await made())?.customerCharges?.length).toBe(2)
    await expect.poll(() => document.querySelector('aside')?.textContent).toContain('Tarif 204 → 803 seit 01.07.2026')
    expect(document.querySelector('aside')?.textContent).toContain('7,0 % der Fracht, November 2026')
  })
})

describe('a paper that blocks', () => {
  test('leads to the carrier’s page from the question for a reason, and nothing is assigned', async () => {
    const { server, store } = await freshWorld()
    const name = (await store.find('partners', LAPSED))?.name ?? ''
    const [order] = await store.all('orders', { status: 'CONFIRMED', carrierId: { exists: false } })
    const path = `/orders?status=CONFIRMED&row=${order?.id ?? ''}`
    await openApp({ path, account: DISPO, server })
    await expect.poll(() => document.activeElement?.closest('tr')?.textContent).toContain(order?.orderNumber)
    await press('c')
    await expect.element(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    await userEvent.keyboard(name)
    await expect.poll(() => document.querySelector('dialog [aria-selected="true"]')?.textContent).toContain(name)
    await userEvent.keyboard('{Enter}')
    const question = page.getByRole('dialog', { name: /Konflikt/ })
    await expect.element(question).toHaveTextContent(/EU-Lizenz/)
    await expect.element(question.getByRole('button', { name: /Nachweise ansehen/ })).toBeVisible()
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe(name)
    expect((await store.find('orders', order?.id ?? ''))?.carrierId).toBeUndefined()
  })

  test('leads to the carrier’s page from the wizard, which stays as it was', async () => {
    const { server, store } = await freshWorld()
    const name = (await store.find('partners', LAPSED))?.name ?? ''
    // Nobody else is near, or has room for it, so that he alone stands there.
    const elsewhere = { city: 'Palermo', postalCode: '90121', country: 'Italien', vehicleTypes: ['SPRINTER'] }
    for (const { id } of await store.all('partners', { kind: 'carrier', id: { ne: LAPSED } }))
      await store.patch('partners', id, elsewhere)
    await openWizard({ server }, { postalCode: '44135', city: 'Dortmund' })
    page.getByLabelText('Kundenpreis (netto)').element().focus()
    await expect.poll(wizard).toContain('Brutto')
    await press('ctrl+Enter')
    await isAtStep(6)
    const radio = page.getByRole('radio', { name })
    await expect.element(radio).toHaveTextContent(/EU-Lizenz am .* abgelaufen/)
    await radio.click()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: /trotzdem zulassen/ })).toBeVisible()
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe(name)
    await isAtStep(6)
  })
})

describe('finance', () => {
  test('reads whom an invoice is to: u shows him, p leads to his page with his bank data', async () => {
    const app = await openBilling('?tab=open')
    const number = rowAtKeyboard()
    const invoice = (await storeOf(app).all('invoices', {})).find((one) => one.number === number)
    await press('u')
    await expect.poll(panelTitles).toEqual([invoice?.customerName])
    await press('w', '2', 'p')
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe(invoice?.customerName)
    await expect.poll(() => blockText('Stammdaten')).toContain('IBAN')
  })
})

test('a company that is both leads from one of its records to the other by o', async () => {
  const { server, store } = await freshWorld()
  const carrier = await store.find('partners', 'car-004')
  await store.patch('partners', 'car-004', { twinId: CUSTOMER })
  await store.patch('partners', CUSTOMER, { twinId: 'car-004', name: carrier?.name ?? '' })
  await openPage('car-004', { server })
  expect(document.querySelector('main header')?.textContent).toContain('Frachtführer und Kunde')
  await press('o')
  await expect.poll(() => document.querySelector('main header')?.textContent).toContain('Kunde und Frachtführer')
})
