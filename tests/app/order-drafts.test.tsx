import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { address, focusedRow, openList, panelTitles, toasts } from './orders-support.tsx'
import { keepStorage, watchedServer } from './reliability-support.tsx'

const DISPATCH = 'dispo@nordkurs.example'
const first = 'NK-2026-004796'
const LONG_NAME = 'Fränkisch-Schwäbische Gemüse- und Obstverwertung Neu GmbH & Co. KG'
const customer = () => page.getByRole('combobox', { name: 'Kunde' })
const options = () => [...document.querySelectorAll('dialog [role="option"]')].map((row) => row.textContent)
/** It is said, and true of what was typed last. */
async function savedNow(typed: string): Promise<void> {
  await expect.element(page.getByText(/^Gespeichert \d\d:\d\d$/)).toBeVisible()
  await expect.poll(() => JSON.stringify({ ...localStorage })).toContain(typed)
}
const draftKeys = () => Object.keys(localStorage).filter((key) => /^draft\.order[.:]/.test(key))
const sessionsOf = async ({ server }: OpenApp) => server.store('nordkurs').all('wizardSessions')

/** Opens a wizard with F9 or one more with Shift+F9, types a customer and closes it: the draft stays. */
async function begin(key: string, name: string): Promise<void> {
  await press(key)
  await expect.element(customer()).toHaveFocus()
  await userEvent.keyboard(name)
  await userEvent.tab()
  await savedNow(name)
  await userEvent.keyboard('{Escape}')
  await expect.poll(panelTitles).toEqual([])
}

/** The command of the palette with this title. */
async function runByName(title: string): Promise<void> {
  await press('ctrl+k')
  await expect.poll(() => document.activeElement?.closest('dialog')).toBeTruthy()
  await userEvent.keyboard(title)
  await expect.poll(() => options()[0]).toContain(title)
  await userEvent.keyboard('{Enter}')
}

async function twoDrafts(): Promise<OpenApp> {
  const app = await openList({ path: `/orders?row=${first}` })
  await begin('F9', 'Hafenkontor Neu GmbH')
  await begin('shift+F9', 'Werft Ost GmbH')
  return app
}

