import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press, goBack } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, footText, panelTitles, selectedRows, tableText, toasts } from './orders-support.tsx'
import { DISPO, openPartners, storeOf } from './partners-support.tsx'
import { visit } from '#tests/support/visit.ts'

const heads = () => [...document.querySelectorAll('main th[data-column]')].map((head) => head.textContent)
const path = () => location.pathname

describe('the list of partners', () => {
  test('stands in the navigation and behind g p, by name, with place, papers and what is open; Leertaste shows the panel, and p from there or Enter lead to the page', async () => {
    const app = await openApp({ account: DISPO })
    await expect.poll(() => document.activeElement?.closest('main')).toBeTruthy()
    await press('g', 'p')
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Partner')
    await expect.poll(focusedRow).toBeTruthy()
    expect(document.querySelector('nav [aria-current="page"]')?.textContent).toContain('Partner')
    const partners = await storeOf(app).all('partners', {}, [{ field: 'name' }])
    expect(footText()).toBe(`Zeile 1 von ${partners.length}`)
    const [first] = partners
    expect(tableText(1)[0]).toContain(first?.number)
    expect(tableText(1)[0]).toContain(first?.city)
    expect(heads()).toEqual(['Nummer', 'Name', 'Art', 'Ort', 'Nachweise', 'Aufträge', 'Offen', 'Kreditlimit'])
    await press(' ')
    await expect.poll(panelTitles).toEqual([first?.name])
    await press('w', 'l', 'p')
    await expect.poll(path).toBe(`/partners/${first?.id}`)
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe(first?.name)
    await expect.poll(panelTitles).toEqual([])
    await goBack()
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Partner')
    await expect.poll(focusedRow).toBe(first?.number)
    await press('Enter')
    await expect.poll(path).toBe(`/partners/${first?.id}`)
  })

  test('Umschalt+N makes one: what is wrong is said, the page opens, and Strg+Z takes it back', async () => {
    const app = await openPartners()
    await press('shift+N')
    const form = page.getByRole('dialog', { name: 'Partner anlegen' })
    await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('Weserbogen Logistik GmbH')
    await userEvent.fill(form.getByRole('textbox', { name: 'PLZ' }), '2819')
    await userEvent.keyboard('{Enter}')
    await expect.element(form.getByRole('textbox', { name: 'PLZ' })).toHaveAccessibleDescription(/PLZ/)
    await userEvent.fill(form.getByRole('textbox', { name: 'PLZ' }), '28195')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Weserbogen Logistik GmbH')
    const made = () => storeOf(app).all('partners', { name: 'Weserbogen Logistik GmbH' })
    expect(await made()).toMatchObject([{ kind: 'customer', postalCode: '28195', paymentTerms: 30 }])
    await press('ctrl+z')
    await expect.poll(async () => (await made()).length).toBe(0)
  })

  test('z blocks the ticked ones with one reason, Umschalt+Z lifts it, and Strg+Z takes back all in one step; papers are asked of many after a question that names them', async () => {
    const app = await openPartners('?kind=carrier&blocked=no')
    const names = tableText(2).map((row) => row.split(' | ')[1] ?? '')
    const blocked = async () =>
      (await storeOf(app).all('partners', { name: { in: names } })).map((one) => [one.blocked, one.blockedReason])
    await press('x', 'shift+J', 'z')
    await expect.element(page.getByRole('textbox', { name: 'Begründung' })).toHaveFocus()
    await userEvent.keyboard('Ladung beschädigt{Control>}{Enter}{/Control}')
    await expect.poll(blocked).toEqual([
      [true, 'Ladung beschädigt'],
      [true, 'Ladung beschädigt'],
    ])
    await expect.poll(() => toasts()[0]).toContain('2 Partner')
    await press('ctrl+z')
    await expect.poll(async () => (await blocked()).map(([is]) => is)).toEqual([false, false])
    visit('/partners?kind=carrier&papers=due')
    await expect.poll(() => tableText(100).every((row) => / in \d+ Tg\.| heute| abgelaufen/.test(row))).toBe(true)
    await expect.poll(selectedRows).toEqual([])
    await expect.poll(focusedRow).toBeTruthy()
    const before = await storeOf(app).count('messages')
    const [first = ''] = tableText(1).map((row) => row.split(' | ')[1] ?? '')
    await press('Home', 'x', 'shift+J', '+')
    const question = page.getByRole('alertdialog', { name: 'Nachweise von 2 Frachtführern anfordern?' })
    await expect.element(question).toBeVisible()
    await expect.element(question).toHaveTextContent(first)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => storeOf(app).count('messages')).toBe(before + 2)
  })
})
