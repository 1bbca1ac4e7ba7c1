import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'

const people = () => [...document.querySelectorAll('main [role="tabpanel"] li')].map((row) => row.textContent)
/** What is marked in the palette: what Enter would do. */
const marked = () => document.querySelector('dialog [role="option"][aria-selected="true"] bdi')?.textContent

/** Somebody registers for a company that is there, on another computer. */
async function register({ server }: OpenApp) {
  const answer = await server.fetch('/api/auth/register-simple', {
    method: 'POST',
    headers: { 'X-Tenant-Id': 'nordkurs', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: 'anna.neu@nordkurs.example',
      password: 'Sehr-geheim-1',
      firstName: 'Anna',
      lastName: 'Neu',
      companyName: 'Nordkurs Spedition',
      role: 'dispatcher',
    }),
  })
  expect(answer.status).toBe(201)
}

test('who registers for a company that is there is shown to its admin, whom a message leads there, and let in by keys with the role he grants', async () => {
  const app = await openApp({ path: '/notifications' })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Störungen und Hinweise' })).toBeVisible()
  await register(app)
  await userEvent.click(page.getByRole('button', { name: 'Anna Neu möchte beitreten' }))
  await expect.element(page.getByRole('heading', { level: 2, name: 'Warten auf Ihre Zustimmung' })).toBeVisible()
  await expect.poll(() => people()[0]).toBe('Anna Neuanna.neu@nordkurs.exampleWunsch: Disposition · bis 07.12. 14:03')
  await press('ctrl+k')
  await userEvent.keyboard('registrierung annehmen')
  await expect.poll(marked).toBe('Registrierung annehmen …')
  await press('Enter')
  await expect.poll(marked).toBe('Anna Neu als Disposition')
  await userEvent.keyboard('vertrieb')
  await expect.poll(marked).toBe('Anna Neu als Vertrieb')
  await press('Enter')
  await expect.element(page.getByText('Anna Neu gehört jetzt dazu: Vertrieb')).toBeVisible()
  await expect.element(page.getByText('Niemand wartet.')).toBeVisible()
  const user = await app.server.store('nordkurs').first('users', { email: 'anna.neu@nordkurs.example' })
  expect([user?.pending === true, user?.role]).toEqual([false, 'sales'])
})
