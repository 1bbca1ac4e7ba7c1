import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { holdAnswers } from './reliability-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const number = 'NK-2026-004796'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const shown = (id: string) => document.querySelector(`main button[data-field="${id}"]`)

/** The page of an order that is loaded in 30159 Hannover, with a field of it open for typing. */
async function openField(id: string) {
  const app = await openApp({ path: `/orders/${number}`, account: DISPO })
  await expect.poll(() => shown(id)).not.toBeNull()
  const edit = async (which: string) => {
    shown(which)?.closest<HTMLElement>('button')?.focus()
    await userEvent.keyboard('{Enter}')
  }
  await edit(id)
  const place = async () => {
    const order = await app.server.store('nordkurs').find('orders', number)
    return `${order?.pickupPostalCode} ${order?.pickupCity}`
  }
  const changes = async () => {
    const events = await app.server.store('nordkurs').all('events', { recordId: number, type: 'updated' })
    const changed = events.map(({ changedFields }) => changedFields.map((one) => one.field).toSorted())
    return changed.filter((fields) => fields.some((one) => one.startsWith('pickup')))
  }
  return { app, edit, place, changes }
}

test('the town follows the postal code of an order in one change, and Strg+Z takes both back', async () => {
  const { place, changes } = await openField('pickupPostalCode')
  expect(await place()).toBe('30159 Hannover')
  await userEvent.keyboard('29221{Enter}')
  await expect.poll(place).toBe('29221 Celle')
  await expect.poll(() => shown('pickupCity')?.textContent).toBe('Celle')
  expect(await changes()).toEqual([['distanceKm', 'pickupCity', 'pickupPostalCode']])
  await press('ctrl+z')
  await expect.poll(place).toBe('30159 Hannover')
})

test('by Tab the town is open already when it comes: it stands there selected, and what is typed replaces it', async () => {
  const { app, place } = await openField('pickupPostalCode')
  const held = holdAnswers(app.server, ({ path, method }) => method === 'PUT' && path.includes('/orders/'))
  await userEvent.keyboard('29221{Tab}')
  await expect.element(field('Ort (Beladung)')).toHaveFocus()
  await expect.element(field('Ort (Beladung)')).toHaveValue('Hannover')
  await expect.poll(held.count).toBe(1)
  await held.release()
  await expect.element(field('Ort (Beladung)')).toHaveValue('Celle')
  await userEvent.keyboard('Celle-Nord{Enter}')
  await expect.poll(place).toBe('29221 Celle-Nord')
})
