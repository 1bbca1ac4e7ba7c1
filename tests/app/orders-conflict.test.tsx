import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { colleague } from './orders-support.tsx'

const order = 'NK-2026-004796'

test('two people edit the same field of an order: who and when is said, both values are shown, and 1 saves mine over theirs', async () => {
  const app = await openApp({ path: `/orders/${order}`, account: 'dispo@nordkurs.example' })
  const send = await colleague(app, 'admin@nordkurs.example')
  const weight = async () => (await app.server.store('nordkurs').find('orders', order))?.weight
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('status')
  document.querySelector<HTMLElement>('main button[data-field="weight"]')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
  await userEvent.keyboard('9000')
  expect((await send('PUT', `/api/orders/${order}`, { weight: 11_000 })).status).toBe(200)
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => document.querySelector('main [role="alert"]')?.textContent)
    .toMatch(/^\p{Lu}.+ hat das um \d\d:\d\d geändert\./u)
  await expect.element(page.getByText('Ihr Wert: 9.000 kg')).toBeVisible()
  await expect.element(page.getByText(/^.+: 11\.000 kg$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Weiter bearbeiten' })).toHaveFocus()
  expect(await weight()).toBe(11_000)
  await press('1')
  await expect.poll(weight).toBe(9000)
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Gewicht (kg): 9.000 kg')
})