describe('the list of drafts', () => {
  test('stands below the first step, too: arrows move, Enter goes on, Entf discards after asking', async () => {
    await twoDrafts()
    await press('shift+F9')
    await expect.element(customer()).toHaveFocus()
    const rows = page.getByRole('region', { name: 'Weitere Entwürfe' }).getByRole('listitem')
    await expect.poll(() => rows.elements().length).toBe(2)
    const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
    row('Werft Ost GmbH').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(row('Hafenkontor Neu GmbH')).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect.element(page.getByText('Entwurf „Hafenkontor Neu GmbH“ verwerfen?')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Entwurf verwerfen' }).click()
    await expect.poll(() => rows.elements().length).toBe(1)
    await expect.element(row('Werft Ost GmbH')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toContain('panels=wizard:3,wizard:2')
  })
})

describe('n with a draft of before (decision A39)', () => {
  const line = () => page.getByRole('button', { name: /^Entwurf von \d\d:\d\d fortsetzen/ })

  test('begins an empty order and no second one; the draft stands in one line above it, and is still there once something is typed', async () => {
    await openList({ path: `/orders?row=${first}` })
    await begin('n', LONG_NAME)
    const [key = ''] = draftKeys()
    const kept = localStorage.getItem(key)
    await press('n')
    await expect.poll(address).toBe(`/orders?row=${first}&panels=wizard:2`)
    await expect.element(customer()).toHaveFocus()
    await expect.element(customer()).toHaveValue('')
    await expect.poll(panelTitles).toEqual(['Auftrag anlegen'])
    await expect.element(line()).toHaveTextContent(/^Entwurf von 14:\d\d fortsetzen · Fränkisch-.+Strg\+I$/)
    // A long name leaves room for the key.
    const edge = line().element().closest('form')?.getBoundingClientRect().right ?? 0
    expect(line().element().lastElementChild?.getBoundingClientRect().right ?? Infinity).toBeLessThan(edge)
    // In the wizard already: what is typed goes on there.
    await press('F9')
    await userEvent.keyboard('{x}')
    await expect.element(customer()).toHaveValue('x')
    expect(address()).toBe(`/orders?row=${first}&panels=wizard:2`)
    await userEvent.keyboard('{Control>}a{/Control}Werft Ost GmbH')
    await userEvent.tab()
    await savedNow('Werft Ost GmbH')
    expect(draftKeys()).toHaveLength(2)
    expect(localStorage.getItem(key)).toBe(kept)
    await press('ctrl+i')
    await expect.poll(address).toBe(`/orders?row=${first}&panels=wizard:2,wizard`)
    await expect.element(customer()).toHaveValue(LONG_NAME)
    expect(draftKeys()).toHaveLength(2)
  })
})

test('after a reload two wizards stand there as they were left, each with its own text', async () => {
  const app = await openList({ path: `/orders?row=${first}&panels=wizard,wizard:2` })
  await press('w', '2')
  await expect.element(customer()).toHaveFocus()
  await userEvent.keyboard('Hafenkontor Neu GmbH')
  await press('ctrl+Enter')
  await expect.element(page.getByLabelText('Gewicht (kg)')).toBeVisible()
  await page.getByLabelText('Gewicht (kg)').fill('etwa vier Tonnen')
  await userEvent.tab()
  await savedNow('etwa vier Tonnen')
  document.querySelector<HTMLElement>('aside footer button')?.focus()
  await press('w', '3')
  await expect.element(customer()).toHaveFocus()
  await userEvent.keyboard('Werft Ost GmbH')
  await userEvent.tab()
  await savedNow('Werft Ost GmbH')
  const prepare = keepStorage()
  const path = address()
  app.close()
  await openApp({ path, account: DISPATCH, server: app.server, prepare })
  const field = () => document.activeElement?.getAttribute('name')
  await expect.poll(field).toBe('customer.contactPerson')
  await expect.element(customer()).toHaveValue('Werft Ost GmbH')
  document.querySelector<HTMLElement>('aside footer button')?.focus()
  await press('w', '2')
  await expect.element(page.getByLabelText('Gewicht (kg)')).toHaveValue('etwa vier Tonnen')
})

describe('discarding', () => {
  test('asks, closes the wizard, and "Rückgängig" in the message brings everything back', async () => {
    await openList({ path: `/orders?row=${first}` })
    await press('n')
    await expect.element(customer()).toHaveFocus()
    await userEvent.keyboard('Hafenkontor Neu GmbH')
    await press('ctrl+Enter')
    await expect.element(page.getByLabelText('Warenbeschreibung')).toHaveFocus()
    await userEvent.keyboard('Maschinenteile')
    await runByName('Diesen Entwurf verwerfen …')
    await expect.element(page.getByText('Entwurf „Hafenkontor Neu GmbH“ verwerfen?')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Entwurf verwerfen' }).click()
    await expect.poll(toasts).toContain('Entwurf „Hafenkontor Neu GmbH“ verworfen')
    await expect.poll(() => [panelTitles(), draftKeys(), focusedRow()]).toEqual([[], [], first])
    // At once: the message goes by itself, and a slow machine would look for it in vain.
    const back = [...document.querySelectorAll<HTMLElement>('[aria-label="Meldungen"] button')]
    back.find(({ textContent }) => textContent?.startsWith('Rückgängig'))?.click()
    await expect.element(page.getByLabelText('Warenbeschreibung')).toHaveValue('Maschinenteile')
    await expect.element(page.getByText('Schritt 2 von 7')).toBeVisible()
  })
})

test('what another tab types into the same draft stands here too, also in a wizard that has no room just now', async () => {
  await openList({ path: `/orders?row=${first}&panels=wizard,wizard:2` })
  await press('w', '2')
  await expect.element(customer()).toHaveFocus()
  await userEvent.keyboard('Hafenkontor Neu GmbH')
  await userEvent.tab()
  await savedNow('Hafenkontor Neu GmbH')
  document.querySelector<HTMLElement>('aside footer button')?.focus()
  await press('w', '3')
  await expect.element(customer()).toHaveValue('')
  const [key = ''] = draftKeys()
  const oldValue = localStorage.getItem(key) ?? ''
  const newValue = oldValue.replace(
    '"name":"Hafenkontor Neu GmbH"',
    '"name":"Hafenkontor Neu GmbH","email":"a@b.example"',
  )
  localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }))
  await press('w', '2')
  document.querySelector<HTMLElement>('aside footer button')?.focus()
  await press('w', '2')
  await expect.element(page.getByLabelText('E-Mail')).toHaveValue('a@b.example')
  await expect.element(page.getByText(/Ein anderer Tab hat diesen Entwurf geändert/)).toBeVisible()
})

