import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { visit } from '#tests/support/visit.ts'

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const address = () => `${location.pathname}${location.search}`
/** The end of the bar above: who works here. */
const bar = () => document.querySelector<HTMLElement>('header.shell-top')?.innerText.trim()
const main = () => document.querySelector('main')?.innerText.split('\n').filter(Boolean)

test('a deep link leads to the login and, after signing in, to where it pointed: the account, which shows who one is; a theme chosen there holds at once', async () => {
  localStorage.clear()
  await openApp({ path: '/profile?panels=shortcuts', account: undefined, signedOut: true })
  await expect.element(heading('Anmeldung')).toBeVisible()
  await expect.poll(address).toBe('/login?redirect=/profile%3Fpanels%3Dshortcuts')
  await userEvent.fill(page.getByLabelText('E-Mail'), 'finanzen@mainspessart.example')
  await userEvent.fill(page.getByLabelText('Passwort'), 'Frachtbrief-2026')
  await userEvent.click(page.getByRole('button', { name: 'Anmelden' }))
  await expect.element(heading('Konto')).toBeVisible()
  await expect.poll(address).toBe('/profile?panels=shortcuts')
  await expect
    .poll(() => [...document.querySelectorAll('main dd')].map((one) => one.textContent))
    .toEqual(["Sinéad O'Hara", 'finanzen@mainspessart.example', 'Finanzen', 'Main-Spessart Logistik KG'])
  await userEvent.click(page.getByRole('radio', { name: 'Dunkel' }))
  expect([document.documentElement.dataset['theme'], localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
  await userEvent.click(page.getByRole('radio', { name: 'Wie System' }))
  expect(document.documentElement.dataset['theme']).toBe('system')
  await userEvent.click(page.getByRole('checkbox', { name: 'Meldungen automatisch ausblenden' }))
  expect(localStorage.getItem('auto-close')).toBe('off')
})

test('a session that makes itself leads from the login to the Dispo, and says who one is there and how to change', async () => {
  await openApp({ path: '/login', account: undefined })
  await expect.poll(address).toBe('/dispatcher')
  await expect.poll(() => document.body.innerText).toMatch(/Demo: Sie sind angemeldet als .+, Administration/)
  await expect.element(page.getByRole('button', { name: 'Konto wechseln' })).toBeVisible()
  expect(bar()).toMatch(/\p{L}+ \p{L}+\nAdministration$/u)
})

test('without the right, the screen names it, its owners and the way out; the own statistics agree with what the server holds', async () => {
  const { server } = await openApp({ path: '/system/settings', account: 'vertrieb@nordkurs.example' })
  await expect.element(heading('Keine Berechtigung')).toBeVisible()
  await expect.poll(address).toBe('/unauthorized')
  await expect
    .poll(main)
    .toEqual([
      'Keine Berechtigung',
      'Einstellungen: Sie haben keinen Zugriff',
      'Sie sind angemeldet mit der Rolle Vertrieb.',
      'Freigabe: Administration.',
      'Rechte vergibt Ihre Administration.',
      'Zur Dispo',
      'g',
      'd',
    ])
  await press('g', 'd')
  await expect.poll(address).toBe('/dispatcher')
  await expect.poll(bar).toMatch(/\nVertrieb$/)
  await expect.element(heading('Dispo')).toBeVisible()
  // Whoever has signed in is not told as whom.
  expect(document.body.innerText).not.toContain('Demo: Sie sind angemeldet als')

  visit('/profile/stats')
  await expect.element(heading('Meine Statistik')).toBeVisible()
  const own = await server.store('nordkurs').find('users', 'usr-nordkurs-vertrieb')
  const count = await server.store('nordkurs').count('orders', { createdBy: own?.name })
  expect(count).toBeGreaterThan(0)
  await expect.element(page.getByText('Zusammen', { exact: true })).toBeVisible()
  const sum = [...document.querySelectorAll('main dl > div')].find((row) => row.textContent?.startsWith('Zusammen'))
  expect(sum?.textContent).toBe(`Zusammen${String(count)}`)
})

test('the flags have their defaults and are kept on this computer; a digit switches the tenant, and the panels of the old one stay behind', async () => {
  await openApp({ path: '/system/settings' })
  await expect.element(heading('Einstellungen')).toBeVisible()
  const boxes = () =>
    [...document.querySelectorAll<HTMLInputElement>('main input[type="checkbox"]')].map((box) => [
      box.closest('label')?.textContent?.trim(),
      box.checked,
    ])
  expect(boxes()).toEqual([
    ['Zahl offener Ablieferbelege', false],
    ['Kompakte Finanzzeile', true],
    ['Kompakte Darstellung', false],
    ['Live-Verbindung', true],
  ])
  await userEvent.click(page.getByRole('checkbox', { name: 'Live-Verbindung' }))
  // What is as the company has it is not pinned here.
  expect(JSON.parse(localStorage.getItem('feature-flags') ?? '')).toEqual({ websockets: false })
  await expect.element(page.getByText('1 Änderung wartet auf das Neuladen')).toBeVisible()

  visit('/tenant/switch?panels=notifications')
  await expect.poll(() => document.activeElement?.textContent).toBe('1Nordkurs Spedition GmbHHamburgAktuell')
  await press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('2Main-Spessart Logistik KGAschaffenburg')
  await press('3')
  await expect.poll(address).toBe('/dispatcher')
  expect(sessionStorage.getItem('tenant')).toBe('elbeoder')
})

/** What is marked in the palette: what Enter would do. */
const marked = () => document.querySelector('dialog [role="option"][aria-selected="true"] bdi')?.textContent
const focusedName = () => document.activeElement?.getAttribute('name')

/** Opens one of the dialogs of the account by the palette. */
async function openDialog(typed: string, title: string) {
  await press('ctrl+k')
  await userEvent.keyboard(typed)
  await expect.poll(marked).toBe(title)
  await press('Enter')
}

/** Signs in as the same person elsewhere. */
function signIn({ fetch }: OpenApp['server'], password: string) {
  const body = JSON.stringify({ email: 'dispo@nordkurs.example', password })
  return fetch('/api/auth/login', { method: 'POST', headers: { 'X-Tenant-Id': 'nordkurs' }, body })
}

test('people change their own name, which the frame then says, and their password by the one there is: a wrong one is told at its field, two that differ before anything is sent', async () => {
  const { server } = await openApp({ path: '/profile', account: 'dispo@nordkurs.example' })
  await expect.element(heading('Konto')).toBeVisible()
  const user = () => server.store('nordkurs').first('users', { email: 'dispo@nordkurs.example' })
  await openDialog('name ändern', 'Name ändern …')
  await expect.poll(focusedName).toBe('firstName')
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Enter}')
  await expect.element(page.getByText('Bitte den Vornamen angeben')).toBeVisible()
  await expect.poll(focusedName).toBe('firstName')
  await userEvent.keyboard('{Control>}a{/Control}Jörg{Tab}{Control>}a{/Control}Weiß-Lünen{Enter}')
  await expect.element(page.getByText('Name geändert: Jörg Weiß-Lünen', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Benutzermenü: Jörg Weiß-Lünen' })).toBeVisible()
  expect(await user()).toMatchObject({ firstName: 'Jörg', lastName: 'Weiß-Lünen' })

  await openDialog('passwort ändern', 'Passwort ändern …')
  await expect.poll(focusedName).toBe('current')
  await userEvent.keyboard('falsch{Tab}Ablieferbeleg-2027{Tab}Ablieferbeleg-2028{Enter}')
  await expect.element(page.getByText('Die beiden neuen Passwörter sind verschieden')).toBeVisible()
  await expect.poll(focusedName).toBe('repeat')
  await userEvent.keyboard('{Control>}a{/Control}Ablieferbeleg-2027{Enter}')
  await expect.element(page.getByText('Das bisherige Passwort stimmt nicht')).toBeVisible()
  await expect.poll(focusedName).toBe('current')
  await userEvent.keyboard('{Control>}a{/Control}Frachtbrief-2026{Enter}')
  await expect
    .element(page.getByText('Passwort geändert. Ihre anderen Sitzungen sind abgemeldet.', { exact: true }))
    .toBeVisible()
  expect((await user())?.password).not.toContain('Ablieferbeleg')
  expect((await signIn(server, 'Frachtbrief-2026')).status).toBe(401)
  expect((await signIn(server, 'Ablieferbeleg-2027')).status).toBe(200)
  expect(JSON.stringify(localStorage)).not.toContain('Ablieferbeleg')
})
