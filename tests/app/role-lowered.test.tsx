import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import type { OpenApp } from '#tests/support/open-app.tsx'
import { tell } from '#tests/support/tell.ts'
import { userEvent } from '#tests/support/typing.ts'
import { address, focusedRow, openList } from './orders-support.tsx'
import { watchFocus } from './reliability-support.tsx'

const ORDER = 'NK-2026-004796'
const note = () => page.getByRole('textbox', { name: 'Notiz' })

/** Somebody changes the role on the server; the next poll, which any news of the tenant brings on, says so. */
async function setRole({ server }: OpenApp, role: string) {
  await server.store('nordkurs').patch('users', 'usr-nordkurs-dispo', { role })
  await tell(server, 'nordkurs', { entity: 'orders', id: ORDER, change: 'updated' })
}

test('a role lowered while somebody types: what they may no longer do goes, what they have typed stays', async () => {
  const app = await openList({ path: `/orders?row=${ORDER}&panels=order:${ORDER}` })
  await expect.poll(focusedRow).toBe(ORDER)
  await press('m')
  await expect.element(note()).toHaveFocus()
  await userEvent.keyboard('Fahrer ruft um 14 Uhr an')
  const add = page.getByRole('button', { name: 'Auftrag anlegen' })
  await expect.element(add.first()).toBeVisible()
  const lost = watchFocus()
  await setRole(app, 'user')
  await expect.poll(() => add.elements().length).toBe(0)
  await expect.element(note()).toHaveValue('Fahrer ruft um 14 Uhr an')
  await expect.element(note()).toHaveFocus()
  expect(await lost()).toEqual([])
})

test('a screen that is no longer for this person makes way for the word that says so', async () => {
  const app = await openList({ account: 'admin@nordkurs.example', path: '/orders' })
  await press('g', 'e')
  await expect.poll(address).toContain('/system/settings')
  await app.server.store('nordkurs').patch('users', 'usr-nordkurs-admin', { role: 'sales' })
  await tell(app.server, 'nordkurs', { entity: 'orders', id: ORDER, change: 'updated' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Keine Berechtigung' })).toBeVisible()
})
