import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press, areKeysHeld } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { visit } from '#tests/support/visit.ts'
import { accountOf, openAdmin, rowOf, storeOf } from './admin-support.tsx'
import { filters, focusedRow, footText, panelTitles, section, tableText, toasts } from './orders-support.tsx'

const marked = () => document.querySelector('dialog [role="option"][aria-selected="true"] bdi')?.textContent
const tabs = () =>
  [...document.querySelectorAll('main nav button')].map(
    (tab) => tab.querySelector('span > span:last-child')?.textContent,
  )
const title = () => document.querySelector('main h1')?.textContent

describe('the users', () => {
  test('are found by role and state, and listed with when they were last there; the head says how many are invited and locked; Entf takes an invitation back after a question', async () => {
    const app = await openAdmin('?role=sales&status=invited')
    expect(tableText(20).map((row) => row.split(' | ')[0])).toEqual(['Tomás Peña'])
    expect(rowOf('Tomás Peña')).toContain('Eingeladen | noch nie')
    await press('Delete')
    const question = page.getByRole('alertdialog', { name: 'Einladung zurückziehen: Tomás Peña?' })
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => await accountOf(app, 't.pena')).toBeUndefined()
    await expect.poll(focusedRow).toBeUndefined()
    await press('shift+F')
    await expect.poll(filters).toEqual({})
    await expect.poll(footText).toBe('Zeile 1 von 13')
    expect(title()).toBe('Verwaltung')
    await expect.poll(tabs).toEqual(['Benutzer', 'Rollen', 'Sitzungen', 'Protokoll'])
    await expect
      .poll(() => document.querySelector('main header')?.textContent)
      .toContain('davon 1 eingeladen, 1 gesperrt')
    expect(rowOf('Nils Petersen')).toContain('Gesperrt')
  })

  test('Umschalt+N invites: an address that has an account, or is none, is refused and stays typed; then the mail goes out', async () => {
    const app = await openAdmin()
    await press('shift+N')
    const mail = page.getByRole('textbox', { name: /E-Mail/ })
    await expect.element(mail).toHaveFocus()
    const before = await storeOf(app).count('users')
    await userEvent.keyboard('dispo@nordkurs.example{Control>}{Enter}{/Control}')
    await expect
      .poll(() => document.querySelector('aside [role="alert"]')?.textContent)
      .toContain('bereits registriert')
    await expect.element(mail).toHaveValue('dispo@nordkurs.example')
    expect(await storeOf(app).count('users')).toBe(before)
    await userEvent.fill(mail, 'o.zoellner')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(mail).toHaveAccessibleDescription(/Keine E-Mail-Adresse: o\.zoellner/)
    await userEvent.keyboard('@nordkurs.example{Tab}Ole{Tab}Zöllner')
    await userEvent.click(page.getByRole('radio', { name: /Vertrieb/ }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => toasts()[0]).toContain('Eingeladen: o.zoellner@nordkurs.example')
    await expect.poll(() => rowOf('Ole Zöllner')).toContain('o.zoellner@nordkurs.example | Vertrieb | Eingeladen')
    await expect.poll(panelTitles).toEqual([])
    const sent = await storeOf(app).all('messages', { recipient: 'o.zoellner@nordkurs.example' })
    expect(sent.map(({ kind }) => kind)).toEqual(['invitation'])
  })

  test('s gives another role, which Strg+Z takes back; z locks with a reason and lets in again; e changes the name; the own account is left alone', async () => {
    const app = await openAdmin('?q=Antje')
    const role = async () => (await accountOf(app, 'a.jessen'))?.role
    await press('s')
    await expect.poll(marked).toBe('Disposition')
    await userEvent.keyboard('finanzen')
    await expect.poll(marked).toBe('Finanzen')
    await press('Enter')
    await expect.poll(role).toBe('finance')
    await expect.poll(() => rowOf('Antje Jessen')).toContain('Finanzen')
    await press('ctrl+z')
    await expect.poll(role).toBe('dispatcher')
    await press('z')
    await expect.element(page.getByRole('textbox', { name: 'Begründung' })).toHaveFocus()
    await userEvent.keyboard('Elternzeit{Control>}{Enter}{/Control}')
    await expect.poll(async () => (await accountOf(app, 'a.jessen'))?.lockedReason).toBe('Elternzeit')
    await expect.poll(() => rowOf('Antje Jessen')).toContain('Gesperrt')
    await press('z')
    await expect.poll(async () => (await accountOf(app, 'a.jessen'))?.lockedAt).toBeUndefined()
    await expect.poll(() => rowOf('Antje Jessen')).toContain('Aktiv')
    await expect.poll(focusedRow).toBe('Antje Jessen')
    await expect.poll(areKeysHeld).toBe(false)
    await press('e')
    await userEvent.fill(page.getByRole('combobox'), 'Nachname')
    await press('Enter')
    await expect.element(page.getByRole('textbox', { name: 'Nachname' })).toHaveFocus()
    await userEvent.fill(page.getByRole('textbox', { name: 'Nachname' }), 'Jessen-Voß')
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await accountOf(app, 'a.jessen'))?.name).toBe('Antje Jessen-Voß')
    await expect.poll(() => section('Verlauf').join(' ')).toMatch(/Jessen.*Jessen-Voß/)

    // Of the own account neither role nor lock can be changed: the reason stands there instead.
    visit('/admin?q=Katharina')
    await expect.poll(focusedRow).toBe('Katharina Großmann')
    await press('s')
    await expect
      .poll(() => toasts().join(' '))
      .toContain('Am eigenen Zugang ändert das jemand anderes aus der Administration')
    await press('z')
    expect(document.querySelector('dialog[open]')).toBeNull()
    expect((await accountOf(app, 'admin'))?.lockedAt).toBeUndefined()
  })
})

test('the roles say who may what; the panel of a right names them and the commands it opens', async () => {
  await openAdmin('?tab=roles&q=ansehen')
  const row = (name: string) => tableText(100).find((text) => text.startsWith(name))
  expect(row('Transporte ansehen')).toBe('Transporte ansehen | darf | darf | – | – | –')
  expect(row('Aufträge ansehen')).toBe('Aufträge ansehen | darf | darf | darf | darf | darf')
  await press(' ')
  await expect.poll(panelTitles).toEqual(['Aufträge ansehen'])
  await expect
    .poll(() => section('Wer darf das').slice(1))
    .toEqual(['Administration', 'Disposition', 'Vertrieb', 'Finanzen', 'Gast'])
})
