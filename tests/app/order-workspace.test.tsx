import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { writeDraft } from '#src/features/order-wizard/draft/store.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { address, focusedRow, panelTitles, toasts } from './orders-support.tsx'
import { holdAnswers } from './reliability-support.tsx'

const DISPATCH = 'dispo@nordkurs.example'
const first = 'NK-2026-004796'
const second = 'NK-2026-004795'
const activePanel = () => document.activeElement?.closest<HTMLElement>('[data-panel]')?.dataset['panel']
const customer = (panel: string) =>
  page.getByRole('complementary', { name: panel }).getByRole('combobox', { name: 'Kunde' })
const form = (panel: string) => document.querySelector<HTMLElement>(`aside[data-panel="${panel}"] form`)?.ariaLabel

/** Out of the text fields, where single keys are letters: to the button "Zurück" of a wizard. */
function focusBack(panel = 'wizard'): void {
  document.querySelector<HTMLElement>(`aside[data-panel="${panel}"] footer button`)?.focus()
}

async function openWorkspace(width: number, path = `/orders/workspace?row=${first}`) {
  await page.viewport(width, width === 1920 ? 1080 : 800)
  onTestFinished(() => page.viewport(1280, 800))
  const app = await openApp({ path, account: DISPATCH })
  await expect.element(page.getByRole('combobox', { name: 'Kunde' }).first()).toHaveFocus()
  return app
}

/** The workspace with a wizard that is filled in up to the price. */
async function openAtPrice(width: number) {
  await page.viewport(width, width === 1920 ? 1080 : 800)
  onTestFinished(() => page.viewport(1280, 800))
  const data = {
    customer: { name: 'Hafenkontor Neu GmbH' },
    cargo: { description: 'Maschinenteile', quantity: 27, weightKg: 7500, loadingMeters: 10.8 },
    pickup: { company: 'Terminal Süd', postalCode: '20457', city: 'Hamburg', date: '2026-11-25' },
    delivery: { company: 'Lager Nord', postalCode: '80331', city: 'München', date: '2026-11-27' },
  }
  const completedSteps = ['customer', 'cargo', 'pickup', 'delivery']
  const wizard = { version: 1, data, completedSteps, currentStep: 'price' }
  const prepare = () =>
    void writeDraft({ tenantId: 'nordkurs', userId: 'usr-nordkurs-dispo' }, undefined, {
      wizard,
      texts: {},
      keptAt: TEST_NOW,
    })
  const app = await openApp({
    path: `/orders/workspace?row=${first}&panels=wizard`,
    account: DISPATCH,
    prepare,
  })
  await expect.element(page.getByText('Brutto')).toBeVisible()
  page.getByLabelText('Kundenpreis (netto)').element().focus()
  return app
}

describe('list, order and wizard', () => {
  test('1920 px: a peeked order stands beside the wizard, which keeps its place and its text', async () => {
    await openWorkspace(1920)
    await userEvent.keyboard('Hafenkontor Neu GmbH')
    focusBack()
    await press('w', '1')
    await expect.poll(focusedRow).toBe(first)
    await press(' ')
    await expect.poll(panelTitles).toEqual([first, 'Auftrag anlegen'])
    await expect.poll(address).toBe(`/orders/workspace?row=${first}&panels=order:${first},wizard`)
    await press('j')
    await expect.poll(panelTitles).toEqual([second, 'Auftrag anlegen'])
    await expect.element(customer('Auftrag anlegen')).toHaveValue('Hafenkontor Neu GmbH')
    await press('w', '3')
    await expect.poll(activePanel).toBe('wizard')
    await press('w', 'h')
    await expect.poll(activePanel).toBe(`order:${second}`)
    await press('w', 'x')
    await expect.poll(panelTitles).toEqual(['Auftrag anlegen'])
    await expect.poll(activePanel).not.toBe(undefined)
  })

  test('1280 px: one panel is seen, the wizard is one key away with its text and its field', async () => {
    await openWorkspace(1280)
    await userEvent.keyboard('Hafenkontor Neu GmbH')
    await page.getByLabelText('Kundenreferenz').click()
    await userEvent.keyboard('B-4711')
    focusBack()
    await press('w', '1')
    await expect.poll(focusedRow).toBe(first)
    await press(' ')
    await expect.poll(panelTitles).toEqual([first])
    await press('w', '3')
    await expect.poll(panelTitles).toEqual(['Auftrag anlegen'])
    await expect.element(page.getByLabelText('Kundenreferenz')).toHaveFocus()
    await expect.element(page.getByLabelText('Kundenreferenz')).toHaveValue('B-4711')
    expect(page.getByText(/^Entwurf fortgesetzt/).elements()).toEqual([])
    focusBack()
    await press('w', '2')
    await expect.poll(panelTitles).toEqual([first])
    await expect.poll(activePanel).toBe(`order:${first}`)
  })
})

