import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const address = () => `${location.pathname}${location.search}`
/** The end of the bar above: who works here. */
const bar = () => document.querySelector<HTMLElement>('header.shell-top')?.innerText.trim()
const main = () => document.querySelector('main')?.innerText.split('\n').filter(Boolean)

describe('Without a session', () => {
  test('a deep link leads to the login and, after signing in, to where it pointed', async () => {
    localStorage.clear()
    await openApp({ path: '/profile?panels=shortcuts', account: undefined, signedOut: true })
    await expect.element(heading('Anmeldung')).toBeVisible()
    await expect.poll(address).toBe('/login?redirect=/profile%3Fpanels%3Dshortcuts')
    await userEvent.fill(page.getByLabelText('E-Mail'), 'vertrieb@elbeoder.example')
    await userEvent.fill(page.getByLabelText('Passwort'), 'Frachtbrief-2026')
    await userEvent.click(page.getByRole('button', { name: 'Anmelden' }))
    await expect.element(heading('Konto')).toBeVisible()
    await expect.poll(address).toBe('/profile?panels=shortcuts')
  })

  test('an address of elsewhere is not followed', async () => {
    await openApp({ path: '/login?redirect=%2F%2Fevil.example', account: undefined, signedOut: true })
    await expect.element(page.getByText('dispo@nordkurs.example')).toBeVisible()
    const signsIn = async () => {
      if (location.pathname === '/login') await press('2')
      return address()
    }
    await expect.poll(signsIn).toBe('/dispatcher')
  })
})

test('a session that makes itself leads from the login to the Dispo, and says who one is there and how to change', async () => {
  await openApp({ path: '/login', account: undefined })
  await expect.poll(address).toBe('/dispatcher')
  await expect.poll(() => document.body.innerText).toMatch(/Demo: Sie sind angemeldet als .+, Administration/)
  await expect.element(page.getByRole('button', { name: 'Konto wechseln' })).toBeVisible()
  expect(bar()).toMatch(/\p{L}+ \p{L}+\nAdministration$/u)
})

test('without the right, the screen names it, its owners and the way out', async () => {
  await openApp({ path: '/system/settings', account: 'vertrieb@nordkurs.example' })
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
})

test('a digit switches the tenant; the panels of the old one stay behind', async () => {
  await openApp({ path: '/tenant/switch?panels=notifications', account: 'admin@nordkurs.example' })
  await expect.poll(() => document.activeElement?.textContent).toBe('1Nordkurs Spedition GmbHHamburgAktuell')
  await press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('2Main-Spessart Logistik KGAschaffenburg')
  await press('3')
  await expect.poll(address).toBe('/dispatcher')
  expect(sessionStorage.getItem('tenant')).toBe('elbeoder')
})

test('the account shows who one is, and a theme chosen there holds at once', async () => {
  await openApp({ path: '/profile', account: 'finanzen@mainspessart.example' })
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

test('the flags have their defaults and are kept on this computer', async () => {
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
})

test('the own statistics agree with what the server holds', async () => {
  const { server } = await openApp({ path: '/profile/stats', account: 'vertrieb@nordkurs.example' })
  await expect.element(heading('Meine Statistik')).toBeVisible()
  const own = await server.store('nordkurs').find('users', 'usr-nordkurs-vertrieb')
  const count = await server.store('nordkurs').count('orders', { createdBy: own?.name })
  expect(count).toBeGreaterThan(0)
  await expect.element(page.getByText('Zusammen', { exact: true })).toBeVisible()
  const sum = [...document.querySelectorAll('main dl > div')].find((row) => row.textContent?.startsWith('Zusammen'))
  expect(sum?.textContent).toBe(`Zusammen${String(count)}`)
})
