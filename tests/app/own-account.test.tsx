import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'

/** What is marked in the palette: what Enter would do. */
const marked = () => document.querySelector('dialog [role="option"][aria-selected="true"] bdi')?.textContent
const focusedName = () => document.activeElement?.getAttribute('name')

/** Opens the account and, by the palette, one of its dialogs. */
async function openDialog(typed: string, title: string) {
  const app = await openApp({ path: '/profile', account: 'dispo@nordkurs.example' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Konto' }), { timeout: 20_000 }).toBeVisible()
  await press('ctrl+k')
  await userEvent.keyboard(typed)
  await expect.poll(marked, { timeout: 20_000 }).toBe(title)
  await press('Enter')
  return app
}

/** Signs in as the same person elsewhere. */
function signIn({ fetch }: Awaited<ReturnType<typeof openApp>>['server'], password: string) {
  const body = JSON.stringify({ email: 'dispo@nordkurs.example', password })
  return fetch('/api/auth/login', { method: 'POST', headers: { 'X-Tenant-Id': 'nordkurs' }, body })
}

test('people change their own name, which needs both parts, and the frame says the new one', async () => {
  const { server } = await openDialog('name ändern', 'Name ändern …')
  await expect.poll(focusedName).toBe('firstName')
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Enter}')
  await expect.element(page.getByText('Bitte den Vornamen angeben')).toBeVisible()
  await expect.poll(focusedName).toBe('firstName')
  await userEvent.keyboard('{Control>}a{/Control}Jörg{Tab}{Control>}a{/Control}Weiß-Lünen{Enter}')
  await expect.element(page.getByText('Name geändert: Jörg Weiß-Lünen', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Benutzermenü: Jörg Weiß-Lünen' }), { timeout: 20_000 })
    .toBeVisible()
  const user = await server.store('nordkurs').first('users', { email: 'dispo@nordkurs.example' })
  expect([user?.firstName, user?.lastName]).toEqual(['Jörg', 'Weiß-Lünen'])
})

test('a password is changed by the one there is: a wrong one is told at its field, two that differ before anything is sent', async () => {
  const { server } = await openDialog('passwort ändern', 'Passwort ändern …')
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
  const user = await server.store('nordkurs').first('users', { email: 'dispo@nordkurs.example' })
  expect(user?.password).not.toContain('Ablieferbeleg')
  expect((await signIn(server, 'Frachtbrief-2026')).status).toBe(401)
  expect((await signIn(server, 'Ablieferbeleg-2027')).status).toBe(200)
  expect(JSON.stringify(localStorage)).not.toContain('Ablieferbeleg')
})