describe('a broken draft', () => {
  const at = async (change: (key: string) => void) => {
    const app = await openList({ path: `/orders?row=${first}` })
    await begin('n', 'Hafenkontor Neu GmbH')
    const [key = ''] = draftKeys()
    change(key)
    const prepare = keepStorage()
    app.close()
    await openApp({ path: `/orders?row=${first}`, account: DISPATCH, server: app.server, prepare })
    await expect.poll(focusedRow).toBe(first)
    await press('n')
    await expect.element(customer()).toHaveFocus()
    await press('ctrl+i')
    await expect.poll(address).toContain('panels=wizard')
    await expect.poll(address).not.toContain('wizard:')
    await expect.element(customer()).toHaveFocus()
  }

  test('of another version of the product: what was typed is there, and it is said', async () => {
    await at((key) => localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"v":1', '"v":9')))
    await expect.element(customer()).toHaveValue('Hafenkontor Neu GmbH')
    await expect.element(page.getByText(/Der gespeicherte Entwurf war beschädigt/)).toBeVisible()
  })
})

describe('a copy of an order', () => {
  test('Shift+N takes customer, cargo and stops over, begins at the date, and sends nothing yet', async () => {
    const { server, sent } = watchedServer()
    const app = await openApp({ path: `/orders?row=${first}`, account: DISPATCH, server })
    await expect.poll(focusedRow).toBe(first)
    const original = (await server.store('nordkurs').all('orders', { id: first }))[0]
    sent.length = 0
    await press('shift+n')
    const date = page.getByRole('textbox', { name: 'Datum' })
    await expect.element(date).toHaveFocus()
    await expect.element(date).toHaveValue('')
    await expect.element(page.getByText(`Kopie von ${first}`, { exact: false })).toBeVisible()
    await expect.element(page.getByText('Schritt 3 von 7')).toBeVisible()
    await expect.poll(panelTitles).toEqual([original?.customerName])
    await expect.element(page.getByRole('combobox', { name: 'Ort' })).toHaveValue(original?.pickupCity ?? '')
    await expect.element(page.getByRole('textbox', { name: 'PLZ' })).toHaveValue(original?.pickupPostalCode ?? '')
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
    expect(await sessionsOf(app)).toEqual([])
    await userEvent.keyboard('+2')
    await press('ctrl+Enter')
    await expect.element(page.getByText('Schritt 4 von 7')).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Ort' })).toHaveValue(original?.deliveryCity ?? '')
    await expect.element(page.getByRole('textbox', { name: 'Datum' })).toHaveFocus()
    await userEvent.keyboard('+4')
    await press('ctrl+Enter')
    await expect.element(page.getByText('Brutto')).toBeVisible()
    // The price is the one that was agreed, and says so.
    const price = page.getByRole('textbox', { name: 'Kundenpreis (netto)' })
    await expect.element(price).toHaveAccessibleDescription(`Wie in ${first} vereinbart; leer: neu berechnet`)
    const priced = async () => (await sessionsOf(app)).find(({ price }) => price !== undefined)?.price
    await expect.poll(async () => (await priced())?.netPrice).toBe(original?.customerPrice)
    expect((await priced())?.lines.map(({ code, amount }) => ({ code, amount }))).toEqual(original?.customerCharges)
    // Nothing is missing any more, so that it is not said any longer either.
    expect(page.getByText(`Kopie von ${first}`, { exact: false }).elements()).toEqual([])
    const [session] = await sessionsOf(app)
    expect([session?.data.customer.customerId, session?.data.cargo.weightKg]).toEqual([
      original?.customerId,
      original?.weight,
    ])
    expect(session?.data.customer.customerReference).toBe(undefined)
  })
})
