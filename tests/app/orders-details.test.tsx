import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { goBack, press } from '#tests/support/keyboard.ts'
import { tell } from '#tests/support/tell.ts'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, openList, section, toasts } from './orders-support.tsx'
import { choices } from './orders-bulk-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const confirmed = 'NK-2026-004796'

/** The field that has the focus, by its name and, while it is read, what it shows. */
const focused = () => document.activeElement?.getAttribute('aria-label')
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const shown = (id: string) => document.querySelector(`main button[data-field="${id}"]`)?.textContent
/** The lines of a section of the page. */
const lines = (title: string) =>
  document.querySelector<HTMLElement>(`main section[aria-label="${title}"]`)?.innerText.split('\n').filter(Boolean) ??
  []

/** Opens the page of an order and waits for its fields. */
async function openPage(options: { number?: string; account?: string } = {}) {
  const { number = confirmed, account = DISPO } = options
  const app = await openApp({ path: `/orders/${number}`, account })
  await expect.poll(() => shown('status')).toBeTruthy()
  return app
}

type App = Awaited<ReturnType<typeof openPage>>
const stored = async (app: App, number = confirmed) =>
  (await app.server.store('nordkurs').all('orders', { id: number }))[0]

async function goTo(id: string) {
  await expect.poll(() => document.activeElement?.closest('[data-fields]') ?? null).not.toBeNull()
  document.querySelector<HTMLElement>(`main button[data-field="${id}"]`)?.focus()
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe(id)
}

async function edit(id: string) {
  await goTo(id)
  await userEvent.keyboard('{Enter}')
}

describe('editing in place', () => {
  test('whom to ask is suggested by name, phone and mail come along; another name is a row of its own', async () => {
    const app = await openPage()
    const order = await stored(app)
    const partner = await app.server.store('nordkurs').find('partners', order?.customerId ?? '')
    const contact = partner?.contacts.at(-1)
    const [given = '', family = ''] = contact?.name.split(' ') ?? []
    const box = page.getByRole('combobox', { name: 'Ansprechpartner beim Kunden' })
    const offers = () => [...document.querySelectorAll('main [role="option"] bdi')].map((offer) => offer.textContent)
    await edit('contactPerson')
    await expect.element(box).toHaveFocus()
    await userEvent.keyboard(family)
    await expect.poll(offers).toEqual([contact?.name, `„${family}“ so übernehmen`])
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => stored(app))
      .toMatchObject({
        contactPerson: `${given} ${family}`,
        contactPersonId: contact?.id,
        customerPhone: contact?.phone,
        customerEmail: contact?.email,
      })
    await expect.poll(focused).toBe(`Ansprechpartner beim Kunden: ${contact?.name}`)
    await press('ctrl+z')
    await expect.poll(() => stored(app)).toMatchObject({ contactPerson: order?.contactPerson })
    await edit('contactPerson')
    await userEvent.keyboard(family)
    await expect.poll(offers).toHaveLength(2)
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect.poll(() => stored(app)).toMatchObject({ contactPerson: family })
    await expect.poll(focused).toBe(`Ansprechpartner beim Kunden: ${family}`)
    await userEvent.keyboard('{Enter}Frau Niemand{Tab}')
    await expect.poll(() => stored(app)).toMatchObject({ contactPerson: 'Frau Niemand' })
  })

  test('from the list e lists the fields, Enter is in the first; after Enter the keyboard is back on its row', async () => {
    const app = await openList({ path: `/orders?row=${confirmed}` })
    await expect.poll(focusedRow).toBe(confirmed)
    await press('p')
    await expect.element(field('Kundenpreis (netto)')).toHaveFocus()
    await userEvent.keyboard('1500{Enter}')
    await expect.poll(focusedRow).toBe(confirmed)
    await expect.poll(() => section('Preise')).toContain('1.500,00 €')
    await press('e')
    await expect.poll(() => choices().length).toBeGreaterThan(20)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('orderType')
    await userEvent.keyboard('{Enter}')
    await expect.poll(focusedRow).toBe(confirmed)
    // Who takes back what was typed stays in the panel, also after a later save.
    await press('p')
    await expect.element(field('Kundenpreis (netto)')).toHaveFocus()
    await userEvent.keyboard('1{Escape}')
    await expect.poll(focused).toBe('Kundenpreis (netto): 1.500,00 €')
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Kundenpreis (netto)')).toHaveFocus()
    await userEvent.keyboard('1600{Enter}')
    await expect.poll(async () => (await stored(app))?.customerPrice).toBe(1600)
    await expect.poll(focused).toBe('Kundenpreis (netto): 1.600,00 €')
  })
})

