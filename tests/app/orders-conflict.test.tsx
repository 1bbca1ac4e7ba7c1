import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { colleague, toasts } from './orders-support.tsx'

const order = 'NK-2026-004796'
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const focusedField = () => document.activeElement?.getAttribute('data-field')

/** Opens the page of the order with one field open, and a colleague who does not see it. */
async function editBeside(id: string) {
  const app = await openApp({ path: `/orders/${order}`, account: 'dispo@nordkurs.example' })
  // Without live updates the screen does not know of the other's change until it is saved.
  const send = await colleague(app, 'admin@nordkurs.example')
  const change = async (body: Record<string, unknown>) => {
    const answer = await send('PUT', `/api/orders/${order}`, body)
    expect(answer.status).toBe(200)
  }
  await expect.poll(focusedField).toBe('status')
  document.querySelector<HTMLElement>(`main button[data-field="${id}"]`)?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
  const stored = async () => (await app.server.store('nordkurs').all('orders', { id: order }))[0]
  return { app, change, stored }
}

describe('two people edit one order', () => {
  test('the same field: both values are shown, and 1 saves mine over theirs', async () => {
    const { change, stored } = await editBeside('weight')
    await userEvent.keyboard('9000')
    await change({ weight: 11_000 })
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => document.querySelector('main [role="alert"]')?.textContent)
      .toMatch(/^\p{Lu}.+ hat das um \d\d:\d\d geändert\./u)
    await expect.element(page.getByText('Ihr Wert: 9.000 kg')).toBeVisible()
    await expect.element(page.getByText(/^.+: 11\.000 kg$/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Weiter bearbeiten' })).toHaveFocus()
    expect((await stored())?.weight).toBe(11_000)
    await press('1')
    await expect.poll(async () => (await stored())?.weight).toBe(9000)
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Gewicht (kg): 9.000 kg')
  })

  test('other fields: mine goes onto the new version without a question', async () => {
    const { change, stored } = await editBeside('weight')
    await userEvent.keyboard('9000')
    await change({ customerReference: 'PO-1' })
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await stored())?.weight).toBe(9000)
    expect((await stored())?.customerReference).toBe('PO-1')
    await expect.poll(() => toasts()[0]).toBe(`${order}: Gewicht 9.000 kg`)
  })

  test('a live update of the field says so and leaves the typed text and the focus alone', async () => {
    const { app, change } = await editBeside('weight')
    await expect.poll(() => app.server.live.connections('nordkurs')).toBe(1)
    await userEvent.keyboard('90')
    await change({ weight: 11_000 })
    await expect.element(page.getByText('Inzwischen geändert: 11.000 kg')).toBeVisible()
    await userEvent.keyboard('00')
    await expect.element(field('Gewicht (kg)')).toHaveValue('9000')
    await expect.element(field('Gewicht (kg)')).toHaveFocus()
  })
})
