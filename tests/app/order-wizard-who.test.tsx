import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeLanguage } from '#src/i18n/setup.ts'
import { writeDraft } from '#src/features/order-wizard/draft/store.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'

const DISPATCH = 'dispo@nordkurs.example'
const NEW = 'Hafenkontor Neu GmbH'

async function isAtStep(number: number): Promise<void> {
  await expect.element(page.getByText(`Schritt ${number} von 7`)).toBeVisible()
}

/** A draft that is filled up to the question who drives. */
async function openAtCarriers() {
  const data = {
    customer: { name: NEW },
    cargo: { description: 'Maschinenteile', quantity: 3, weightKg: 2500, loadingMeters: 2.4 },
    pickup: { company: 'Terminal Süd', postalCode: '20457', city: 'Hamburg', date: '2026-11-26' },
    delivery: { company: 'Lager Nord', postalCode: '80331', city: 'München', date: '2026-11-30' },
  }
  const completedSteps = ['customer', 'cargo', 'pickup', 'delivery']
  const wizard = { version: 1, data, completedSteps, currentStep: 'price' }
  const prepare = () =>
    void writeDraft({ tenantId: 'nordkurs', userId: 'usr-nordkurs-dispo' }, undefined, {
      wizard,
      texts: {},
      keptAt: TEST_NOW,
    })
  const app = await openApp({ path: '/orders?panels=wizard', account: DISPATCH, prepare })
  await isAtStep(5)
  await expect.element(page.getByText('Brutto')).toBeVisible()
  page.getByLabelText('Kundenpreis (netto)').element().focus()
  await press('ctrl+Enter')
  await isAtStep(6)
  await expect.element(page.getByRole('radio').first()).toHaveFocus()
  const made = async () => {
    const orders = await app.server.store('nordkurs').all('orders')
    return orders.filter(({ customerName }) => customerName === NEW)
  }
  return { ...app, made }
}

test('a field that gets the focus with a value in it has its text selected: what is typed takes its place, as each language writes it', async () => {
  onTestFinished(async () => void (await changeLanguage('de')))
  const { made } = await openAtCarriers()
  await page.getByRole('button', { name: /^Zurück/ }).click()
  await isAtStep(5)
  const price = page.getByLabelText('Kundenpreis (netto)')
  await expect.element(price).toHaveFocus()
  // Without a selection the letters would stand behind the price that was worked out.
  await userEvent.keyboard('1250')
  await expect.element(price).toHaveValue('1250')
  await userEvent.tab()
  await expect.element(price).toHaveValue('1.250,00')
  await changeLanguage('en')
  await expect.element(page.getByLabelText('Customer price (net)')).toHaveValue('1,250.00')
  await changeLanguage('de')
  await expect.element(price).toHaveValue('1.250,00')
  price.element().focus()
  await press('ctrl+Enter')
  await isAtStep(6)
  await expect.element(page.getByRole('radio').first()).toHaveFocus()
  await press('ctrl+Enter')
  await isAtStep(7)
  await press('ctrl+Enter')
  await expect.poll(async () => (await made()).map(({ customerPrice }) => customerPrice)).toEqual([1250])
})

describe('who drives a new order', () => {
  test('is nobody by one key, an own vehicle by another, which stands on the order then', async () => {
    const { made } = await openAtCarriers()
    await userEvent.keyboard('0')
    await isAtStep(7)
    await expect.element(page.getByText('noch keiner')).toBeVisible()
    await page.getByRole('button', { name: /^Zurück/ }).click()
    await isAtStep(6)
    await expect.element(page.getByRole('radio').first()).toHaveFocus()
    await userEvent.keyboard('e')
    await expect.element(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await isAtStep(7)
    await expect.element(page.getByText(/^eigenes Fahrzeug /)).toBeVisible()
    const plate = page
      .getByText(/^eigenes Fahrzeug /)
      .element()
      .textContent?.replace('eigenes Fahrzeug ', '')
    await press('ctrl+Enter')
    await expect.poll(async () => (await made()).map(({ vehiclePlate }) => vehiclePlate)).toEqual([plate])
    expect((await made()).map(({ carrierId }) => carrierId)).toEqual([undefined])
  })

  test('is an own vehicle that does not fit only with a reason, which the order is made with', async () => {
    const { made, server } = await openAtCarriers()
    await userEvent.keyboard('e')
    await expect.element(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    const rows = () =>
      [...document.querySelectorAll('dialog [cmdk-group]')].map((group) => ({
        name: group.querySelector('[cmdk-group-heading] span')?.textContent,
        rows: [...group.querySelectorAll('[role="option"]')].map((row) => row.textContent ?? ''),
      }))
    const unfit = rows().find(({ name }) => name === 'Passt nicht')?.rows ?? []
    // What it drives then, its papers and its workshop are judged as for an order that is made.
    expect(unfit.some((row) => /bis .* auf NK-2026-\d{6}/.test(row))).toBe(true)
    expect(unfit.some((row) => row.includes('H-RE 4856') && row.includes('abgelaufen'))).toBe(true)
    await userEvent.keyboard('H-RE 4856')
    await expect.poll(() => document.querySelector('dialog [aria-selected="true"]')?.textContent).toContain('H-RE 4856')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: /H-RE 4856 trotzdem zulassen/ })).toBeVisible()
    await userEvent.keyboard('SP ist morgen')
    await press('ctrl+Enter')
    await isAtStep(7)
    await expect.element(page.getByText('SP ist morgen')).toBeVisible()
    // Any key ends the moment in which a second stroke belongs to the question.
    await press('Shift', 'ctrl+Enter')
    await expect.poll(async () => (await made()).map(({ vehiclePlate }) => vehiclePlate)).toEqual(['H-RE 4856'])
    const [order] = await made()
    const reasons = async () => {
      const events = await server.store('nordkurs').all('events', { recordId: order?.id ?? '' })
      return events.map(({ payload }) => payload?.['overrideReason']).filter(Boolean)
    }
    // What happened to a record is written last.
    await expect.poll(reasons).toEqual(['SP ist morgen'])
  })
})