describe('all fields', () => {
  test('arrows, Pos1 and Ende move between the fields, phone and e-mail can be reached by keyboard, y y copies the order as text, and the tab is called like it meanwhile', async () => {
    await openPage()
    await goTo('pickupAddress')
    await press('ArrowDown')
    expect(focused()).toBe('PLZ (Beladung): 30159')
    await press('End')
    expect(focused()).toBe('Notiz: leer')
    await press('Home')
    expect(focused()).toBe('Status: Bestätigt')
    await goTo('customerPhone')
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => document.activeElement?.getAttribute('href')).toMatch(/^tel:[0-9+]+$/)
    await goTo('customerEmail')
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => document.activeElement?.getAttribute('href')).toMatch(/^mailto:.+@.+$/)
    let copied = ''
    navigator.clipboard.writeText = (text) => {
      copied = text
      return Promise.resolve()
    }
    await press('y', 'y')
    await expect.poll(() => copied.split('\n')[0]).toBe('NK-2026-004796 · Bestätigt')
    await expect.poll(() => document.title).toBe(`${confirmed} – Dispo`)
    await press('g', 'o')
    await expect.poll(() => document.title).toBe('Aufträge – Dispo')
    await goBack()
    await expect.poll(() => document.title).toBe(`${confirmed} – Dispo`)
  })
})

describe('prices', () => {
  test('VAT, gross and margin follow to the cent while the price is typed', async () => {
    const app = await openPage()
    await press('p')
    await expect.element(field('Kundenpreis (netto)')).toHaveFocus()
    await userEvent.keyboard('42,50')
    await expect.poll(() => lines('Preise')).toContain('8,08 €')
    expect(lines('Preise')).toContain('50,58 €')
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await stored(app))?.customerPrice).toBe(42.5)
    await edit('carrierPrice')
    await userEvent.keyboard('40{Enter}')
    await expect.poll(toasts).toContain(`${confirmed}: Frachtführerpreis (netto) 40,00 €`)
    await expect.poll(() => lines('Preise').slice(-4)).toEqual(['Fracht', '40,00 €', 'Marge', '5,9 %2,50 €'])
    // Euro is what no one asks for: it stands in the head, and its field comes with those that are folded away.
    await page.getByRole('button', { name: /^Alle Felder zeigen/ }).click()
    await expect.poll(() => lines('Preise').slice(-4)).toEqual(['Marge', '5,9 %2,50 €', 'Währung', 'EUR'])
  })
})

test('what is wrong keeps the field open and says so, what is odd is only said; a finished order is read-only', async () => {
  const app = await openPage()
  await edit('weight')
  await userEvent.keyboard('50.000{Enter}')
  await expect.element(page.getByText('Gewicht: 1 bis 40.000 kg')).toBeVisible()
  await expect.element(field('Gewicht (kg)')).toHaveFocus()
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  await userEvent.fill(field('Gewicht (kg)'), 'schwer')
  await expect.element(page.getByText('Keine Zahl: 12.000 oder 7,2 eingeben')).toBeVisible()
  await userEvent.fill(field('Gewicht (kg)'), '25.000')
  await expect.element(page.getByText('25.000 kg überschreiten die Nutzlast von 24.000 kg')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(async () => (await stored(app))?.weight).toBe(25_000)

  const store = app.server.store('nordkurs')
  const version = ((await stored(app))?.version ?? 0) + 1
  await store.patch('orders', confirmed, { status: 'BILLED', version })
  await tell(app.server, 'nordkurs', { entity: 'orders', id: confirmed, change: 'updated', version })
  await expect.poll(() => shown('status')).toBe('Abgerechnet')
  await edit('weight')
  await expect.element(page.getByText('Abgerechnete Aufträge sind schreibgeschützt').first()).toBeVisible()
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
})
