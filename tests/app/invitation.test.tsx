import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { accountOf } from './admin-support.tsx'
import { colleague } from './orders-support.tsx'

// Whoever comes by a link is spoken to in the language of his browser.
beforeEach(() => {
  const spy = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE'])
  return () => spy.mockRestore()
})

const text = () => document.querySelector('main')?.textContent ?? ''

/** A backend, and the link Imke Ahrens was sent. */
async function invited() {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const find = () => server.store('nordkurs').first('users', { email: 'i.ahrens@nordkurs.example' })
  const admin = await colleague({ server }, 'admin@nordkurs.example')
  await admin('POST', `/api/v1/users/${(await find())?.id ?? ''}/invitation`)
  const user = await find()
  return { server, path: `/invitation/${user?.inviteToken ?? ''}`, user }
}

const open = async (path: string, server: Awaited<ReturnType<typeof invited>>['server']) =>
  openApp({ server, path, account: undefined, signedOut: true })

describe('the page behind the link of an invitation', () => {
  test('says who invites to what; name and password open the account once both are whole, and the person is signed in', async () => {
    const { server, path } = await invited()
    const app = await open(path, server)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Einladung annehmen' })).toBeVisible()
    await expect.poll(text).toContain('Nordkurs Spedition GmbH')
    expect(text()).toContain('i.ahrens@nordkurs.example')
    expect(text()).toContain('Disposition')
    await expect.element(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Imke')
    const [password, repeat] = [page.getByLabelText(/^Passwort(?! w)/), page.getByLabelText(/Passwort wiederholen/)]
    await expect.element(password).toHaveFocus()
    // Nothing is sent while the password is short, was typed otherwise the second time, or a name is missing.
    await userEvent.keyboard('kurz{Enter}')
    await expect.element(password).toHaveAccessibleDescription(/8 Zeichen/)
    await userEvent.keyboard('-und-lang{Tab}anders{Enter}')
    await expect.element(repeat).toHaveFocus()
    await expect.element(repeat).toHaveAccessibleDescription('Die beiden Passwörter sind verschieden')
    const first = page.getByRole('textbox', { name: 'Vorname' })
    await userEvent.fill(first, ' ')
    await userEvent.keyboard('{Enter}')
    await expect.element(first).toHaveFocus()
    expect((await accountOf(app, 'i.ahrens'))?.inviteToken).toBeTruthy()
    await userEvent.fill(first, 'Imke')
    await userEvent.fill(password, 'Sehr-geheim-1')
    await userEvent.fill(repeat, 'Sehr-geheim-1')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.pathname).toBe('/dispatcher')
    await expect.poll(() => document.querySelector('header')?.textContent).toContain('Imke Ahrens')
    expect(await accountOf(app, 'i.ahrens')).toMatchObject({ role: 'dispatcher' })
    expect((await accountOf(app, 'i.ahrens'))?.inviteToken).toBeUndefined()
    expect(localStorage.getItem('auth_token')).toBeTruthy()
  })

  test('a link whose 72 hours are over, also where somebody is signed in, or that ends while its form is filled in, says so and leads to the login', async () => {
    const { server, path, user } = await invited()
    const store = server.store('nordkurs')
    const { expiresAt, inviteToken } = user ?? {}
    expect(expiresAt).toBe(new Date(TEST_NOW + 72 * 3_600_000).toISOString())
    await store.patch('users', user?.id ?? '', { expiresAt: new Date(TEST_NOW - 1000).toISOString() })
    // Nobody's session is used for it: whoever is at this computer stays out of it.
    const late = await openApp({ server, path, account: 'admin@nordkurs.example' })
    await expect.poll(text).toContain('Die Einladung ist abgelaufen')
    expect(document.querySelector('nav[aria-label="Hauptnavigation"]')).toBeNull()
    expect([document.querySelector('form'), inviteToken !== undefined]).toEqual([null, true])
    late.close()
    // Withdrawn while it is filled in.
    await store.patch('users', user?.id ?? '', { expiresAt })
    await open(path, server)
    await expect.element(page.getByLabelText(/^Passwort(?! w)/)).toHaveFocus()
    await store.patch('users', user?.id ?? '', { inviteToken: undefined })
    await userEvent.keyboard('Sehr-geheim-1{Tab}Sehr-geheim-1{Enter}')
    await expect.poll(text).toContain('Diese Einladung gibt es nicht mehr')
    expect(location.pathname).toBe(path)
    await expect.poll(() => document.querySelector('form')).toBeNull()
    await userEvent.click(page.getByRole('link', { name: 'Zur Anmeldung' }))
    await expect.poll(() => location.pathname).toBe('/login')
  })

  test('speaks the language the invitation was sent in, and so does the product afterwards', async () => {
    const { server, path, user } = await invited()
    await server.store('nordkurs').patch('users', user?.id ?? '', { language: 'en' })
    await open(path, server)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Accept invitation' })).toBeVisible()
    await expect.element(page.getByLabelText(/^Password/)).toHaveFocus()
    await userEvent.keyboard('Sehr-geheim-1{Tab}Sehr-geheim-1{Enter}')
    await expect.poll(() => location.pathname).toBe('/dispatcher')
    await expect.poll(() => localStorage.getItem('language')).toBe('en')
  })
})
