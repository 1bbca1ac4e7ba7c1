import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press, goBack } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { filters, focusedRow, footText, panelTitles, tableText, toasts } from './orders-support.tsx'
import { DISPO, openPartners, storeOf } from './partners-support.tsx'
import { visit } from '#tests/support/visit.ts'

const heads = () => [...document.querySelectorAll('main th[data-column]')].map((head) => head.textContent)
const chips = () => [...document.querySelectorAll('main [data-removable]')].map((chip) => chip.textContent)
const path = () => location.pathname

describe('the list of partners', () => {
  test('stands in the navigation and behind g p, by name, with place, papers and what is open', async () => {
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
  })

  test('is filtered by kind, papers and country; the chips say so, Umschalt+F takes them away; papers that end soon or have ended say which', async () => {
    const app = await openPartners('?kind=carrier&country=Polen')
    const found = await storeOf(app).all('partners', { kind: 'carrier', country: 'Polen' })
    expect(found.length).toBeGreaterThan(0)
    expect(tableText(100)).toHaveLength(found.length)
    expect(chips()).toEqual(['Art: Frachtführer', 'Land: Polen'])
    await press('shift+F')
    await expect.poll(filters).toEqual({})
    await expect.poll(() => tableText(100).length).toBeGreaterThan(found.length)
    visit('/partners?papers=due')
    await expect.poll(() => filters()['papers']).toBe('due')
    await expect.poll(() => tableText(100).every((row) => / in \d+ Tg\.| heute| abgelaufen/.test(row))).toBe(true)
    await expect.poll(focusedRow).toBeTruthy()
    const rows = tableText(100)
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter((row) => !/ in \d+ Tg\.| heute| abgelaufen/.test(row))).toEqual([])
    await press('shift+F')
    await expect.poll(() => tableText(100).some((row) => row.includes('gültig'))).toBe(true)
  })

  test('Enter leads to the page, and Leertaste shows the panel, from where p leads there as well', async () => {
    const app = await openPartners('?kind=carrier')
    const [partner] = await storeOf(app).all('partners', { number: focusedRow() ?? '' })
    const name = partner?.name
    await press(' ')
    await expect.poll(panelTitles).toEqual([name])
    await press('w', 'l', 'p')
    await expect.poll(path).toBe(`/partners/${partner?.id}`)
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe(name)
    await expect.poll(panelTitles).toEqual([])
    await goBack()
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Partner')
    await expect.poll(focusedRow).toBe(partner?.number)
    await press('Enter')
    await expect.poll(path).toBe(`/partners/${partner?.id}`)
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

  test('z blocks the ticked ones with one reason, Umschalt+Z lifts it, and Strg+Z takes back all in one step', async () => {
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
  })

  test('papers are asked of many at once after a question that names them; who owes none is left out', async () => {
    const app = await openPartners('?kind=carrier&papers=due')
    const before = await storeOf(app).count('messages')
    const [first = ''] = tableText(1).map((row) => row.split(' | ')[1] ?? '')
    await press('x', 'shift+J', '+')
    const question = page.getByRole('alertdialog', { name: 'Nachweise von 2 Frachtführern anfordern?' })
    await expect.element(question).toBeVisible()
    await expect.element(question).toHaveTextContent(first)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => storeOf(app).count('messages')).toBe(before + 2)
    await expect.poll(() => toasts()[0]).toContain('2 Partner')
  })

  test('a hit in the palette leads to the page', async () => {
    const app = await openApp({ account: DISPO })
    const [partner] = await storeOf(app).all('partners', { kind: 'carrier' }, [{ field: 'name' }])
    await expect.poll(() => document.activeElement?.closest('main')).toBeTruthy()
    await press('/')
    await userEvent.fill(page.getByRole('combobox'), partner?.name ?? '')
    await expect.element(page.getByRole('option', { name: partner?.name ?? '' }).first()).toBeVisible()
    await press('Enter')
    await expect.poll(path).toBe(`/partners/${partner?.id}`)
  })
})