describe('several wizards', () => {
  test('filled alternately, each keeps its own text; the order of the first leaves the second alone', async () => {
    const { server } = await openAtPrice(1920)
    await press('shift+F9')
    await expect.poll(panelTitles).toEqual(['Hafenkontor Neu GmbH', 'Entwurf 2'])
    await expect.element(customer('Entwurf 2')).toHaveFocus()
    await userEvent.keyboard('Werft Ost GmbH')
    await press('ctrl+Enter')
    await expect.poll(() => form('wizard:2')).toBe('Ladung')
    await expect.element(page.getByLabelText('Warenbeschreibung')).toHaveFocus()
    await userEvent.keyboard('Schiffsschrauben')
    // Out of a text field, where single keys are letters.
    const price = page.getByLabelText('Kundenpreis (netto)')
    await press('shift+F6')
    await expect.element(price).toHaveFocus()
    await press('shift+F6')
    await expect.poll(focusedRow).toBe(first)
    await press('F6')
    await expect.element(price).toHaveFocus()
    await press('ctrl+Enter')
    await expect.element(page.getByRole('radio').first()).toHaveFocus()
    await page.getByRole('button', { name: 'Ohne Frachtführer weiter' }).click()
    await expect.poll(() => form('wizard')).toBe('Anlegen')
    await press('ctrl+Enter')
    await expect.poll(() => toasts().join()).toMatch(/Auftrag NK-2026-\d{6} angelegt/)
    await expect.poll(() => panelTitles()[1]).toBe('Werft Ost GmbH')
    expect(panelTitles()[0]).toMatch(/^NK-2026-\d{6}$/)
    await expect.element(page.getByLabelText('Warenbeschreibung')).toHaveValue('Schiffsschrauben')
    const store = server.store('nordkurs')
    const made = await store.all('orders')
    expect(made.filter(({ customerName }) => customerName === 'Hafenkontor Neu GmbH')).toHaveLength(1)
    expect(made.filter(({ customerName }) => customerName === 'Werft Ost GmbH')).toEqual([])
    const sessions = (await store.all('wizardSessions')).filter(({ id }) => !id.endsWith(':results'))
    expect(sessions.map(({ status, data }) => [status, data.customer.name])).toEqual([
      ['completed', 'Hafenkontor Neu GmbH'],
      ['open', 'Werft Ost GmbH'],
    ])
  })

  test('an order being made goes on while its wizard gives way to another, and is told', async () => {
    const { server } = await openAtPrice(1280)
    await press('ctrl+Enter')
    await expect.element(page.getByRole('radio').first()).toHaveFocus()
    await page.getByRole('button', { name: 'Ohne Frachtführer weiter' }).click()
    await expect.poll(() => form('wizard')).toBe('Anlegen')
    const made = holdAnswers(server, ({ path }) => path.endsWith('/create-order'))
    await press('ctrl+Enter', 'shift+F9')
    await expect.poll(panelTitles).toEqual(['Entwurf 2'])
    await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveFocus()
    await expect.poll(made.count).toBe(1)
    await made.release()
    await expect.poll(() => toasts().join()).toMatch(/Auftrag NK-2026-\d{6} angelegt/)
    await expect.poll(address).toMatch(/panels=order:NK-2026-\d{6},wizard:2$/)
    await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveFocus()
    const orders = await server.store('nordkurs').all('orders')
    expect(orders.filter(({ customerName }) => customerName === 'Hafenkontor Neu GmbH')).toHaveLength(1)
  })
})
